import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { serviceView } from "~/features/service/service-view";
import { listServiceEntries } from "~/features/service/service.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { Link } from "~/ui/link";
import { type Column, Table } from "~/ui/table";
import { maxShown } from "./+shared/record-list";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle((data: { title: string }) => `Service: ${data.title}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { id, title, hasLeft } = await recordVehicle(scope, params.vehicleId);
  const entries = await listServiceEntries(scope, id, { limit: maxShown + 1 });
  const seesCosts = scope.may("costs:view");
  return {
    id,
    title,
    seesCosts,
    mayAdd: scope.may("records:modify") && !hasLeft,
    hasMore: entries.length > maxShown,
    entries: entries
      .slice(0, maxShown)
      .map((entry) => ({ id: entry.id, ...serviceView({ ...entry, notes: null }, seesCosts) })),
  };
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["entries"][number];

export default function ServicePage() {
  const { id, entries, mayAdd, seesCosts, hasMore } = useLoaderData<typeof loader>();
  const add = mayAdd && (
    <ButtonLink to={`/fleet-data/${id}/service/new`} variant="primary">
      Add Service
    </ButtonLink>
  );
  if (entries.length === 0) return <Empty title="No service recorded" actions={add} />;
  const money: Column<Row>[] = [{ heading: "Total", cell: ({ costs }) => costs?.total, figures: true }];
  return (
    <>
      {add && <ButtonRow>{add}</ButtonRow>}
      <Table
        caption="Service, the newest first"
        captionHidden
        rows={entries}
        rowKey={(one) => one.id}
        columns={[
          {
            heading: "What was done",
            cell: (one) => <Link to={`/fleet-data/${id}/service/${one.id}`}>{one.description}</Link>,
          },
          { heading: "Date", cell: ({ day }) => day },
          { heading: "Meter", cell: ({ mileage }) => mileage ?? "Not read", figures: true },
          { heading: "Done by", cell: ({ doneBy }) => doneBy },
          ...(seesCosts ? money : []),
        ]}
      />
      {hasMore && (
        <p>
          The newest {maxShown} are shown. All are in the{" "}
          <Link to={`/fleet-data/${id}/history?kind=service`}>history</Link>.
        </p>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
