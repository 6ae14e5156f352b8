import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { pageOf } from "~/features/vehicles/list/list-position";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { listVehicles } from "~/features/vehicles/vehicles.server";
import { readPosition } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { readSearch } from "~/http/requests/read-search";
import { StatusPage } from "~/http/requests/status-page";
import { CardItem, CardList } from "~/ui/card";
import { Empty } from "~/ui/empty";
import { formatTime } from "~/ui/format";
import { Identifier } from "~/ui/identifier";
import { Page } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { SearchBox } from "~/ui/search-box";

export const meta = pageTitle("Former vehicles");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { searchParams } = new URL(request.url);
  const search = readSearch(searchParams.get("q"));
  const after = readPosition(searchParams.get("after"));
  const found = await listVehicles(scope, { former: true, search: search || undefined, after });
  const { vehicles, next } = pageOf(found, "/fleet-data/former", search);
  return {
    search,
    isFirstPage: after === undefined,
    next,
    vehicles: vehicles.map((vehicle) => ({
      id: vehicle.id,
      title: vehicleTitle(vehicle),
      unit: vehicle.unit_number,
      number: vehicle.vin ?? vehicle.serial_number ?? "",
      archived: vehicle.archived_at ? formatTime(vehicle.archived_at, scope.account.timeZone) : "",
      reason: vehicle.archive_reason,
    })),
  };
}

export default function FormerVehiclesPage() {
  const { vehicles, search, isFirstPage, next } = useLoaderData<typeof loader>();
  return (
    <Page title="Former vehicles" back={{ to: "/fleet-data", label: "Fleet Data" }}>
      <SearchBox
        action="/fleet-data/former"
        name="q"
        label="Search by last 6 of VIN or unit number"
        placeholder="Search by last 6 of VIN or unit number..."
        value={search}
      />
      {vehicles.length === 0 && <Empty title={search ? "No vehicles found" : "No former vehicles"} />}
      {vehicles.length > 0 && (
        <CardList label="Former vehicles">
          {vehicles.map((vehicle) => (
            <FormerVehicle key={vehicle.id} {...vehicle} />
          ))}
        </CardList>
      )}
      {(next || !isFirstPage) && (
        <Pager
          previous={isFirstPage ? undefined : "/fleet-data/former"}
          previousLabel="First page"
          next={next}
          summary={`${vehicles.length} shown, last to leave first`}
        />
      )}
    </Page>
  );
}

type FormerVehicleProps = ReturnType<typeof useLoaderData<typeof loader>>["vehicles"][number];

function FormerVehicle({ id, title, unit, number, archived, reason }: FormerVehicleProps) {
  const lead = unit ? { label: "Unit", text: unit } : undefined;
  return (
    <CardItem title={title} to={`/fleet-data/${id}`} lead={lead}>
      <p>
        <Identifier text={number} tail={6} />
      </p>
      <p>
        Left the fleet on {archived}
        {reason && `: ${reason}`}
      </p>
    </CardItem>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicles" />;
}
