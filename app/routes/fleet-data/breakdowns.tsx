import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { breakdownCosts } from "~/features/breakdowns/breakdown-costs";
import { StateBadge } from "~/features/breakdowns/breakdown-state";
import { listBreakdowns } from "~/features/breakdowns/breakdowns.server";
import { formatReading } from "~/features/meters/meter-unit";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { formatDay } from "~/ui/format";
import { Link } from "~/ui/link";
import { Table } from "~/ui/table";
import { maxShown } from "./+shared/record-list";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle((data: { title: string }) => `Breakdowns: ${data.title}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { id, title, hasLeft } = await recordVehicle(scope, params.vehicleId);
  const breakdowns = await listBreakdowns(scope, id, { limit: maxShown + 1 });
  const seesCosts = scope.may("costs:view");
  return {
    id,
    title,
    mayAdd: scope.may("records:modify") && !hasLeft,
    seesCosts,
    hasMore: breakdowns.length > maxShown,
    breakdowns: breakdowns.slice(0, maxShown).map((one) => ({
      id: one.id,
      type: one.breakdown_type,
      day: formatDay(one.breakdown_date),
      mileage: one.reading && formatReading(one.reading.value, one.reading.unit),
      state: one.state,
      notes: one.notes && one.notes.length > 160 ? `${one.notes.slice(0, 160)}…` : one.notes,
      cost: seesCosts ? breakdownCosts(one).total : undefined,
    })),
  };
}

export default function BreakdownsPage() {
  const { id, breakdowns, mayAdd, seesCosts, hasMore } = useLoaderData<typeof loader>();
  const add = mayAdd && (
    <ButtonLink to={`/fleet-data/${id}/breakdowns/new`} variant="primary">
      Report Breakdown
    </ButtonLink>
  );
  if (breakdowns.length === 0) return <Empty title="No breakdowns recorded" actions={add} />;
  return (
    <>
      {add && <ButtonRow>{add}</ButtonRow>}
      <Table
        caption="Breakdowns, the newest first"
        captionHidden
        rows={breakdowns}
        rowKey={(one) => one.id}
        columns={[
          {
            heading: "Breakdown",
            cell: (one) => <Link to={`/fleet-data/${id}/breakdowns/${one.id}`}>{one.type}</Link>,
          },
          { heading: "Date", cell: ({ day }) => day },
          { heading: "State", cell: ({ state }) => <StateBadge state={state} /> },
          { heading: "Mileage", cell: ({ mileage }) => mileage ?? "Not read", figures: true },
          { heading: "Notes", cell: ({ notes }) => notes },
          ...(seesCosts
            ? [{ heading: "Cost", cell: (one: (typeof breakdowns)[number]) => one.cost, figures: true }]
            : []),
        ]}
      />
      {hasMore && (
        <p>
          The newest {maxShown} are shown. All are in the{" "}
          <Link to={`/fleet-data/${id}/history?kind=breakdowns`}>history</Link>.
        </p>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
