import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { isoOf } from "~/features/calendar/read-day";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { FuelFormFields } from "~/features/fuel/fuel-form";
import { fuelQuestion } from "~/features/fuel/fuel-question";
import { type FuelReceiptField, fuelReceiptSchema } from "~/features/fuel/fuel-schema";
import { fuelNotes } from "~/features/fuel/fuel-values";
import { recordFuelReceipt } from "~/features/fuel/fuel.server";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { AnotherButton, KeepAnother } from "~/http/forms/another";
import { isAnother } from "~/http/forms/form-answer.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle("Add Fuel Receipt");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const vehicle = await recordVehicle(scope, params.vehicleId);
  return { ...vehicle, day: isoOf(new URL(request.url).searchParams.get("day") ?? "") ?? vehicle.today };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope, { files: true });
  await keepPhoto(scope, form, { showsMoney: true });
  const { id, ...vehicle } = await recordVehicle(scope, params.vehicleId);
  return saveForm(
    form,
    {
      schema: fuelReceiptSchema(vehicle),
      failure: "Failed to add fuel receipt",
      check: ({ columns }) => ({
        notes: fuelNotes(columns),
        filled: { totalCost: columns.total_cost },
      }),
    },
    async (typed, token) => {
      const question = fuelQuestion(typed);
      if (question) return { question };
      const saved = await recordFuelReceipt(scope, id, typed, token);
      if ("problem" in saved) return recordProblemText(saved, "fuel receipt");
      const { columns, meter } = typed;
      const list = `/fleet-data/${id}/fuel`;
      return redirectWithFlash(request, isAnother(form) ? `${list}/new?day=${columns.receipt_date}` : list, {
        kind: "success",
        title: "Fuel receipt added successfully",
        text: [...fuelNotes(columns), meter.mileage?.note].filter(Boolean).join(" "),
      });
    },
  );
}

export default function FuelNewPage() {
  const { id, title, meterUnit, current, day } = useLoaderData<typeof loader>();
  const values = { receiptDate: day, product: "diesel", filledUp: "on" };
  const { fields, ...record } = useRecordForm<Record<FuelReceiptField, string>>("fuel", values);
  const list = `/fleet-data/${id}/fuel`;
  return (
    <RecordPage
      {...record}
      title="Add Fuel Receipt"
      back={{ to: list, label: "Back to the vehicle" }}
      intro={<p>{title}</p>}
      action={`${list}/new`}
      save="Add Fuel Receipt"
      more={<AnotherButton />}
      multipart
    >
      <KeepAnother answer={record.answer} />
      <FuelFormFields fields={fields} meterUnit={meterUnit} current={current} focused={!record.answer} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
