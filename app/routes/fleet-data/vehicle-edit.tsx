import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { VehicleDetails } from "~/features/vehicles/vehicle-details";
import type { VehicleField } from "~/features/vehicles/vehicle-fields";
import { VehicleFormFields } from "~/features/vehicles/vehicle-form";
import { vehicleProblemText } from "~/features/vehicles/vehicle-problem";
import { editedVehicleSchema, vehicleFacts, vehicleFormValues } from "~/features/vehicles/vehicle-schema";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { getVehicle, updateVehicle } from "~/features/vehicles/vehicles.server";
import { vinWarning } from "~/features/vehicles/vin-warning";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { unseenText } from "~/http/requests/plain-text";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { formatTime } from "~/ui/format";

export const meta = pageTitle("Edit Vehicle");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const vehicle = orNotFound(await getVehicle(scope, readId(params.vehicleId)));
  const values = vehicleFormValues(vehicle);
  const proposed = new URL(request.url).searchParams.get("vin");
  return {
    page: `/fleet-data/${vehicle.id}`,
    title: vehicleTitle(vehicle),
    left: vehicle.archived_at !== null,
    meterUnit: vehicle.meter_unit,
    values: proposed ? { ...values, vin: proposed } : values,
    saved: vehicleFacts(vehicle),
    added: formatTime(vehicle.add_date, scope.account.timeZone),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const id = readId(params.vehicleId);
  const form = await readForm(request, scope);
  const { meter_unit } = orNotFound(await getVehicle(scope, id));
  const asked = { schema: editedVehicleSchema(meter_unit), failure: "Failed to update vehicle" };
  return saveForm(form, asked, async (typed, token) => {
    const page = `/fleet-data/${id}`;
    const saved = await updateVehicle(scope, id, typed, token);
    if ("problem" in saved) return vehicleProblemText(saved);
    const decodeAgain =
      saved.vinChanged && "What was decoded from the old VIN was taken out: decode the new one.";
    const said = [unseenText(form, "vin"), typed.note, vinWarning(typed.columns.vin), decodeAgain];
    const text = said.filter(Boolean).join(" ") || undefined;
    return redirectWithFlash(request, page, { kind: "success", title: "Vehicle updated successfully", text });
  });
}

export default function EditVehiclePage() {
  const { page, title, left, values, saved, added, meterUnit } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Record<VehicleField | "version" | "otherThan", string>>(
    "vehicle",
    values,
  );
  return (
    <RecordPage
      {...record}
      title={`Edit ${title}`}
      back={{ to: page, label: "Back to the vehicle" }}
      intro={<ClosedNotice left={left} />}
      closed={left}
      action={`${page}/edit`}
      save="Save Changes"
      version={fields.version}
      saved={<VehicleDetails vehicle={saved} added={added} />}
    >
      <VehicleFormFields fields={fields} meterUnit={meterUnit} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
