import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { finalizeSale } from "~/features/invoices/issue/finalize-sale.server";
import { type Finalize, finalizeSchema } from "~/features/invoices/issue/finalize-schema";
import { invoiceProblemText } from "~/features/invoices/invoice-problem";
import type { FinalizedInvoice, SaleMail } from "~/features/invoices/issue/invoice-status-changes.server";
import { mailProblemText } from "~/features/invoices/document/invoice-mail-text";
import { getFinalizeSummary } from "~/features/invoices/issue/finalize-summary.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { askToConfirm, attempt, isCheck, refuse, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { formatCount } from "~/ui/format";
import { draftOf, redirectToIssuedInvoice } from "./+shared/draft-of.server";
import { FinalizePage } from "./+shared/finalize-page";

export const meta = pageTitle("Finalize Invoice");

// As on the page of a new invoice.

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const id = readId(params.invoiceId);
  return { summary: await draftOf(request, id, await getFinalizeSummary(scope, id)) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const id = readId(params.invoiceId);
  const form = await readForm(request, scope);
  const parsed = parseForm(form, finalizeSchema);
  if ("problem" in parsed) return refuseForm(parsed);
  if (isCheck(form)) return showChecked(parsed, ["Finalize Invoice, or Enter once more, issues it."]);
  const { value, token } = parsed;
  if (value.method === "terms_account" && value.paidNow && !value.onTerms)
    return askToConfirm(parsed, whetherPaid);
  return attempt(parsed, "Failed to create invoice", async () => {
    const done = await finalizeSale(scope, id, value, token);
    if (!("problem" in done)) {
      const flash = { kind: "success", title: "Invoice finalized", text: issuedText(done, value) } as const;
      return redirectWithFlash(request, `/invoicing/${id}${value.print ? "?print=1" : ""}`, flash);
    }
    if (done.problem === "unusual-sale")
      return refuse(parsed, "Say why", { fieldErrors: { reason: ["Say why it is sold like this"] } }, 409);
    if (done.problem === "issued") return redirectToIssuedInvoice(request, id, done.number);
    const { title, text } = invoiceProblemText(done);
    const link = { to: `/invoicing/${id}/edit`, label: "Open the draft" };
    return refuse(parsed, title, { formErrors: [text], link }, 409);
  });
}

const whetherPaid = {
  title: "Paid now, or on terms?",
  texts: ["Terms Account and “Paid now” are both chosen."],
  choices: [
    { name: "onTerms", value: "open", label: "On terms, not paid yet" },
    { name: "onTerms", value: "paid", label: "Paid now" },
  ],
};

function issuedText({ number, shorts, mail }: FinalizedInvoice, { number: shown }: Finalize): string {
  const isOther = shown && shown !== number;
  return [
    isOther ? `Its number is ${number}: another sale took ${shown} meanwhile.` : `Its number is ${number}.`,
    ...(mail ? [mailText(mail)] : []),
    ...shorts.map(({ partNumber, short }) => `${partNumber} is ${formatCount(short)} short.`),
  ].join(" ");
}

function mailText(mail: NonNullable<SaleMail>): string {
  if ("problem" in mail) return `It was not mailed: ${mailProblemText(mail)}`;
  return "This page says whether its mail arrived.";
}

export default function FinalizeInvoicePage() {
  const { summary } = useLoaderData<typeof loader>();
  return <FinalizePage summary={summary} answer={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
