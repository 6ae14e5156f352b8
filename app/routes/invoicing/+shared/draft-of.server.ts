import type { DraftProblem } from "~/features/invoices/invoice-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

/** If it was issued since then, redirects to its invoice. */
export async function draftOf<Draft extends object>(
  request: Request,
  id: string,
  found: Draft | DraftProblem,
): Promise<Draft> {
  if (!isDraftProblem(found)) return found;
  if (found.problem === "gone") refuseRequest(404);
  throw await redirectToIssuedInvoice(request, id, found.number);
}

function isDraftProblem(found: object): found is DraftProblem {
  return "problem" in found;
}

/** From another tab, or the browser's Back and the button again. */
export function redirectToIssuedInvoice(request: Request, id: string, number: string) {
  const text = `This draft is ${number} already. Nothing was done twice.`;
  return redirectWithFlash(request, `/invoicing/${id}`, { kind: "info", title: "Finalized before", text });
}
