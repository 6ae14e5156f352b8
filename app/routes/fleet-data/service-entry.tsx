import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { speaksOfAnnualInspection } from "~/features/annual-inspections/annual-inspection-view";
import { reportCertifiedBy } from "~/features/inspections/certify/certify-repair.server";
import { PartsFitted } from "~/features/parts/parts-fitted";
import { ServiceDetails } from "~/features/service/service-details";
import { serviceView } from "~/features/service/service-view";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Link } from "~/ui/link";
import { partsFitted } from "./+shared/parts-fitted.server";
import { recordPage } from "./+shared/record-page.server";
import { serviceOfVehicle } from "./+shared/service-of-vehicle.server";
import { VehicleRecordPage } from "./+shared/vehicle-record-page";

export const meta = pageTitle("Service Entry");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { entry, ...found } = await serviceOfVehicle(scope, params);
  const { vehicle } = found;
  const seesCosts = scope.may("costs:view");
  return {
    record: await recordPage(scope, found, entry),
    facts: serviceView(entry, seesCosts),
    photoId: seesCosts ? entry.photo_id : null,
    completed: entry.completed,
    report: entry.certifies_repair ? await reportCertifiedBy(scope, entry.id) : undefined,
    fitted: await partsFitted(scope, vehicle.id, { serviceEntryId: entry.id }),
    partsList: `/fleet-data/${vehicle.id}/parts`,
    addPart: `/fleet-data/${vehicle.id}/parts/new?service=${entry.id}`,
    annual: speaksOfAnnualInspection(entry.description)
      ? `/fleet-data/${vehicle.id}/annual-inspections/new?on=${entry.service_date}`
      : undefined,
  };
}

export default function ServiceEntryPage() {
  const { record, photoId, report, fitted, partsList, addPart } = useLoaderData<typeof loader>();
  return (
    <VehicleRecordPage
      title="Service Entry"
      back="Back to the service entries"
      record={record}
      details={<Facts />}
      photo={{ id: photoId, description: "Photo of the invoice" }}
    >
      {report && (
        <p>
          Certified on a driver&apos;s report: <Link to={`/inspections/${report}`}>open the report</Link>
        </p>
      )}
      <PartsFitted
        {...fitted}
        list={partsList}
        add={record.mayModify && <ButtonLink to={addPart}>Add Part Fitted Here</ButtonLink>}
      />
      <Completed />
    </VehicleRecordPage>
  );
}

function Facts() {
  const { record, facts, annual } = useLoaderData<typeof loader>();
  return (
    <>
      {record.mayModify && annual && (
        <p>
          Was it the annual inspection? A service entry does not count as one.{" "}
          <Link to={annual}>Record it as an annual inspection</Link>
        </p>
      )}
      <ServiceDetails facts={facts} />
    </>
  );
}

function Completed() {
  const { completed } = useLoaderData<typeof loader>();
  if (completed.length === 0) return null;
  return (
    <Card title="Reminders completed">
      <ul>
        {completed.map(({ id, task }) => (
          <li key={id}>{task}</li>
        ))}
      </ul>
    </Card>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
