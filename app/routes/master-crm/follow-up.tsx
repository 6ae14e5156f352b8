import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { today } from "~/features/calendar/today";
import { followUpSchema } from "~/features/master-crm/activities/activity-schema";
import { finishFollowUp } from "~/features/master-crm/follow-ups/follow-ups.server";
import { followUpProblemText, followUpText } from "~/features/master-crm/follow-ups/follow-up-text";
import { NextFollowUpField } from "~/features/master-crm/follow-ups/next-follow-up-field";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { safePath } from "~/http/requests/safe-path";
import { StatusPage } from "~/http/requests/status-page";
import { crmCustomerOf } from "./+shared/crm-customer-of.server";

export const meta = pageTitle("Follow-up Done");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const { id, company_name } = await crmCustomerOf(scope, params);
  return { page: `/master-crm/customers/${id}`, name: company_name };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const id = readId(params.crmCustomerId);
  const form = await readForm(request, scope);
  const asked = { schema: followUpSchema, failure: "Failed to mark as done" };
  return saveForm(form, asked, async ({ nextFollowUp }, token) => {
    const day = today(scope.account.timeZone);
    const done = await finishFollowUp(scope, id, { nextFollowUp, today: day }, token);
    if ("problem" in done) return followUpProblemText(done);
    const text = followUpText(done.nextFollowUp);
    const back = safePath(form.fields.get("back"), `/master-crm/customers/${id}`);
    return redirectWithFlash(request, back, { kind: "success", title: "Follow-up done", text });
  });
}

export default function FollowUpPage() {
  const { page, name } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<{ nextFollowUp: string; back: string }>("follow-up");
  return (
    <RecordPage
      {...record}
      title={`Follow-up Done: ${name}`}
      back={{ to: page, label: "Back to the customer" }}
      intro={<p>What was scheduled for today or earlier is marked as done.</p>}
      action={`${page}/follow-up`}
      save="Done"
    >
      <NextFollowUpField
        field={fields.nextFollowUp}
        hint="Empty: the next activity that is scheduled, if there is one"
      />
      <input type="hidden" name="back" value={fields.back.value} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
