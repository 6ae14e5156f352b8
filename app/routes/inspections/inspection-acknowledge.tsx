import type { FieldMetadata } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { ownSignature, signerOf } from "~/features/inspections/signature";
import { signatureProblemText } from "~/features/inspections/signature-problem";
import { acknowledgeSchema } from "~/features/inspections/signature-schemas";
import { mayBeAcknowledged } from "~/features/inspections/inspection-view";
import { RadioGroup } from "~/ui/radio-group";
import { DefectList } from "~/features/inspections/defect-list";
import { acknowledgeInspection } from "~/features/inspections/inspection-signatures.server";
import { useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { reportOf } from "./+shared/report.server";
import { actRefusal, signForm } from "./+shared/sign.server";
import { SignaturePage } from "./+shared/signature-page";

export const meta = pageTitle("Acknowledge the report");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const { facts } = await reportOf(scope, params.inspectionId);
  const hasTrailer = facts.defects.some(({ ofTrailer }) => ofTrailer);
  const units = hasTrailer ? (["both", "tractor", "trailer"] as const) : (["both"] as const);
  const waits = !units.some((unit) => mayBeAcknowledged(facts, unit));
  const open = { problem: "defects-open" } as const;
  return {
    facts,
    signer: signerOf(scope),
    hasTrailer,
    unit: new URL(request.url).searchParams.get("unit") ?? undefined,
    waiting: waits ? signatureProblemText(open, scope.account.timeZone) : undefined,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const { report, facts } = await reportOf(scope, params.inspectionId);
  const { id, vehicle_id } = report.inspection;
  const form = await readForm(request, scope);
  const hasTrailer = facts.defects.some(({ ofTrailer }) => ofTrailer);
  const asked = { schema: acknowledgeSchema(hasTrailer), failure: "Failed to acknowledge the report" };
  return signForm(scope, form, asked, async (typed, token) => {
    const acknowledged = await acknowledgeInspection(scope, id, typed, token);
    if ("problem" in acknowledged) return actRefusal(scope, acknowledged);
    const list = `/fleet-data/${vehicle_id}/inspections`;
    return redirectWithFlash(request, list, { kind: "success", title: "Report acknowledged" });
  });
}

export default function AcknowledgePage() {
  const { facts, signer, hasTrailer, unit, waiting } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Record<string, string>>("acknowledge", {
    ...ownSignature(signer),
    unit: unit ?? "",
  });
  const { id, kind, driver, vehicle, defects } = facts;
  return (
    <SignaturePage
      {...record}
      title="Acknowledge the Report"
      inspectionId={id}
      step="acknowledge"
      intro={
        <>
          <p>
            {kind} of {vehicle}, {driver.time}, signed by {driver.name}.
          </p>
          {defects.length > 0 ? <DefectList defects={defects} /> : <p>No defects were found.</p>}
          {waiting && !record.answer && <p>{waiting}</p>}
        </>
      }
      closed={waiting !== undefined}
      save="Sign and Acknowledge"
      fields={fields}
      signer={signer}
      onlyName
    >
      {hasTrailer && <WhatIsDriven field={fields.unit!} />}
      <p>By signing I say that I have read this report, and that its repairs are certified.</p>
    </SignaturePage>
  );
}

function WhatIsDriven({ field }: { field: FieldMetadata<string> }) {
  return (
    <RadioGroup
      field={field}
      legend="I am going to drive"
      hint="The defects of a unit that you do not drive need not be certified yet."
      options={[
        { value: "both", label: "Tractor and trailer" },
        { value: "tractor", label: "The tractor without this trailer" },
        { value: "trailer", label: "The trailer with another tractor" },
      ]}
    />
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the inspection" />;
}
