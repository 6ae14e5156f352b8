import type { Scope } from "~/auth/scope";
import { getItem } from "~/features/inventory/item/inventory.server";
import { partCountWords } from "~/features/inventory/stock/count-notice";
import { getCountOf } from "~/features/inventory/stock/counts-under-way.server";
import { itemsOnDraft } from "~/features/inventory/stock/on-draft.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import type { StockFacts } from "./stock-form";

/** Deleted parts too: a form open on one is not lost. */
export async function itemOfInventory(scope: Scope, itemId: string | undefined) {
  return orNotFound(await getItem(scope, readId(itemId)));
}

type Item = Awaited<ReturnType<typeof itemOfInventory>>;

/** Who counts the part: until the count ends it cannot be edited, moved or deleted. */
export async function countOfItem(scope: Scope, item: Item) {
  const count = await getCountOf(scope, item);
  return count && partCountWords(count, scope.account.timeZone);
}

export async function stockOf(scope: Scope, item: Item): Promise<StockFacts> {
  const { id, part_number: partNumber, description, quantity, bin_location: bin } = item;
  const onDraft = (await itemsOnDraft(scope, [id])).get(id) ?? 0;
  return { id, partNumber, description, quantity, onDraft, bin };
}
