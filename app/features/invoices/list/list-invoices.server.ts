import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { plainKey } from "~/http/requests/plain-text";
import type { AccountTransaction } from "~db/as-account";
import { type ShownStatus, isIssued } from "../invoice-status";
import { type Listing, invoicesOnPage } from "./list-position";

/** When an invoice got its number, or a draft was begun: the order within a day. */
export const begunAt = sql<string>`coalesce(issued_at, created_at)`;

/** A page plus one row: newest first, or by invoice date if days are given. */
export async function listInvoices(scope: Scope, listing: Listing) {
  return scope.db((trx) => {
    const { from, to, after } = listing;
    const order = from || to ? byDay : [sql.ref("created_at")];
    return matching(trx, listing)
      .select(["id", "kind", "invoice_number", "customer_name", "invoice_date", "due_date"])
      .select(["total", "credited", "open_balance", "status", "issued_at", "version"])
      .$if(after !== undefined, (query) => query.where(isAfter(order, after!)))
      .orderBy(sql`${sql.join(order.map((column) => sql`${column} desc`))}`)
      .orderBy("id", "desc")
      .limit(invoicesOnPage + 1)
      .execute();
  });
}

export type ListedInvoice = Awaited<ReturnType<typeof listInvoices>>[number];

const byDay = [sql.ref("invoice_date"), begunAt];

function isAfter(order: RawBuilder<unknown>[], id: string): RawBuilder<boolean> {
  const columns = sql.join(order);
  return sql<boolean>`(${columns}, id) < (select ${columns}, id from invoices where id = ${id})`;
}

export function matching(trx: AccountTransaction, { search, customerId, status, from, to }: Listing) {
  const invoices = trx
    .selectFrom("invoices")
    .where("removed_at", "is", null)
    .$if(customerId !== undefined, (query) => query.where("customer_id", "=", customerId!))
    .$if(status !== undefined, (query) => query.where(isShownAs(status!)))
    .$if(from !== undefined, (query) => query.where("invoice_date", ">=", from!))
    .$if(to !== undefined, (query) => query.where("invoice_date", "<=", to!));
  if (!search) return invoices;
  const key = plainKey(search);
  const numbered = /^(?:(inv|cn)[\s-]*)?0*(\d{1,9})$/i.exec(key);
  if (numbered?.[1]) {
    const kind = numbered[1].toLowerCase() === "cn" ? ("credit_note" as const) : ("invoice" as const);
    return invoices.where("kind", "=", kind).where("number", "=", Number(numbered[2]));
  }
  // Found first and once: without fresh statistics PostgreSQL would search again for each invoice.
  return invoices.where(sql<boolean>`id = any(array${found(search, numbered?.[2])})`);
}

/** shownStatus, as SQL. */
function isShownAs(status: ShownStatus): RawBuilder<boolean> {
  const isCredited = sql`(kind = 'invoice' and total > 0 and credited >= total)`;
  if (status === "credited") return sql<boolean>`status in ('finalized', 'sent', 'paid') and ${isCredited}`;
  return isIssued(status)
    ? sql<boolean>`status = ${status} and not ${isCredited}`
    : sql<boolean>`status = ${status}`;
}

/** Each branch walks an index of its own: they hold only invoices that were not removed. */
function found(search: string, number: string | undefined): RawBuilder<string> {
  const name = search.toLowerCase();
  const key = plainKey(search);
  const ranges = (column: string, start: RawBuilder<unknown>) =>
    sql`${sql.ref(column)} ~>=~ ${start} and ${sql.ref(column)} ~<~ (${start} || chr(1114111))`;
  return sql<string>`(
    select id from invoices where removed_at is null and ${ranges("customer_key", sql`${name}::text`)}
    union all
    select i.id from customers c
      cross join lateral (select id from invoices where customer_id = c.id and removed_at is null offset 0) i
    where position(${name} in c.name_key) > 0
    union all
    select id from invoices where kind in ('invoice', 'credit_note') and number = ${number ?? null}::integer
    union all
    select id from invoices where removed_at is null and po_number = ${key}
    union all
    select invoice_id from invoice_items
    where part_key(${key}) <> '' and ${ranges("part_key", sql`part_key(${key})`)})`;
}
