import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { annualWords } from "~/features/annual-inspections/annual-inspection-view";
import { today } from "~/features/calendar/today";
import { inspectionView } from "~/features/inspections/inspection-view";
import { InspectionSheet } from "~/features/inspections/inspection-sheet";
import { getRoadsidePacket } from "~/features/inspections/get-inspection.server";
import { openItem } from "~/features/inspections/open-defects/open-item";
import { listOpenBreakdowns } from "~/features/issues/issues.server";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { getVehicle } from "~/features/vehicles/vehicles.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { FailedPage } from "~/root";
import { formatDay, formatTime } from "~/ui/format";
import { Paper } from "~/ui/paper";

export const meta = pageTitle("Roadside packet");

// Paper needs no scripts.
export const handle = { plain: true };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const vehicle = orNotFound(await getVehicle(scope, readId(params.vehicleId)));
  const { report, reportWithDefects, openDefects, annual } = await getRoadsidePacket(scope, vehicle.id);
  const openBreakdowns = await listOpenBreakdowns(scope, vehicle.id);
  const time = (moment: Date) => formatTime(moment, scope.account.timeZone);
  return {
    id: vehicle.id,
    company: scope.account.companyName,
    vehicle: vehicleTitle(vehicle),
    unit: vehicle.unit_number,
    number: vehicle.vin ? `VIN ${vehicle.vin}` : `serial number ${vehicle.serial_number}`,
    printed: `${time(new Date())} (${scope.account.timeZone})`,
    lessor: vehicle.lessor,
    report: report && inspectionView(report, scope.account.timeZone),
    reportWithDefects: reportWithDefects && inspectionView(reportWithDefects, scope.account.timeZone),
    annual: annualWords(annual, today(scope.account.timeZone)),
    openDefects: openDefects.map((defect) => ({
      id: defect.id,
      text: `${openItem(defect)}: ${defect.note}`,
      unsafe: defect.cannot_be_driven,
      found: `${time(defect.made_at)}, ${defect.signature_name}`,
    })),
    openBreakdowns: openBreakdowns.map(({ id, what, note, unsafe, day }) => ({
      id,
      text: [what, note].filter(Boolean).join(": "),
      unsafe,
      reported: formatDay(day!),
    })),
  };
}

export default function RoadsidePacketPage() {
  const { id, company, vehicle, unit, number, printed, lessor, report, reportWithDefects, annual } =
    useLoaderData<typeof loader>();
  const back = { to: `/fleet-data/${id}/inspections`, label: "Back to the vehicle" };
  return (
    <Paper title="Roadside packet" back={back}>
      <p>
        {company}: {unit && `unit ${unit}, `}
        {vehicle}, {number}. {lessor && `Leased from ${lessor}. `}As of {printed}.
      </p>
      <h2>Last annual inspection</h2>
      <p>
        <b>{annual.state}.</b> {annual.report}
      </p>
      <OpenIssues />
      {report ? (
        <InspectionSheet report={report} heading={`Last report: ${report.kind.toLowerCase()}`} />
      ) : (
        <p>No inspection has been recorded yet.</p>
      )}
      {reportWithDefects && (
        <InspectionSheet
          report={reportWithDefects}
          heading={`Last report with a defect: ${reportWithDefects.kind.toLowerCase()}`}
        />
      )}
      <Repairs />
    </Paper>
  );
}

function OpenIssues() {
  const { openDefects, openBreakdowns } = useLoaderData<typeof loader>();
  return (
    <>
      <h2>Open defects and breakdowns</h2>
      {openDefects.length + openBreakdowns.length === 0 && <p>None.</p>}
      <ul className="sheet-defects">
        {openDefects.map(({ id: key, text, unsafe, found }) => (
          <li key={key}>
            {text}
            {unsafe && <b> Not safe to drive.</b>} Found {found}
          </li>
        ))}
        {openBreakdowns.map(({ id: key, text, unsafe, reported }) => (
          <li key={key}>
            {text}
            {unsafe && <b> Not safe to drive.</b>} Reported {reported}
          </li>
        ))}
      </ul>
    </>
  );
}

/** 49 CFR 396.3(b)(3): a repair is kept with its day and nature. */
function Repairs() {
  const { report, reportWithDefects } = useLoaderData<typeof loader>();
  const defects = [report, reportWithDefects].flatMap((one) => one?.defects ?? []);
  const repairs = defects.filter(({ certification }) => certification?.doneBy);
  if (repairs.length === 0) return null;
  return (
    <>
      <h2>Repairs certified on these reports</h2>
      <ul className="sheet-defects">
        {repairs.map(({ id, item, certification }) => (
          <li key={id}>
            {item}: {certification!.note}. Certified {certification!.by.time}. Done by {certification!.doneBy}
          </li>
        ))}
      </ul>
    </>
  );
}

export function ErrorBoundary() {
  return <FailedPage failure="Failed to load the inspection" />;
}
