import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { ownSignature, signerOf } from "~/features/inspections/signature";
import { correctionSchema } from "~/features/inspections/signature-schemas";
import { correctInspection } from "~/features/inspections/inspection-signatures.server";
import { useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { TextArea } from "~/ui/field";
import { reportOf } from "./+shared/report.server";
import { actRefusal, signForm } from "./+shared/sign.server";
import { SignaturePage } from "./+shared/signature-page";

export const meta = pageTitle("Add a correction");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const { facts } = await reportOf(scope, params.inspectionId);
  return { id: facts.id, kind: facts.kind, driver: facts.driver, signer: signerOf(scope) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const id = readId(params.inspectionId);
  const form = await readForm(request, scope);
  const asked = { schema: correctionSchema, failure: "Failed to add the correction" };
  return signForm(scope, form, asked, async (typed, token) => {
    const corrected = await correctInspection(scope, id, typed, token);
    if ("problem" in corrected) return actRefusal(scope, corrected);
    return redirectWithFlash(request, `/inspections/${id}`, { kind: "success", title: "Correction added" });
  });
}

export default function CorrectionPage() {
  const { id, kind, driver, signer } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Record<string, string>>("correction", ownSignature(signer));
  return (
    <SignaturePage
      {...record}
      title="Add a Correction"
      inspectionId={id}
      step="correction"
      intro={
        <p>
          {kind} of {driver.time}, signed by {driver.name}. What is signed stays as it is; the correction is
          beside it.
        </p>
      }
      save="Sign and Add"
      fields={fields}
      signer={signer}
    >
      <TextArea field={fields.correction!} label="Correction" rows={4} required />
    </SignaturePage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the inspection" />;
}
