import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { AnnualInspectionFormFields } from "~/features/annual-inspections/annual-inspection-form";
import {
  type AnnualInspectionFields,
  annualInspectionSchema,
} from "~/features/annual-inspections/annual-inspection-schema";
import { annualView } from "~/features/annual-inspections/annual-inspection-view";
import { addAnnualInspection } from "~/features/annual-inspections/annual-inspections.server";
import { isoOf } from "~/features/calendar/read-day";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle("Add Annual Inspection");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const vehicle = await recordVehicle(scope, params.vehicleId);
  const day = isoOf(new URL(request.url).searchParams.get("on") ?? "");
  return { ...vehicle, inspectedOn: day ?? vehicle.today };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope, { files: true });
  const { id, today } = await recordVehicle(scope, params.vehicleId);
  await keepPhoto(scope, form, { showsMoney: false });
  const asked = { schema: annualInspectionSchema({ today }), failure: "Failed to add annual inspection" };
  return saveForm(form, asked, async (typed, token) => {
    const added = await addAnnualInspection(scope, id, typed, token);
    if ("problem" in added) return recordProblemText(added, "annual inspection");
    const last = {
      inspected_on: typed.inspectedOn,
      result: typed.result,
      next_due_on: typed.nextDueOn,
    };
    return redirectWithFlash(request, `/fleet-data/${id}/annual-inspections`, {
      kind: "success",
      title: "Annual inspection added",
      text: `${annualView(last, today).text}.`,
    });
  });
}

export default function NewAnnualInspectionPage() {
  const { id, title, hasLeft, inspectedOn } = useLoaderData<typeof loader>();
  const initial = { inspectedOn, result: "passed" };
  const { fields, ...record } = useRecordForm<AnnualInspectionFields>("annual-inspection", initial);
  const list = `/fleet-data/${id}/annual-inspections`;
  return (
    <RecordPage
      {...record}
      title="Add Annual Inspection"
      back={{ to: list, label: "Back to the annual inspections" }}
      intro={
        <>
          <ClosedNotice left={hasLeft} />
          <p>{title}: the periodic inspection of 49 CFR 396.17</p>
        </>
      }
      action={`${list}/new`}
      save="Add Annual Inspection"
      multipart
    >
      <AnnualInspectionFormFields fields={fields} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
