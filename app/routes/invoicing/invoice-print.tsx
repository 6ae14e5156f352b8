import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { requireScope } from "~/auth/require-scope.server";
import { invoiceView } from "~/features/invoices/document/invoice-view";
import { receiptLength } from "~/features/invoices/document/receipt-length";
import { InvoiceReceipt } from "~/features/invoices/document/invoice-receipt";
import { InvoiceSheet } from "~/features/invoices/document/invoice-sheet";
import { type PaperName, papers, readPaper } from "~/features/invoices/document/paper-sizes";
import { recordPrinting } from "~/features/invoices/document/mark-printed.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { usePageContext } from "~/http/requests/page-context";
import { PostForm } from "~/http/forms/post-form";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { FailedPage } from "~/root";
import styles from "~/styles/invoice.css?url";
import { Button } from "~/ui/button";
import { Paper } from "~/ui/paper";
import { invoiceOf } from "./+shared/invoice-of.server";

export const meta = pageTitle((data: { invoice: { name: string } }) => data.invoice.name);
export const links = () => [{ rel: "stylesheet", href: styles }];

// Paper needs no scripts.
export const handle = { plain: true };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:view", "Please sign in to access invoicing");
  const { row, document } = await invoiceOf(scope, params.invoiceId);
  return {
    path: `/invoicing/${row.id}`,
    invoice: invoiceView(document),
    paper: readPaper(new URL(request.url).searchParams.get("paper")),
    mayMark: row.issued_at !== null && row.printed_at === null && scope.may("invoicing:sell"),
    formToken: await makeFormToken(scope.forms),
  };
}

/** Opening the page does not mark it printed: the person confirms that. */
export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "invoicing:sell", "Please sign in to access invoicing");
  const id = readId(params.invoiceId);
  await readForm(request, scope);
  if ("problem" in (await recordPrinting(scope, id))) refuseRequest(404);
  return redirectWithFlash(request, `/invoicing/${id}`, { kind: "success", title: "Marked as printed" });
}

export default function PrintPage() {
  const { path, invoice, paper } = useLoaderData<typeof loader>();
  return (
    <Paper
      title={invoice.name}
      titleHidden
      back={{ to: path, label: `Back to ${invoice.name}` }}
      sheet={paper}
      tools={<Tools />}
    >
      {paper === "receipt" ? <Receipt /> : <InvoiceSheet invoice={invoice} />}
    </Paper>
  );
}

function Receipt() {
  const { invoice } = useLoaderData<typeof loader>();
  const { nonce } = usePageContext();
  return (
    <>
      <style nonce={nonce}>{`@page receipt-roll { size: 80mm ${receiptLength(invoice)}mm; }`}</style>
      <InvoiceReceipt invoice={invoice} />
    </>
  );
}

function Tools() {
  const { path, paper, mayMark } = useLoaderData<typeof loader>();
  return (
    <>
      <ul className="paper-papers" aria-label="Paper">
        {Object.entries(papers).map(([name, { label }]) => (
          <li key={name}>
            <a href={`${path}/print?paper=${name}`} aria-current={name === paper ? "page" : undefined}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href={`${path}/pdf?paper=${paper satisfies PaperName}`}>PDF</a>
        </li>
      </ul>
      {mayMark && (
        <PostForm action={`${path}/print`}>
          <Button variant="secondary">Mark as Printed</Button>
        </PostForm>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <FailedPage failure="Failed to load invoices" />;
}
