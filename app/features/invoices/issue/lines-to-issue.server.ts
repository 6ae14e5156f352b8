import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";

export type LineToIssue = Awaited<ReturnType<typeof linesToIssue>>[number];

/** `price` is after the discount; cost is the average of what is in stock. */
export function linesToIssue(trx: AccountTransaction, invoiceId: string) {
  const price = sql<string>`l.unit_price * (100 - l.discount_percent) / 100`;
  return trx
    .selectFrom("invoice_items as l")
    .leftJoin("inventory_items as i", "i.id", "l.inventory_item_id")
    .select(["l.line", "l.kind", "l.quantity", "l.tax_included as taxed", "l.inventory_item_id as itemId"])
    .select(["i.part_number as partNumber", price.as("price")])
    .select(
      sql<boolean>`l.kind = 'sale' and coalesce(${price} < coalesce(i.average_cost, i.cost), false)`.as(
        "isBelowCost",
      ),
    )
    .where("l.invoice_id", "=", invoiceId)
    .orderBy("l.line")
    .execute();
}
