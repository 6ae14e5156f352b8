import type { Scope } from "~/auth/scope";
import { getItem } from "~/features/inventory/item/inventory.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import type { StockFacts } from "./stock-form";

/** Deleted parts too: a form open on one is not lost. */
export async function itemOfInventory(scope: Scope, itemId: string | undefined) {
  return orNotFound(await getItem(scope, readId(itemId)));
}

export function stockOf(item: Awaited<ReturnType<typeof itemOfInventory>>): StockFacts {
  const { id, part_number: partNumber, description, quantity, bin_location: bin } = item;
  return { id, partNumber, description, quantity, bin };
}
