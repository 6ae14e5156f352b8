import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { meterQuestion } from "~/features/meters/meter-question";
import { listReminders } from "~/features/reminders/reminders.server";
import { ServiceDetails } from "~/features/service/service-details";
import { serviceFacts } from "~/features/service/service-facts";
import { ServiceFormFields } from "~/features/service/service-form";
import { serviceProblemText } from "~/features/service/service-problem";
import {
  type ServiceFields,
  editedServiceSchema,
  serviceFormValues,
} from "~/features/service/service-schema";
import { updateServiceEntry } from "~/features/service/service.server";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { askBack, attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { DialogPage } from "~/ui/dialog-page";
import { serviceOfVehicle } from "./+shared/service-of-vehicle.server";

export const meta = pageTitle("Edit Service Entry");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { vehicle, entry, page, removed } = await serviceOfVehicle(scope, params);
  const reminders = (await listReminders(scope, vehicle.id)).map(({ id, task }) => ({ id, task }));
  // One that was removed since was still done then.
  const former = entry.completed.filter(({ id }) => !reminders.some((one) => one.id === id));
  return {
    page,
    removed,
    hasLeft: vehicle.hasLeft,
    meterUnit: vehicle.meterUnit,
    reminders: [...reminders, ...former],
    values: serviceFormValues(entry, vehicle.meterUnit),
    saved: serviceFacts(entry, scope.may("costs:view")),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope, { files: true });
  const { which, vehicle, page } = await serviceOfVehicle(scope, params);
  await keepPhoto(scope, form, { showsMoney: true });
  const parsed = parseForm(form, editedServiceSchema(vehicle));
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to update service entry", async () => {
    const saved = await updateServiceEntry(scope, which, parsed.value, parsed.token);
    if ("problem" in saved) {
      if (saved.problem === "meter-doubtful") return askBack(parsed, meterQuestion(saved));
      return refuse(parsed, "Failed to update service entry", serviceProblemText(saved), 409);
    }
    const text = parsed.value.mileage?.note;
    return redirectWithFlash(request, page, { kind: "success", title: "Service entry updated", text });
  });
}

export default function EditServiceEntryPage() {
  const { page, removed, hasLeft, meterUnit, reminders, values, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<ServiceFields>({
    id: "service",
    lastResult: answer?.result,
    defaultValue: values,
  });
  return (
    <DialogPage title="Edit Service Entry" close={{ to: page, label: "Back to the service entry" }}>
      <ClosedNotice left={hasLeft} removed={removed} />
      <RecordForm form={form} answer={answer} action={`${page}/edit`} save="Save Changes" multipart>
        {answer?.conflict && (
          <Card title="Saved now">
            <ServiceDetails facts={saved} />
          </Card>
        )}
        <ServiceFormFields fields={fields} meterUnit={meterUnit} reminders={reminders} />
        <input type="hidden" name="version" value={fields.version.initialValue} />
        <ButtonRow>
          <Button>Save Changes</Button>
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
