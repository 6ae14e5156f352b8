import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { cancelCreditNote } from "~/features/invoices/credit/cancel-credit-note.server";
import { invoiceProblemText } from "~/features/invoices/invoice-problem";
import { reverseSchema } from "~/features/invoices/payments/payment-schema";
import { shortsText } from "~/features/invoices/issue/status-text";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, isCheck, refuse, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { RecordForm } from "~/http/forms/record-form";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { Field } from "~/ui/field";
import { formatMoney } from "~/ui/format";
import { invoiceOf } from "./+shared/invoice-of.server";

export const meta = pageTitle("Cancel Credit Note");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  const { row } = await invoiceOf(scope, params.invoiceId);
  orNotFound(row.kind === "credit_note" ? row : undefined);
  return {
    page: `/invoicing/${row.id}`,
    number: row.invoice_number ?? "",
    invoice: row.credits_number ?? "",
    total: formatMoney(row.total),
    isCancelled: row.status === "cancelled",
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  const id = readId(params.invoiceId);
  const form = await readForm(request, scope);
  const parsed = parseForm(form, reverseSchema);
  if ("problem" in parsed) return refuseForm(parsed);
  if (isCheck(form)) return showChecked(parsed, ["The credit note will count no more."]);
  return attempt(parsed, "Failed to cancel the credit note", async () => {
    const done = await cancelCreditNote(scope, id, parsed.value.reason, parsed.token);
    if ("problem" in done) {
      const { title, text } = invoiceProblemText(done);
      return refuse(parsed, title, { formErrors: [text] }, done.problem === "gone" ? 404 : 409);
    }
    return redirectWithFlash(request, `/invoicing/${done.invoiceId}`, {
      kind: "success",
      title: `${done.number} cancelled`,
      text: shortsText(done.shorts) || undefined,
    });
  });
}

export default function CancelPage() {
  const { page, number, isCancelled } = useLoaderData<typeof loader>();
  return (
    <DialogPage title={`Cancel ${number}?`} close={{ to: page, label: "Back to the credit note" }}>
      {isCancelled ? <p>It is cancelled already.</p> : <CancelForm />}
    </DialogPage>
  );
}

function CancelForm() {
  const { page, invoice, total } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<"reason", string>>({ id: "cancel", lastResult: answer?.result });
  return (
    <>
      <p>
        It keeps its number. Its {total} are no longer taken off {invoice}, and the pieces that came back
        leave the shelf again. Money that was paid back stays recorded: reverse that on the invoice's page.
      </p>
      <RecordForm form={form} answer={answer} action={`${page}/cancel`} save="Cancel Credit Note">
        <Field
          field={fields.reason}
          label="Reason"
          hint="Such as: credited by mistake"
          required
          autoFocus={!answer}
          maxLength={500}
        />
        <ButtonRow>
          <Button variant="danger">Cancel Credit Note</Button>
          <ButtonLink to={page}>Keep It</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
