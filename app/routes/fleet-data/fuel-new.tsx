import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { FuelFormFields } from "~/features/fuel/fuel-form";
import { type FuelReceiptField, fuelReceiptSchema } from "~/features/fuel/fuel-schema";
import { fuelNotes } from "~/features/fuel/fuel-values";
import { numbersOf, recordFuelReceipt } from "~/features/fuel/fuel.server";
import { meterQuestion } from "~/features/meters/meter-question";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { askBack, attempt, isCheck, refuse, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle("Add Fuel Receipt");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  return recordVehicle(scope, params.vehicleId);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope, { files: true });
  await keepPhoto(scope, form, { showsMoney: true });
  const { id, ...vehicle } = await recordVehicle(scope, params.vehicleId);
  const parsed = parseForm(form, fuelReceiptSchema(vehicle));
  if (!parsed.ok) return refuseForm(parsed);
  const { columns, meter } = parsed.value;
  const numbers = numbersOf(columns);
  if (isCheck(form)) return showChecked(parsed, fuelNotes(numbers), { totalCost: columns.total_cost });
  return attempt(parsed, "Failed to add fuel receipt", async () => {
    const saved = await recordFuelReceipt(scope, id, parsed.value, parsed.token);
    if ("problem" in saved) {
      if (saved.problem === "meter-doubtful") return askBack(parsed, meterQuestion(saved));
      return refuse(parsed, "Failed to add fuel receipt", recordProblemText(saved, "fuel receipt"), 409);
    }
    return redirectWithFlash(request, `/fleet-data/${id}/fuel`, {
      kind: "success",
      title: "Fuel receipt added successfully",
      text: [...fuelNotes(numbers), meter.mileage?.note].filter(Boolean).join(" "),
    });
  });
}

export default function FuelNewPage() {
  const { id, title, meterUnit, current, today } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<FuelReceiptField, string>>({
    id: "fuel",
    lastResult: answer?.result,
    defaultValue: { receiptDate: today, product: "diesel", filledUp: "on" },
  });
  return (
    <DialogPage
      title="Add Fuel Receipt"
      close={{ to: `/fleet-data/${id}/fuel`, label: "Back to the vehicle" }}
    >
      <p>{title}</p>
      <RecordForm
        form={form}
        answer={answer}
        action={`/fleet-data/${id}/fuel/new`}
        save="Add Fuel Receipt"
        checks
        multipart
      >
        <FuelFormFields fields={fields} meterUnit={meterUnit} current={current} focused={!answer} />
        <ButtonRow>
          <Button>Add Fuel Receipt</Button>
          <ButtonLink to={`/fleet-data/${id}/fuel`}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
