import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { mailAddressOf } from "~/features/invoices/document/get-invoice.server";
import { invoiceView } from "~/features/invoices/document/invoice-view";
import { CreditNotes, History, Payments } from "~/features/invoices/page/invoice-history";
import { getInvoicePage } from "~/features/invoices/page/invoice-page.server";
import { invoicePageView } from "~/features/invoices/page/invoice-page-view";
import { CopyCancelled, InvoiceButtons, Shorts } from "~/features/invoices/page/invoice-buttons";
import { InvoiceSheet } from "~/features/invoices/document/invoice-sheet";
import { isIssued, shownStatus } from "~/features/invoices/invoice-status";
import { StatusBadge } from "~/features/invoices/status-badge";
import { mailIsSetUp } from "~/features/mail/mail.server";
import { MailBadge, MailStates, mailStates } from "~/features/mail/mail-states";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import styles from "~/styles/invoice.css?url";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { Link } from "~/ui/link";
import { Page } from "~/ui/page";
import { changeStatusByForm } from "./+shared/change-status.server";
import { StatusForm } from "./+shared/status-form";

export const meta = pageTitle((data: { invoice: { name: string } }) => data.invoice.name);
export const links = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:view", "Please sign in to access invoicing");
  const id = readId(params.invoiceId);
  const page = orNotFound(await getInvoicePage(scope, id));
  const { row, document } = page;
  const query = new URL(request.url).searchParams;
  const maySell = scope.may("invoicing:sell");
  const mayManage = scope.may("invoicing:manage");
  if (row.status === "draft" && !row.issued_at && maySell) throw redirect(`/invoicing/${id}/edit`, 303);
  const isForgotten = document.customer.isRemoved;
  const isInvoice = row.kind === "invoice";
  const counts = isInvoice && isIssued(row.status);
  return {
    path: `/invoicing/${id}`,
    invoice: invoiceView(document, "screen"),
    words: invoicePageView(page, scope.account.timeZone),
    status: shownStatus(row),
    version: row.version,
    credits: row.credits_id && { path: `/invoicing/${row.credits_id}`, number: row.credits_number },
    may: {
      sell: maySell,
      print: row.issued_at !== null,
      mail: maySell && row.issued_at !== null,
      copy: maySell && isInvoice && row.issued_at !== null && !isIssued(row.status),
      change: maySell && isInvoice && shownStatus(row) !== "credited",
      pay: maySell && isInvoice && (counts || row.open_balance !== "0.00"),
      credit: mayManage && counts,
      reverse: mayManage && isInvoice,
      handOver: scope.may("inventory:modify"),
      cancel: mayManage && !isInvoice && row.status !== "cancelled",
    },
    mails: isForgotten ? [] : mailStates(page.mails, scope.account.timeZone, mailIsSetUp),
    email: mailAddressOf(row),
    toPrint: query.has("print"),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  return changeStatusByForm(request, scope, readId(params.invoiceId));
}

export default function InvoicePage() {
  const { path, invoice, words, status, credits, mails, may, email, toPrint } =
    useLoaderData<typeof loader>();
  return (
    <Page title={invoice.name} back={{ to: "/invoicing", label: "Invoices" }}>
      <p>
        <StatusBadge status={status} /> {words.printed && <Badge>Printed {words.printed}</Badge>}{" "}
        <MailBadge mails={mails} />{" "}
        {credits && (
          <>
            For invoice <Link to={credits.path}>{credits.number}</Link>
          </>
        )}
      </p>
      {may.copy && <CopyCancelled path={path} number={invoice.number} form={PostForm} />}
      <Shorts shorts={words.shorts} mayHandOver={may.handOver} />
      {words.coresOut && (
        <p>
          {words.coresOut.text} <Link to={words.coresOut.path}>Cores Out</Link>
        </p>
      )}
      <InvoiceButtons path={path} toPrint={toPrint} may={may} email={email} />
      <Card>
        <InvoiceSheet invoice={invoice} />
      </Card>
      <Beside />
    </Page>
  );
}

function Beside() {
  const { path, invoice, words, status, version, mails, may } = useLoaderData<typeof loader>();
  // A new form after each change, so that the reason is empty.
  const { key } = useLocation();
  return (
    <div className="invoice-beside">
      {mails.length > 0 && (
        <Card title="Mail">
          <MailStates
            what={invoice.title}
            mails={mails}
            retry={`${path}/email/retry`}
            mayRetry={may.mail}
            form={PostForm}
          />
        </Card>
      )}
      <Payments payments={words.payments} path={path} mayReverse={may.reverse} />
      <CreditNotes creditNotes={words.creditNotes} />
      <StatusForm key={key} action={path} status={status} version={version} mayChange={may.change} />
      <Card title="What happened">
        <History events={words.events} />
      </Card>
    </div>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
