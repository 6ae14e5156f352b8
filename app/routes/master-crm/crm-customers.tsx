import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { CrmCustomerCard } from "~/features/master-crm/customers/crm-customer-card";
import {
  crmStatuses,
  crmTiers,
  readStatus,
  readTier,
} from "~/features/master-crm/customers/crm-customer-choices";
import { crmCustomersOnPage, listCrmCustomers } from "~/features/master-crm/customers/crm-customers.server";
import { CrmTabs } from "~/features/master-crm/crm-tabs";
import { listPage, readPosition } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { readSearch } from "~/http/requests/read-search";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink } from "~/ui/button";
import { CardList } from "~/ui/card";
import { Empty } from "~/ui/empty";
import { ChoiceField } from "~/ui/filter";
import { Page } from "~/ui/page";
import { ListPager } from "~/ui/pager";

export const meta = pageTitle("CRM Customers");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const { searchParams } = new URL(request.url);
  const search = readSearch(searchParams.get("q"));
  const status = readStatus(searchParams.get("status"));
  const tier = readTier(searchParams.get("tier"));
  const after = readPosition(searchParams.get("after"));
  const found = await listCrmCustomers(scope, { search, status, tier, after });
  return {
    search,
    status: status ?? "all",
    tier: crmTiers.find(({ value }) => value === tier)?.asFilter ?? "all",
    ...listPage(request, found, {
      max: crmCustomersOnPage,
      order: "newest first",
      position: ({ at, id }) => ({ after: `${at}_${id}` }),
    }),
  };
}

const all = { value: "all", label: "All" };
const statuses = [all, ...crmStatuses];
const tiers = [
  all,
  ...crmTiers.map(({ asFilter, filterLabel }) => ({ value: asFilter, label: filterLabel })),
];

export default function CrmCustomersPage() {
  const { search, status, tier, rows, pager } = useLoaderData<typeof loader>();
  const isFiltered = search !== "" || status !== "all" || tier !== "all";
  const add = (
    <ButtonLink to="/master-crm/customers/new" variant="primary">
      Add Customer
    </ButtonLink>
  );
  const actions = (
    <>
      {add}
      <ButtonLink to="/master-crm/import">Import</ButtonLink>
      <ButtonLink to="/master-crm/customers/export.csv">Export CSV</ButtonLink>
    </>
  );
  return (
    <Page title="Customers" back={{ to: "/dashboard", label: "Back to Dashboard" }} actions={actions}>
      <CrmTabs current="customers" />
      {(rows.length > 0 || isFiltered || pager.first) && <Filter {...{ search, status, tier }} />}
      {rows.length === 0 && isFiltered && <Empty title="No customer is found with this search and filter." />}
      {rows.length === 0 && !isFiltered && (
        <Empty title="No customers yet. Add your first customer to get started." actions={add} />
      )}
      {rows.length > 0 && (
        <div data-opens-over>
          <CardList label="Customers" grid>
            {rows.map((customer) => (
              <CrmCustomerCard key={customer.id} {...customer} />
            ))}
          </CardList>
        </div>
      )}
      <ListPager {...pager} />
    </Page>
  );
}

type FilterProps = { search: string; status: string; tier: string };

function Filter({ search, status, tier }: FilterProps) {
  return (
    <form className="filter filter-row" action="/master-crm/customers" key={[search, status, tier].join(" ")}>
      <div className="field">
        <label htmlFor="filter-q">Search by name, phone or email</label>
        <input id="filter-q" type="search" name="q" defaultValue={search} maxLength={200} />
      </div>
      <ChoiceField name="status" label="Status" value={status} options={statuses} />
      <ChoiceField name="tier" label="Tier" value={tier} options={tiers} />
      <Button variant="secondary">Show</Button>
    </form>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
