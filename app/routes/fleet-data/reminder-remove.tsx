import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { getReminder, removeReminder } from "~/features/reminders/reminders.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";

export const meta = pageTitle("Remove Reminder");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const place = { vehicleId: readId(params.vehicleId), reminderId: readId(params.reminderId) };
  const { task } = orNotFound(await getReminder(scope, place));
  return { ...place, task };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const place = { vehicleId: readId(params.vehicleId), reminderId: readId(params.reminderId) };
  const parsed = parseForm(await readForm(request, scope), z.object({}));
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to remove reminder", async () => {
    const removed = await removeReminder(scope, place);
    return redirectWithFlash(
      request,
      `/fleet-data/${place.vehicleId}/reminders`,
      removed
        ? {
            kind: "success",
            title: "Reminder removed",
            text: "What was done stays in the vehicle's history.",
          }
        : { kind: "info", title: "Nothing was removed", text: "The reminder was no longer there." },
    );
  });
}

export default function ReminderRemovePage() {
  const { vehicleId, reminderId, task } = useLoaderData<typeof loader>();
  const back = `/fleet-data/${vehicleId}/reminders/${reminderId}`;
  return (
    <DialogPage title={`Remove the reminder “${task}”?`} close={{ to: back, label: "Back to the reminder" }}>
      <p>Nobody is reminded of it any more. What was done stays in the vehicle&apos;s history.</p>
      <PostForm action={`${back}/remove`}>
        <ButtonRow>
          <Button variant="danger">Remove Reminder</Button>
          <ButtonLink to={back}>Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
