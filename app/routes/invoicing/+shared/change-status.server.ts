import type { Scope } from "~/auth/scope";
import { getInvoice } from "~/features/invoices/document/get-invoice.server";
import { type InvoiceProblem, invoiceProblemText } from "~/features/invoices/invoice-problem";
import { changeStatus } from "~/features/invoices/issue/invoice-status-changes.server";
import { statusSchema } from "~/features/invoices/issue/status-schema";
import { statusChangeText } from "~/features/invoices/issue/status-text";
import { readForm, staleButton } from "~/http/forms/read-form.server";
import { type Refused, saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { orNotFound, refuseRequest } from "~/http/requests/refuse-request.server";
import { safePath } from "~/http/requests/safe-path";

/** Posted by the invoice's page, and by the list, where nothing is typed. */
export async function changeStatusByForm(request: Request, scope: Scope, id: string) {
  const form = await readForm(request, scope);
  const back = safePath(form.fields.get("from"), `/invoicing/${id}`);
  const asked = { schema: statusSchema, failure: "Failed to update invoice status" };
  const answer = await saveForm(form, asked, async (typed) => {
    const change = await changeStatus(scope, id, typed);
    if ("problem" in change) return statusProblemText(change, id);
    return redirectWithFlash(request, back, statusChangeText(typed.status, change));
  });
  if (!("data" in answer)) return answer;
  const { row } = orNotFound(await getInvoice(scope, id));
  if (row.status !== "draft" || row.issued_at) return answer;
  // A draft has no page, and its status is set in the list.
  const { title, link, result } = answer.data;
  const texts = Object.values(result.error ?? {}).flatMap((texts) => texts ?? []);
  const flash = form.onceKey ? ({ kind: "error", title, text: texts.join(" ") } as const) : staleButton;
  return redirectWithFlash(request, link?.to ?? back, flash);
}

/** Where a draft is made complete, or its questions are answered. */
const nextPages: Partial<Record<InvoiceProblem["problem"], string>> = {
  "missing-customer": "edit",
  "missing-items": "edit",
  "no-quantity": "edit",
  "tax-changed": "edit",
  "core-unnamed": "edit",
  "to-be-asked": "finalize",
  "unusual-sale": "finalize",
};

function statusProblemText(problem: InvoiceProblem, id: string): Refused {
  if (problem.problem === "gone") refuseRequest(404);
  const { title, text } = invoiceProblemText(problem);
  if (problem.problem === "reason-missing") return { title, fieldErrors: { reason: [text] } };
  const next = nextPages[problem.problem];
  const link = next === undefined ? undefined : { to: `/invoicing/${id}/${next}`, label: "Open the draft" };
  return { title, formErrors: [text], link };
}
