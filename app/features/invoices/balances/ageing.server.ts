import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { today } from "~/features/calendar/today";
import { type Ageing, type OpenAmount, ageing } from "./ageing";
import { openAtEndOf } from "./entries.server";

export type CustomerAgeing = Ageing & Who;

/** Deleted customers have no page, but still a statement; walk-in customers have neither. */
type Who = { customerId: string | null; name: string; hasPage: boolean; hasStatement: boolean };

/** At the end of a day; today: as it is now. */
export async function ageingByCustomer(
  scope: Scope,
  day: string,
): Promise<{ customers: CustomerAgeing[]; all: Ageing }> {
  const rows = await openByCustomer(scope, day);
  const amounts = new Map<string, Who & { open: OpenAmount[] }>();
  for (const { customer_id, name, is_nobody, has_statement, due_date, invoice_date, open } of rows) {
    const key = customer_id ?? name;
    const who = { customerId: customer_id, name, hasPage: !is_nobody, hasStatement: has_statement };
    const known = amounts.get(key) ?? { ...who, open: [] };
    known.open.push({ dueDate: due_date, invoiceDate: invoice_date, open });
    amounts.set(key, known);
  }
  const customers = [...amounts.values()]
    .map(({ open, ...customer }) => ({ ...customer, ...ageing(open, day) }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
  const all = ageing(
    [...amounts.values()].flatMap(({ open }) => open),
    day,
  );
  return { customers, all };
}

function openByCustomer(scope: Scope, day: string) {
  const { timeZone } = scope.account;
  const isPast = day < today(timeZone);
  return scope.db((trx) =>
    trx
      .selectFrom(openAtEndOf(timeZone, { day: isPast ? day : undefined }).as("open_invoices"))
      .innerJoin("invoices", "invoices.id", "open_invoices.id")
      .leftJoin("customers", "customers.id", "invoices.customer_id")
      .select(["invoices.customer_id", "invoices.due_date", "invoices.invoice_date"])
      .select([
        sql<string>`max(coalesce(customers.name, invoices.customer_name))`.as("name"),
        sql<boolean>`coalesce(bool_or(customers.is_walk_in or customers.removed_at is not null), true)`.as(
          "is_nobody",
        ),
        sql<boolean>`coalesce(bool_and(not customers.is_walk_in), false)`.as("has_statement"),
        sql<string>`sum(open_invoices.open)::text`.as("open"),
        // Credits are never offset against debts of the same day.
        sql<boolean>`open_invoices.open < 0`.as("is_credit"),
      ])
      .groupBy(["invoices.customer_id", "invoices.due_date", "invoices.invoice_date", "is_credit"])
      .execute(),
  );
}

export type OpenSums = {
  /** Dollars, before any credit. */
  owed: string;
  overdue: string;
  /** Negative. */
  credits: string;
  hasIssued: boolean;
};

export async function sumOpen(scope: Scope): Promise<OpenSums> {
  const day = today(scope.account.timeZone);
  const sum = (which: RawBuilder<boolean>) =>
    sql<string>`coalesce(sum(open_balance) filter (where ${which}), 0)::numeric(14, 2)::text`;
  return scope.db((trx) =>
    trx
      .selectFrom("invoices")
      .select([
        sum(sql`open_balance > 0`).as("owed"),
        sum(sql`open_balance > 0 and coalesce(due_date, invoice_date) < ${day}::date`).as("overdue"),
        sum(sql`open_balance < 0`).as("credits"),
        sql<boolean>`exists (select from invoices where kind = 'invoice' and number is not null)`.as(
          "hasIssued",
        ),
      ])
      .where("open_balance", "<>", "0")
      .executeTakeFirstOrThrow(),
  );
}
