import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { ChangeReasonField } from "~/features/changes/change-reason-field";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { listRemindersToComplete } from "~/features/reminders/reminders.server";
import { ServiceDetails } from "~/features/service/service-details";
import { serviceView } from "~/features/service/service-view";
import { ServiceFormFields } from "~/features/service/service-form";
import { serviceProblemText } from "~/features/service/service-problem";
import {
  type ServiceFields,
  editedServiceSchema,
  serviceFormValues,
} from "~/features/service/service-schema";
import { updateServiceEntry } from "~/features/service/service.server";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { serviceOfVehicle } from "./+shared/service-of-vehicle.server";

export const meta = pageTitle("Edit Service Entry");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { vehicle, entry, page, closed } = await serviceOfVehicle(scope, params);
  const reminders = await listRemindersToComplete(scope, vehicle.id);
  // A reminder removed since then was still done at that time; others are not among the most urgent.
  const former = entry.completed.filter(({ id }) => !reminders.some((one) => one.id === id));
  return {
    page,
    closed,
    meterUnit: vehicle.meterUnit,
    reminders: [...reminders, ...former],
    values: serviceFormValues(entry, vehicle.meterUnit),
    saved: serviceView(entry, scope.may("costs:view")),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope, { files: true });
  const { which, vehicle, page } = await serviceOfVehicle(scope, params);
  await keepPhoto(scope, form, { showsMoney: true });
  const asked = { schema: editedServiceSchema(vehicle), failure: "Failed to update service entry" };
  return saveForm(form, asked, async (typed, token) => {
    const saved = await updateServiceEntry(scope, which, typed, token);
    if ("problem" in saved) return serviceProblemText(saved);
    const text = typed.mileage?.note;
    return redirectWithFlash(request, page, { kind: "success", title: "Service entry updated", text });
  });
}

export default function EditServiceEntryPage() {
  const { page, closed, meterUnit, reminders, values, saved } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<ServiceFields & { changeReason: string }>("service", values);
  return (
    <RecordPage
      {...record}
      title="Edit Service Entry"
      back={{ to: page, label: "Back to the service entry" }}
      intro={<ClosedNotice {...closed} />}
      action={`${page}/edit`}
      save="Save Changes"
      multipart
      version={fields.version}
      saved={<ServiceDetails facts={saved} />}
    >
      <ChangeReasonField field={fields.changeReason} />
      <ServiceFormFields fields={fields} meterUnit={meterUnit} reminders={reminders} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
