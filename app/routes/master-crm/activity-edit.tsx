import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { ChangesList } from "~/features/changes/changes-list";
import { listChanges } from "~/features/changes/changes.server";
import { detailsOf, formValuesOf } from "~/features/fields/field-values";
import { type ActivityField, activityFields } from "~/features/master-crm/activities/activity-fields";
import { activityProblemText } from "~/features/master-crm/activities/activity-problem";
import { activitySchema } from "~/features/master-crm/activities/activity-schema";
import { updateActivity } from "~/features/master-crm/activities/activities.server";
import { readForm } from "~/http/forms/read-form.server";
import { useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { activityOf } from "./+shared/activity-of.server";
import { ActivityPage } from "./+shared/activity-pages";

export const meta = pageTitle("Edit Activity");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const activity = await activityOf(scope, params);
  return {
    ...{ id: activity.id, page: `/master-crm/customers/${activity.crm_entry_id}` },
    values: { ...formValuesOf(activityFields, activity), version: String(activity.version) },
    saved: Object.values(detailsOf(activityFields, activity)),
    changes: await listChanges(scope, activity.id),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const form = await readForm(request, scope);
  const id = readId(params.activityId);
  const asked = { schema: activitySchema, failure: "Failed to update activity" };
  return saveForm(form, asked, async (typed, token) => {
    const saved = await updateActivity(scope, id, typed, token);
    if ("problem" in saved) return activityProblemText(saved);
    const page = `/master-crm/customers/${saved.crmCustomerId}`;
    return redirectWithFlash(request, page, { kind: "success", title: "Activity updated" });
  });
}

export default function EditActivityPage() {
  const { id, page, values, saved, changes } = useLoaderData<typeof loader>();
  const record = useRecordForm<Record<ActivityField, string>>("activity", values);
  return (
    <>
      <ActivityPage
        {...record}
        title="Edit Activity"
        back={{ to: page, label: "Back to the customer" }}
        action={`/master-crm/activities/${id}/edit`}
        save="Update Activity"
        version={record.fields.version}
        saved={saved}
      />
      <ChangesList changes={changes} />
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
