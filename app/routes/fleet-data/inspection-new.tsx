import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { alertForeseen } from "~/features/breakdowns/alert-text";
import { alertOutlook } from "~/features/breakdowns/breakdown-alert.server";
import { InspectionFormFields } from "~/features/inspections/inspection-form";
import { inspectionSchema } from "~/features/inspections/inspection-schema";
import { addInspection } from "~/features/inspections/inspections.server";
import {
  filledFacts,
  inspectionProblemText,
  savedMessage,
  summarizeInspection,
} from "~/features/inspections/inspection-messages.server";
import { FilledNotice } from "~/features/inspections/filled-notice";
import { getLastResults, isMarkRestOk, markRestOk } from "~/features/inspections/mark-rest-ok.server";
import { InspectionsToRead } from "~/features/inspections/inspections-to-read";
import { inspectionView } from "~/features/inspections/inspection-view";
import { listInspectionsToRead } from "~/features/inspections/get-inspection.server";
import { listUnsafeDefects } from "~/features/inspections/open-defects/open-defects.server";
import { itemLabel, itemsOf, kindNames } from "~/features/inspections/inspection-items";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { getVehicle } from "~/features/vehicles/vehicles.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { fill } from "~/http/forms/form-answer.server";
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
    unitKind: vehicle.found_kind,
    editTo: scope.may("vehicles:modify") ? `/fleet-data/${vehicle.id}/edit#vehicle-unitKind` : undefined,
    meterUnit: vehicle.meter_unit,
    current: vehicle.current_reading,
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
  const { meter_unit: meterUnit, found_kind: unitKind } = vehicle;
  const schema = inspectionSchema({ meterUnit, unitKind, openDefects: await listUnsafeDefects(scope, id) });
  if (isMarkRestOk(form)) {
    const parsed = parseForm(form, schema);
    const { filled, left } = markRestOk(form, itemsOf(unitKind), await getLastResults(scope, id));
    // Other missing or wrong fields are reported later.
    const typed = { ...parsed.submission.reply(), status: undefined, error: {} };
    const result = fill(typed, filled);
    return { result, title: "", formToken: parsed.formToken, filled: filledFacts(filled, left) };
  }
  return saveForm(
    form,
    {
      schema,
      failure: "Failed to save the inspection",
      check: (typed) => ({ notes: summarizeInspection(typed) }),
    },
    async (typed, token) => {
      const saved = await addInspection(scope, id, typed, token);
      if ("problem" in saved) return inspectionProblemText(saved);
      return redirectWithFlash(request, `/inspections/${saved.inspectionId}`, {
        kind: "success",
        title: `${kindNames[typed.kind]} saved successfully`,
        text: savedMessage(typed, saved.alert),
      });
    },
  );
}

export default function NewInspectionPage() {
  const { id, title, hasLeft, unit, kind, toRead, breakdown, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<string, string>>({
    id: "inspection",
    lastResult: answer?.result,
    defaultValue: { kind },
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
        {answer && "filled" in answer && <FilledNotice {...answer.filled} />}
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

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the inspection" />;
}
