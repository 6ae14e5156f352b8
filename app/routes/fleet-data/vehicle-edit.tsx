import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { meterQuestion } from "~/features/meters/meter-question";
import { VehicleDetails } from "~/features/vehicles/vehicle-details";
import type { VehicleField } from "~/features/vehicles/vehicle-fields";
import { VehicleFormFields } from "~/features/vehicles/vehicle-form";
import { hasLeft, vehicleProblemText } from "~/features/vehicles/vehicle-problem";
import { editedVehicleSchema, vehicleFacts, vehicleFormValues } from "~/features/vehicles/vehicle-schema";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { getVehicle, updateVehicle } from "~/features/vehicles/vehicles.server";
import { vinWarning } from "~/features/vehicles/vin-warning";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { askBack, attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { DialogPage } from "~/ui/dialog-page";
import { formatTime } from "~/ui/format";
import { vehicleInService } from "./+shared/vehicle-in-service.server";

export const meta = pageTitle("Edit Vehicle");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const vehicle = await vehicleInService(scope, params.vehicleId);
  const values = vehicleFormValues(vehicle);
  const proposed = new URL(request.url).searchParams.get("vin");
  return {
    id: vehicle.id,
    title: vehicleTitle(vehicle),
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
  const parsed = parseForm(form, editedVehicleSchema(meter_unit));
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to update vehicle", async () => {
    const saved = await updateVehicle(scope, id, parsed.value, parsed.token);
    if ("problem" in saved) {
      if (saved.problem === "meter-doubtful") return askBack(parsed, meterQuestion(saved));
      if (saved.problem === "gone") return redirectWithFlash(request, `/fleet-data/${id}`, hasLeft);
      const latest = saved.problem === "changed-meanwhile" ? saved.version : undefined;
      return refuse(parsed, "Failed to update vehicle", { ...vehicleProblemText(saved), latest }, 409);
    }
    const decodeAgain =
      saved.vinChanged && "What was decoded from the old VIN was taken out: decode the new one.";
    const { note, columns } = parsed.value;
    const text = [note, vinWarning(columns.vin), decodeAgain].filter(Boolean).join(" ") || undefined;
    return redirectWithFlash(request, `/fleet-data/${id}`, {
      kind: "success",
      title: "Vehicle updated successfully",
      text,
    });
  });
}

export default function EditVehiclePage() {
  const { id, title, values, saved, added, meterUnit } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<VehicleField | "version", string>>({
    id: "vehicle",
    lastResult: answer?.result,
    defaultValue: values,
  });
  return (
    <DialogPage title={`Edit ${title}`} close={{ to: `/fleet-data/${id}`, label: "Back to the vehicle" }}>
      <RecordForm form={form} answer={answer} action={`/fleet-data/${id}/edit`} save="Save Changes">
        {answer?.conflict && (
          <Card title="Saved now">
            <VehicleDetails vehicle={saved} added={added} />
          </Card>
        )}
        <VehicleFormFields fields={fields} meterUnit={meterUnit} />
        <input type="hidden" name="version" value={fields.version.initialValue} />
        <ButtonRow>
          <Button>Save Changes</Button>
          <ButtonLink to={`/fleet-data/${id}`}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
