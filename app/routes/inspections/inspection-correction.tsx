import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
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
  return { id: facts.id, kind: facts.kind, driver: facts.driver };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const id = readId(params.inspectionId);
  const form = await readForm(request, scope);
  const asked = { schema: correctionSchema, failure: "Failed to add the correction" };
  return signForm(form, asked, async (typed, token) => {
    const corrected = await correctInspection(scope, id, typed, token);
    if ("problem" in corrected) return actRefusal(scope, corrected);
    return redirectWithFlash(request, `/inspections/${id}`, { kind: "success", title: "Correction added" });
  });
}

export default function CorrectionPage() {
  const { id, kind, driver } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Record<"correction" | "signatureName", string>>("correction");
  return (
    <SignaturePage
      {...record}
      title="Add a Correction"
      inspectionId={id}
      step="correction"
      intro={
        <p>
          {kind} of {driver.time}, signed by {driver.name}. What is signed stays as it is; the correction
          stands beside it.
        </p>
      }
      save="Sign and Add"
      signature={fields.signatureName}
    >
      <TextArea field={fields.correction} label="Correction" rows={4} required />
    </SignaturePage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the inspection" />;
}
