import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { isoOf } from "~/features/calendar/read-day";
import { columnsOf } from "~/features/fields/field-values";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { listRemindersToComplete } from "~/features/reminders/reminders.server";
import { serviceFields } from "~/features/service/service-fields";
import { serviceNotes } from "~/features/service/service-view";
import { ServiceFormFields } from "~/features/service/service-form";
import { serviceProblemText } from "~/features/service/service-problem";
import { type ServiceFields, serviceSchema } from "~/features/service/service-schema";
import { addServiceEntry } from "~/features/service/service.server";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { AnotherButton, KeepAnother } from "~/http/forms/another";
import { isAnother } from "~/http/forms/form-answer.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle("Add Service");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const vehicle = await recordVehicle(scope, params.vehicleId);
  const { searchParams } = new URL(request.url);
  const done = searchParams.get("reminder");
  const reminders = await listRemindersToComplete(scope, vehicle.id, done);
  return {
    ...vehicle,
    day: isoOf(searchParams.get("day") ?? "") ?? vehicle.today,
    reminders,
    reminderIds: reminders.filter(({ id }) => id === done).map(({ id }) => id),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope, { files: true });
  const { id, ...vehicle } = await recordVehicle(scope, params.vehicleId);
  await keepPhoto(scope, form, { showsMoney: true });
  return saveForm(
    form,
    {
      schema: serviceSchema(vehicle),
      failure: "Failed to add service entry",
      check: ({ mileage, ...typed }) => ({
        notes: serviceNotes({ ...columnsOf(serviceFields, typed), reading: mileage }),
      }),
    },
    async (typed, token) => {
      const added = await addServiceEntry(scope, id, typed, token);
      if ("problem" in added) return serviceProblemText(added);
      const flash = { kind: "success", title: "Service entry added", text: typed.mileage?.note } as const;
      const list = `/fleet-data/${id}/service`;
      const to = isAnother(form) ? `${list}/new?day=${typed.serviceDate}` : `${list}/${added.entryId}`;
      return redirectWithFlash(request, to, flash);
    },
  );
}

export default function NewServicePage() {
  const { id, title, hasLeft, day, reminderIds, ...shown } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<ServiceFields>("service", { serviceDate: day, reminderIds });
  const list = `/fleet-data/${id}/service`;
  return (
    <RecordPage
      {...record}
      title="Add Service"
      back={{ to: list, label: "Back to the service entries" }}
      intro={
        <>
          <ClosedNotice left={hasLeft} />
          <p>{title}</p>
        </>
      }
      action={`${list}/new`}
      save="Add Service"
      more={<AnotherButton />}
      multipart
    >
      <KeepAnother answer={record.answer} />
      <ServiceFormFields fields={fields} {...shown} focused={!record.answer} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
