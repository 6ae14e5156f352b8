import type { Refused } from "~/http/forms/save-form.server";
import {
  type ItemProblem,
  type NewItemProblem,
  itemProblemText,
} from "~/features/inventory/item/item-problem";
import { lookAlikeQuestion } from "~/features/inventory/item/look-alike-question";
import { redirectWithFlash } from "~/http/requests/flash.server";

/** If the stock moved in the meantime, the form starts from the current quantity. */
export function itemRefusal(problem: ItemProblem): Refused {
  const { quantityNow, ...words } = itemProblemText(problem);
  return quantityNow === undefined ? words : { ...words, filled: { quantityWas: String(quantityNow) } };
}

/** With a number that may be new to the inventory. `save` is the last word of the button. */
export function numberRefusal(problem: NewItemProblem, save: "add it" | "save it"): Refused {
  if (problem.problem === "look-alike") return { question: lookAlikeQuestion(problem.alike, save) };
  return itemRefusal(problem);
}

export function redirectToItem(request: Request, id: string, text?: string) {
  const title = "Item updated successfully";
  return redirectWithFlash(request, `/inventory/${id}`, { kind: "success", title, text });
}
