import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { meterQuestion } from "~/features/meters/meter-question";
import { listReminders } from "~/features/reminders/reminders.server";
import { serviceNotes } from "~/features/service/service-facts";
import { ServiceFormFields } from "~/features/service/service-form";
import { serviceProblemText } from "~/features/service/service-problem";
import { type ServiceFields, serviceSchema } from "~/features/service/service-schema";
import { addServiceEntry } from "~/features/service/service.server";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { askBack, attempt, isCheck, refuse, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle("Add Service");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const vehicle = await recordVehicle(scope, params.vehicleId);
  const reminders = await listReminders(scope, vehicle.id);
  const done = new URL(request.url).searchParams.get("reminder");
  return {
    ...vehicle,
    reminders: reminders.map(({ id, task }) => ({ id, task })),
    reminderIds: reminders.filter(({ id }) => id === done).map(({ id }) => id),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope, { files: true });
  const { id, ...vehicle } = await recordVehicle(scope, params.vehicleId);
  await keepPhoto(scope, form, { showsMoney: true });
  const parsed = parseForm(form, serviceSchema(vehicle));
  if (!parsed.ok) return refuseForm(parsed);
  const { mileage, ...typed } = parsed.value;
  if (isCheck(form)) {
    const columns = {
      labor_cost: typed.laborCost,
      other_cost: typed.otherCost,
      service_date: typed.serviceDate,
    };
    return showChecked(parsed, serviceNotes({ ...typed, ...columns, reading: mileage }));
  }
  return attempt(parsed, "Failed to add service entry", async () => {
    const added = await addServiceEntry(scope, id, parsed.value, parsed.token);
    if ("problem" in added) {
      if (added.problem === "meter-doubtful") return askBack(parsed, meterQuestion(added));
      return refuse(parsed, "Failed to add service entry", serviceProblemText(added), 409);
    }
    return redirectWithFlash(request, `/fleet-data/${id}/service/${added.entryId}`, {
      kind: "success",
      title: "Service entry added",
      text: mileage?.note,
    });
  });
}

export default function NewServicePage() {
  const { id, title, meterUnit, current, today, hasLeft, reminders, reminderIds } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<ServiceFields>({
    id: "service",
    lastResult: answer?.result,
    defaultValue: { serviceDate: today, reminderIds },
  });
  const list = `/fleet-data/${id}/service`;
  return (
    <DialogPage title="Add Service" close={{ to: list, label: "Back to the service entries" }}>
      <ClosedNotice left={hasLeft} />
      <p>{title}</p>
      <RecordForm form={form} answer={answer} action={`${list}/new`} save="Add Service" checks multipart>
        <ServiceFormFields
          fields={fields}
          meterUnit={meterUnit}
          current={current}
          reminders={reminders}
          focused={!answer}
        />
        <ButtonRow>
          <Button>Add Service</Button>
          <ButtonLink to={list}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
