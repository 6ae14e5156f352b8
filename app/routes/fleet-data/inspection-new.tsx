import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { alertForeseen } from "~/features/breakdowns/alert-text";
import { alertOutlook } from "~/features/breakdowns/breakdown-alert.server";
import { InspectionFormFields } from "~/features/inspections/inspection-form";
import { type NewInspection, inspectionSchema } from "~/features/inspections/inspection-schema";
import { addInspection } from "~/features/inspections/inspections.server";
import {
  inspectionProblemText,
  savedMessage,
  isMarkRestOk,
  unansweredItems,
  summarizeInspection,
} from "~/features/inspections/inspection-messages.server";
import { InspectionsToRead } from "~/features/inspections/inspections-to-read";
import { inspectionView } from "~/features/inspections/inspection-view";
import { listInspectionsToRead } from "~/features/inspections/get-inspection.server";
import { listUnsafeDefects } from "~/features/inspections/open-defects/open-defects.server";
import { ownSignature, signerOf } from "~/features/inspections/signature";
import { itemLabel, kindNames } from "~/features/inspections/inspection-items";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { getVehicle } from "~/features/vehicles/vehicles.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { fill } from "~/http/forms/form-answer.server";
import { PageAnswer } from "~/http/forms/page-answer";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { RecordForm } from "~/http/forms/record-form";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { DialogPage } from "~/ui/dialog-page";
import { formatTime } from "~/ui/format";
import { Notice } from "~/ui/notice";
import { HowToReport } from "./+shared/breakdown-by-inspection";

export const meta = pageTitle("New inspection");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const vehicle = orNotFound(await getVehicle(scope, readId(params.vehicleId)));
  const { searchParams } = new URL(request.url);
  const kind = searchParams.get("kind");
  const toRead = kind === "post_trip" ? [] : await listInspectionsToRead(scope, vehicle.id);
  return {
    id: vehicle.id,
    title: vehicleTitle(vehicle),
    hasLeft: vehicle.archived_at !== null,
    unit: vehicle.unit_number,
    meterUnit: vehicle.meter_unit,
    current: vehicle.current_reading,
    signer: signerOf(scope),
    kind: kind ?? undefined,
    breakdown: searchParams.has("breakdown") ? alertForeseen(alertOutlook(scope)) : undefined,
    openDefects: (await listUnsafeDefects(scope, vehicle.id)).map(({ id, item, note, signed_at }) => {
      const found = `found ${formatTime(signed_at, scope.account.timeZone)}`;
      return { id, item: itemLabel(item), note, found };
    }),
    toRead: toRead
      .map((report) => inspectionView(report, scope.account.timeZone))
      .map(({ id, kind, driver, defects }) => ({ id, kind, driver, defects })),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const id = readId(params.vehicleId);
  const form = await readForm(request, scope);
  const vehicle = orNotFound(await getVehicle(scope, id));
  const signer = signerOf(scope);
  const schema = inspectionSchema(vehicle.meter_unit, await listUnsafeDefects(scope, id), signer);
  if (isMarkRestOk(form)) {
    const parsed = parseForm(form, schema);
    const others = unansweredItems(form);
    // Other missing or wrong fields are reported later.
    const typed = { ...parsed.submission.reply(), status: undefined, error: {} };
    const result = fill(typed, others);
    return { result, title: "", formToken: parsed.formToken, filled: Object.keys(others).length };
  }
  const check = (typed: NewInspection) => ({ notes: summarizeInspection(typed, signer) });
  return saveForm(form, { schema, failure: "Failed to save the inspection", check }, async (typed, token) => {
    const saved = await addInspection(scope, id, typed, token);
    if ("problem" in saved) return inspectionProblemText(saved);
    return redirectWithFlash(request, `/inspections/${saved.inspectionId}`, {
      kind: "success",
      title: `${kindNames[typed.kind]} saved successfully`,
      text: savedMessage(typed, saved.alert),
    });
  });
}

export default function NewInspectionPage() {
  const { id, title, hasLeft, unit, kind, toRead, breakdown, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<string, string>>({
    id: "inspection",
    lastResult: answer?.result,
    defaultValue: { kind, ...ownSignature(shown.signer) },
  });
  return (
    <DialogPage
      title={`Inspection of ${unit ? `unit ${unit}, ` : ""}${title}`}
      close={{ to: `/fleet-data/${id}/inspections`, label: "Back to the inspections" }}
    >
      {hasLeft && (
        <Notice kind="warning" title="This vehicle has left the fleet: nothing can be saved for it." />
      )}
      {breakdown && <HowToReport alert={breakdown} />}
      <InspectionsToRead reports={toRead} />
      <RecordForm
        form={form}
        answer={answer}
        action={`/fleet-data/${id}/inspections/new`}
        save="Sign and Save"
      >
        {answer && "filled" in answer && <Filled count={answer.filled} />}
        <InspectionFormFields
          fields={fields}
          {...shown}
          save="Sign and Save"
          cancelTo={`/fleet-data/${id}/inspections`}
        />
      </RecordForm>
    </DialogPage>
  );
}

function Filled({ count }: { count: number }) {
  const title = `${count} items set to OK. Nothing is saved yet.`;
  return (
    <PageAnswer title={title}>
      <Notice kind="info" role="status" focused title={title}>
        <p>
          <a href="#inspection-signatureName">Go on to the signature</a>
        </p>
      </Notice>
    </PageAnswer>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the inspection" />;
}
