import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { isoOf } from "~/features/calendar/read-day";
import { keepPhoto, noUserForPhoto } from "~/features/files/keep-photo.server";
import { FuelFormFields } from "~/features/fuel/fuel-form";
import { fuelQuestion } from "~/features/fuel/fuel-question";
import { type FuelReceiptField, fuelReceiptSchema } from "~/features/fuel/fuel-schema";
import { fuelNotes } from "~/features/fuel/fuel-values";
import { recordFuelReceipt } from "~/features/fuel/fuel.server";
import { fuelReceiptLabels, fuelReceiptReview } from "~/features/scans/fuel-receipt-values";
import { endScanOf, reviewedScan } from "~/features/scans/reviewed-scan.server";
import { askingIfUsed } from "~/features/scans/used-scan.server";
import { ScanReview, evidenceOf } from "~/features/scans/scan-review";
import { pageToScan } from "~/features/scans/scan-purposes";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { AnotherButton, KeepAnother } from "~/http/forms/another";
import { isAnother } from "~/http/forms/form-answer.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { StartOver } from "./+shared/start-over";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle("Add Fuel Receipt");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const vehicle = await recordVehicle(scope, params.vehicleId);
  const day = isoOf(new URL(request.url).searchParams.get("day") ?? "") ?? vehicle.today;
  const wanted = { purpose: "fuel-receipt", subjectId: vehicle.id } as const;
  const scan = fuelReceiptReview(await reviewedScan(scope, request, fuelReceiptLabels, wanted));
  return { ...vehicle, day, scan, mayScan: scope.may("scans:use") && !vehicle.hasLeft };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify", undefined, noUserForPhoto);
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
    askingIfUsed(async (typed, token) => {
      const question = fuelQuestion(typed);
      if (question) return { question };
      const { columns, meter } = typed;
      const endScan = endScanOf(scope, { request, form }, { station: columns.seller }, columns.photo_id);
      const saved = await recordFuelReceipt(scope, id, typed, token, endScan);
      if ("problem" in saved) return recordProblemText(saved, "fuel receipt");
      const list = `/fleet-data/${id}/fuel`;
      return redirectWithFlash(request, isAnother(form) ? `${list}/new?day=${columns.receipt_date}` : list, {
        kind: "success",
        title: "Fuel receipt added successfully",
        text: [...fuelNotes(columns), meter.mileage?.note].filter(Boolean).join(" "),
      });
    }),
  );
}

export default function FuelNewPage() {
  const { id, meterUnit, current, day, scan } = useLoaderData<typeof loader>();
  const usual = { receiptDate: day, product: "diesel", filledUp: "on", photoId: scan?.picture ?? "" };
  const { fields, ...record } = useRecordForm<Record<FuelReceiptField, string>>(
    scan ? `fuel-${scan.id}` : "fuel",
    { ...usual, ...scan?.values },
  );
  const list = `/fleet-data/${id}/fuel`;
  return (
    <RecordPage
      {...record}
      title="Add Fuel Receipt"
      back={{ to: list, label: "Back to the vehicle" }}
      intro={<Intro />}
      action={`${list}/new${scan ? `?scan=${scan.id}` : ""}`}
      save={scan && !scan.failure ? confirm : "Add Fuel Receipt"}
      more={<AnotherButton />}
      multipart
    >
      <KeepAnother answer={record.answer} />
      <FuelFormFields
        {...{ fields, meterUnit, current }}
        focused={!record.answer && !scan}
        beside={scan ? evidenceOf(scan) : undefined}
      />
    </RecordPage>
  );
}

const confirm = "Confirm & Add";

function Intro() {
  const { id, title, scan, mayScan } = useLoaderData<typeof loader>();
  return (
    <>
      <p>{title}</p>
      {scan && (
        <ScanReview
          {...{ scan, confirm }}
          startOver={<StartOver scanId={scan.id} />}
          // The form shows it too, but too far down to type from.
          showsPhoto={scan.failure !== null}
        />
      )}
      {mayScan && !scan && <ButtonLink to={pageToScan("fuel-receipt", id)}>Scan the receipt</ButtonLink>}
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
