import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { issueView } from "~/features/issues/issue-view";
import { listOpenIssues } from "~/features/issues/issues.server";
import { IssuesTable } from "~/features/issues/issues-table";
import { pageSize } from "~/features/vehicles/list/list-position";
import { readPosition } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Empty } from "~/ui/empty";
import { Page } from "~/ui/page";
import { Pager } from "~/ui/pager";

export const meta = pageTitle("Open Issues");

const path = "/fleet-data/issues";

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { searchParams } = new URL(request.url);
  const after = readPosition(searchParams.get("after"));
  const from = after && { ...after, unsafe: searchParams.has("unsafe") };
  const found = await listOpenIssues(scope, from);
  const shown = found.slice(0, pageSize);
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  const may = { certify: scope.may("inspections:certify"), modify: scope.may("records:modify") };
  return {
    isFirstPage: after === undefined,
    next: last && nextPage(last),
    issues: shown.map((issue) => issueView(issue, scope.account.timeZone, may)),
  };
}

function nextPage({ unsafe, position, id }: { unsafe: boolean; position: string; id: string }): string {
  const query = new URLSearchParams({ ...(unsafe && { unsafe: "1" }), after: `${position}_${id}` });
  return `${path}?${query.toString()}`;
}

export default function OpenIssuesPage() {
  const { isFirstPage, next, issues } = useLoaderData<typeof loader>();
  return (
    <Page title="Open Issues" back={{ to: "/fleet-data", label: "Fleet Data" }}>
      <p>
        Defects that nobody has certified, and breakdowns that are not fixed, of every vehicle in the fleet.
      </p>
      {issues.length > 0 && <IssuesTable issues={issues} />}
      {issues.length === 0 && (
        <Empty title={isFirstPage ? "No open issues" : "No more open issues"}>
          <p>
            Defects come from drivers&apos; inspections. Breakdowns are reported on the vehicle&apos;s page.
          </p>
        </Empty>
      )}
      {(next || !isFirstPage) && (
        <Pager
          previous={isFirstPage ? undefined : path}
          previousLabel="First page"
          next={next}
          summary={`${issues.length} shown`}
        />
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the open issues" />;
}
