import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { invoiceProblemText } from "~/features/invoices/invoice-problem";
import { openBalance } from "~/features/invoices/open-balance";
import { PaymentFields } from "~/features/invoices/payments/payment-fields";
import { paidBy } from "~/features/invoices/payments/payment-methods";
import { paymentQuestion } from "~/features/invoices/payments/payment-question";
import { type PaymentField, paymentSchema } from "~/features/invoices/payments/payment-schema";
import { recordPayment } from "~/features/invoices/payments/payments.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { askToConfirm, attempt, isCheck, refuse, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { RecordForm } from "~/http/forms/record-form";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { formatDay, formatMoney } from "~/ui/format";
import { today } from "~/features/calendar/today";
import { invoiceOf } from "./+shared/invoice-of.server";

export const meta = pageTitle("Record Payment");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const { row } = await invoiceOf(scope, params.invoiceId);
  orNotFound(row.kind === "invoice" && row.issued_at ? row : undefined);
  const isBack = row.open_balance.startsWith("-");
  const open = row.open_balance.replace("-", "");
  return {
    page: `/invoicing/${row.id}`,
    number: row.invoice_number ?? "",
    open: formatMoney(open),
    isBack,
    values: {
      amount: Number(open) > 0 ? open : "",
      direction: isBack ? "out" : "in",
      method: row.payment_method ? paidBy[row.payment_method] : "cash",
      paidOn: today(scope.account.timeZone),
    },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const id = readId(params.invoiceId);
  const form = await readForm(request, scope);
  const parsed = parseForm(form, paymentSchema(today(scope.account.timeZone)));
  if ("problem" in parsed) return refuseForm(parsed);
  const { direction, ...typed } = parsed.value;
  const amount = formatMoney(typed.amount);
  const isBack = direction === "out";
  if (isCheck(form))
    return showChecked(parsed, [`${amount} ${isBack ? "paid back" : "paid"} on ${formatDay(typed.paidOn)}.`]);
  return attempt(parsed, "Failed to record the payment", async () => {
    const payment = { ...typed, amount: isBack ? `-${typed.amount}` : typed.amount };
    const done = await recordPayment(scope, id, payment, parsed.token);
    if (!("problem" in done)) {
      const left = leftText(done.open);
      const title = isBack ? `${amount} paid back` : `Payment of ${amount} recorded`;
      return redirectWithFlash(request, `/invoicing/${id}`, { kind: "success", title, text: left });
    }
    if (done.problem === "payment-doubtful")
      return askToConfirm(parsed, paymentQuestion(done, { ...typed, isBack }));
    const { title, text } = invoiceProblemText(done);
    return refuse(parsed, title, { formErrors: [text] }, done.problem === "gone" ? 404 : 409);
  });
}

function leftText(open: string): string {
  if (Number(open) === 0) return "Nothing is left to pay.";
  const { isCredit, text } = openBalance(open);
  return isCredit ? `${text} is the customer's credit.` : `${text} still open.`;
}

export default function PaymentPage() {
  const { page, number, open, isBack, values } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<PaymentField, string>>({
    id: "payment",
    lastResult: answer?.result,
    defaultValue: values,
  });
  const save = isBack ? "Record Refund" : "Record Payment";
  return (
    <DialogPage title={`${save}: ${number}`} close={{ to: page, label: "Back to the invoice" }}>
      <p>{isBack ? `${open} was paid too much and goes back to the customer.` : `${open} is open.`}</p>
      <RecordForm form={form} answer={answer} action={`${page}/payments`} save={save}>
        <PaymentFields fields={fields} autoFocus={!answer} />
        <ButtonRow>
          <Button>{save}</Button>
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
