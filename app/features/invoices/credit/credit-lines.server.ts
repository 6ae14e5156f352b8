import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { CreditableLine } from "./credit-amounts";

export type CreditLine = CreditableLine & {
  itemId: string | null;
  partNumber: string;
  description: string;
  /** Pieces not credited yet. */
  left: number;
};

export type CreditLines = { lines: CreditLine[]; creditedTax: string };

export async function getCreditLines(scope: Scope, invoiceId: string): Promise<CreditLines> {
  return scope.db((trx) => listCreditLines(trx, invoiceId));
}

export async function listCreditLines(trx: AccountTransaction, invoiceId: string): Promise<CreditLines> {
  const { rows } = await sql<Omit<CreditLine, "left">>`
    select l.id, l.kind, l.inventory_item_id as "itemId", l.part_number as "partNumber", l.description, l.quantity,
      l.unit_price::text as "unitPrice", l.discount_percent::text as discount, l.tax_included as taxed,
      coalesce(c.pieces, 0)::int as "creditedPieces", coalesce(c.amount, 0)::text as "creditedAmount"
    from invoice_items l left join (
      select credits_line_id, sum(quantity) as pieces, sum(line_total) as amount from invoice_items
      where invoice_id in (select id from invoices where credits_id = ${invoiceId} and status <> 'cancelled')
      group by credits_line_id) c on c.credits_line_id = l.id
    where l.invoice_id = ${invoiceId} and l.kind <> 'lost' order by l.line`.execute(trx);
  const { creditedTax } = await trx
    .selectFrom("invoices")
    .select(sql<string>`coalesce(sum(tax_amount), 0)::text`.as("creditedTax"))
    .where("credits_id", "=", invoiceId)
    .where("status", "<>", "cancelled")
    .executeTakeFirstOrThrow();
  return { lines: rows.map((line) => ({ ...line, left: line.quantity - line.creditedPieces })), creditedTax };
}
