import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { today } from "~/features/calendar/today";
import { CompaniesTable } from "~/features/master-crm/companies/companies-table";
import { companiesOnPage, listCompanies } from "~/features/master-crm/companies/companies.server";
import { companyFilters, readCompanyFilter } from "~/features/master-crm/companies/company-choices";
import { noCompaniesText } from "~/features/master-crm/companies/company-text";
import { companyView } from "~/features/master-crm/companies/company-view";
import { CrmTabs } from "~/features/master-crm/crm-tabs";
import { PostForm } from "~/http/forms/post-form";
import { listPage, readPosition } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { readSearch } from "~/http/requests/read-search";
import { StatusPage } from "~/http/requests/status-page";
import { Empty } from "~/ui/empty";
import { Page } from "~/ui/page";
import { ListPager } from "~/ui/pager";
import { SearchBox } from "~/ui/search-box";
import { Tabs } from "~/ui/tabs";

export const meta = pageTitle("Companies");

const list = "/master-crm/companies";

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const { timeZone, id: ownId } = scope.account;
  const { searchParams } = new URL(request.url);
  const search = readSearch(searchParams.get("q"));
  const filter = readCompanyFilter(searchParams.get("show"));
  const found = await listCompanies(scope, {
    ...{ search, filter, today: today(timeZone) },
    after: readPosition(searchParams.get("after")),
  });
  const { rows, pager } = listPage(request, found, {
    ...{ max: companiesOnPage, order: "newest first" },
    position: ({ at, id }) => ({ after: `${at}_${id}` }),
  });
  return { search, filter, pager, rows: rows.map((company) => companyView(company, timeZone, ownId)) };
}

export default function CompaniesPage() {
  const { search, filter, rows, pager } = useLoaderData<typeof loader>();
  return (
    <Page title="Companies" back={{ to: "/dashboard", label: "Back to Dashboard" }}>
      <CrmTabs current="companies" />
      <SearchBox
        action={filter === "all" ? list : `${list}?show=${filter}`}
        name="q"
        label="Search by name, number or address of a person"
        placeholder="Search by name, number or email..."
        value={search}
      >
        {filter !== "all" && <input type="hidden" name="show" value={filter} />}
      </SearchBox>
      <Filters />
      {rows.length === 0 && <Empty title={noCompaniesText(search, filter)} />}
      {rows.length > 0 && (
        <PostForm action={`${list}/follow`}>
          <CompaniesTable caption="Companies, newest first" rows={rows} follows />
        </PostForm>
      )}
      <ListPager {...pager} />
    </Page>
  );
}

function Filters() {
  const { search, filter } = useLoaderData<typeof loader>();
  const tabs = companyFilters.map(({ value, label }) => {
    const query = new URLSearchParams({
      ...(search && { q: search }),
      ...(value !== "all" && { show: value }),
    }).toString();
    return { label, to: query ? `${list}?${query}` : list, current: value === filter };
  });
  return <Tabs label="Which companies" tabs={tabs} />;
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
