import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { inspectionMailSchema } from "~/features/inspections/signature-schemas";
import { type ReportMailProblem, mailReport } from "~/features/inspections/inspection-mail.server";
import { getInspection } from "~/features/inspections/get-inspection.server";
import { mailIsSetUp } from "~/features/mail/mail.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { RecordForm } from "~/http/forms/record-form";
import { useRecordForm } from "~/http/forms/record-page";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { Field } from "~/ui/field";

export const meta = pageTitle("Send the report");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const report = await getInspection(scope, readId(params.inspectionId));
  if (!report) refuseRequest(404, saveFirst);
  return { id: report.inspection.id, mailIsSetUp };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const id = readId(params.inspectionId);
  const form = await readForm(request, scope);
  if (!(await getInspection(scope, id))) refuseRequest(404, saveFirst);
  const asked = { schema: inspectionMailSchema, failure: "Failed to send the report", check: sendsTo };
  return saveForm(form, asked, async ({ email }, token) => {
    const queued = await mailReport(scope, id, email, token);
    if ("problem" in queued) {
      if (queued.problem === "no-report") return refuseRequest(404, saveFirst);
      const status = queued.problem === "demo" ? 403 : 429;
      return { title: "Not sent", formErrors: [refusals[queued.problem]], status };
    }
    return redirectWithFlash(request, `/inspections/${id}`, mailIsSetUp ? isQueued(email) : notSetUp);
  });
}

const sendsTo = ({ email }: { email: string }) => ({ notes: [`The report goes to ${email}.`] });

const saveFirst = "Please save the inspection first";

const refusals: Record<Exclude<ReportMailProblem["problem"], "no-report">, string> = {
  demo: "The demo sends no mail. Print the report instead.",
  "too-many": "This report was mailed ten times within an hour. Wait a while, or print it.",
};

const isQueued = (email: string) =>
  ({
    kind: "info",
    title: `Inspection report queued for ${email}`,
    text: "It is sent once the mail server has taken it: this page says so below.",
  }) as const;

const notSetUp = {
  kind: "error",
  title: "Not sent: mail is not set up here",
  text: "The report is kept under Mail. Print it instead.",
} as const;

export default function SendReportPage() {
  const { id, mailIsSetUp } = useLoaderData<typeof loader>();
  const { form, fields, answer } = useRecordForm<{ email: string }>("email");
  return (
    <DialogPage title="Send the Report" close={{ to: `/inspections/${id}`, label: "Back to the report" }}>
      {!mailIsSetUp && <p>Mail is not set up here: print the report instead.</p>}
      <RecordForm
        form={form}
        answer={answer}
        action={`/inspections/${id}/email`}
        save="Send Email"
        done="sent"
      >
        <Field
          field={fields.email}
          label="Email"
          type="email"
          required
          autoComplete="email"
          autoFocus={!answer}
        />
        <ButtonRow>
          <Button>Send Email</Button>
          <ButtonLink to={`/inspections/${id}/print`}>Print</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the inspection" />;
}
