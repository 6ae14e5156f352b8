import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { noFields, saveForm } from "~/http/forms/save-form.server";
import { removeCompletion } from "~/features/reminders/reminders.server";
import { RemovalPage } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { formatDay } from "~/ui/format";
import { reminderOfVehicle } from "./+shared/reminder-of-vehicle.server";

export const meta = pageTitle("Take Back");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const completionId = readId(params.completionId);
  const { reminder, page } = await reminderOfVehicle(scope, params);
  const done = orNotFound(
    reminder.completions.find(({ id, service_entry_id }) => id === completionId && !service_entry_id),
  );
  return { page, completionId, task: reminder.task, day: formatDay(done.done_on) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const place = { vehicleId: readId(params.vehicleId), reminderId: readId(params.reminderId) };
  const completionId = readId(params.completionId);
  const form = await readForm(request, scope);
  const asked = { schema: noFields, failure: "Failed to take it back" };
  return saveForm(form, asked, async () =>
    redirectWithFlash(
      request,
      `/fleet-data/${place.vehicleId}/reminders`,
      (await removeCompletion(scope, { ...place, completionId }))
        ? { kind: "success", title: "Taken back", text: "It is due as before." }
        : { kind: "info", title: "Nothing was changed", text: "It was taken back already." },
    ),
  );
}

export default function CompletionRemovePage() {
  const { page, completionId, task, day } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={`${task}: not done on ${day}?`}
      back={{ to: page, label: "Back to the reminder" }}
      action={`${page}/completions/${completionId}/remove`}
      remove="Take Back"
    >
      <p>It then counts from when it was done before, and the mileage that came with it is struck out.</p>
    </RemovalPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
