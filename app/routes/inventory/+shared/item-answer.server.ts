import type { Refused } from "~/http/forms/save-form.server";
import { type ItemProblem, itemProblemText } from "~/features/inventory/item/item-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";

/** If the stock moved in the meantime, the form starts from the current quantity. */
export function itemRefusal(problem: ItemProblem): Refused {
  const { quantityNow, ...words } = itemProblemText(problem);
  return quantityNow === undefined ? words : { ...words, filled: { quantityWas: String(quantityNow) } };
}

export function redirectToItem(request: Request, id: string, text?: string) {
  const title = "Item updated successfully";
  return redirectWithFlash(request, `/inventory/${id}`, { kind: "success", title, text });
}
