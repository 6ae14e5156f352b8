import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { AnnualInspectionFormFields } from "~/features/annual-inspections/annual-inspection-form";
import {
  type AnnualInspectionFields,
  annualInspectionFormValues,
  editedAnnualInspectionSchema,
} from "~/features/annual-inspections/annual-inspection-schema";
import { annualInspectionDetails } from "~/features/annual-inspections/annual-inspection-view";
import { updateAnnualInspection } from "~/features/annual-inspections/annual-inspections.server";
import { ChangeReasonField } from "~/features/changes/change-reason-field";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { DetailsList } from "~/ui/details-list";
import { annualOfVehicle } from "./+shared/annual-of-vehicle.server";

export const meta = pageTitle("Edit Annual Inspection");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { inspection, page, closed } = await annualOfVehicle(scope, params);
  return {
    page,
    closed,
    values: annualInspectionFormValues(inspection),
    saved: annualInspectionDetails(inspection),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope, { files: true });
  const { which, vehicle, page } = await annualOfVehicle(scope, params);
  await keepPhoto(scope, form, { showsMoney: false });
  const schema = editedAnnualInspectionSchema(vehicle);
  return saveForm(form, { schema, failure: "Failed to update annual inspection" }, async (typed, token) => {
    const saved = await updateAnnualInspection(scope, which, typed, token);
    if ("problem" in saved) return recordProblemText(saved, "annual inspection");
    return redirectWithFlash(request, page, { kind: "success", title: "Annual inspection updated" });
  });
}

export default function EditAnnualInspectionPage() {
  const { page, closed, values, saved } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<AnnualInspectionFields & { changeReason: string }>(
    "annual-inspection",
    values,
  );
  return (
    <RecordPage
      {...record}
      title="Edit Annual Inspection"
      back={{ to: page, label: "Back to the annual inspection" }}
      intro={<ClosedNotice {...closed} />}
      action={`${page}/edit`}
      save="Save Changes"
      multipart
      version={fields.version}
      saved={<DetailsList details={saved} />}
    >
      <ChangeReasonField field={fields.changeReason} />
      <AnnualInspectionFormFields fields={fields} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
