import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { isClosed, readStage, stageLabel } from "~/features/master-crm/deals/deal-choices";

import { type BoardDeal, boardDeal } from "~/features/master-crm/deals/deal-view";
import { DealsTable, factColumns, nameColumn } from "~/features/master-crm/deals/deals-list";
import { dealsOnPage, listStage } from "~/features/master-crm/deals/pipeline.server";
import { listPage, readPosition } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Empty } from "~/ui/empty";
import { Page } from "~/ui/page";
import { ListPager } from "~/ui/pager";
import { type Column, TypedLink } from "~/ui/table";

export const meta = pageTitle((data: { label: string }) => data.label);
export const handle = { isList: true };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const stage = orNotFound(readStage(params.stage));
  const after = readPosition(new URL(request.url).searchParams.get("after"));
  const { rows, pager } = listPage(request, await listStage(scope, stage, after), {
    max: dealsOnPage,
    order: isClosed(stage) ? "closed last first" : "longest in this stage first",
    position: ({ at, id }) => ({ after: `${at}_${id}` }),
  });
  return {
    label: stageLabel(stage),
    pager,
    deals: rows.map((deal) => boardDeal(deal, scope.account.timeZone)),
  };
}

export default function PipelineStagePage() {
  const { label, pager, deals } = useLoaderData<typeof loader>();
  return (
    <Page title={label} back={{ to: "/master-crm/pipeline", label: "Pipeline" }}>
      {deals.length === 0 && <Empty title={`No deals in ${label}`} />}
      {deals.length > 0 && (
        <DealsTable
          caption={`Deals in ${label}`}
          columns={[nameColumn, customerColumn, ...factColumns]}
          deals={deals}
        />
      )}
      <ListPager {...pager} />
    </Page>
  );
}

const customerColumn: Column<BoardDeal> = {
  heading: "Customer",
  cell: ({ customer }) => <TypedLink to={customer.to}>{customer.name}</TypedLink>,
};

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
