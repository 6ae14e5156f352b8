import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { BreakdownDetails } from "~/features/breakdowns/breakdown-details";
import { breakdownFacts } from "~/features/breakdowns/breakdown-facts";
import { BreakdownTypeField, BreakdownWhenFields, CostField } from "~/features/breakdowns/breakdown-form";
import { breakdownFormValues, editedBreakdownSchema } from "~/features/breakdowns/breakdown-schema";
import { updateBreakdown } from "~/features/breakdowns/breakdowns.server";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { PhotoField } from "~/features/files/photo-field";
import { meterQuestion } from "~/features/meters/meter-question";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { askBack, attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { DialogPage } from "~/ui/dialog-page";
import { breakdownOfVehicle, whichBreakdown } from "./+shared/breakdown-of-vehicle.server";

export const meta = pageTitle("Edit Breakdown");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { vehicle, breakdown, of, closed } = await breakdownOfVehicle(scope, params);
  return {
    page: `/fleet-data/${vehicle.id}/breakdowns/${breakdown.id}`,
    of,
    closed,
    unit: vehicle.meterUnit,
    values: breakdownFormValues(breakdown, vehicle.meterUnit),
    saved: breakdownFacts(breakdown, scope.may("costs:view")),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const which = whichBreakdown(params);
  const form = await readForm(request, scope, { files: true });
  const { vehicle } = await breakdownOfVehicle(scope, params);
  await keepPhoto(scope, form, { showsMoney: false });
  const parsed = parseForm(form, editedBreakdownSchema(vehicle.meterUnit, vehicle.today));
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to update breakdown", async () => {
    const saved = await updateBreakdown(scope, which, parsed.value, parsed.token);
    if ("problem" in saved) {
      if (saved.problem === "meter-doubtful") return askBack(parsed, meterQuestion(saved));
      return refuse(parsed, "Failed to update breakdown", recordProblemText(saved, "breakdown"), 409);
    }
    return redirectWithFlash(request, `/fleet-data/${which.vehicleId}/breakdowns/${which.id}`, {
      kind: "success",
      title: "Breakdown updated",
      text: parsed.value.mileage?.note,
    });
  });
}

type Fields = Record<
  "breakdownType" | "mileage" | "breakdownDate" | "cost" | "photo" | "photoId" | "version",
  string
>;

export default function EditBreakdownPage() {
  const { page, of, closed, unit, values, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Fields>({
    id: "breakdown",
    lastResult: answer?.result,
    defaultValue: values,
  });
  return (
    <DialogPage title="Edit Breakdown" close={{ to: page, label: "Back to the breakdown" }}>
      <p>{of}</p>
      <ClosedNotice {...closed} />
      <RecordForm form={form} answer={answer} action={`${page}/edit`} save="Save Changes" multipart>
        {answer?.conflict && (
          <Card title="Saved now">
            <BreakdownDetails facts={saved} />
          </Card>
        )}
        <BreakdownTypeField field={fields.breakdownType} />
        <BreakdownWhenFields fields={fields} unit={unit} />
        <CostField field={fields.cost} />
        <PhotoField fields={fields} />
        <input type="hidden" name="version" value={fields.version.initialValue} />
        <ButtonRow>
          <Button>Save Changes</Button>
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
