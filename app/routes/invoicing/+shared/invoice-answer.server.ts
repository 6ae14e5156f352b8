import { data, redirect } from "@remix-run/node";
import { z } from "zod";
import { type PostedForm, parseForm, readForm } from "~/auth/form.server";
import type { Scope } from "~/auth/scope";
import { type Draft, addDraft, updateDraft } from "~/features/invoices/draft/drafts.server";
import type { InvoiceFacts } from "~/features/invoices/document/printed-invoice";
import type { InvoiceProblem } from "~/features/invoices/invoice-problem";
import { invoiceProblemText } from "~/features/invoices/invoice-problem-words";
import { type InvoiceStep, readStep } from "~/features/invoices/form/invoice-step";
import { type InvoiceView, invoiceView, typedView } from "~/features/invoices/form/recalculated-form";
import { postedValues } from "~/features/invoices/form/posted-values";
import { previewDraft } from "~/features/invoices/draft/preview-draft.server";
import { findIncomplete, findMissing, findUnclear, readDraft } from "~/features/invoices/form/read-draft";
import { type ReadyInvoice, getReadyInvoice } from "~/features/invoices/issue/finalize-summary.server";
import { settleInvoice } from "~/features/invoices/form/recalculate-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { type FormAnswer, type Problem, attempt, refuse, showRows } from "~/http/forms/form-answer.server";
import { today } from "~/features/calendar/today";

export type InvoiceAnswer = FormAnswer & {
  view: InvoiceView;
  /** Saved, and to be finalized with one more form. */
  ready?: ReadyInvoice;
  preview?: InvoiceFacts;
};

type Parsed = ReturnType<typeof parseForm>;
type Form = {
  request: Request;
  scope: Scope;
  parsed: Parsed;
  view: InvoiceView;
  draftId: string | undefined;
};

/** What the form of a new or a saved draft is answered with, whichever of its buttons was pressed. */
export async function answerInvoiceForm(request: Request, scope: Scope, draftId?: string) {
  const form = await readForm(request, scope);
  const parsed = parseForm(form, z.object({}));
  const typed = postedValues(parsed.submission.payload);
  const step = readStep(form.fields.get("step"));
  let view = typedView(typed);
  const failure =
    step.name === "finalize" || !draftId ? "Failed to create invoice" : "Failed to update invoice";
  const answer = await attempt({ ...parsed, filled: { ...typed } }, failure, async () => {
    view = invoiceView(await settleInvoice(scope, typed, askedBy(form, step)));
    return take(
      { request, scope, parsed, view, draftId },
      typed.customer === "new" ? "new-customer" : step.name,
    );
  });
  if (!("data" in answer)) return answer;
  return data<InvoiceAnswer>({ view, ...answer.data }, answer.init ?? {});
}

function askedBy({ fields }: PostedForm, step: InvoiceStep) {
  const text = (name: string) => String(fields.get(name) ?? "");
  const times = /^[1-9]\d{0,3}$/.test(text("kitTimes")) ? Number(text("kitTimes")) : 1;
  const kit = /^[0-9a-f-]{36}$/.test(text("kit")) ? text("kit") : undefined;
  return { step, findCustomer: text("findCustomer"), kit, kitTimes: times };
}

async function take(form: Form, step: InvoiceStep["name"]) {
  const { parsed, view, scope } = form;
  const shown = { ...parsed, filled: { ...view.values } };
  if (!["save", "preview", "finalize", "new-customer"].includes(step)) return showRows(shown);
  if (!parsed.ok) return refuse(shown, "Validation Error", parsed.problem);
  const lacking = step === "finalize" || step === "preview" ? findLacking(view) : undefined;
  if (lacking) return refuse(shown, lacking.title, lacking);
  const read = readDraft(view.values, today(scope.account.timeZone));
  if ("title" in read) return refuse(shown, read.title, read);
  if (step !== "preview") return save(form, step, read.draft, parsed.token);
  const again = showRows(shown);
  return data({ ...again.data, preview: await previewDraft(scope, read.draft) }, again.init ?? {});
}

function findLacking(view: InvoiceView) {
  return findMissing(view.values) ?? findUnclear(view) ?? findIncomplete(view.values);
}

async function save(form: Form, step: InvoiceStep["name"], draft: Draft, token: string) {
  const { request, scope, parsed, view, draftId } = form;
  const version = Number(view.values.version) || 0;
  const saved = draftId
    ? await updateDraft(scope, draftId, { ...draft, version }, token)
    : await addDraft(scope, draft, token, { token: parsed.formToken, isKept: step === "save" });
  if ("problem" in saved) {
    if (saved.problem === "issued") return becameInvoice(request, draftId!, saved.number);
    const { title, text } = invoiceProblemText(saved);
    return refuse({ ...parsed, filled: { ...view.values } }, title, keeping(text, saved), 409);
  }
  const { invoiceId } = saved;
  if (step === "new-customer") return redirect(`/invoicing/customers/new?invoice=${invoiceId}`, 303);
  if (step === "finalize") return readyAnswer(form, invoiceId);
  const title = draftId ? "Invoice updated" : "Invoice created";
  return redirectWithFlash(request, `/invoicing/${invoiceId}/edit`, { kind: "success", title });
}

/** Sent again, what was typed replaces what somebody else saved meanwhile. */
function keeping(text: string, problem: InvoiceProblem): Problem {
  const isChanged = problem.problem === "changed-meanwhile";
  const again = isChanged ? " Press the button again to keep yours." : "";
  return {
    formErrors: [`${text} What you typed is still here.${again}`],
    latest: isChanged ? problem.version : undefined,
  };
}

/** The form that finalizes comes with this answer, without another page in between. */
async function readyAnswer({ request, scope, parsed, view }: Form, id: string) {
  const ready = await getReadyInvoice(scope, id);
  if (ready && "issued" in ready) return becameInvoice(request, id, ready.issued);
  const { data: shown, init } = showRows({ ...parsed, filled: { ...view.values } });
  return data({ ...shown, ready }, init ?? {});
}

/** Another tab, or the way back and the button again: it is an invoice by now. */
export function becameInvoice(request: Request, id: string, number: string) {
  const text = `This draft is ${number} already. Nothing was done twice.`;
  return redirectWithFlash(request, `/invoicing/${id}`, { kind: "info", title: "Finalized before", text });
}
