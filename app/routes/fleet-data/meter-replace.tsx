import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { MeterField } from "~/features/meters/meter-field";
import { meterQuestion } from "~/features/meters/meter-question";
import { replacementSchema } from "~/features/vehicles/vehicle-meter-schema";
import { replaceMeter } from "~/features/vehicles/vehicle-meter.server";
import { hasLeft } from "~/features/vehicles/vehicle-problem";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
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
  const asked = { schema: replacementSchema(vehicle), failure: "Failed to replace the meter" };
  return saveForm(form, asked, async (typed, token) => {
    const saved = await replaceMeter(scope, id, typed, token);
    if ("problem" in saved) {
      if (saved.problem === "meter-doubtful") return { question: meterQuestion(saved) };
      return { formErrors: [saved.problem === "gone" ? hasLeft.text : replacedLater] };
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

type Fields = Record<"mileage" | "opening" | "day", string>;

export default function MeterReplacePage() {
  const { id, title, meterUnit, current, today } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Fields>("replacement", { day: today });
  const page = `/fleet-data/${id}/meter`;
  return (
    <RecordPage
      {...record}
      title="Meter Was Replaced"
      back={{ to: page, label: "Back to the meter" }}
      intro={
        <p>
          {title}. Reminders, fuel economy and cost per mile go on: the new meter takes over where the old one
          ended.
        </p>
      }
      action={`${page}/replace`}
      save="Replace Meter"
    >
      <MeterField
        field={fields.mileage}
        unit={meterUnit}
        current={current}
        label="Last figure of the old meter"
        required
      />
      <MeterField field={fields.opening} unit={meterUnit} label="First figure of the new meter" required />
      <Field field={fields.day} label="Date" type="date" required />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
