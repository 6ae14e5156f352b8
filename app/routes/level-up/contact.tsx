import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { environment } from "~/environment";
import { PlanRequestFields, PlanRequestsTable, planRequestView } from "~/features/plans/plan-request-form";
import { type PlanRequestForm, planRequestSchema } from "~/features/plans/plan-request-schema";
import { requestedText, tooManyRequests } from "~/features/plans/plan-request-text";
import { listPlanRequests, requestPlan, requestsAreMailed } from "~/features/plans/plan-requests.server";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { readPlan } from "./+shared/read-plan";

export const meta = pageTitle("Contact Sales");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "plans:request");
  const requests = await listPlanRequests(scope);
  return {
    wanted: readPlan(request) ?? "",
    email: scope.user.email,
    salesEmail: environment.SALES_EMAIL,
    requestsAreMailed,
    requests: requests.map((one) => planRequestView(one, scope.account.timeZone)),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "plans:request");
  const form = await readForm(request, scope);
  const asked = { schema: planRequestSchema, failure: "Failed to send your request" };
  const sales = environment.SALES_EMAIL;
  return saveForm(form, asked, async (typed, token) => {
    const requested = await requestPlan(scope, typed, token);
    if ("problem" in requested) return { status: 429, formErrors: [tooManyRequests(sales)] };
    return redirectWithFlash(request, "/level-up", requestedText(requested.isMailed, sales));
  });
}

export default function ContactPage() {
  const { wanted, email, salesEmail, requestsAreMailed, requests } = useLoaderData<typeof loader>();
  const { form, fields, answer } = useRecordForm<PlanRequestForm>("request", { wanted, message: "" });
  return (
    <RecordPage
      title="Contact Sales"
      back={{ to: "/level-up", label: "Back to the plans" }}
      intro={
        <>
          <p>
            To change your plan, contact sales by email <a href={`mailto:${salesEmail}`}>{salesEmail}</a>, or
            send your request here. The answer comes to {email}.
          </p>
          {!requestsAreMailed && (
            <p>
              Mail to sales is not set up here: a request is kept for sales to read, but no email goes out.
            </p>
          )}
        </>
      }
      form={form}
      answer={answer}
      action="/level-up/contact"
      save="Send Request"
      after={requests.length > 0 && <PlanRequestsTable requests={requests} />}
    >
      <PlanRequestFields fields={fields} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the contact page" />;
}
