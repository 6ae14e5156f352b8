import { type RawBuilder, sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";
import { givenBackOf } from "../credit-lines.server";

/** A core charge of an invoice that counts, with the pieces that nobody has brought back. */
export type OpenCore = {
  /** The line that charged it. */
  id: string;
  invoiceId: string;
  number: string;
  /** Of the invoice. */
  day: string;
  customerId: string | null;
  customerName: string;
  isWalkIn: boolean;
  partNumber: string;
  partKey: string;
  description: string;
  unitPrice: string;
  discount: string;
  out: number;
};

/** Oldest first. `narrowed` says of which invoices (s), lines (l) and customers (c). */
export async function listOpenCores(
  trx: AccountTransaction,
  narrowed: RawBuilder<unknown>,
  max: number,
): Promise<OpenCore[]> {
  const { rows } = await sql<OpenCore>`
    select l.id, s.id as "invoiceId", s.invoice_number as number, s.invoice_date as day, s.customer_id as "customerId",
      s.customer_name as "customerName", coalesce(c.is_walk_in, false) as "isWalkIn", l.part_number as "partNumber",
      l.part_key as "partKey", l.description, l.unit_price::text as "unitPrice", l.discount_percent::text as discount,
      l.quantity - coalesce(g.pieces, 0) as out
    from invoice_items l join invoices s on s.id = l.invoice_id left join customers c on c.id = s.customer_id
    left join lateral (${givenBackOf(sql`l.id`)}) g on true
    where l.kind = 'core_charge' and s.kind = 'invoice' and s.status in ('finalized', 'sent', 'paid')
      and l.quantity > coalesce(g.pieces, 0) and ${narrowed}
    order by s.invoice_date, s.number, l.line limit ${max}`.execute(trx);
  return rows;
}
