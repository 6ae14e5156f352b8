import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { initialValuesOf } from "~/features/fields/field-values";
import { type ActivityField, activityFields } from "~/features/master-crm/activities/activity-fields";
import { activityProblemText } from "~/features/master-crm/activities/activity-problem";
import { activitySchema } from "~/features/master-crm/activities/activity-schema";
import { addActivity } from "~/features/master-crm/activities/activities.server";
import { readForm } from "~/http/forms/read-form.server";
import { useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { ActivityPage } from "./+shared/activity-pages";
import { crmCustomerOf } from "./+shared/crm-customer-of.server";

export const meta = pageTitle("Add Activity");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const { id, company_name } = await crmCustomerOf(scope, params);
  return { page: `/master-crm/customers/${id}`, name: company_name };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const id = readId(params.crmCustomerId);
  const form = await readForm(request, scope);
  const asked = { schema: activitySchema, failure: "Failed to add activity" };
  return saveForm(form, asked, async (typed, token) => {
    const added = await addActivity(scope, id, typed, token);
    if ("problem" in added) return activityProblemText(added);
    const page = `/master-crm/customers/${id}`;
    return redirectWithFlash(request, page, { kind: "success", title: "Activity added" });
  });
}

const values = initialValuesOf(activityFields);

export default function NewActivityPage() {
  const { page, name } = useLoaderData<typeof loader>();
  const record = useRecordForm<Record<ActivityField, string>>("activity", values);
  return (
    <ActivityPage
      {...record}
      title={`Add Activity: ${name}`}
      back={{ to: page, label: "Back to the customer" }}
      action={`${page}/activities/new`}
      save="Add Activity"
    />
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
