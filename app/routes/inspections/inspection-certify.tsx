import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { actProblemText } from "~/features/inspections/act-problem";
import { certifySchema } from "~/features/inspections/act-schemas";
import { CertifyFields } from "~/features/inspections/certify-fields";
import { certifyRepair } from "~/features/inspections/report-acts.server";
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

export const meta = pageTitle("Certify repairs");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inspections:certify");
  const { facts } = await reportOf(scope, params.inspectionId);
  return {
    id: facts.id,
    defects: facts.defects,
    of: `${facts.kind} of ${facts.vehicle}, ${facts.driver.time}, signed by ${facts.driver.name}.`,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inspections:certify");
  const { report, facts } = await reportOf(scope, params.inspectionId);
  const { id } = report.inspection;
  const asked = facts.defects.find(({ certification }) => !certification)?.id;
  const form = await readForm(request, scope);
  const parsed = parseForm(form, certifySchema(report.defects, asked));
  if (!parsed.ok) return refuseForm(parsed);
  if (isCheck(form))
    return showChecked(parsed, [
      `You sign as ${parsed.value.signatureName} for ${parsed.value.outcomes.length} of the defects. It cannot be changed afterwards.`,
    ]);
  return attempt(parsed, "Failed to certify the repairs", async () => {
    const certified = await certifyRepair(scope, id, parsed.value, parsed.token);
    if ("problem" in certified) {
      if (certified.problem === "no-report") refuseRequest(404);
      const text = actProblemText(certified, scope.account.timeZone);
      return refuse(parsed, "Failed to certify the repairs", { formErrors: [text] }, 409);
    }
    const { stillOpen } = certified;
    const next =
      stillOpen === 0 ? "The next driver acknowledges it before driving." : `${stillOpen} still open.`;
    return redirectWithFlash(request, `/inspections/${id}`, {
      kind: "success",
      title: "Certified",
      text: next,
    });
  });
}

export default function CertifyPage() {
  const { id, defects, of } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<string, string>>({ id: "certify", lastResult: answer?.result });
  const open = defects.filter(({ certification }) => !certification);
  return (
    <DialogPage title="Certify Repairs" close={{ to: `/inspections/${id}`, label: "Back to the report" }}>
      <p>{of}</p>
      {open.length === 0 && <p>Every defect of this report is certified.</p>}
      {(open.length > 0 || answer) && (
        <RecordForm
          form={form}
          answer={answer}
          action={`/inspections/${id}/certify`}
          save="Sign and Certify"
          checks
        >
          <CertifyFields fields={fields} defects={open} />
          <SignatureField field={fields.signatureName!} />
          <ButtonRow>
            <Button>Sign and Certify</Button>
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
