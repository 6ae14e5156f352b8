import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { addBreakdownNote } from "~/features/breakdowns/breakdown-follow-up.server";
import { breakdownNoteSchema } from "~/features/breakdowns/breakdown-schema";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { TextArea } from "~/ui/field";
import { breakdownOfVehicle } from "./+shared/breakdown-of-vehicle.server";

export const meta = pageTitle("Add Note");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { page, of, closed } = await breakdownOfVehicle(scope, params);
  return { page, of, closed };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope);
  const { which, page } = await breakdownOfVehicle(scope, params);
  const asked = { schema: breakdownNoteSchema, failure: "Failed to update breakdown" };
  return saveForm(form, asked, async ({ note }, token) => {
    const saved = await addBreakdownNote(scope, which, note, token);
    if ("problem" in saved) return recordProblemText(saved, "breakdown");
    return redirectWithFlash(request, page, { kind: "success", title: "Note added" });
  });
}

export default function BreakdownNotePage() {
  const { page, of, closed } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<{ note: string }>("note");
  return (
    <RecordPage
      {...record}
      title="Add Note"
      back={{ to: page, label: "Back to the breakdown" }}
      intro={
        <>
          <p>{of}</p>
          <ClosedNotice {...closed} />
        </>
      }
      action={`${page}/notes`}
      save="Add Note"
    >
      <TextArea field={fields.note} label="Note" hint="It is kept with your name and the time." required />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
