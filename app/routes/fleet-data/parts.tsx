import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { partView } from "~/features/parts/part-view";
import { listParts } from "~/features/parts/parts.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { formatTime } from "~/ui/format";
import { Link } from "~/ui/link";
import { type Column, Table } from "~/ui/table";
import { maxShown } from "./+shared/record-list";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle((data: { title: string }) => `Parts: ${data.title}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { id, title, hasLeft } = await recordVehicle(scope, params.vehicleId);
  const removed = new URL(request.url).searchParams.get("show") === "removed";
  const parts = await listParts(scope, id, { limit: maxShown + 1, removed });
  const seesCosts = scope.may("costs:view");
  return {
    list: `/fleet-data/${id}/parts`,
    history: `/fleet-data/${id}/history?kind=parts`,
    title,
    removed,
    seesCosts,
    mayAdd: scope.may("records:modify") && !hasLeft,
    hasMore: parts.length > maxShown,
    parts: parts.slice(0, maxShown).map((part) => ({
      id: part.id,
      ...partView({ ...part, notes: null }, seesCosts),
      ended:
        part.removed_at &&
        `${part.removed_as === "mistake" ? "Entered by mistake" : "Taken off"}, ${formatTime(part.removed_at, scope.account.timeZone)}`,
    })),
  };
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["parts"][number];

export default function PartsPage() {
  const { list, history, parts, removed, mayAdd, hasMore } = useLoaderData<typeof loader>();
  const add = mayAdd && !removed && (
    <>
      <ButtonLink to={`${list}/smart-add`}>Smart Add</ButtonLink>
      <ButtonLink to={`${list}/new`} variant="primary">
        Add Part
      </ButtonLink>
    </>
  );
  const other = removed ? (
    <ButtonLink to={list}>Installed Parts</ButtonLink>
  ) : (
    <ButtonLink to={`${list}?show=removed`} variant="quiet">
      Removed Parts
    </ButtonLink>
  );
  return (
    <>
      <ButtonRow>
        {add}
        {other}
      </ButtonRow>
      {parts.length === 0 ? (
        <Empty title={removed ? "No parts were removed" : "No parts logged yet"} />
      ) : (
        <PartsTable />
      )}
      {hasMore && (
        <p>
          The newest {maxShown} are shown. All are in the <Link to={history}>history</Link>.
        </p>
      )}
    </>
  );
}

function PartsTable() {
  const { list, parts, removed, seesCosts } = useLoaderData<typeof loader>();
  const cost: Column<Row> = { heading: "Cost", cell: ({ cost }) => cost, figures: true };
  const ended: Column<Row> = { heading: "Removed", cell: ({ ended }) => ended };
  return (
    <Table
      caption={removed ? "Removed parts, the newest first" : "Installed parts, the newest first"}
      captionHidden={!removed}
      rows={parts}
      rowKey={({ id }) => id}
      columns={[
        { heading: "Part", cell: ({ id, category }) => <Link to={`${list}/${id}`}>{category}</Link> },
        { heading: "Number", cell: ({ number }) => number && <span className="identifier">{number}</span> },
        { heading: "Position", cell: ({ position }) => position },
        { heading: "Installed", cell: ({ installed }) => installed },
        { heading: "Mileage", cell: ({ mileage }) => mileage ?? "Not read", figures: true },
        { heading: "Vendor", cell: ({ vendor }) => vendor },
        ...(seesCosts ? [cost] : []),
        ...(removed ? [ended] : []),
      ]}
    />
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
