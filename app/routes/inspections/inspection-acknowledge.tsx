import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { actProblemText } from "~/features/inspections/act-problem";
import { acknowledgeSchema } from "~/features/inspections/act-schemas";
import { DefectList } from "~/features/inspections/defect-list";
import { acknowledgeReport } from "~/features/inspections/report-acts.server";
import { SignatureField } from "~/features/inspections/signature-field";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, isCheck, refuse, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { reportOf } from "./+shared/report.server";

export const meta = pageTitle("Acknowledge the report");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const { facts } = await reportOf(scope, params.inspectionId);
  const waits = facts.defects.some(({ certification }) => !certification);
  const open = { problem: "defects-open" } as const;
  return { facts, waiting: waits ? actProblemText(open, scope.account.timeZone) : undefined };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const { report } = await reportOf(scope, params.inspectionId);
  const { id, vehicle_id } = report.inspection;
  const form = await readForm(request, scope);
  const parsed = parseForm(form, acknowledgeSchema);
  if (!parsed.ok) return refuseForm(parsed);
  if (isCheck(form))
    return showChecked(parsed, [
      `You sign as ${parsed.value.signatureName}. It cannot be changed afterwards.`,
    ]);
  return attempt(parsed, "Failed to acknowledge the report", async () => {
    const { signatureName } = parsed.value;
    const acknowledged = await acknowledgeReport(scope, id, signatureName, parsed.token);
    if ("problem" in acknowledged) {
      if (acknowledged.problem === "no-report") refuseRequest(404);
      const text = actProblemText(acknowledged, scope.account.timeZone);
      return refuse(parsed, "Failed to acknowledge the report", { formErrors: [text] }, 409);
    }
    return redirectWithFlash(request, `/fleet-data/${vehicle_id}/inspections`, {
      kind: "success",
      title: "Report acknowledged",
    });
  });
}

export default function AcknowledgePage() {
  const { facts, waiting } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<string, string>>({ id: "acknowledge", lastResult: answer?.result });
  const { id, kind, driver, vehicle, defects } = facts;
  return (
    <DialogPage
      title="Acknowledge the Report"
      close={{ to: `/inspections/${id}`, label: "Back to the report" }}
    >
      <p>
        {kind} of {vehicle}, {driver.time}, signed by {driver.name}.
      </p>
      {defects.length > 0 ? <DefectList defects={defects} /> : <p>No defects were found.</p>}
      {waiting && !answer ? (
        <p>{waiting}</p>
      ) : (
        <RecordForm
          form={form}
          answer={answer}
          action={`/inspections/${id}/acknowledge`}
          save="Sign and Acknowledge"
          checks
        >
          <p>By signing I say that I have read this report, and that its repairs are certified.</p>
          <SignatureField field={fields.signatureName!} autoFocus={!answer} />
          <ButtonRow>
            <Button>Sign and Acknowledge</Button>
            <ButtonLink to={`/inspections/${id}`}>Cancel</ButtonLink>
          </ButtonRow>
        </RecordForm>
      )}
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the inspection" />;
}
