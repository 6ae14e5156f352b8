import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { getPayment } from "~/features/invoices/page/invoice-page.server";
import { paymentView } from "~/features/invoices/page/invoice-page-view";
import { invoiceProblemText } from "~/features/invoices/invoice-problem";
import { reverseSchema } from "~/features/invoices/payments/payment-schema";
import { reversePayment } from "~/features/invoices/payments/payments.server";
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

export const meta = pageTitle("Reverse Payment");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  const invoiceId = readId(params.invoiceId);
  const payment = orNotFound(await getPayment(scope, invoiceId, readId(params.paymentId)));
  return { page: `/invoicing/${invoiceId}`, payment: paymentView(payment) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  const invoiceId = readId(params.invoiceId);
  const paymentId = readId(params.paymentId);
  orNotFound(await getPayment(scope, invoiceId, paymentId));
  const form = await readForm(request, scope);
  const parsed = parseForm(form, reverseSchema);
  if ("problem" in parsed) return refuseForm(parsed);
  if (isCheck(form)) return showChecked(parsed, ["The payment will count no more."]);
  return attempt(parsed, "Failed to reverse the payment", async () => {
    const { reason } = parsed.value;
    const done = await reversePayment(scope, { invoiceId, paymentId, reason }, parsed.token);
    if ("problem" in done) {
      const { title, text } = invoiceProblemText(done);
      return refuse(parsed, title, { formErrors: [text] }, done.problem === "gone" ? 404 : 409);
    }
    return redirectWithFlash(
      request,
      `/invoicing/${invoiceId}`,
      done.reversed
        ? { kind: "success", title: "Payment reversed" }
        : { kind: "info", title: "Nothing was changed", text: "The payment was reversed already." },
    );
  });
}

export default function ReversePage() {
  const { page, payment } = useLoaderData<typeof loader>();
  const { amount, method, day, details, reversed } = payment;
  return (
    <DialogPage
      title={`Reverse the payment of ${amount}?`}
      close={{ to: page, label: "Back to the invoice" }}
    >
      <p>{[`${method}, ${day}`, details].filter(Boolean).join(", ")}</p>
      {reversed ? <p>{reversed}</p> : <ReverseForm />}
    </DialogPage>
  );
}

function ReverseForm() {
  const { page, payment } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<"reason", string>>({ id: "reverse", lastResult: answer?.result });
  const to = `${page}/payments/${payment.id}/reverse`;
  return (
    <>
      <p>It stays on the list, struck out with the reason, and the amount is open again.</p>
      <RecordForm form={form} answer={answer} action={to} save="Reverse Payment">
        <Field
          field={fields.reason}
          label="Reason"
          hint="Such as: the check bounced, or recorded by mistake"
          required
          autoFocus={!answer}
          maxLength={500}
        />
        <ButtonRow>
          <Button variant="danger">Reverse Payment</Button>
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
