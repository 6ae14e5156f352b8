import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { CreditFields } from "~/features/invoices/credit/credit-form";
import { getCreditLines } from "~/features/invoices/credit-lines.server";
import { creditInvoice } from "~/features/invoices/credit/credit-note.server";
import { type Credit, type CreditForm, creditSchema } from "~/features/invoices/credit/credit-schema";
import { type InvoiceProblem, invoiceProblemText } from "~/features/invoices/invoice-problem";
import {
  closedText,
  notShelvedText,
  paidBackText,
  summarizeCredit,
} from "~/features/invoices/credit/credit-text";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { type Problem, attempt, isCheck, refuse, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { formatCount, formatMoney } from "~/ui/format";
import { invoiceOf } from "./+shared/invoice-of.server";

export const meta = pageTitle("Credit Note");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  const { row } = await invoiceOf(scope, params.invoiceId);
  orNotFound(row.kind === "invoice" && row.issued_at ? row : undefined);
  const { lines } = await getCreditLines(scope, row.id);
  const takesAll = new URL(request.url).searchParams.has("all");
  const creditable = lines.filter(({ left }) => left > 0);
  return {
    page: `/invoicing/${row.id}`,
    number: row.invoice_number ?? "",
    credited: row.credited,
    lines,
    closed: closedText(row.status, { lines: lines.length, left: creditable.length }),
    takesAll,
    values: {
      lines: creditable.map(({ id, left }) => ({
        id,
        quantity: takesAll ? String(left) : "",
        restocked: "",
      })),
      reason: "",
      paidBack: "",
      version: String(row.version),
    },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  const { row } = await invoiceOf(scope, params.invoiceId);
  const form = await readForm(request, scope);
  const parsed = parseForm(form, creditSchema);
  if ("problem" in parsed) return refuseForm(parsed);
  return attempt(parsed, "Failed to create the credit note", async () => {
    const credit = parsed.value;
    if (isCheck(form)) {
      const { lines, creditedTax } = await getCreditLines(scope, row.id);
      const tax = { taxRate: row.tax_rate, creditedTax };
      return showChecked(parsed, summarizeCredit(credit, lines, tax, row.open_balance));
    }
    const done = await creditInvoice(scope, row.id, credit, parsed.token);
    if ("problem" in done) {
      const { title, text } = invoiceProblemText(done);
      const errors = problemOf(credit, done, text);
      return refuse(parsed, title, errors, done.problem === "gone" ? 404 : 409);
    }
    const { noteId, number, total, paidBack, notShelved } = done;
    const credits = `${number} credits ${formatMoney(total)} of ${row.invoice_number ?? ""}.`;
    const back = credit.paidBack && paidBackText(paidBack);
    return redirectWithFlash(request, `/invoicing/${noteId}`, {
      kind: "success",
      title: "Credit note created",
      text: [credits, back, notShelvedText(notShelved)].filter(Boolean).join(" "),
    });
  });
}

function problemOf(credit: Credit, refused: InvoiceProblem, text: string): Problem {
  if (refused.problem === "too-many") return tooMany(credit, refused);
  if (refused.problem !== "changed-meanwhile") return { formErrors: [text] };
  const formErrors = [
    "A credit note was made or cancelled, or the status changed, after you opened this form. Look at what is left, and send it again if that is still to be credited.",
  ];
  return { formErrors, latest: refused.version };
}

function tooMany(credit: Credit, { lines }: Extract<InvoiceProblem, { problem: "too-many" }>): Problem {
  const fieldErrors = Object.fromEntries(
    lines.map(({ id, left }) => {
      const place = credit.lines.findIndex((line) => line.id === id);
      return [`lines[${place}].quantity`, [`Only ${formatCount(left)} left to credit`]];
    }),
  );
  return { fieldErrors };
}

export default function CreditPage() {
  const { page, number, credited, lines, closed, takesAll, values } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<CreditForm>({
    id: "credit",
    lastResult: answer?.result,
    defaultValue: values,
  });
  return (
    <DialogPage title={`Credit ${number}`} close={{ to: page, label: "Back to the invoice" }}>
      {closed && !answer && <p>{closed}</p>}
      {(!closed || answer) && (
        <RecordForm form={form} answer={answer} action={`${page}/credit`} save="Create Credit Note">
          {credited !== "0.00" && <p>{formatMoney(credited)} of this invoice is credited already.</p>}
          {!takesAll && !answer && (
            <ButtonRow>
              <ButtonLink to={`${page}/credit?all`}>Credit Everything</ButtonLink>
            </ButtonRow>
          )}
          <CreditFields fields={fields} lines={lines} autoFocus={!answer} />
          <ButtonRow>
            <Button>Create Credit Note</Button>
            <ButtonLink to={page}>Cancel</ButtonLink>
          </ButtonRow>
        </RecordForm>
      )}
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
