import { priceDigits } from "~/ui/format";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { onDraft } from "~/features/inventory/stock/on-draft.server";
import { type Price, pricesOf } from "~/features/prices/price-of.server";

export type PartForSale = Price & {
  id: string;
  partNumber: string;
  description: string;
  onHand: number;
  /** In other drafts. */
  onDraft: number;
  coreCharge: string | null;
  /** Average cost in dollars; null for people who may not see it. */
  cost: string | null;
  isDeleted: boolean;
};

/** With the prices for this customer; `draftId` is the draft that is being edited. */
export async function listPartsForSale(
  trx: AccountTransaction,
  scope: Scope,
  { customerId, draftId }: { customerId: string | null; draftId?: string },
  ids: string[],
): Promise<Map<string, PartForSale>> {
  if (ids.length === 0) return new Map();
  const prices = await pricesOf(trx, customerId, ids);
  const items = await trx
    .selectFrom("inventory_items")
    .select(["id", "part_number", "description", "quantity", "core_charge", "cost", "average_cost"])
    .select("archived_at")
    .where("id", "in", ids)
    .where("owner_id", "=", scope.account.id)
    .execute();
  const drafted = await onDraft(trx, ids, draftId);
  const seesCost = scope.may("costs:view");
  return new Map(
    items.map((item) => [
      item.id,
      {
        ...prices.get(item.id)!,
        id: item.id,
        partNumber: item.part_number,
        description: item.description,
        onHand: item.quantity,
        onDraft: drafted.get(item.id) ?? 0,
        coreCharge: item.core_charge && priceDigits(item.core_charge),
        cost: seesCost ? (item.average_cost ?? item.cost) : null,
        isDeleted: item.archived_at !== null,
      },
    ]),
  );
}
