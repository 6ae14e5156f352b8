import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { annualView } from "~/features/annual-inspections/annual-inspection-view";
import { listAnnualInspections } from "~/features/annual-inspections/annual-inspections.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Badge } from "~/ui/badge";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { formatDay } from "~/ui/format";
import { Link } from "~/ui/link";
import { Table } from "~/ui/table";
import { maxShown } from "./+shared/record-list";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle((data: { title: string }) => `Annual Inspections: ${data.title}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { id, title, hasLeft, today } = await recordVehicle(scope, params.vehicleId);
  const inspections = await listAnnualInspections(scope, id, { limit: maxShown + 1 });
  return {
    id,
    title,
    mayAdd: scope.may("records:modify") && !hasLeft,
    hasMore: inspections.length > maxShown,
    inspections: inspections.slice(0, maxShown).map((one) => ({
      id: one.id,
      day: formatDay(one.inspected_on),
      result: one.result === "passed" ? "Passed" : "Failed",
      inspector: one.inspector,
      ...annualView(one, today),
    })),
  };
}

export default function AnnualInspectionsPage() {
  const { id, inspections, mayAdd, hasMore } = useLoaderData<typeof loader>();
  const list = `/fleet-data/${id}/annual-inspections`;
  const add = mayAdd && (
    <ButtonLink to={`${list}/new`} variant="primary">
      Add Annual Inspection
    </ButtonLink>
  );
  if (inspections.length === 0) {
    return (
      <Empty title="No annual inspection recorded" actions={add}>
        <p>
          Trucks, trailers and buses in commerce pass one at least once every 12 months (49 CFR 396.17). The
          report is kept for 14 months.
        </p>
      </Empty>
    );
  }
  return (
    <>
      {add && <ButtonRow>{add}</ButtonRow>}
      <AnnualInspections />
      {hasMore && (
        <p>
          The newest {maxShown} are shown. All are in the{" "}
          <Link to={`/fleet-data/${id}/history?kind=annual-inspections`}>history</Link>.
        </p>
      )}
    </>
  );
}

function AnnualInspections() {
  const { id, inspections } = useLoaderData<typeof loader>();
  const list = `/fleet-data/${id}/annual-inspections`;
  return (
    <Table
      caption="Annual inspections, the newest first"
      captionHidden
      rows={inspections}
      rowKey={(one) => one.id}
      columns={[
        { heading: "Inspected on", cell: (one) => <Link to={`${list}/${one.id}`}>{one.day}</Link> },
        { heading: "Result", cell: ({ result }) => result },
        { heading: "Inspector", cell: ({ inspector }) => inspector },
        {
          heading: "State",
          cell: (one) =>
            one === inspections[0] ? <Badge kind={one.badge.kind}>{one.text}</Badge> : "Followed by another",
        },
      ]}
    />
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
