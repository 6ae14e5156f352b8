import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { activityProblemText } from "~/features/master-crm/activities/activity-problem";
import { followUpSchema } from "~/features/master-crm/activities/activity-schema";
import { completeActivity } from "~/features/master-crm/activities/activities.server";
import { followUpText } from "~/features/master-crm/follow-ups/follow-up-text";
import { NextFollowUpField } from "~/features/master-crm/follow-ups/next-follow-up-field";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { activityOf } from "./+shared/activity-of.server";

export const meta = pageTitle("Mark Done");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const { id, title, company_name, crm_entry_id } = await activityOf(scope, params);
  return { id, title, name: company_name, page: `/master-crm/customers/${crm_entry_id}` };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const form = await readForm(request, scope);
  const id = readId(params.activityId);
  const asked = { schema: followUpSchema, failure: "Failed to mark as done" };
  return saveForm(form, asked, async (typed, token) => {
    const done = await completeActivity(scope, id, typed, token);
    if ("problem" in done) return activityProblemText(done);
    const text = followUpText(done.nextFollowUp);
    return redirectWithFlash(request, `/master-crm/customers/${done.crmCustomerId}`, {
      ...{ kind: "success", title: "Marked as done", text },
    });
  });
}

export default function ActivityDonePage() {
  const { id, title, name, page } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<{ nextFollowUp: string }>("done");
  return (
    <RecordPage
      {...record}
      title={`Mark Done: ${title}`}
      back={{ to: page, label: "Back to the customer" }}
      intro={<p>{name}</p>}
      action={`/master-crm/activities/${id}/done`}
      save="Mark done"
    >
      <NextFollowUpField
        field={fields.nextFollowUp}
        hint="Empty: the day that is planned for the customer stays; if it was this activity's, the next one that is scheduled"
      />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
