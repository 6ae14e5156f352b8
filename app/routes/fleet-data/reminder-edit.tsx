import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { ReminderFormFields } from "~/features/reminders/reminder-form";
import { type RuleField, editedReminderSchema } from "~/features/reminders/reminder-schema";
import { reminderFormValues, understoodRule } from "~/features/reminders/reminder-values";
import { ruleWords } from "~/features/reminders/reminder-text";
import { shownDueOn, updateReminder } from "~/features/reminders/reminders.server";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { reminderOfVehicle } from "./+shared/reminder-of-vehicle.server";

export const meta = pageTitle("Edit Reminder");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { vehicle, reminder, page } = await reminderOfVehicle(scope, params);
  const dueOn = shownDueOn(reminder);
  return {
    page,
    title: vehicle.title,
    meterUnit: vehicle.meterUnit,
    values: reminderFormValues(reminder, dueOn, vehicle.meterUnit),
    saved: `${reminder.task}: ${ruleWords(reminder.rule, dueOn)}.`,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope);
  const { which, vehicle, page } = await reminderOfVehicle(scope, params);
  const asked = { schema: editedReminderSchema(vehicle), failure: "Failed to update reminder" };
  return saveForm(form, asked, async (typed, token) => {
    const saved = await updateReminder(scope, which, typed, token);
    if ("problem" in saved) return recordProblemText(saved, "reminder");
    const text = understoodRule(typed).join(" ");
    return redirectWithFlash(request, page, { kind: "success", title: "Reminder updated", text });
  });
}

export default function ReminderEditPage() {
  const { page, title, meterUnit, values, saved } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Record<RuleField | "version", string>>("reminder", values);
  return (
    <RecordPage
      {...record}
      title="Edit Reminder"
      back={{ to: page, label: "Back to the reminder" }}
      intro={<p>{title}</p>}
      action={`${page}/edit`}
      save="Save Changes"
      version={fields.version}
      saved={saved}
    >
      <ReminderFormFields fields={fields} meterUnit={meterUnit} focused={false} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
