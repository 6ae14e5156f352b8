import type { Scope } from "~/auth/scope";
import { getItem } from "~/features/inventory/item/inventory.server";
import { itemsOnDraft } from "~/features/inventory/stock/on-draft.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import type { StockFacts } from "./stock-form";

/** Deleted parts too: a form open on one is not lost. */
export async function itemOfInventory(scope: Scope, itemId: string | undefined) {
  return orNotFound(await getItem(scope, readId(itemId)));
}

type Item = Awaited<ReturnType<typeof itemOfInventory>>;

export async function stockOf(scope: Scope, item: Item): Promise<StockFacts> {
  const { id, part_number: partNumber, description, quantity, bin_location: bin } = item;
  const onDraft = (await itemsOnDraft(scope, [id])).get(id) ?? 0;
  return { id, partNumber, description, quantity, onDraft, bin };
}
