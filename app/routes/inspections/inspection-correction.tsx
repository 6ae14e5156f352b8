import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { correctionSchema } from "~/features/inspections/act-schemas";
import { correctReport } from "~/features/inspections/report-acts.server";
import { SignatureField } from "~/features/inspections/signature-field";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, isCheck, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { RecordForm } from "~/http/forms/record-form";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { TextArea } from "~/ui/field";
import { reportOf } from "./+shared/report.server";

export const meta = pageTitle("Add a correction");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const { facts } = await reportOf(scope, params.inspectionId);
  return { id: facts.id, kind: facts.kind, driver: facts.driver };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const id = readId(params.inspectionId);
  const form = await readForm(request, scope);
  const parsed = parseForm(form, correctionSchema);
  if (!parsed.ok) return refuseForm(parsed);
  if (isCheck(form))
    return showChecked(parsed, [
      `You sign as ${parsed.value.signatureName}. It cannot be changed afterwards.`,
    ]);
  return attempt(parsed, "Failed to add the correction", async () => {
    const corrected = await correctReport(scope, id, parsed.value, parsed.token);
    if ("problem" in corrected) refuseRequest(404);
    return redirectWithFlash(request, `/inspections/${id}`, { kind: "success", title: "Correction added" });
  });
}

export default function CorrectionPage() {
  const { id, kind, driver } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<string, string>>({ id: "correction", lastResult: answer?.result });
  return (
    <DialogPage title="Add a Correction" close={{ to: `/inspections/${id}`, label: "Back to the report" }}>
      <p>
        {kind} of {driver.time}, signed by {driver.name}. What is signed stays as it is; the correction stands
        beside it.
      </p>
      <RecordForm
        form={form}
        answer={answer}
        action={`/inspections/${id}/correction`}
        save="Sign and Add"
        checks
      >
        <TextArea field={fields.correction!} label="Correction" rows={4} required />
        <SignatureField field={fields.signatureName!} />
        <ButtonRow>
          <Button>Sign and Add</Button>
          <ButtonLink to={`/inspections/${id}`}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the inspection" />;
}
