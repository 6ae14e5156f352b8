import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { upgradeFor } from "~/auth/permissions";
import { requireScope } from "~/auth/require-scope.server";
import { countVehiclesWithIssues } from "~/features/issues/issues.server";
import { countFleetDue } from "~/features/reminders/due-list.server";
import { pageOf } from "~/features/vehicles/list/list-position";
import { NoVehicles } from "~/features/vehicles/list/no-vehicles";
import { PlanNotice } from "~/features/plans/plan-notice";
import { VehicleCard } from "~/features/vehicles/list/vehicle-card";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { countVehicles, findExactVehicle, listVehicles } from "~/features/vehicles/vehicles.server";
import { checkVin } from "~/features/vin/vin";
import { readPosition } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { readSearch } from "~/http/requests/read-search";
import { StatusPage } from "~/http/requests/status-page";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { CardList } from "~/ui/card";
import { Page } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { RaisedDialog } from "~/ui/raised-dialog";
import { SearchBox } from "~/ui/search-box";
import { FleetFigures } from "./+shared/fleet-figures";
import { plansToShow } from "./+shared/plans-to-show.server";
import { PlainCsvLink } from "~/ui/plain-csv-link";

export const meta = pageTitle("Fleet Data");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { searchParams } = new URL(request.url);
  const search = readSearch(searchParams.get("q"));
  const after = readPosition(searchParams.get("after"));
  const exact = !after && !searchParams.has("list") && (await findExactVehicle(scope, search));
  if (exact) throw redirect(`/fleet-data/${exact}`);
  const [found, count, due, issues] = await Promise.all([
    listVehicles(scope, { search: search || undefined, after }),
    countVehicles(scope),
    countFleetDue(scope),
    countVehiclesWithIssues(scope),
  ]);
  const { vehicles, next } = pageOf(found, "/fleet-data", search);
  return {
    search,
    isFirstPage: after === undefined,
    next,
    count,
    due,
    issues,
    limit: scope.limits.vehicles,
    plans: await plansToShow(scope, count, searchParams),
    mayModify: scope.may("vehicles:modify"),
    exportBadge: scope.may("vehicles:export") ? undefined : upgradeFor("vehicles:export").badge,
    vehicles: vehicles.map((vehicle) => ({
      id: vehicle.id,
      title: vehicleTitle(vehicle),
      makeModel: vehicle.make_model,
      unit: vehicle.unit_number,
      vin: vehicle.vin,
      serial: vehicle.serial_number,
      issues: vehicle.open_issues,
      isDoubtful: vehicle.vin !== null && checkVin(vehicle.vin).problems.length > 0,
    })),
  };
}

export default function VehiclesPage() {
  const { search, isFirstPage, next, mayModify, vehicles, count, due, issues, limit } =
    useLoaderData<typeof loader>();
  return (
    <Page title="Fleet Data" actions={<Actions />}>
      <Plans />
      <FleetFigures {...{ count, due, issues, limit }} />
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
      {mayModify && <ButtonLink to="/fleet-data/import">Import</ButtonLink>}
      {mayModify && (
        <ButtonLink to="/fleet-data/export.csv">
          Export CSV {exportBadge && <Badge kind="plan">{exportBadge}</Badge>}
        </ButtonLink>
      )}
      {mayModify && !exportBadge && <PlainCsvLink file="/fleet-data/export.csv" />}
      <ButtonLink to="/dashboard" variant="quiet">
        Close
      </ButtonLink>
    </>
  );
}

function Plans() {
  const { plans } = useLoaderData<typeof loader>();
  if (!plans) return null;
  return (
    <RaisedDialog label="Plans" delay={500} dismiss="Not Now">
      <PlanNotice {...plans} />
    </RaisedDialog>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicles" />;
}
