import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { MeterField } from "~/features/meters/meter-field";
import { meterQuestion } from "~/features/meters/meter-question";
import { ReminderFormFields } from "~/features/reminders/reminder-form";
import { type RuleField, newReminderSchema } from "~/features/reminders/reminder-schema";
import { presetNamed, reminderPresets, understoodRule } from "~/features/reminders/reminder-values";
import { addReminder } from "~/features/reminders/reminders.server";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { askBack, attempt, isCheck, refuse, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
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
  const parsed = parseForm(form, newReminderSchema(vehicle));
  if (!parsed.ok) return refuseForm(parsed);
  if (isCheck(form)) return showChecked(parsed, understoodRule(parsed.value));
  return attempt(parsed, "Failed to add reminder", async () => {
    const saved = await addReminder(scope, id, parsed.value, parsed.token);
    if ("problem" in saved) {
      if (saved.problem === "meter-doubtful") return askBack(parsed, meterQuestion(saved));
      return refuse(parsed, "Failed to add reminder", recordProblemText(saved, "reminder"), 409);
    }
    return redirectWithFlash(request, `/fleet-data/${id}/reminders`, {
      kind: "success",
      title: "Reminder added",
      text: [...understoodRule(parsed.value), parsed.value.meter.mileage?.note].filter(Boolean).join(" "),
    });
  });
}

export default function ReminderNewPage() {
  const { id, title, preset, presets } = useLoaderData<typeof loader>();
  const back = `/fleet-data/${id}/reminders`;
  return (
    <DialogPage title="Add Reminder" close={{ to: back, label: "Back to the reminders" }}>
      <p>{title}</p>
      <p>
        Often set up:{" "}
        {presets.map(({ name, label }, index) => (
          <span key={name}>
            {index > 0 && ", "}
            <Link to={`${back}/new?task=${name}`}>{label}</Link>
          </span>
        ))}
      </p>
      <NewReminder key={preset?.task} />
    </DialogPage>
  );
}

type Fields = Record<RuleField | "lastDoneOn" | "mileage", string>;

function NewReminder() {
  const { id, meterUnit, preset, current } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Fields>({
    id: "reminder",
    lastResult: answer?.result,
    defaultValue: preset,
  });
  const back = `/fleet-data/${id}/reminders`;
  const lastDone = (
    <FieldRow>
      <Field
        field={fields.lastDoneOn}
        label="Last done on"
        hint="Empty: counted from today"
        type="date"
        autoFocus={!answer && preset !== undefined}
      />
      <MeterField field={fields.mileage} unit={meterUnit} current={current} label="Meter when last done" />
    </FieldRow>
  );
  return (
    <RecordForm form={form} answer={answer} action={`${back}/new`} save="Add Reminder" checks>
      <ReminderFormFields
        fields={fields}
        meterUnit={meterUnit}
        focused={!answer && !preset}
        lastDone={lastDone}
      />
      <ButtonRow>
        <Button>Add Reminder</Button>
        <ButtonLink to={back}>Cancel</ButtonLink>
      </ButtonRow>
    </RecordForm>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
