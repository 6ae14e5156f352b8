import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { CrmTabs } from "~/features/master-crm/crm-tabs";
import { readRequestFilter, requestStates } from "~/features/master-crm/requests/request-choices";
import { type RequestRow, requestView } from "~/features/master-crm/requests/request-view";
import { RequestsList } from "~/features/master-crm/requests/requests-list";
import { listRequests, requestsOnPage } from "~/features/master-crm/requests/requests.server";
import { PostForm } from "~/http/forms/post-form";
import { listPage, readPosition } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { Page } from "~/ui/page";
import { ListPager } from "~/ui/pager";
import { Tabs } from "~/ui/tabs";

export const meta = pageTitle("Requests");

const list = "/master-crm/requests";

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const { searchParams } = new URL(request.url);
  const filter = readRequestFilter(searchParams.get("show"));
  const found = await listRequests(scope, { filter, after: readPosition(searchParams.get("after")) });
  const { rows, pager } = listPage(request, found, {
    ...{ max: requestsOnPage, order: "newest first" },
    position: ({ at, id }) => ({ after: `${at}_${id}` }),
  });
  return { filter, pager, rows: rows.map((one) => requestView(one, scope.account.timeZone)) };
}

export default function RequestsPage() {
  const { filter, rows, pager } = useLoaderData<typeof loader>();
  const tabs = requestStates.map(({ value, label }) => ({
    ...{ label, current: value === filter },
    to: value === "all" ? list : `${list}?show=${value}`,
  }));
  return (
    <Page title="Requests" back={{ to: "/dashboard", label: "Back to Dashboard" }}>
      <CrmTabs current="requests" />
      <p>
        What visitors asked through the contact form, and companies about their plans. A request becomes a
        customer only when you make it one.
      </p>
      <Tabs label="Which requests" tabs={tabs} />
      {rows.length === 0 && <Empty title={filter === "all" ? "No requests yet." : "No such requests."} />}
      {rows.length > 0 && <RequestsList rows={rows} actions={(row) => <Actions row={row} />} />}
      <ListPager {...pager} />
    </Page>
  );
}

function Actions({ row: { page, company, companyId, known, mayMake, state } }: { row: RequestRow }) {
  return (
    <>
      {mayMake && (
        <ButtonLink to={`${page}/customer`} about={`of ${company}`}>
          {companyId && known ? "Add to the customer" : "Make a customer"}
        </ButtonLink>
      )}
      {state === "new" && (
        <PostForm action={`${page}/put-aside`}>
          <Button variant="quiet" about={`the request of ${company}`}>
            Put aside
          </Button>
        </PostForm>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
