import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { MeterField } from "~/features/meters/meter-field";
import { meterQuestion } from "~/features/meters/meter-question";
import { nextOnCalendar } from "~/features/reminders/reminder-due";
import { doneSchema } from "~/features/reminders/reminder-schema";
import { dueWords } from "~/features/reminders/reminder-words";
import { completeReminder, getReminder } from "~/features/reminders/reminders.server";
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
import { Field } from "~/ui/field";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle("Mark as Done");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const vehicle = await recordVehicle(scope, params.vehicleId);
  const place = { vehicleId: vehicle.id, reminderId: readId(params.reminderId) };
  const { task, rule } = orNotFound(await getReminder(scope, place));
  const comesAgain = rule.dueOn !== null && rule.everyMonths !== null;
  return {
    ...vehicle,
    reminderId: place.reminderId,
    task,
    countsUse: rule.everyUse !== null,
    isDated: rule.dueOn !== null,
    nextDueOn: comesAgain ? nextOnCalendar(rule.dueOn!, rule.everyMonths!, vehicle.today) : "",
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope);
  const { id: vehicleId, ...vehicle } = await recordVehicle(scope, params.vehicleId);
  const place = { vehicleId, reminderId: readId(params.reminderId) };
  const { task } = orNotFound(await getReminder(scope, place));
  const parsed = parseForm(form, doneSchema(vehicle));
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to mark as done", async () => {
    const saved = await completeReminder(scope, place, parsed.value, parsed.token);
    if ("problem" in saved) {
      if (saved.problem === "meter-doubtful") return askBack(parsed, meterQuestion(saved));
      return refuse(parsed, "Failed to mark as done", recordProblemText(saved, "reminder"), 409);
    }
    const after = await getReminder(scope, place);
    const next = after && !after.due.isFinished && `Next due ${dueWords(after, vehicle.today).when}.`;
    return redirectWithFlash(request, `/fleet-data/${vehicleId}/reminders`, {
      kind: "success",
      title: "Marked as done",
      text: [`${task}.`, next, parsed.value.meter.mileage?.note].filter(Boolean).join(" "),
    });
  });
}

export default function ReminderDonePage() {
  const { id, reminderId, title, task, today, nextDueOn, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<{ doneOn: string; mileage: string; nextDueOn: string }>({
    id: "done",
    lastResult: answer?.result,
    defaultValue: { doneOn: today, nextDueOn },
  });
  const back = `/fleet-data/${id}/reminders/${reminderId}`;
  return (
    <DialogPage title={`${task}: Done`} close={{ to: back, label: "Back to the reminder" }}>
      <p>
        {title}. What was done to the vehicle and what it cost belongs in a service entry, which marks it too.
      </p>
      <RecordForm form={form} answer={answer} action={`${back}/done`} save="Mark as Done">
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
          <Field
            field={fields.nextDueOn}
            label="Next due on"
            hint="Empty: not to be done again"
            type="date"
          />
        )}
        <ButtonRow>
          <Button>Mark as Done</Button>
          <ButtonLink to={back}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
