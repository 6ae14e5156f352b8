import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { alertForeseen } from "~/features/breakdowns/alert-text";
import { alertOutlook } from "~/features/breakdowns/breakdown-alert.server";
import { FilledNotice } from "./+shared/filled-notice";
import { InspectionFormFields } from "~/features/inspections/inspection-form";
import { addInspection } from "~/features/inspections/inspections.server";
import {
  inspectionProblemText,
  savedMessage,
  summarizeInspection,
} from "~/features/inspections/inspection-messages.server";
import { InspectionsToRead } from "~/features/inspections/inspections-to-read";
import { listUnsafeDefects } from "~/features/inspections/open-defects/open-defects.server";
import { ownSignature, signerOf } from "~/features/inspections/signature";
import { kindNames } from "~/features/inspections/items/inspection-items";
import { listTrailerNumbers } from "~/features/inspections/trailer/named-trailer.server";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { getVehicle } from "~/features/vehicles/vehicles.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { RecordForm } from "~/http/forms/record-form";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { DialogPage } from "~/ui/dialog-page";
import { Notice } from "~/ui/notice";
import { HowToReport } from "./+shared/breakdown-by-inspection";
import { fillForm, isFilling, readCombination, withTrailer } from "./+shared/combination.server";
import { openDefectsShown, reportsToRead } from "./+shared/open-for-driver.server";

export const meta = pageTitle("New inspection");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const vehicle = orNotFound(await getVehicle(scope, readId(params.vehicleId)));
  const { id: vehicleId, found_kind: unitKind } = vehicle;
  const { searchParams } = new URL(request.url);
  const kind = searchParams.get("kind");
  return {
    id: vehicleId,
    title: vehicleTitle(vehicle),
    hasLeft: vehicle.archived_at !== null,
    unit: vehicle.unit_number,
    unitKind,
    editTo: scope.may("vehicles:modify") ? `/fleet-data/${vehicleId}/edit#vehicle-unitKind` : undefined,
    meterUnit: vehicle.meter_unit,
    current: vehicle.current_reading,
    signer: signerOf(scope),
    kind: kind ?? undefined,
    breakdown: searchParams.has("breakdown") ? alertForeseen(alertOutlook(scope)) : undefined,
    openDefects: openDefectsShown(await listUnsafeDefects(scope, { vehicleId }), scope.account.timeZone),
    toRead: kind === "post_trip" ? [] : await reportsToRead(scope, { vehicleId }),
    trailerNumbers: unitKind === "truck" ? await listTrailerNumbers(scope) : [],
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inspections:create");
  const id = readId(params.vehicleId);
  const form = await readForm(request, scope);
  const asked = await readCombination(scope, orNotFound(await getVehicle(scope, id)), form);
  if (isFilling(form, asked)) return fillForm(scope, form, asked);
  const answer = await saveForm(
    form,
    {
      schema: asked.schema,
      failure: "Failed to save the inspection",
      check: (typed) => ({ notes: summarizeInspection(typed, asked.signer) }),
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
  return withTrailer(scope, form, asked, answer);
}

export default function NewInspectionPage() {
  const { id, title, hasLeft, unit, kind, toRead, breakdown, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<string, string>>({
    id: "inspection",
    lastResult: answer?.result,
    defaultValue: { kind, ...ownSignature(shown.signer) },
  });
  const trailer = answer?.trailer;
  return (
    <DialogPage
      title={`Inspection of ${unit ? `unit ${unit}, ` : ""}${title}`}
      close={{ to: `/fleet-data/${id}/inspections`, label: "Back to the inspections" }}
    >
      {hasLeft && (
        <Notice kind="warning" title="This vehicle has left the fleet: nothing can be saved for it." />
      )}
      {breakdown && <HowToReport alert={breakdown} />}
      <InspectionsToRead reports={[...toRead, ...(trailer?.toRead ?? [])]} />
      <RecordForm
        form={form}
        answer={answer}
        action={`/fleet-data/${id}/inspections/new`}
        save="Sign and Save"
      >
        {answer?.filled && <FilledNotice {...answer.filled} />}
        <InspectionFormFields
          fields={fields}
          {...shown}
          trailer={trailer}
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
