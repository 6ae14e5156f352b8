import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { BreakdownDetails } from "~/features/breakdowns/breakdown-details";
import { breakdownView } from "~/features/breakdowns/breakdown-view";
import {
  BreakdownTypeField,
  BreakdownWhenFields,
  CostField,
  UnsafeField,
} from "~/features/breakdowns/breakdown-form";
import { breakdownFormValues, editedBreakdownSchema } from "~/features/breakdowns/breakdown-schema";
import { updateBreakdown } from "~/features/breakdowns/breakdowns.server";
import { ChangeReasonField } from "~/features/changes/change-reason-field";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { PhotoField } from "~/features/files/photo-field";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { breakdownOfVehicle } from "./+shared/breakdown-of-vehicle.server";

export const meta = pageTitle("Edit Breakdown");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { vehicle, breakdown, page, of, closed } = await breakdownOfVehicle(scope, params);
  return {
    page,
    of,
    closed,
    unit: vehicle.meterUnit,
    values: breakdownFormValues(breakdown, vehicle.meterUnit),
    saved: breakdownView(breakdown, scope.may("costs:view")),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope, { files: true });
  const { which, vehicle, page } = await breakdownOfVehicle(scope, params);
  await keepPhoto(scope, form, { showsMoney: false });
  const schema = editedBreakdownSchema(vehicle.meterUnit, vehicle.today);
  return saveForm(form, { schema, failure: "Failed to update breakdown" }, async (typed, token) => {
    const saved = await updateBreakdown(scope, which, typed, token);
    if ("problem" in saved) return recordProblemText(saved, "breakdown");
    const flash = { kind: "success", title: "Breakdown updated", text: typed.mileage?.note } as const;
    return redirectWithFlash(request, page, flash);
  });
}

type Fields = Record<
  | "breakdownType"
  | "cannotBeDriven"
  | "mileage"
  | "breakdownDate"
  | "cost"
  | "photo"
  | "photoId"
  | "version"
  | "changeReason",
  string
>;

export default function EditBreakdownPage() {
  const { page, of, closed, unit, values, saved } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Fields>("breakdown", values);
  return (
    <RecordPage
      {...record}
      title="Edit Breakdown"
      back={{ to: page, label: "Back to the breakdown" }}
      intro={
        <>
          <p>{of}</p>
          <ClosedNotice {...closed} />
        </>
      }
      action={`${page}/edit`}
      save="Save Changes"
      multipart
      version={fields.version}
      saved={<BreakdownDetails facts={saved} />}
    >
      <ChangeReasonField field={fields.changeReason} />
      <BreakdownTypeField field={fields.breakdownType} />
      <UnsafeField field={fields.cannotBeDriven} />
      <BreakdownWhenFields fields={fields} unit={unit} />
      <CostField field={fields.cost} />
      <PhotoField fields={fields} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
