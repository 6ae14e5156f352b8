import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { certifySchema } from "~/features/inspections/certify/certify-schema";
import { CertifyFields } from "~/features/inspections/certify/certify-fields";
import { certifyRepair } from "~/features/inspections/certify/certify-repair.server";
import { ownSignature, signerOf } from "~/features/inspections/signature";
import { useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { formatCounted } from "~/ui/format";
import { reportOf } from "./+shared/report.server";
import { actRefusal, signForm } from "./+shared/sign.server";
import { SignaturePage } from "./+shared/signature-page";

export const meta = pageTitle("Certify repairs");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inspections:certify");
  const { facts } = await reportOf(scope, params.inspectionId);
  return {
    id: facts.id,
    signer: signerOf(scope),
    open: facts.defects.filter(({ certification }) => !certification),
    of: `${facts.kind} of ${facts.vehicle}, ${facts.driver.time}, signed by ${facts.driver.name}.`,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inspections:certify");
  const { report, facts } = await reportOf(scope, params.inspectionId);
  const { id } = report.inspection;
  const asked = facts.defects.find(({ certification }) => !certification)?.id;
  const form = await readForm(request, scope);
  return signForm(
    scope,
    form,
    {
      schema: (signer) => certifySchema(report.defects, asked, signer),
      failure: "Failed to certify the repairs",
      signsFor: ({ outcomes }) => ` for ${outcomes.length} of the defects`,
    },
    async (typed, token) => {
      const certified = await certifyRepair(scope, id, typed, token);
      if ("problem" in certified) return actRefusal(scope, certified);
      const { stillOpen, openBreakdowns } = certified;
      const next =
        stillOpen === 0 ? "The next driver acknowledges it before driving." : `${stillOpen} still open.`;
      const text =
        openBreakdowns > 0 ? `${next} ${formatCounted(openBreakdowns, "breakdown")} still open.` : next;
      return redirectWithFlash(request, `/inspections/${id}`, { kind: "success", title: "Certified", text });
    },
  );
}

export default function CertifyPage() {
  const { id, open, of, signer } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Record<string, string>>("certify", {
    ...closing(open),
    ...ownSignature(signer),
  });
  return (
    <SignaturePage
      {...record}
      title="Certify Repairs"
      inspectionId={id}
      step="certify"
      intro={
        <>
          <p>{of}</p>
          {open.length === 0 && <p>Every defect of this report is certified.</p>}
        </>
      }
      closed={open.length === 0}
      save="Sign and Certify"
      fields={fields}
      signer={signer}
    >
      <CertifyFields fields={fields} defects={open} />
    </SignaturePage>
  );
}

/** A breakdown is closed with its defect unless the tick is taken out. */
function closing(defects: { id: string }[]): Record<string, string> {
  return Object.fromEntries(defects.map(({ id }) => [`close-${id}`, "on"]));
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the inspection" />;
}
