import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { getReminder, removeCompletion } from "~/features/reminders/reminders.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { formatDay } from "~/ui/format";

export const meta = pageTitle("Take Back");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const place = { vehicleId: readId(params.vehicleId), reminderId: readId(params.reminderId) };
  const completionId = readId(params.completionId);
  const { task, completions } = orNotFound(await getReminder(scope, place));
  const done = orNotFound(
    completions.find(({ id, service_entry_id }) => id === completionId && !service_entry_id),
  );
  return { ...place, completionId, task, day: formatDay(done.done_on) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const place = { vehicleId: readId(params.vehicleId), reminderId: readId(params.reminderId) };
  const completionId = readId(params.completionId);
  const parsed = parseForm(await readForm(request, scope), z.object({}));
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to take it back", async () => {
    const removed = await removeCompletion(scope, { ...place, completionId });
    return redirectWithFlash(
      request,
      `/fleet-data/${place.vehicleId}/reminders`,
      removed
        ? { kind: "success", title: "Taken back", text: "It is due as before." }
        : { kind: "info", title: "Nothing was changed", text: "It was taken back already." },
    );
  });
}

export default function CompletionRemovePage() {
  const { vehicleId, reminderId, completionId, task, day } = useLoaderData<typeof loader>();
  const back = `/fleet-data/${vehicleId}/reminders/${reminderId}`;
  return (
    <DialogPage title={`${task}: not done on ${day}?`} close={{ to: back, label: "Back to the reminder" }}>
      <p>It then counts from when it was done before, and the mileage that came with it is struck out.</p>
      <PostForm action={`${back}/completions/${completionId}/remove`}>
        <ButtonRow>
          <Button variant="danger">Take Back</Button>
          <ButtonLink to={back}>Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
