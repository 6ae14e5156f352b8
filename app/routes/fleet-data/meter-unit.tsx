import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { meterUnits, unitNames } from "~/features/meters/meter-unit";
import { unitSchema } from "~/features/vehicles/vehicle-meter-schema";
import { changeMeterUnit } from "~/features/vehicles/vehicle-meter.server";
import { hasLeft } from "~/features/vehicles/vehicle-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { Select } from "~/ui/field";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle("Change unit");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  return recordVehicle(scope, params.vehicleId);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope);
  const { id } = await recordVehicle(scope, params.vehicleId);
  const parsed = parseForm(form, unitSchema);
  if (!parsed.ok) return refuseForm(parsed);
  const { unit, figures } = parsed.value;
  return attempt(parsed, "Failed to change the unit", async () => {
    const change = { unit, wasAlways: figures === "wasAlways" };
    const saved = await changeMeterUnit(scope, id, change, parsed.token);
    if ("problem" in saved) {
      const text = saved.problem === "gone" ? hasLeft.text : notConvertible;
      return refuse(parsed, "Failed to change the unit", { formErrors: [text] }, 409);
    }
    const text = `The meter counts ${unitNames[unit].toLowerCase()} now.`;
    return redirectWithFlash(request, `/fleet-data/${id}/meter`, {
      kind: "success",
      title: "Unit changed",
      text,
    });
  });
}

const notConvertible =
  "Hours and distance cannot be converted. Nothing was changed. If the figures so far were in that unit all along, say so below.";

const choices = [
  { value: "convert", label: "Convert them: they were right, and are shown in the new unit" },
  { value: "wasAlways", label: "Keep the figures: they were in the new unit all along" },
];

export default function MeterUnitPage() {
  const { id, title, meterUnit } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<{ unit: string; figures: string }>({
    id: "unit",
    lastResult: answer?.result,
    defaultValue: { unit: meterUnit, figures: "convert" },
  });
  const back = `/fleet-data/${id}/meter`;
  return (
    <DialogPage title="Change Unit" close={{ to: back, label: "Back to the meter" }}>
      <p>{title}</p>
      <RecordForm form={form} answer={answer} action={`${back}/unit`} save="Change Unit">
        <Select
          field={fields.unit}
          label="The meter counts"
          required
          options={meterUnits.map((value) => ({ value, label: unitNames[value] }))}
        />
        <Select field={fields.figures} label="Readings so far" required options={choices} />
        <ButtonRow>
          <Button>Change Unit</Button>
          <ButtonLink to={back}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
