import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { mailStatement, listStatementMails } from "~/features/invoices/balances/statement-mail.server";
import { statementMail } from "~/features/invoices/balances/statement-text";
import { statementView } from "~/features/invoices/balances/statement-view";
import { mailForm, mailQueuedText, mailRefusal } from "~/features/invoices/document/invoice-mail-text";
import { missingLettersText } from "~/features/invoices/document/missing-letters.server";
import { getMailSender, senderLines } from "~/features/mail/mail-sender.server";
import { mailIsSetUp } from "~/features/mail/mail.server";
import { MailStates, mailStates } from "~/features/mail/mail-states";
import { PostForm } from "~/http/forms/post-form";
import { readForm } from "~/http/forms/read-form.server";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { DialogPage } from "~/ui/dialog-page";
import { Notice } from "~/ui/notice";
import { statementOf } from "./+shared/statement-of.server";
import { MailForm } from "~/http/forms/mail-form";

export const meta = pageTitle("Send Statement");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const document = await statementOf(scope, request, params);
  const { customer, period } = document;
  const mails = customer.isRemoved ? [] : await listStatementMails(scope, customer.id);
  const view = statementView(document);
  return {
    missing: await missingLettersText(view),
    mail: { ...statementMail(view), ...senderLines(await getMailSender(scope, view.from.name)) },
    statement: `/invoicing/customers/${customer.id}/statement`,
    query: new URLSearchParams(period).toString(),
    name: customer.name,
    days: view.days,
    email: customer.email ?? "",
    mailIsSetUp,
    mails: mailStates(mails, scope.account.timeZone, mailIsSetUp),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const { customer, period } = await statementOf(scope, request, params);
  const form = await readForm(request, scope);
  return saveForm(form, mailForm("statement"), async ({ email }, token) => {
    const queued = await mailStatement(scope, { customerId: customer.id, period, email }, token);
    if ("problem" in queued) return mailRefusal(queued, "statement");
    const to = `/invoicing/customers/${customer.id}/statement/email?${new URLSearchParams(period).toString()}`;
    return redirectWithFlash(request, to, mailQueuedText(queued.recipient, mailIsSetUp, "statement"));
  });
}

export default function SendStatementPage() {
  const { statement, query, name, missing, mail, days, email, mailIsSetUp, mails } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DialogPage
      title={`Send the statement of ${name}`}
      close={{ to: `${statement}?${query}`, label: "Back to the statement" }}
    >
      <p>{days}</p>
      {!mailIsSetUp && <p>Mail is not set up here: print the statement instead.</p>}
      {missing && <Notice kind="warning">{missing}</Notice>}
      <MailForm
        answer={answer}
        action={`${statement}/email?${query}`}
        email={email}
        mail={mail}
        hint="The statement goes with it as a PDF."
      />
      <MailStates
        what="Statement"
        mails={mails}
        retry={`${statement}/email/retry?${query}`}
        mayRetry={true}
        form={PostForm}
      />
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
