import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { archiveVehicle } from "~/features/vehicles/former-vehicles.server";
import { archiveSchema } from "~/features/vehicles/vehicle-schema";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { getVehicle } from "~/features/vehicles/vehicles.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Field } from "~/ui/field";
import { vehicleInService } from "./+shared/vehicle-in-service.server";

export const meta = pageTitle("Delete Vehicle");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const vehicle = await vehicleInService(scope, params.vehicleId);
  return { page: `/fleet-data/${vehicle.id}`, title: vehicleTitle(vehicle), unit: vehicle.unit_number };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const id = readId(params.vehicleId);
  const form = await readForm(request, scope);
  const asked = { schema: archiveSchema, failure: "Failed to delete vehicle" };
  return saveForm(form, asked, async ({ reason }) => {
    orNotFound(await getVehicle(scope, id));
    await archiveVehicle(scope, id, reason);
    const text = "Its records are kept. You find it under Former vehicles.";
    return redirectWithFlash(request, "/fleet-data", { kind: "success", title: "Vehicle deleted", text });
  });
}

export default function DeleteVehiclePage() {
  const { page, title, unit } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<{ reason: string }>("delete");
  return (
    <RecordPage
      {...record}
      title={`Delete ${title}${unit ? `, unit ${unit}` : ""}?`}
      back={{ to: page, label: "Back to the vehicle" }}
      intro={
        <p>
          It leaves the fleet and no longer counts towards your plan. Its records stay, under Former vehicles,
          and it can be put back.
        </p>
      }
      action={`${page}/delete`}
      save="Delete Vehicle"
      danger
    >
      <Field field={fields.reason} label="Reason" hint="Such as sold, scrapped or returned to the lessor" />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
