import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { meterUnits, unitNames } from "~/features/meters/meter-unit";
import { relabelIntervals } from "~/features/reminders/reminder-unit.server";
import { unitSchema } from "~/features/vehicles/vehicle-meter-schema";
import { changeMeterUnit } from "~/features/vehicles/vehicle-meter-unit.server";
import { hasLeft } from "~/features/vehicles/vehicle-problem";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
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
  const asked = { schema: unitSchema, failure: "Failed to change the unit" };
  return saveForm(form, asked, async ({ unit, figures }, token) => {
    const change = { unit, wasAlways: figures === "wasAlways" };
    const saved = await changeMeterUnit(scope, id, change, token, (trx, units) =>
      relabelIntervals(trx, scope, id, units),
    );
    if ("problem" in saved) return { formErrors: [problemTexts[saved.problem]] };
    const name = unitNames[unit].toLowerCase();
    const text = [`The meter counts ${name} now.`, intervalsText(saved.relabelled, name)].join(" ").trim();
    const flash = { kind: "success", title: "Unit changed", text } as const;
    return redirectWithFlash(request, `/fleet-data/${id}/meter`, flash);
  });
}

function intervalsText(count: number, unit: string): string {
  if (count === 0) return "";
  return count === 1
    ? `The interval of 1 reminder is in ${unit} too.`
    : `The intervals of ${count} reminders are in ${unit} too.`;
}

const problemTexts = {
  gone: hasLeft.text,
  "mixed-units":
    "The readings so far are not all in the unit that the meter counts now, so they cannot all have been in the new one. Nothing was changed. Convert them, or strike out the wrong ones and enter them again.",
  "not-convertible":
    "Hours and distance cannot be converted. Nothing was changed. If the figures so far were in that unit all along, say so below.",
};

const choices = [
  { value: "convert", label: "Convert them: they were right, and are shown in the new unit" },
  {
    value: "wasAlways",
    label: "Keep the figures, of reminders' intervals too: they were in the new unit all along",
  },
];

export default function MeterUnitPage() {
  const { id, title, meterUnit } = useLoaderData<typeof loader>();
  const values = { unit: meterUnit, figures: "convert" };
  const { fields, ...record } = useRecordForm<Record<"unit" | "figures", string>>("unit", values);
  const page = `/fleet-data/${id}/meter`;
  return (
    <RecordPage
      {...record}
      title="Change Unit"
      back={{ to: page, label: "Back to the meter" }}
      intro={<p>{title}</p>}
      action={`${page}/unit`}
      save="Change Unit"
    >
      <Select
        field={fields.unit}
        label="The meter counts"
        required
        options={meterUnits.map((value) => ({ value, label: unitNames[value] }))}
      />
      <Select field={fields.figures} label="Readings so far" required options={choices} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
