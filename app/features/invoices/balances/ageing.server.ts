import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { today } from "~/features/calendar/today";
import type { Statements } from "~db/as-account";
import { type Ageing, type OpenAmount, ageing, maxDaysApart } from "./ageing";
import { openAtEndOf } from "./entries.server";

export type CustomerAgeing = Ageing & Who;

/** Deleted customers have no page, but still a statement; walk-in customers have neither. */
type Who = { customerId: string | null; name: string; hasPage: boolean; hasStatement: boolean };

export const customersOnPage = 100;

/** The last customer of the page before: two may have one name. */
export type AgeingPosition = { name: string; key: string };

/** A page of customers by name, with one more when there is another page, and all of them together. At the end of a day; today: as it is now. */
export async function ageingByCustomer(
  scope: Scope,
  day: string,
  after?: AgeingPosition,
): Promise<{ customers: (CustomerAgeing & { key: string })[]; all: Ageing }> {
  const { timeZone } = scope.account;
  const owed = amountsOwed(timeZone, { day, isPast: day < today(timeZone) });
  const [page, all] = await scope.read((db) => [pageOf(db, owed, after), sumsByDay(db, owed)]);
  const customers = page.map(({ key, name, customer_id, is_nobody, has_statement, amounts }) => {
    const who = { key, customerId: customer_id, name, hasPage: !is_nobody, hasStatement: has_statement };
    return { ...who, ...ageing(amounts, day) };
  });
  return { customers, all: ageing(all, day) };
}

type Owed = {
  key: string;
  name: string;
  customer_id: string | null;
  is_nobody: boolean;
  has_statement: boolean;
  due_date: string;
  open: string;
};

/** Added up by customer and days overdue; all days before the last that is told apart are one. Credits are never offset against debts of a day. */
function amountsOwed(timeZone: string, { day, isPast }: { day: string; isPast: boolean }): RawBuilder<Owed> {
  return sql<Owed>`(
    select key, customer_id, max(name) as name, bool_or(is_nobody) as is_nobody, bool_and(has_statement) as has_statement,
      due_date, sum(open) as open
    from (
      select coalesce(i.customer_id::text, i.customer_name) as key, i.customer_id, coalesce(c.name, i.customer_name) as name,
        coalesce(c.is_walk_in or c.removed_at is not null, true) as is_nobody, coalesce(not c.is_walk_in, false) as has_statement,
        ${day}::date - least(greatest(${day}::date - coalesce(i.due_date, i.invoice_date), 0), ${maxDaysApart}::int) as due_date,
        o.open
      from ${openAtEndOf(timeZone, { day: isPast ? day : undefined })} o
        join invoices i on i.id = o.id
        left join customers c on c.id = i.customer_id) each
    group by key, customer_id, due_date, open < 0)`;
}

function pageOf(db: Statements, owed: RawBuilder<Owed>, after: AgeingPosition | undefined) {
  const amount = sql`json_build_object('dueDate', due_date, 'invoiceDate', due_date, 'open', open::text)`;
  return db
    .selectFrom(owed.as("owed"))
    .select(["key", "customer_id"])
    .select([
      sql<string>`max(name)`.as("name"),
      sql<boolean>`bool_or(is_nobody)`.as("is_nobody"),
      sql<boolean>`bool_and(has_statement)`.as("has_statement"),
      sql<OpenAmount[]>`json_agg(${amount})`.as("amounts"),
    ])
    .groupBy(["key", "customer_id"])
    .$if(after !== undefined, (query) =>
      query.having(
        sql<boolean>`(lower(max(name)), key) > (lower(${after?.name}::text), ${after?.key}::text)`,
      ),
    )
    .orderBy(sql`lower(max(name))`)
    .orderBy("key")
    .limit(customersOnPage + 1);
}

function sumsByDay(db: Statements, owed: RawBuilder<Owed>) {
  return db
    .selectFrom(owed.as("owed"))
    .select(["due_date as dueDate", "due_date as invoiceDate", sql<string>`sum(open)::text`.as("open")])
    .groupBy(["due_date", sql`open < 0`]);
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
