import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { MeterField } from "~/features/meters/meter-field";
import { ReminderFormFields } from "~/features/reminders/reminder-form";
import { type RuleField, newReminderSchema } from "~/features/reminders/reminder-schema";
import { presetNamed, reminderPresets, understoodRule } from "~/features/reminders/reminder-values";
import { addReminder } from "~/features/reminders/reminders.server";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Field, FieldRow } from "~/ui/field";
import { Link } from "~/ui/link";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle("Add Reminder");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const task = new URL(request.url).searchParams.get("task");
  return {
    ...(await recordVehicle(scope, params.vehicleId)),
    preset: presetNamed(task)?.values,
    presets: Object.entries(reminderPresets).map(([name, { label }]) => ({ name, label })),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope);
  const { id, ...vehicle } = await recordVehicle(scope, params.vehicleId);
  return saveForm(
    form,
    {
      schema: newReminderSchema(vehicle),
      failure: "Failed to add reminder",
      check: (typed) => ({ notes: understoodRule(typed) }),
    },
    async (typed, token) => {
      const saved = await addReminder(scope, id, typed, token);
      if ("problem" in saved) return recordProblemText(saved, "reminder");
      return redirectWithFlash(request, `/fleet-data/${id}/reminders`, {
        kind: "success",
        title: "Reminder added",
        text: [...understoodRule(typed), typed.meter.mileage?.note].filter(Boolean).join(" "),
      });
    },
  );
}

export default function ReminderNewPage() {
  const { preset } = useLoaderData<typeof loader>();
  return <NewReminder key={preset?.task} />;
}

type Fields = Record<RuleField | "lastDoneOn" | "mileage", string>;

function NewReminder() {
  const { id, title, meterUnit, preset, current } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Fields>("reminder", { timeUnit: "months", ...preset });
  const list = `/fleet-data/${id}/reminders`;
  const lastDone = (
    <FieldRow>
      <Field
        field={fields.lastDoneOn}
        label="Last done on"
        hint="Empty: counted from today"
        type="date"
        autoFocus={!record.answer && preset !== undefined}
      />
      <MeterField field={fields.mileage} unit={meterUnit} current={current} label="Meter when last done" />
    </FieldRow>
  );
  return (
    <RecordPage
      {...record}
      title="Add Reminder"
      back={{ to: list, label: "Back to the reminders" }}
      intro={
        <>
          <p>{title}</p>
          <Presets page={`${list}/new`} />
        </>
      }
      action={`${list}/new`}
      save="Add Reminder"
    >
      <ReminderFormFields
        fields={fields}
        meterUnit={meterUnit}
        focused={!record.answer && !preset}
        lastDone={lastDone}
      />
    </RecordPage>
  );
}

function Presets({ page }: { page: string }) {
  const { id, presets } = useLoaderData<typeof loader>();
  return (
    <p>
      Often set up:{" "}
      {presets.map(({ name, label }, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <Link to={`${page}?task=${name}`}>{label}</Link>
        </span>
      ))}
      . An <Link to={`/fleet-data/${id}/annual-inspections/new`}>annual inspection</Link> has a record of its
      own.
    </p>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
