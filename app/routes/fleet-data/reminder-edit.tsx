import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { ReminderFormFields } from "~/features/reminders/reminder-form";
import { type RuleField, editedReminderSchema } from "~/features/reminders/reminder-schema";
import { reminderFormValues, understoodRule } from "~/features/reminders/reminder-values";
import { ruleWords } from "~/features/reminders/reminder-words";
import { getReminder, shownDueOn, updateReminder } from "~/features/reminders/reminders.server";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { RecordForm } from "~/http/forms/record-form";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle("Edit Reminder");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const vehicle = await recordVehicle(scope, params.vehicleId);
  const place = { vehicleId: vehicle.id, reminderId: readId(params.reminderId) };
  const reminder = orNotFound(await getReminder(scope, place));
  const dueOn = shownDueOn(reminder);
  return {
    ...vehicle,
    reminderId: place.reminderId,
    values: reminderFormValues(reminder, dueOn, vehicle.meterUnit),
    saved: `${reminder.task}: ${ruleWords(reminder.rule, dueOn)}.`,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope);
  const { id: vehicleId, ...vehicle } = await recordVehicle(scope, params.vehicleId);
  const place = { vehicleId, reminderId: readId(params.reminderId) };
  orNotFound(await getReminder(scope, place));
  const parsed = parseForm(form, editedReminderSchema(vehicle));
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to update reminder", async () => {
    const saved = await updateReminder(scope, place, parsed.value, parsed.token);
    if ("problem" in saved)
      return refuse(parsed, "Failed to update reminder", recordProblemText(saved, "reminder"), 409);
    return redirectWithFlash(request, `/fleet-data/${vehicleId}/reminders/${place.reminderId}`, {
      kind: "success",
      title: "Reminder updated",
      text: understoodRule(parsed.value).join(" "),
    });
  });
}

export default function ReminderEditPage() {
  const { id, reminderId, title, meterUnit, values, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<RuleField | "version", string>>({
    id: "reminder",
    lastResult: answer?.result,
    defaultValue: values,
  });
  const back = `/fleet-data/${id}/reminders/${reminderId}`;
  return (
    <DialogPage title="Edit Reminder" close={{ to: back, label: "Back to the reminder" }}>
      <p>{title}</p>
      <RecordForm form={form} answer={answer} action={`${back}/edit`} save="Save Changes">
        {answer?.conflict && <p>Saved now: {saved}</p>}
        <ReminderFormFields fields={fields} meterUnit={meterUnit} focused={false} />
        <input type="hidden" name="version" value={fields.version.initialValue} />
        <ButtonRow>
          <Button>Save Changes</Button>
          <ButtonLink to={back}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
