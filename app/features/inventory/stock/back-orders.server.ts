import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";

type Change = { itemId: string; invoiceId: string | undefined; change: number };

/** The parts must be locked. Only moveStock writes here, so that the ledger explains every piece that is owed. */
export async function changeBackOrders(trx: AccountTransaction, changes: Change[]): Promise<void> {
  const real = changes.filter(({ invoiceId, change }) => invoiceId !== undefined && change !== 0);
  for (const { itemId, invoiceId, change } of real) {
    await sql`
      insert into back_orders (item_id, invoice_id, quantity) values (${itemId}, ${invoiceId!}, ${Math.max(0, change)})
      on conflict (account_id, item_id, invoice_id) do update set quantity = back_orders.quantity + ${change}`.execute(
      trx,
    );
  }
  if (real.some(({ change }) => change < 0))
    await trx
      .deleteFrom("back_orders")
      .where("quantity", "=", 0)
      .where(
        "item_id",
        "in",
        real.map(({ itemId }) => itemId),
      )
      .execute();
}

export type BackOrder = {
  itemId: string;
  partNumber: string;
  invoiceId: string;
  invoiceNumber: string;
  customerId: string | null;
  customer: string;
  quantity: number;
  onHand: number;
  since: Date;
};

/** What is owed, the longest first. */
export function backOrders(trx: AccountTransaction) {
  return trx
    .selectFrom("back_orders as b")
    .innerJoin("inventory_items as i", "i.id", "b.item_id")
    .innerJoin("invoices as n", "n.id", "b.invoice_id")
    .select(["b.item_id as itemId", "i.part_number as partNumber", "i.quantity as onHand"])
    .select(["b.invoice_id as invoiceId", "n.invoice_number as invoiceNumber", "n.customer_id as customerId"])
    .select(["n.customer_name as customer", "b.quantity", "b.since"])
    .$narrowType<{ invoiceNumber: string }>()
    .orderBy("b.since")
    .orderBy("n.number");
}
