import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { FuelFormFields } from "~/features/fuel/fuel-form";
import { type FuelReceiptField, fuelReceiptSchema } from "~/features/fuel/fuel-schema";
import { fuelFormValues, fuelNotes } from "~/features/fuel/fuel-values";
import { getFuelReceipt, numbersOf, updateFuelReceipt } from "~/features/fuel/fuel.server";
import { meterQuestion } from "~/features/meters/meter-question";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { askBack, attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { RecordForm } from "~/http/forms/record-form";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle("Fuel receipt");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const vehicle = await recordVehicle(scope, params.vehicleId);
  const receiptId = readId(params.receiptId);
  const receipt = orNotFound(await getFuelReceipt(scope, { vehicleId: vehicle.id, receiptId }));
  return {
    ...vehicle,
    receiptId,
    values: fuelFormValues(receipt, vehicle.meterUnit),
    saved: fuelNotes(numbersOf(receipt)),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope, { files: true });
  await keepPhoto(scope, form, { showsMoney: true });
  const { id: vehicleId, ...vehicle } = await recordVehicle(scope, params.vehicleId);
  const receiptId = readId(params.receiptId);
  orNotFound(await getFuelReceipt(scope, { vehicleId, receiptId }));
  const parsed = parseForm(form, fuelReceiptSchema(vehicle));
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to update fuel receipt", async () => {
    const saved = await updateFuelReceipt(scope, { vehicleId, receiptId }, parsed.value, parsed.token);
    if ("problem" in saved) {
      if (saved.problem === "meter-doubtful") return askBack(parsed, meterQuestion(saved));
      return refuse(parsed, "Failed to update fuel receipt", recordProblemText(saved, "fuel receipt"), 409);
    }
    return redirectWithFlash(request, `/fleet-data/${vehicleId}/fuel`, {
      kind: "success",
      title: "Fuel receipt updated",
      text: fuelNotes(numbersOf(parsed.value.columns)).join(" "),
    });
  });
}

export default function FuelReceiptPage() {
  const { id, receiptId, title, meterUnit, values, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<FuelReceiptField, string>>({
    id: "fuel",
    lastResult: answer?.result,
    defaultValue: values,
  });
  const back = `/fleet-data/${id}/fuel`;
  return (
    <DialogPage title="Fuel Receipt" close={{ to: back, label: "Back to the vehicle" }}>
      <p>{title}</p>
      <RecordForm form={form} answer={answer} action={`${back}/${receiptId}`} save="Save Changes" multipart>
        {answer?.conflict && <p>Saved now: {saved.join(" ")}</p>}
        <FuelFormFields fields={fields} meterUnit={meterUnit} current={null} focused={false} />
        <input type="hidden" name="version" value={fields.version.initialValue} />
        <ButtonRow>
          <Button>Save Changes</Button>
          <ButtonLink to={back}>Cancel</ButtonLink>
          <ButtonLink to={`${back}/${receiptId}/remove`} variant="quiet">
            Remove
          </ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
