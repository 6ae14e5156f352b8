import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { parseForm, readForm, staleButton } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { changeStatus } from "~/features/invoices/issue/invoice-status-changes.server";
import { type InvoiceProblem, invoiceProblemText } from "~/features/invoices/invoice-problem";
import { statusSchema } from "~/features/invoices/issue/status-schema";
import { statusChangeText } from "~/features/invoices/issue/status-text";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { isCheck, logFailure } from "~/http/forms/form-answer.server";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { safePath } from "~/http/requests/safe-path";

/** Where a draft is made complete, or its questions are answered. */
const nextPages: Partial<Record<InvoiceProblem["problem"], string>> = {
  "missing-customer": "/edit",
  "missing-items": "/edit",
  "no-quantity": "/edit",
  "tax-changed": "/edit",
  "core-unnamed": "/edit",
  "to-be-asked": "/finalize",
  "unusual-sale": "/finalize",
  // Its page has a field for the reason.
  "reason-missing": "",
};

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

/** Posted by the list and by the invoice's page. An incomplete draft opens for editing. */
export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const id = readId(params.invoiceId);
  const form = await readForm(request, scope);
  const back = safePath(form.fields.get("from"), `/invoicing/${id}`);
  const parsed = parseForm(form, statusSchema);
  if ("problem" in parsed) {
    const messages = Object.values(parsed.submission.reply().error ?? {}).flatMap((texts) => texts ?? []);
    const flash = messages.length > 0 ? { ...staleButton, text: messages.join(". ") } : staleButton;
    return redirectWithFlash(request, back, flash);
  }
  const { status, reason } = parsed.value;
  if (isCheck(form)) {
    return redirect(
      `/invoicing/${id}?${new URLSearchParams({ status, reason: reason ?? "" }).toString()}`,
      303,
    );
  }
  try {
    const change = await changeStatus(scope, id, parsed.value);
    if (!("problem" in change))
      return await redirectWithFlash(request, back, statusChangeText(status, change));
    if (change.problem === "gone") refuseRequest(404);
    const next = nextPages[change.problem];
    const to = next === undefined ? back : `/invoicing/${id}${next}`;
    return await redirectWithFlash(request, to, { kind: "error", ...invoiceProblemText(change) });
  } catch (error) {
    if (error instanceof Response || !(error instanceof Error)) throw error;
    const failure = logFailure(error, "Failed to update invoice status");
    const text = `Failed to update invoice status. Try again. If it keeps failing, quote ${failure.id}.`;
    return redirectWithFlash(request, back, { kind: "error", title: "Error", text });
  }
}
