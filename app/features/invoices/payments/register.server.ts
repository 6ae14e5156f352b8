import Big from "big.js";
import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { type PersonChoice, personChoices } from "~/features/accounts/person-choices";
import { type PaymentEntry, paymentEntries } from "./payment-entries.server";
import { type MoneyKind, moneyKinds } from "./payment-methods";
import type { Register, RegisterPosition } from "./register-position";

/** Newest first. */
export async function listRegister(
  scope: Scope,
  register: Register,
  { after, max }: { after?: RegisterPosition; max: number },
): Promise<PaymentEntry[]> {
  const entries = paymentEntries(scope.account.timeZone, sql`true`);
  const isAfter = after
    ? sql`(day, at, rank, id) < (
        select day, at, rank, id from (${entries}) entries where id = ${after.id}::uuid and what = ${after.what})`
    : sql`true`;
  return scope.db(async (trx) => {
    const { rows } = await sql<PaymentEntry>`
      select id, what, "invoiceId", number, customer, day, method, reference, note, author, "userId", amount::text as amount, "reversalOf"
      from (${entries}) entries where ${isIn(register)} and ${isAfter}
      order by day desc, at desc, rank desc, id desc limit ${max}`.execute(trx);
    return rows;
  });
}

/** Dollars by method; `total` is their sum. */
export type RegisterSums = Partial<Record<MoneyKind, string>> & { total: string };
export type RegisterTotals = {
  count: number;
  /** Newest first. */
  days: { day: string; sums: RegisterSums }[];
  all: RegisterSums;
  methods: MoneyKind[];
};

export async function sumRegister(scope: Scope, register: Register): Promise<RegisterTotals> {
  const entries = paymentEntries(scope.account.timeZone, sql`true`);
  const rows = await scope.db(async (trx) => {
    const found = await sql<{ day: string; method: MoneyKind; sum: string; count: number }>`
      select day, method, sum(amount)::text as sum, count(*)::integer as count
      from (${entries}) entries where ${isIn(register)} group by day, method order by day desc`.execute(trx);
    return found.rows;
  });
  const days = [...new Set(rows.map(({ day }) => day))];
  return {
    count: rows.reduce((all, { count }) => all + count, 0),
    days: days.map((day) => ({ day, sums: sumsOf(rows.filter((row) => row.day === day)) })),
    all: sumsOf(rows),
    methods: moneyKinds
      .map(({ value }) => value)
      .filter((kind) => rows.some(({ method }) => method === kind)),
  };
}

function sumsOf(rows: { method: MoneyKind; sum: string }[]): RegisterSums {
  const sums = new Map<MoneyKind, Big>();
  for (const { method, sum } of rows) sums.set(method, (sums.get(method) ?? new Big(0)).plus(sum));
  const total = [...sums.values()].reduce((all, sum) => all.plus(sum), new Big(0));
  return {
    ...Object.fromEntries([...sums].map(([method, sum]) => [method, sum.toFixed(2)])),
    total: total.toFixed(2),
  };
}

/** Who recorded or reversed a payment of these days. */
export async function listClerks(scope: Scope, { from, to }: Register): Promise<PersonChoice[]> {
  const entries = paymentEntries(scope.account.timeZone, sql`true`);
  return scope.db(async (trx) => {
    const { rows } = await sql<{ userId: string; author: string }>`
      select distinct "userId", author from (${entries}) entries where ${isIn({ from, to })} order by author`.execute(
      trx,
    );
    return personChoices(rows);
  });
}

function isIn({ from, to, method, userId }: Register): RawBuilder<boolean> {
  return sql<boolean>`day between ${from}::date and ${to}::date
    and ${method ? sql`method = ${method}` : sql`true`} and ${userId ? sql`"userId"::text = ${userId}` : sql`true`}`;
}
