import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { noFields, saveForm } from "~/http/forms/save-form.server";
import { removeReminder } from "~/features/reminders/reminders.server";
import { RemovalPage } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { reminderOfVehicle } from "./+shared/reminder-of-vehicle.server";

export const meta = pageTitle("Remove Reminder");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { reminder, page } = await reminderOfVehicle(scope, params);
  return { page, task: reminder.task };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const place = { vehicleId: readId(params.vehicleId), reminderId: readId(params.reminderId) };
  const form = await readForm(request, scope);
  const asked = { schema: noFields, failure: "Failed to remove reminder" };
  return saveForm(form, asked, async () =>
    redirectWithFlash(
      request,
      `/fleet-data/${place.vehicleId}/reminders`,
      (await removeReminder(scope, place))
        ? {
            kind: "success",
            title: "Reminder removed",
            text: "What was done stays in the vehicle's history.",
          }
        : { kind: "info", title: "Nothing was removed", text: "The reminder was no longer there." },
    ),
  );
}

export default function ReminderRemovePage() {
  const { page, task } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={`Remove the reminder “${task}”?`}
      back={{ to: page, label: "Back to the reminder" }}
      action={`${page}/remove`}
      remove="Remove Reminder"
    >
      <p>Nobody is reminded of it any more. What was done stays in the vehicle&apos;s history.</p>
    </RemovalPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
