import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { annualInspectionDetails } from "~/features/annual-inspections/annual-inspection-view";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { DetailsList } from "~/ui/details-list";
import { annualOfVehicle } from "./+shared/annual-of-vehicle.server";
import { recordPage } from "./+shared/record-page.server";
import { VehicleRecordPage } from "./+shared/vehicle-record-page";

export const meta = pageTitle("Annual Inspection");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { inspection, ...found } = await annualOfVehicle(scope, params);
  return {
    record: await recordPage(scope, found, inspection),
    details: annualInspectionDetails(inspection),
    photoId: inspection.photo_id,
  };
}

export default function AnnualInspectionPage() {
  const { record, details, photoId } = useLoaderData<typeof loader>();
  return (
    <VehicleRecordPage
      title="Annual Inspection"
      back="Back to the annual inspections"
      record={record}
      details={<DetailsList details={details} />}
      photo={{ id: photoId, description: "Photo of the report" }}
    />
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
