import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { requireScope } from "~/auth/require-scope.server";
import { copyInvoice } from "~/features/invoices/form/copy-invoice.server";
import { invoiceProblemText } from "~/features/invoices/invoice-problem";
import { parseForm, readForm, staleButton } from "~/http/forms/read-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const id = readId(params.invoiceId);
  const parsed = parseForm(await readForm(request, scope), z.object({}));
  if ("problem" in parsed) return redirectWithFlash(request, `/invoicing/${id}`, staleButton);
  const copied = await copyInvoice(scope, id, parsed.token);
  if (!("problem" in copied)) {
    const text = "Customer, lines and prices are the same. Tax and due date are decided again.";
    const flash = { kind: "success" as const, title: `New draft, a copy of ${copied.number}`, text };
    return redirectWithFlash(request, `/invoicing/${copied.draftId}/edit`, flash);
  }
  if (copied.problem === "gone") refuseRequest(404);
  return redirectWithFlash(request, `/invoicing/${id}`, { kind: "error", ...invoiceProblemText(copied) });
}
