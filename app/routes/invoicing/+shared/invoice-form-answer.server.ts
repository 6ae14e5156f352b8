import { data, redirect } from "@remix-run/node";
import { z } from "zod";
import { type PostedForm, parseForm, readForm } from "~/http/forms/read-form.server";
import type { Scope } from "~/auth/scope";
import { type Draft, addDraft, updateDraft } from "~/features/invoices/draft/drafts.server";
import type { InvoiceView } from "~/features/invoices/document/invoice-view";
import { type InvoiceProblem, invoiceProblemText } from "~/features/invoices/invoice-problem";
import { type InvoiceStep, readStep } from "~/features/invoices/form/invoice-step";
import { type RecalculatedForm, typedForm } from "~/features/invoices/form/recalculated-form";
import { postedValues } from "~/features/invoices/form/posted-values";
import { previewDraft } from "~/features/invoices/draft/preview-draft.server";
import { findIncomplete, findMissing, findUnclear, readDraft } from "~/features/invoices/form/read-draft";
import { type FinalizeSummary, getFinalizeSummary } from "~/features/invoices/issue/finalize-summary.server";
import { recalculateForm } from "~/features/invoices/form/recalculate-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { type FormAnswer, type Problem, attempt, refuse, showRows } from "~/http/forms/form-answer.server";
import { today } from "~/features/calendar/today";
import { draftOf, redirectToIssuedInvoice } from "./draft-of.server";

export type InvoiceFormAnswer = FormAnswer & {
  recalculated: RecalculatedForm;
  /** The draft was saved: this response is the page that finalizes it. */
  toFinalize?: FinalizeSummary;
  preview?: InvoiceView;
};

type Parsed = ReturnType<typeof parseForm>;
type Form = {
  request: Request;
  scope: Scope;
  parsed: Parsed;
  recalculated: RecalculatedForm;
  draftId: string | undefined;
};

/** Handles every button, for a new or a saved draft. */
export async function answerInvoiceForm(request: Request, scope: Scope, draftId?: string) {
  const form = await readForm(request, scope);
  const parsed = parseForm(form, z.object({}));
  const typed = postedValues(parsed.submission.payload);
  const step = readStep(form.fields.get("step"));
  let recalculated = typedForm(typed);
  const failure =
    step.name === "finalize" || !draftId ? "Failed to create invoice" : "Failed to update invoice";
  const answer = await attempt({ ...parsed, filled: { ...typed } }, failure, async () => {
    recalculated = await recalculateForm(scope, typed, { ...askedBy(form, step), draftId });
    return take(
      { request, scope, parsed, recalculated, draftId },
      typed.customer === "new" ? "new-customer" : step.name,
    );
  });
  if (!("data" in answer)) return answer;
  return data<InvoiceFormAnswer>({ recalculated, ...answer.data }, answer.init ?? {});
}

function askedBy({ fields }: PostedForm, step: InvoiceStep) {
  const text = (name: string) => String(fields.get(name) ?? "");
  const times = /^[1-9]\d{0,3}$/.test(text("kitTimes")) ? Number(text("kitTimes")) : 1;
  return { step, findCustomer: text("findCustomer"), kit: text("kit").trim().slice(0, 100), kitTimes: times };
}

async function take(form: Form, step: InvoiceStep["name"]) {
  const { parsed, recalculated, scope } = form;
  const shown = { ...parsed, filled: { ...recalculated.values } };
  if (!["save", "preview", "print", "finalize", "new-customer"].includes(step)) return showRows(shown);
  if ("problem" in parsed) return refuse(shown, "Validation Error", parsed.problem);
  const lacking = ["preview", "print", "finalize"].includes(step) ? findLacking(recalculated) : undefined;
  if (lacking) return refuse(shown, lacking.problem, lacking);
  const draft = readDraft(recalculated.values, today(scope.account.timeZone));
  if ("problem" in draft) return refuse(shown, draft.problem, draft);
  if (step !== "preview") return save(form, step, draft, parsed.token);
  const again = showRows(shown);
  return data({ ...again.data, preview: await previewDraft(scope, draft) }, again.init ?? {});
}

function findLacking(form: RecalculatedForm) {
  return findMissing(form.values) ?? findUnclear(form) ?? findIncomplete(form.values);
}

async function save(form: Form, step: InvoiceStep["name"], draft: Draft, token: string) {
  const { request, scope, parsed, recalculated, draftId } = form;
  const version = Number(recalculated.values.version) || 0;
  const saved = draftId
    ? await updateDraft(scope, draftId, { ...draft, version }, token)
    : await addDraft(scope, draft, token, {
        token: parsed.formToken,
        isKept: step === "save" || step === "print",
      });
  if ("problem" in saved) {
    if (saved.problem === "issued") return redirectToIssuedInvoice(request, draftId!, saved.number);
    const { title, text } = invoiceProblemText(saved);
    return refuse({ ...parsed, filled: { ...recalculated.values } }, title, keeping(text, saved), 409);
  }
  const { invoiceId } = saved;
  if (step === "new-customer") return redirect(`/invoicing/customers/new?invoice=${invoiceId}`, 303);
  if (step === "finalize") return finalizeAnswer(form, invoiceId);
  if (step === "print") return redirect(`/invoicing/${invoiceId}/print`, 303);
  const title = draftId ? "Invoice updated" : "Invoice created";
  const text = recalculated.lines.flatMap(({ readAs }) => readAs ?? []).join(". ") || undefined;
  return redirectWithFlash(request, `/invoicing/${invoiceId}/edit`, { kind: "success", title, text });
}

/** Posting again replaces the values that somebody else saved. */
function keeping(text: string, problem: InvoiceProblem): Problem {
  const isChanged = problem.problem === "changed-meanwhile";
  const again = isChanged ? " Press the button again to keep yours." : "";
  return {
    formErrors: [`${text} What you typed is still here.${again}`],
    latest: isChanged ? problem.version : undefined,
  };
}

/** Not a redirect, which would cost the counter one more round trip per sale. */
async function finalizeAnswer({ request, scope, parsed, recalculated }: Form, id: string) {
  const toFinalize = await draftOf(request, id, await getFinalizeSummary(scope, id));
  const { data: shown, init } = showRows({ ...parsed, filled: { ...recalculated.values } });
  return data({ ...shown, toFinalize }, init ?? {});
}
