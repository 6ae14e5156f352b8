import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { MeterField } from "~/features/meters/meter-field";
import { meterQuestion } from "~/features/meters/meter-question";
import { replacementSchema } from "~/features/vehicles/vehicle-meter-schema";
import { replaceMeter } from "~/features/vehicles/vehicle-meter.server";
import { hasLeft } from "~/features/vehicles/vehicle-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { askBack, attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { Field } from "~/ui/field";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle("Meter was replaced");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  return recordVehicle(scope, params.vehicleId);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope);
  const { id, ...vehicle } = await recordVehicle(scope, params.vehicleId);
  const parsed = parseForm(form, replacementSchema(vehicle));
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to replace the meter", async () => {
    const saved = await replaceMeter(scope, id, parsed.value, parsed.token);
    if ("problem" in saved) {
      if (saved.problem === "meter-doubtful") return askBack(parsed, meterQuestion(saved));
      const text = saved.problem === "gone" ? hasLeft.text : replacedLater;
      return refuse(parsed, "Failed to replace the meter", { formErrors: [text] }, 409);
    }
    return redirectWithFlash(request, `/fleet-data/${id}/meter`, {
      kind: "success",
      title: "Meter replaced",
      text: "What the vehicle has run goes on from the old meter.",
    });
  });
}

const replacedLater =
  "The meter was replaced on that day or later already. Nothing was saved. Undo that replacement first, or correct the date.";

export default function MeterReplacePage() {
  const { id, title, meterUnit, current, today } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<{ mileage: string; opening: string; day: string }>({
    id: "replacement",
    lastResult: answer?.result,
    defaultValue: { day: today },
  });
  const back = `/fleet-data/${id}/meter`;
  return (
    <DialogPage title="Meter Was Replaced" close={{ to: back, label: "Back to the meter" }}>
      <p>
        {title}. Reminders, fuel economy and cost per mile go on: the new meter takes over where the old one
        ended.
      </p>
      <RecordForm form={form} answer={answer} action={`${back}/replace`} save="Replace Meter">
        <MeterField
          field={fields.mileage}
          unit={meterUnit}
          current={current}
          label="Last figure of the old meter"
          required
        />
        <MeterField field={fields.opening} unit={meterUnit} label="First figure of the new meter" required />
        <Field field={fields.day} label="Date" type="date" required />
        <ButtonRow>
          <Button>Replace Meter</Button>
          <ButtonLink to={back}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
