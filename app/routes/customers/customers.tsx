import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { upgradeFor } from "~/auth/permissions";
import { requireScope } from "~/auth/require-scope.server";
import { CustomerCard } from "~/features/customers/customer-card";
import { listCustomers } from "~/features/customers/customers.server";
import { countLapsingCertificates } from "~/features/customers/tax-certificates.server";
import { certificatesText } from "~/features/customers/tax-certificate-text";
import { customersLink, customersOnPage } from "~/features/customers/list-position";
import { InvoicingTabs } from "~/features/invoices/invoicing-tabs";
import { pageTitle } from "~/http/requests/page-title";
import { readOptionalId } from "~/http/requests/read-id.server";
import { readSearch } from "~/http/requests/read-search";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { CardList } from "~/ui/card";
import { Empty } from "~/ui/empty";
import { Page } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { Link } from "~/ui/link";
import { SearchBox } from "~/ui/search-box";

export const meta = pageTitle("Customers");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:view", "Please sign in to access invoicing");
  const { searchParams } = new URL(request.url);
  const search = readSearch(searchParams.get("q"));
  const after = readOptionalId(searchParams.get("after"));
  const found = await listCustomers(scope, { search, after });
  const customers = found.slice(0, customersOnPage);
  const last = found.length > customersOnPage ? customers.at(-1) : undefined;
  return {
    search,
    certificates: certificatesText(await countLapsingCertificates(scope)),
    isFirstPage: after === undefined,
    next: last && customersLink({ search, after: last.id }),
    customers: customers.map(({ id, name, phone, email, address, store_zip, payment_terms }) => ({
      id,
      name,
      phone,
      email,
      address,
      zip: store_zip,
      terms: payment_terms,
    })),
    maySell: scope.may("invoicing:sell"),
    upgrade: upgradeFor("invoicing:sell").text,
    mayManage: scope.may("invoicing:manage"),
  };
}

export default function CustomersPage() {
  const { search, certificates, isFirstPage, next, customers, maySell, mayManage, upgrade } =
    useLoaderData<typeof loader>();
  const add = maySell && (
    <ButtonLink to="/invoicing/customers/new" variant="primary">
      Add Customer
    </ButtonLink>
  );
  return (
    <Page title="Customers" back={{ to: "/dashboard", label: "Back to Dashboard" }} actions={add}>
      <InvoicingTabs current="customers" maySell={maySell} mayManage={mayManage} />
      {certificates && <CertificatesLink text={certificates} />}
      {(customers.length > 0 || search) && (
        <SearchBox
          action="/invoicing/customers"
          name="q"
          label="Search by name or phone"
          placeholder="Search by name or phone..."
          value={search}
        />
      )}
      {customers.length === 0 && <NoCustomers search={search} add={add} upgrade={upgrade} />}
      {customers.length > 0 && (
        <CardList label="Customers" grid>
          {customers.map((customer) => (
            <CustomerCard key={customer.id} {...customer} mayEdit={maySell} mayDelete={mayManage} />
          ))}
        </CardList>
      )}
      {(next || !isFirstPage) && (
        <Pager
          previous={isFirstPage ? undefined : customersLink({ search })}
          previousLabel="First page"
          next={next}
          summary={`${customers.length} shown, by name`}
        />
      )}
    </Page>
  );
}

type NoCustomersProps = { search: string; add: ReactNode; upgrade: string };

function NoCustomers({ search, add, upgrade }: NoCustomersProps) {
  if (search) return <Empty title={`No customer is found for “${search}”.`} />;
  if (!add) return <Empty title="No customers">{upgrade}</Empty>;
  return <Empty title="No customers yet. Add your first customer to get started." actions={add} />;
}

function CertificatesLink({ text }: { text: string }) {
  return (
    <p>
      <Link to="/invoicing/certificates">{text}</Link>
    </p>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
