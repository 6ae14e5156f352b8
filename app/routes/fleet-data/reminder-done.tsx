import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { MeterField } from "~/features/meters/meter-field";
import { nextOnCalendar } from "~/features/reminders/reminder-due";
import { doneSchema } from "~/features/reminders/reminder-schema";
import { dueWords } from "~/features/reminders/reminder-text";
import { completeReminder, getReminder } from "~/features/reminders/reminders.server";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Field } from "~/ui/field";
import { reminderOfVehicle } from "./+shared/reminder-of-vehicle.server";

export const meta = pageTitle("Mark as Done");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { vehicle, reminder, page } = await reminderOfVehicle(scope, params);
  const { task, rule } = reminder;
  const comesAgain = rule.dueOn !== null && rule.everyTime !== null;
  return {
    ...vehicle,
    page,
    task,
    countsUse: rule.everyUse !== null,
    isDated: rule.dueOn !== null,
    nextDueOn: comesAgain ? nextOnCalendar(rule.dueOn!, rule.everyTime!, vehicle.today) : "",
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope);
  const { which, vehicle, reminder, list } = await reminderOfVehicle(scope, params);
  const asked = { schema: doneSchema(vehicle), failure: "Failed to mark as done" };
  return saveForm(form, asked, async (typed, token) => {
    const saved = await completeReminder(scope, which, typed, token);
    if ("problem" in saved) return recordProblemText(saved, "reminder");
    const after = await getReminder(scope, which);
    const next = after && !after.due.isFinished && `Next due ${dueWords(after, vehicle.today).when}.`;
    const text = [`${reminder.task}.`, next, typed.meter.mileage?.note].filter(Boolean).join(" ");
    return redirectWithFlash(request, list, { kind: "success", title: "Marked as done", text });
  });
}

export default function ReminderDonePage() {
  const { page, title, task, today, nextDueOn, ...shown } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Record<"doneOn" | "mileage" | "nextDueOn", string>>("done", {
    doneOn: today,
    nextDueOn,
  });
  return (
    <RecordPage
      {...record}
      title={`${task}: Done`}
      back={{ to: page, label: "Back to the reminder" }}
      intro={
        <p>
          {title}. What was done to the vehicle and what it cost belongs in a service entry, which marks it
          too.
        </p>
      }
      action={`${page}/done`}
      save="Mark as Done"
    >
      <Field field={fields.doneOn} label="Done on" type="date" required />
      {shown.countsUse && (
        <MeterField
          field={fields.mileage}
          unit={shown.meterUnit}
          current={shown.current}
          label="Meter when it was done"
        />
      )}
      {shown.isDated && (
        <Field field={fields.nextDueOn} label="Next due on" hint="Empty: not to be done again" type="date" />
      )}
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
