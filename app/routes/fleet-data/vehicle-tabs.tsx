import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { getAnnualState } from "~/features/annual-inspections/annual-due.server";
import { AnnualLine } from "~/features/annual-inspections/annual-line";
import { formatReading } from "~/features/meters/meter-unit";
import { DueLink } from "~/features/reminders/due-link";
import { countVehicleDue } from "~/features/reminders/due-list.server";
import { getVehicleHead } from "~/features/vehicles/vehicle-head.server";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { formatTime } from "~/ui/format";
import { Link } from "~/ui/link";
import { Page } from "~/ui/page";
import { Tabs } from "~/ui/tabs";
import { BrokenDown } from "./+shared/breakdown-by-inspection";
import { LeftFleetNotice, inServiceView } from "./+shared/left-fleet-notice";
import { OpenIssuesNotice } from "./+shared/open-issues-notice";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const id = readId(params.vehicleId);
  const [found, due, annual] = await Promise.all([
    getVehicleHead(scope, id),
    countVehicleDue(scope, id),
    getAnnualState(scope, id),
  ]);
  const vehicle = orNotFound(found);
  const { current_reading, archived_at } = vehicle;
  return {
    id,
    title: vehicleTitle(vehicle),
    unit: vehicle.unit_number,
    mileage: current_reading && formatReading(current_reading.value, current_reading.unit),
    counts: vehicle,
    due,
    annual,
    left: archived_at && {
      time: formatTime(archived_at, scope.account.timeZone),
      reason: vehicle.archive_reason,
      inService: vehicle.in_service && inServiceView(vehicle.in_service),
    },
    mayModify: scope.may("vehicles:modify"),
    mayRecord: scope.may("records:modify"),
  };
}

export default function VehicleTabsPage() {
  const { id, title, unit, mileage, counts, due, annual, left, mayModify, mayRecord } =
    useLoaderData<typeof loader>();
  return (
    <Page title={unit ? `${title}, unit ${unit}` : title} back={{ to: "/fleet-data", label: "Fleet Data" }}>
      {left ? <LeftFleetNotice vehicleId={id} {...left} mayModify={mayModify} /> : <RecordActions />}
      <p className="vehicle-meter">
        Meter: <b>{mileage ?? "not read yet"}</b> <Link to={`/fleet-data/${id}/meter`}>All readings</Link>
      </p>
      <AnnualLine to={`/fleet-data/${id}/annual-inspections`} annual={annual} />
      {!left && !mayRecord && <BrokenDown vehicleId={id} />}
      <OpenIssuesNotice vehicleId={id} {...counts.open_issues} />
      {due.overdue + due.dueSoon + due.unknown > 0 && <DueLink to={`/fleet-data/${id}/reminders`} {...due} />}
      <VehicleTabs />
      <Outlet />
    </Page>
  );
}

/** A driver's actions at the truck, few key presses from the top of the page. */
function RecordActions() {
  const { id, mayModify, mayRecord } = useLoaderData<typeof loader>();
  const to = (path: string) => `/fleet-data/${id}/${path}`;
  return (
    <ButtonRow>
      <ButtonLink to={to("inspections/new?kind=pre_trip")} variant="primary">
        Pre-Trip Inspection
      </ButtonLink>
      {mayRecord && (
        <>
          <ButtonLink to={to("breakdowns/new")}>Report Breakdown</ButtonLink>
          <ButtonLink to={to("fuel/new")}>Add Fuel Receipt</ButtonLink>
          <ButtonLink to={to("parts/new")}>Add Part</ButtonLink>
          <ButtonLink to={to("service/new")}>Add Service</ButtonLink>
        </>
      )}
      {mayModify && (
        <>
          <ButtonLink to={to("edit")}>Edit Vehicle</ButtonLink>
          <ButtonLink to={to("delete")} variant="quiet">
            Delete
          </ButtonLink>
        </>
      )}
    </ButtonRow>
  );
}

function VehicleTabs() {
  const { id, counts } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const tab = (label: string, path: string, count?: number) => {
    const to = `/fleet-data/${id}${path}`;
    return { label, to, count, current: pathname === to };
  };
  return (
    <Tabs
      label="Records of this vehicle"
      tabs={[
        tab("Vehicle", ""),
        tab("Parts", "/parts", counts.parts),
        tab("Breakdowns", "/breakdowns", counts.breakdowns),
        tab("Fuel", "/fuel", counts.fuel),
        tab("Service", "/service", counts.service),
        tab("Inspections", "/inspections", counts.inspections),
        tab("Annual", "/annual-inspections", counts.annual_inspections),
        tab("Reminders", "/reminders", counts.reminders),
        tab("History", "/history"),
      ]}
    />
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
