import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { CreditableLine } from "./credit-amounts";

export type CreditLine = CreditableLine & {
  itemId: string | null;
  partNumber: string;
  description: string;
  /** Pieces that may still be credited. */
  left: number;
};

/** A sale with what credit notes and returned cores gave back of it. Rate in percent, tax in dollars. */
export type CreditLines = { lines: CreditLine[]; taxRate: string; creditedTax: string };

export async function getCreditLines(scope: Scope, invoiceId: string): Promise<CreditLines> {
  return scope.db((trx) => listCreditLines(trx, invoiceId));
}

export async function listCreditLines(trx: AccountTransaction, invoiceId: string): Promise<CreditLines> {
  const sale = (await creditLinesOf(trx, [invoiceId])).get(invoiceId);
  return sale ?? { lines: [], taxRate: "0", creditedTax: "0" };
}

type Row = CreditLine & { invoiceId: string };

/** By invoice. A returned core of a charge is no line to credit: its invoice is cancelled, or the core sold again. */
export async function creditLinesOf(
  trx: AccountTransaction,
  invoiceIds: string[],
): Promise<Map<string, CreditLines>> {
  if (invoiceIds.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select l.invoice_id as "invoiceId", l.id, l.kind, l.inventory_item_id as "itemId", l.part_number as "partNumber", l.description,
      l.quantity, l.unit_price::text as "unitPrice", l.discount_percent::text as discount, l.tax_included as taxed,
      coalesce(c.pieces, 0) as "creditedPieces", coalesce(c.amount, 0)::text as "creditedAmount",
      l.quantity - coalesce(c.pieces, 0) - coalesce(u.pieces, 0) as left
    from invoice_items l left join lateral (${givenBackOf(sql`l`)}) c on true
    left join lateral (
      select sum(pieces)::int as pieces from unnamed_core_returns where return_line_id = l.id) u on l.kind = 'core_return'
    where l.invoice_id = any(${invoiceIds}) and l.kind <> 'lost' and l.credits_line_id is null
    order by l.invoice_id, l.line`.execute(trx);
  const { rows: taxes } = await sql<{ id: string; rate: string; credited: string }>`
    select i.id, i.tax_rate::text as rate, (
      coalesce((select sum(n.tax_amount) from invoices n where n.credits_id = i.id and n.status <> 'cancelled'), 0)
      + coalesce((select sum(c.core_tax) from invoice_items l cross join lateral credits_of_line(l.account_id, l.id) c
          where l.invoice_id = i.id), 0))::text as credited
    from invoices i where i.id = any(${invoiceIds})`.execute(trx);
  const sales = new Map<string, CreditLines>(
    taxes.map(({ id, rate, credited }) => [id, { lines: [], taxRate: rate, creditedTax: credited }]),
  );
  for (const row of rows) sales.get(row.invoiceId)!.lines.push(row);
  return sales;
}

/** Pieces of a line that were given back, and the dollars for them, with the sign of the line. */
export function givenBackOf(line: RawBuilder<unknown>) {
  return sql`select sum(pieces)::int as pieces, sum(amount) as amount from credits_of_line(${line}.account_id, ${line}.id)`;
}
