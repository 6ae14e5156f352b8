import { getFormProps, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { addBreakdownNote } from "~/features/breakdowns/breakdown-follow-up.server";
import { breakdownNoteSchema } from "~/features/breakdowns/breakdown-schema";
import { getBreakdown } from "~/features/breakdowns/breakdowns.server";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { Refusal } from "~/http/forms/refusal";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { TextArea } from "~/ui/field";
import { breakdownOfVehicle, whichBreakdown } from "./+shared/breakdown-of-vehicle.server";

export const meta = pageTitle("Add Note");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { vehicle, breakdown, of, closed } = await breakdownOfVehicle(scope, params);
  return { page: `/fleet-data/${vehicle.id}/breakdowns/${breakdown.id}`, of, closed };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const which = whichBreakdown(params);
  const parsed = parseForm(await readForm(request, scope), breakdownNoteSchema);
  orNotFound(await getBreakdown(scope, which.vehicleId, which.id));
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to update breakdown", async () => {
    const saved = await addBreakdownNote(scope, which, parsed.value.note, parsed.token);
    if ("problem" in saved) {
      return refuse(parsed, "Failed to update breakdown", recordProblemText(saved, "breakdown"), 409);
    }
    const page = `/fleet-data/${which.vehicleId}/breakdowns/${which.id}`;
    return redirectWithFlash(request, page, { kind: "success", title: "Note added" });
  });
}

export default function BreakdownNotePage() {
  const { page, of, closed } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<{ note: string }>({ id: "note", lastResult: answer?.result });
  return (
    <DialogPage title="Add Note" close={{ to: page, label: "Back to the breakdown" }}>
      <p>{of}</p>
      <ClosedNotice {...closed} />
      <PostForm {...getFormProps(form)} action={`${page}/notes`}>
        <Refusal form={form} title={answer?.title} />
        <TextArea field={fields.note} label="Note" hint="It is kept with your name and the time." required />
        <ButtonRow>
          <Button>Add Note</Button>
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
