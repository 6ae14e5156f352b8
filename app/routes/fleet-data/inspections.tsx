import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { requireScope } from "~/auth/require-scope.server";
import { kindNames } from "~/features/inspections/items/inspection-items";
import { listInspections, pageSize } from "~/features/inspections/inspections.server";
import { formatReading } from "~/features/meters/meter-unit";
import { getVehicle } from "~/features/vehicles/vehicles.server";
import { readPosition } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Badge } from "~/ui/badge";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { formatTime } from "~/ui/format";
import { Link } from "~/ui/link";
import { Pager } from "~/ui/pager";
import { Table } from "~/ui/table";

export const meta = pageTitle("Inspections");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const vehicle = orNotFound(await getVehicle(scope, readId(params.vehicleId)));
  const after = readPosition(new URL(request.url).searchParams.get("after"));
  const found = await listInspections(scope, vehicle.id, after);
  const shown = found.slice(0, pageSize);
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  const path = `/fleet-data/${vehicle.id}/inspections`;
  return {
    path,
    mayAdd: scope.may("inspections:create") && vehicle.archived_at === null,
    isFirstPage: after === undefined,
    next: last && `${path}?${new URLSearchParams({ after: `${last.position}_${last.id}` }).toString()}`,
    inspections: shown.map((row) => ({
      id: row.id,
      kind: kindNames[row.kind],
      combination:
        row.vehicle_id !== vehicle.id
          ? `as the trailer of ${row.unit_number ?? row.vehicle_title}`
          : row.trailer_name && `with trailer ${row.trailer_name}`,
      time: formatTime(row.made_at, scope.account.timeZone),
      mileage:
        row.value && row.unit && row.vehicle_id === vehicle.id ? formatReading(row.value, row.unit) : "",
      isStruck: row.struck_at !== null,
      driver: row.signature_name,
      defects: row.defects,
      open: row.defects - (row.certified ?? 0),
      openBefore: row.open_before,
      isAcknowledged: row.acknowledged > 0,
    })),
  };
}

type Inspection = ReturnType<typeof useLoaderData<typeof loader>>["inspections"][number];

export default function InspectionsPage() {
  const { path, inspections, isFirstPage, next } = useLoaderData<typeof loader>();
  return (
    <>
      <Actions />
      {inspections.length === 0 ? (
        <Empty title="No inspections recorded" />
      ) : (
        <Table
          caption="Inspections"
          captionHidden
          rows={inspections}
          rowKey={({ id }) => id}
          columns={[
            { heading: "Inspected", cell: ({ id, time }) => <Link to={`/inspections/${id}`}>{time}</Link> },
            {
              heading: "Kind",
              cell: ({ kind, combination }) => [kind, combination].filter(Boolean).join(", "),
            },
            { heading: "Driver", cell: ({ driver }) => driver },
            {
              heading: "Mileage",
              cell: (row) => (row.isStruck ? <s>{row.mileage}</s> : row.mileage),
              figures: true,
            },
            { heading: "Defects", cell: (inspection) => <Defects {...inspection} /> },
          ]}
        />
      )}
      {(next || !isFirstPage) && (
        <Pager
          previous={isFirstPage ? undefined : path}
          previousLabel="First page"
          next={next}
          summary={`${inspections.length} shown, newest first`}
        />
      )}
    </>
  );
}

function Actions() {
  const { path, mayAdd } = useLoaderData<typeof loader>();
  return (
    <ButtonRow>
      {mayAdd && (
        <>
          <ButtonLink to={`${path}/new?kind=pre_trip`}>Pre-Trip Inspection</ButtonLink>
          <ButtonLink to={`${path}/new?kind=post_trip`}>Post-Trip Inspection</ButtonLink>
        </>
      )}
      <ButtonLink to={`${path}/packet`} variant="quiet">
        Roadside Packet
      </ButtonLink>
    </ButtonRow>
  );
}

function Defects({ defects, open, openBefore, isAcknowledged }: Inspection) {
  if (open > 0) return <Counted count={defects} badge={<Badge kind="bad">{`${open} open`}</Badge>} />;
  if (openBefore > 0)
    return <Counted count={defects} badge={<Badge kind="warning">Signed over an open defect</Badge>} />;
  if (defects === 0) return <>None</>;
  if (isAcknowledged) return <Counted count={defects} badge={<Badge kind="good">Acknowledged</Badge>} />;
  return <Counted count={defects} badge={<Badge kind="warning">Certified</Badge>} />;
}

function Counted({ count, badge }: { count: number; badge: ReactNode }) {
  return (
    <>
      {count} {badge}
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the inspections" />;
}
