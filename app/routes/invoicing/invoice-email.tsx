import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { saveForm } from "~/http/forms/save-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { mailAddressOf } from "~/features/invoices/document/get-invoice.server";
import { invoiceMail } from "~/features/invoices/document/invoice-text";
import { invoiceView } from "~/features/invoices/document/invoice-view";
import { mailInvoice } from "~/features/invoices/document/invoice-mail.server";
import { mailForm, mailQueuedText, mailRefusal } from "~/features/invoices/document/invoice-mail-text";
import { missingLettersText } from "~/features/invoices/document/missing-letters.server";
import { getMailSender, senderLines } from "~/features/mail/mail-sender.server";
import { mailIsSetUp } from "~/features/mail/mail.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { Notice } from "~/ui/notice";
import { invoiceOf } from "./+shared/invoice-of.server";
import { MailForm } from "~/http/forms/mail-form";

export const meta = pageTitle("Send to Customer Email");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const { row, document } = await invoiceOf(scope, params.invoiceId);
  const view = invoiceView(document);
  return {
    path: `/invoicing/${row.id}`,
    name: view.name,
    missing: await missingLettersText(view),
    mail: { ...invoiceMail(view), ...senderLines(await getMailSender(scope, view.from.name)) },
    email: mailAddressOf(row) ?? "",
    mailIsSetUp,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const id = readId(params.invoiceId);
  const form = await readForm(request, scope);
  return saveForm(form, mailForm("invoice"), async ({ email }, token) => {
    const queued = await mailInvoice(scope, id, token, email);
    if ("problem" in queued) return mailRefusal(queued, "invoice");
    const flash = mailQueuedText(queued.recipient, mailIsSetUp, "invoice");
    return redirectWithFlash(request, `/invoicing/${id}`, flash);
  });
}

export default function SendInvoicePage() {
  const { path, name, missing, mail, email, mailIsSetUp } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DialogPage title={`Send ${name}`} close={{ to: path, label: "Back to the invoice" }}>
      {!mailIsSetUp && <p>Mail is not set up here: print the invoice instead.</p>}
      {missing && <Notice kind="warning">{missing}</Notice>}
      <MailForm
        answer={answer}
        action={`${path}/email`}
        email={email}
        mail={mail}
        hint="The document goes with it as a PDF. What is printed on it stays as it is."
      >
        <ButtonLink to={`${path}/print`}>Print</ButtonLink>
      </MailForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
