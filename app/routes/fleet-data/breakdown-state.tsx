import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { BreakdownDetails } from "~/features/breakdowns/breakdown-details";
import { breakdownView } from "~/features/breakdowns/breakdown-view";
import { CostField } from "~/features/breakdowns/breakdown-form";
import { costInForm } from "~/features/breakdowns/breakdown-schema";
import { breakdownStates, stateNames } from "~/features/breakdowns/breakdown-types";
import { DefectOfBreakdownFields } from "~/features/inspections/certify/certify-fields";
import { fixBreakdown } from "~/features/inspections/certify/certify-repair.server";
import { type FixedBreakdown, fixedSchema } from "~/features/inspections/certify/fixed-schema";
import { ownSignature, signerOf, signsAs } from "~/features/inspections/signature";
import { SignatureField } from "~/features/inspections/signature-field";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Select, TextArea } from "~/ui/field";
import { fixRefusal, openDefectOf } from "./+shared/defect-of-breakdown.server";
import { breakdownOfVehicle } from "./+shared/breakdown-of-vehicle.server";

export const meta = pageTitle("Change State");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { breakdown, page, of, closed } = await breakdownOfVehicle(scope, params);
  const defect = await openDefectOf(scope, breakdown);
  const wanted = new URL(request.url).searchParams.get("to");
  return {
    page,
    of,
    closed,
    defect,
    signer: signerOf(scope),
    saved: breakdownView(breakdown, scope.may("costs:view")),
    values: {
      state: breakdownStates.find((state) => state === wanted) ?? breakdown.state,
      cost: costInForm(breakdown.cost),
      version: String(breakdown.version),
    },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope);
  const { which, breakdown, page } = await breakdownOfVehicle(scope, params);
  const defect = await openDefectOf(scope, breakdown);
  const signer = signerOf(scope);
  const asked = {
    schema: fixedSchema(defect && { ...defect, item: defect.key }, signer),
    failure: "Failed to update breakdown",
    check: ({ certified }: FixedBreakdown) => ({
      notes: certified ? [`${signsAs(signer, certified)}. It cannot be changed afterwards.`] : [],
    }),
  };
  return saveForm(form, asked, async (typed, token) => {
    const saved = await fixBreakdown(scope, which, typed, token);
    if ("problem" in saved) return fixRefusal(scope, saved);
    const title = `Breakdown saved as ${stateNames[typed.change.state].toLowerCase()}`;
    return redirectWithFlash(request, page, { kind: "success", title, text: saidOfDefect(typed, defect) });
  });
}

function saidOfDefect({ change, certified }: FixedBreakdown, defect: object | undefined) {
  if (certified) return "The defect in the driver's report is certified too.";
  const staysOpen = defect && change.state === "fixed";
  return staysOpen ? "The defect in the driver's report is still open: certify it." : undefined;
}

type Fields = Record<string, string>;

export default function BreakdownStatePage() {
  const { page, of, closed, defect, signer, values, saved } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Fields>("state", { ...values, ...ownSignature(signer) });
  const options = breakdownStates.map((value) => ({ value, label: stateNames[value] }));
  return (
    <RecordPage
      {...record}
      title="Change State"
      back={{ to: page, label: "Back to the breakdown" }}
      intro={
        <>
          <p>{of}</p>
          <ClosedNotice {...closed} />
        </>
      }
      action={`${page}/state`}
      save="Save State"
      version={fields.version}
      saved={<BreakdownDetails facts={saved} />}
    >
      <Select field={fields.state!} label="State" required options={options} />
      <CostField field={fields.cost!} />
      <TextArea field={fields.note!} label="Note" hint="It is kept with your name and the time." />
      {defect && (
        <>
          <DefectOfBreakdownFields fields={fields} defect={defect} />
          <SignatureField fields={fields} signer={signer} />
        </>
      )}
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
