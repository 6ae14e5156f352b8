import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { changeLines } from "~/features/changes/change-lines";
import { noteChanges } from "~/features/changes/changes.server";
import type { LockedItem } from "~/features/inventory/stock/stock.server";
import type { AccountTransaction } from "~db/as-account";

type Learned = { item: Pick<LockedItem, "id">; number: string; vendor: string };

/** The next invoice of this vendor finds the part by this number. Returns its id; null when it was known already. */
export async function learnVendorNumber(
  trx: AccountTransaction,
  scope: Scope,
  { item, number, vendor }: Learned,
): Promise<string | null> {
  const added = await trx
    .insertInto("item_numbers")
    .values({ item_id: item.id, user_id: scope.user.id, kind: "vendor", number, company: vendor })
    .onConflict((conflict) =>
      conflict.expression(sql`account_id, item_id, kind, number_key, lower(company)`).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  if (!added) return null;
  const lines = changeLines([{ label: "Vendor's number", from: "", to: number }]);
  await noteChanges(trx, scope, { kind: "inventory_item", recordId: item.id, lines });
  return added.id;
}

/** When the invoice is taken back that taught it. */
export async function forgetVendorNumber(
  trx: AccountTransaction,
  scope: Scope,
  itemId: string,
  numberId: string,
): Promise<void> {
  const removed = await trx
    .deleteFrom("item_numbers")
    .where("id", "=", numberId)
    .where("item_id", "=", itemId)
    .returning("number")
    .executeTakeFirst();
  if (!removed) return;
  const lines = changeLines([{ label: "Vendor's number", from: removed.number, to: "" }]);
  await noteChanges(trx, scope, { kind: "inventory_item", recordId: itemId, lines });
}
