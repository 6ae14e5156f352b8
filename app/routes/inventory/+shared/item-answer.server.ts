import { type ItemProblem, itemProblemText } from "~/features/inventory/item-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { refuse } from "~/http/forms/form-answer.server";

/** The form again with why the part was not written; where the stock moved meanwhile it starts from what is there now. */
export function refuseItem(
  parsed: Parameters<typeof refuse>[0],
  problem: ItemProblem,
  failure = "Failed to update item",
) {
  const { title = failure, quantityNow, ...words } = itemProblemText(problem);
  const filled = quantityNow === undefined ? parsed.filled : { quantityWas: String(quantityNow) };
  return refuse({ ...parsed, filled }, title, words, 409);
}

export function redirectToItem(request: Request, id: string, text?: string) {
  const title = "Item updated successfully";
  return redirectWithFlash(request, `/inventory/${id}`, { kind: "success", title, text });
}
