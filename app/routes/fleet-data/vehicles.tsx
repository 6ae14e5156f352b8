import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { upgradeFor } from "~/auth/permissions";
import { requireScope } from "~/auth/require-scope.server";
import { environment } from "~/environment";
import { readPosition, readSearch, writePosition } from "~/features/vehicles/list-position";
import { PlanNotice } from "~/features/vehicles/plan-notice";
import { VehicleCard } from "~/features/vehicles/vehicle-card";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { countVehicles, listVehicles, pageSize } from "~/features/vehicles/vehicles.server";
import { checkVin } from "~/features/vin/vin";
import { pageTitle } from "~/http/page-title";
import { StatusPage } from "~/http/status-page";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { CardList } from "~/ui/card";
import { Empty } from "~/ui/empty";
import { formatCount } from "~/ui/format";
import { Page } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { RaisedDialog } from "~/ui/raised-dialog";
import { SearchBox } from "~/ui/search-box";
import { Stat } from "~/ui/stat";

export const meta = pageTitle("Fleet Data");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { searchParams } = new URL(request.url);
  const search = readSearch(searchParams.get("q"));
  const after = readPosition(searchParams.get("after"));
  const [found, count] = await Promise.all([
    listVehicles(scope, { search: search || undefined, after }),
    countVehicles(scope),
  ]);
  const vehicles = found.slice(0, pageSize);
  const last = found.length > pageSize ? vehicles.at(-1) : undefined;
  const limit = scope.limits.vehicles;
  const isFull = limit !== null && count >= limit;
  const wasAdded = searchParams.has("added") && limit !== null && (count === 1 || isFull);
  const wasRefused = searchParams.has("upgrade");
  return {
    search,
    isFirstPage: after === undefined,
    next:
      last &&
      `/fleet-data?${new URLSearchParams({ ...(search && { q: search }), after: writePosition(last) }).toString()}`,
    count,
    limit,
    plans: (wasAdded || wasRefused) &&
      scope.may("vehicles:modify") && {
        salesEmail: environment.SALES_EMAIL,
        paying: scope.plan !== "free",
        heading: isFull
          ? "Your plan's vehicles are all in use"
          : wasRefused
            ? "Plans"
            : "Room for more vehicles",
      },
    mayModify: scope.may("vehicles:modify"),
    exportBadge: scope.may("vehicles:export") ? undefined : upgradeFor("vehicles:export").badge,
    vehicles: vehicles.map((vehicle) => ({
      id: vehicle.id,
      title: vehicleTitle(vehicle),
      makeModel: vehicle.make_model,
      unit: vehicle.unit_number,
      vin: vehicle.vin,
      serial: vehicle.serial_number,
      isDoubtful: vehicle.vin !== null && checkVin(vehicle.vin).problems.length > 0,
    })),
  };
}

export default function VehiclesPage() {
  const { search, isFirstPage, next, count, limit, mayModify, vehicles } = useLoaderData<typeof loader>();
  return (
    <Page title="Fleet Data" actions={<Actions />}>
      <Plans />
      <Stat
        value={formatCount(count)}
        label={limit === null ? "in the fleet" : `of ${limit} vehicles in the fleet`}
      />
      <SearchBox
        action="/fleet-data"
        name="q"
        label="Search by last 6 of VIN or unit number"
        placeholder="Search by last 6 of VIN or unit number..."
        value={search}
      />
      {vehicles.length === 0 && <NoVehicles search={search} />}
      {vehicles.length > 0 && (
        <CardList label="Vehicles">
          {vehicles.map((vehicle) => (
            <VehicleCard key={vehicle.id} {...vehicle} mayModify={mayModify} />
          ))}
        </CardList>
      )}
      {(next || !isFirstPage) && (
        <Pager
          previous={isFirstPage ? undefined : `/fleet-data${search && `?q=${encodeURIComponent(search)}`}`}
          previousLabel="First page"
          next={next}
          summary={`${vehicles.length} shown, newest first`}
        />
      )}
      <p>
        <ButtonLink to="/fleet-data/former" variant="quiet">
          Former vehicles
        </ButtonLink>
      </p>
    </Page>
  );
}

function Actions() {
  const { mayModify, exportBadge } = useLoaderData<typeof loader>();
  return (
    <>
      {mayModify && (
        <ButtonLink to="/fleet-data/new" variant="primary">
          Add Vehicle
        </ButtonLink>
      )}
      {mayModify && (
        <ButtonLink to="/fleet-data/export.csv" reloadDocument>
          Export CSV {exportBadge && <Badge kind="plan">{exportBadge}</Badge>}
        </ButtonLink>
      )}
      <ButtonLink to="/dashboard" variant="quiet">
        Close
      </ButtonLink>
    </>
  );
}

/** After the first vehicle, when the plan is full, and when it does not hold what was asked for. */
function Plans() {
  const { plans } = useLoaderData<typeof loader>();
  if (!plans) return null;
  return (
    <RaisedDialog label="Plans" delay={500}>
      <PlanNotice {...plans} />
    </RaisedDialog>
  );
}

function NoVehicles({ search }: { search: string }) {
  if (search === "") return <Empty title="No vehicles yet" />;
  return (
    <Empty title="No vehicles found">
      <p>
        Nothing matches “{search}”. Try the last six characters of the VIN, or the unit number. A vehicle that
        was sold is under{" "}
        <Link to={`/fleet-data/former?q=${encodeURIComponent(search)}`}>Former vehicles</Link>.
      </p>
    </Empty>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicles" />;
}
