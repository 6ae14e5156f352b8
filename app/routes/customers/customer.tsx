import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { ChangesList } from "~/features/changes/changes-list";
import { listChanges } from "~/features/changes/changes.server";
import { customerDetails } from "~/features/customers/customer-text";
import { backOrderText } from "~/features/inventory/stock/back-order-text";
import { OwedNotice } from "~/features/inventory/stock/owed-notice";
import { listBackOrders } from "~/features/inventory/stock/hand-over.server";
import { accessKeys } from "~/features/invoices/access-keys";
import { getCustomerBalance } from "~/features/invoices/balances/customer-balance.server";
import { listedInvoiceView } from "~/features/invoices/list/listed-invoice-view";
import { InvoicesTable } from "~/features/invoices/list/invoices-table";
import { listInvoices } from "~/features/invoices/list/list-invoices.server";
import { invoicesOnPage } from "~/features/invoices/list/list-position";
import { openBalance } from "~/features/invoices/open-balance";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { readOptionalId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { DetailsList } from "~/ui/details-list";
import { Empty } from "~/ui/empty";
import { formatMoney } from "~/ui/format";
import { today } from "~/features/calendar/today";
import { Page } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { Stat } from "~/ui/stat";
import { customerOf } from "./+shared/customer-forms.server";

export const meta = pageTitle("Customer");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:view", "Please sign in to access invoicing");
  const customer = await customerOf(scope, params);
  const page = `/invoicing/customers/${customer.id}`;
  const maySell = scope.may("invoicing:sell");
  const after = readOptionalId(new URL(request.url).searchParams.get("after"));
  const [{ owed, credits, balance }, found] = await Promise.all([
    getCustomerBalance(scope, customer.id),
    listInvoices(scope, { search: "", customerId: customer.id, after }),
  ]);
  const invoices = found.slice(0, invoicesOnPage);
  return {
    id: customer.id,
    name: customer.name,
    page,
    invoices: invoices.map((invoice) => listedInvoiceView(invoice, today(scope.account.timeZone), maySell)),
    isFirstPage: after === undefined,
    next: found.length > invoicesOnPage ? `${page}?after=${invoices.at(-1)!.id}` : undefined,
    details: customerDetails(customer, today(scope.account.timeZone)),
    backOrders: (await listBackOrders(scope, { customerId: customer.id })).map((one) => ({
      key: one.itemId + one.invoiceId,
      to: `/inventory/${one.itemId}`,
      text: `${one.partNumber}: ${backOrderText(one, scope.account.timeZone)}`,
    })),
    changes: await listChanges(scope, customer.id),
    balance: openBalance(balance),
    parts: credits === "0.00" ? undefined : { owed: formatMoney(owed), credits: openBalance(credits).text },
    maySell,
    mayManage: scope.may("invoicing:manage"),
  };
}

export default function CustomerPage() {
  const { name, details, backOrders, balance, parts, changes } = useLoaderData<typeof loader>();
  return (
    <Page title={name} back={{ to: "/invoicing/customers", label: "Customers" }} actions={<Actions />}>
      <Stat value={balance.text} label={balance.isCredit ? "credit" : "open balance"} />
      {parts && (
        <p>
          {parts.owed} of invoices and {parts.credits} of credits
        </p>
      )}
      <DetailsList details={details} />
      <OwedNotice owed={backOrders} />
      <Invoices />
      <ChangesList changes={changes} />
    </Page>
  );
}

function Invoices() {
  const { page, invoices, isFirstPage, next } = useLoaderData<typeof loader>();
  if (invoices.length === 0 && isFirstPage) return <Empty title="No invoices yet" />;
  return (
    <>
      <InvoicesTable rows={invoices} ofOneCustomer mayChange={false} back={page} form={PostForm} />
      {(next || !isFirstPage) && (
        <Pager
          previous={isFirstPage ? undefined : page}
          previousLabel="First page"
          next={next}
          summary={`${invoices.length} shown, newest first`}
        />
      )}
    </>
  );
}

function Actions() {
  const { id, page, maySell, mayManage } = useLoaderData<typeof loader>();
  return (
    <>
      <ButtonLink to={`${page}/statement`}>Statement</ButtonLink>
      <ButtonLink to={`${page}/cores`}>Cores Out</ButtonLink>
      <ButtonLink to={`${page}/prices`}>Fixed Prices</ButtonLink>
      {maySell && (
        <ButtonLink to={`/invoicing/new?customer=${id}`} accessKey={accessKeys.newInvoice.letter}>
          New Invoice
        </ButtonLink>
      )}
      {maySell && <ButtonLink to={`${page}/edit`}>Edit</ButtonLink>}
      {mayManage && (
        <ButtonLink to={`${page}/delete`} variant="quiet">
          Delete
        </ButtonLink>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
