import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { upgradeFor } from "~/auth/permissions";
import { requireScope } from "~/auth/require-scope.server";
import { environment } from "~/environment";
import { listedInvoiceView } from "~/features/invoices/list/listed-invoice-view";
import { InvoicesTable } from "~/features/invoices/list/invoices-table";
import { InvoicingTabs } from "~/features/invoices/invoicing-tabs";
import { listInvoices } from "~/features/invoices/list/list-invoices.server";
import { invoicesOnPage, listLink, readListing } from "~/features/invoices/list/list-position";
import { NarrowInvoices } from "~/features/invoices/list/narrow-invoices";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { readOptionalId } from "~/http/requests/read-id.server";
import { readSearch } from "~/http/requests/read-search";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { today } from "~/features/calendar/today";
import { Page } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { PlainCsvLink } from "~/ui/plain-csv-link";

export const meta = pageTitle("Invoicing");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:view", "Please sign in to access invoicing");
  const { searchParams } = new URL(request.url);
  const listing = readListing(searchParams, {
    search: readSearch(searchParams.get("q")),
    after: readOptionalId(searchParams.get("after")),
  });
  const found = await listInvoices(scope, listing);
  const invoices = found.slice(0, invoicesOnPage);
  const last = found.length > invoicesOnPage ? invoices.at(-1) : undefined;
  const maySell = scope.may("invoicing:sell");
  return {
    ...listing,
    back: listLink(listing),
    rows: invoices.map((invoice) => listedInvoiceView(invoice, today(scope.account.timeZone), maySell)),
    next: last && listLink({ ...listing, after: last.id }),
    upgrade: maySell
      ? undefined
      : { text: upgradeFor("invoicing:sell").text, email: environment.SALES_EMAIL },
    maySell,
    mayManage: scope.may("invoicing:manage"),
    mayExport: scope.may("invoicing:export"),
    asksForSales: searchParams.has("sales"),
    mayRequest: scope.may("plans:request"),
  };
}

export default function InvoicesPage() {
  const { search, status, from, to, after, rows, next, back, maySell, mayManage, upgrade } =
    useLoaderData<typeof loader>();
  const isNarrowed = Boolean(search || status || from || to);
  return (
    <Page title="Invoicing" back={{ to: "/dashboard", label: "Back to Dashboard" }} actions={<Actions />}>
      {upgrade && <Upgrade {...upgrade} />}
      <InvoicingTabs current="invoices" maySell={maySell} mayManage={mayManage} />
      {(rows.length > 0 || isNarrowed) && (
        <NarrowInvoices search={search} status={status} from={from} to={to} />
      )}
      {rows.length === 0 && <NoInvoices isNarrowed={isNarrowed} maySell={maySell} />}
      {rows.length > 0 && <InvoicesTable rows={rows} mayChange={maySell} back={back} form={PostForm} />}
      {(next || after) && (
        <Pager
          previous={after && listLink({ search, status, from, to })}
          previousLabel="First page"
          next={next}
          summary={`${rows.length} shown, newest first`}
        />
      )}
    </Page>
  );
}

function Actions() {
  const { back, rows, maySell, mayManage, mayExport } = useLoaderData<typeof loader>();
  const query = back.split("?")[1] ?? "";
  const file = (extra: string) => `/invoicing/export.csv?${[query, extra].filter(Boolean).join("&")}`;
  return (
    <>
      {rows.length > 0 && <ButtonLink to="/invoicing/ageing">Ageing</ButtonLink>}
      {rows.length > 0 && <ButtonLink to="/invoicing/cores">Cores Out</ButtonLink>}
      {maySell && <ButtonLink to="/invoicing/lost-sales">Lost Sales</ButtonLink>}
      {mayManage && <ButtonLink to="/invoicing/exceptions">Exceptions</ButtonLink>}
      {mayExport && rows.length > 0 && (
        <>
          <ButtonLink to={file("")}>Export CSV</ButtonLink>
          <PlainCsvLink file={file("")} />
          <ButtonLink to={file("lines=1")}>Export Lines</ButtonLink>
          <PlainCsvLink file={file("lines=1")} of="Lines" />
        </>
      )}
    </>
  );
}

function NoInvoices({ isNarrowed, maySell }: { isNarrowed: boolean; maySell: boolean }) {
  if (isNarrowed)
    return <Empty title="No invoice fits" actions={<ButtonLink to="/invoicing">All invoices</ButtonLink>} />;
  if (!maySell) return <Empty title="No invoices" />;
  return (
    <Empty
      title="No invoices yet. Create your first invoice to get started."
      actions={<ButtonLink to="/invoicing/new">New Invoice</ButtonLink>}
    />
  );
}

function Upgrade({ text, email }: { text: string; email: string }) {
  const { asksForSales, mayRequest } = useLoaderData<typeof loader>();
  return (
    <Notice
      kind="info"
      title="Upgrade Required"
      actions={<ButtonLink to="/invoicing?sales=1">Contact Sales</ButtonLink>}
    >
      <p>{text}</p>
      {asksForSales && (
        <p role="status">
          Please write to {email}. Invoices that were issued before stay here.{" "}
          {mayRequest && <Link to="/level-up/contact?plan=enterprise">Send a request</Link>}
        </p>
      )}
    </Notice>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
