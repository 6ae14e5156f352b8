import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { mailAddressOf } from "~/features/invoices/document/get-invoice.server";
import { invoiceView } from "~/features/invoices/document/invoice-view";
import { mailInvoice } from "~/features/invoices/document/invoice-mail.server";
import { mailProblemText, mailQueuedText } from "~/features/invoices/document/invoice-mail-text";
import { missingLettersText } from "~/features/invoices/document/missing-letters.server";
import { mailSchema } from "~/features/invoices/document/mail-schema";
import { mailIsSetUp } from "~/features/mail/mail.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, refuse, isCheck, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { Notice } from "~/ui/notice";
import { invoiceOf } from "./+shared/invoice-of.server";
import { MailForm } from "~/http/forms/mail-form";

export const meta = pageTitle("Send to Customer Email");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const { row, document } = await invoiceOf(scope, params.invoiceId);
  const view = invoiceView(document);
  return {
    path: `/invoicing/${row.id}`,
    name: view.name,
    missing: await missingLettersText(view),
    email: mailAddressOf(row) ?? "",
    mailIsSetUp,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const id = readId(params.invoiceId);
  const form = await readForm(request, scope);
  const parsed = parseForm(form, mailSchema);
  if ("problem" in parsed) return refuseForm(parsed, "Not sent");
  if (isCheck(form)) return showChecked(parsed, [`It goes to ${parsed.value.email}.`]);
  return attempt(parsed, "Failed to send the invoice", async () => {
    const queued = await mailInvoice(scope, id, parsed.token, parsed.value.email);
    if ("problem" in queued) {
      const { problem } = queued;
      const status = problem === "gone" ? 404 : problem === "too-many" ? 429 : 409;
      return refuse(parsed, "Not sent", { formErrors: [mailProblemText(queued)] }, status);
    }
    const flash = mailQueuedText(queued.recipient, mailIsSetUp, "invoice");
    return redirectWithFlash(request, `/invoicing/${id}`, flash);
  });
}

export default function SendInvoicePage() {
  const { path, name, missing, email, mailIsSetUp } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DialogPage title={`Send ${name}`} close={{ to: path, label: "Back to the invoice" }}>
      {!mailIsSetUp && <p>Mail is not set up here: print the invoice instead.</p>}
      {missing && <Notice kind="warning">{missing}</Notice>}
      <MailForm
        answer={answer}
        action={`${path}/email`}
        email={email}
        hint="The document goes with it as a PDF. What is printed on it stays as it is."
      >
        <ButtonLink to={`${path}/print`} reloadDocument>
          Print
        </ButtonLink>
      </MailForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
