import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { addToVehicle } from "~/features/scanned-parts/vehicle/add-to-vehicle.server";
import { lastCategories } from "~/features/scanned-parts/vehicle/last-categories.server";
import { namedVehicle } from "~/features/scanned-parts/vehicle/named-vehicle.server";
import { OtherRows } from "~/features/scanned-parts/other-rows";
import { ScannedRowsNotice } from "~/features/scanned-parts/scanned-rows-notice";
import { noScan, refusedTitle } from "~/features/scanned-parts/scanned-parts-text";
import { scannedInvoiceOf } from "~/features/scanned-parts/scanned-invoice.server";
import { SmartAddFields } from "~/features/scanned-parts/vehicle/smart-add-form";
import { smartAddSchema } from "~/features/scanned-parts/vehicle/smart-add-schema";
import { type SmartAddForm, smartAddValues } from "~/features/scanned-parts/vehicle/smart-add-values";
import { scanIdOf } from "~/features/scans/reviewed-scan.server";
import { PostForm } from "~/http/forms/post-form";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { OtherVehicle } from "./+shared/other-vehicle";
import { recordVehicle } from "./+shared/record-vehicle.server";
import { smartAddNotes, smartAddRefusal, smartAddedText } from "./+shared/smart-add-answer.server";

export const meta = pageTitle("Smart Add");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const vehicle = await recordVehicle(scope, params.vehicleId);
  const scan = await scannedInvoiceOf(scope, request);
  const numbers = scan?.rows.map(({ partNumber }) => partNumber) ?? [];
  const { invoiceDate } = scan ?? {};
  return {
    ...{ id: vehicle.id, title: vehicle.title, scan, scanId: scanIdOf(request) ?? "" },
    day: invoiceDate && invoiceDate <= vehicle.today ? invoiceDate : vehicle.today,
    categories: await lastCategories(scope, numbers),
    other: scan && (await namedVehicle(scope, vehicle.id, scan)),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { id, today } = await recordVehicle(scope, params.vehicleId);
  const form = await readForm(request, scope);
  const scanId = scanIdOf(request);
  const asked = {
    schema: smartAddSchema({ today }),
    failure: "Failed to add part",
    invalid: refusedTitle,
    check: smartAddNotes(await scannedInvoiceOf(scope, request)),
  };
  return saveForm(form, asked, async (typed, token) => {
    if (!scanId) return noScan;
    const added = await addToVehicle(scope, { vehicleId: id, scanId, today }, typed, token);
    if ("problem" in added) return smartAddRefusal(scope, typed, added);
    const flash = { kind: "success", ...smartAddedText(added, typed) } as const;
    return redirectWithFlash(request, `/fleet-data/${id}/parts`, flash);
  });
}

export default function SmartAddPage() {
  const { id, title, scan } = useLoaderData<typeof loader>();
  const hasTyped = useActionData() !== undefined;
  if (scan ?? hasTyped) return <Review />;
  return (
    <DialogPage title="Smart Add" close={{ to: `/fleet-data/${id}/parts`, label: "Back to the parts" }}>
      <p>{title}</p>
      <p>A photo or a PDF of an invoice is read into rows, which you check before they are added.</p>
      <ButtonRow>
        <ButtonLink to={`/scans/new/smart-add?for=${id}`} variant="primary">
          Scan Invoice
        </ButtonLink>
        <ButtonLink to="/scans">My scans</ButtonLink>
      </ButtonRow>
    </DialogPage>
  );
}

function Review() {
  const { id, title, scan, scanId, day, categories, other } = useLoaderData<typeof loader>();
  const values = scan ? smartAddValues(scan, { day, categories }) : undefined;
  const { fields, ...record } = useRecordForm<SmartAddForm>(`smart-add-${scanId}`, values);
  const startOver = scan && (
    <PostForm action={`/scans/${scan.id}/discard`}>
      <Button variant="quiet">Start Over</Button>
    </PostForm>
  );
  return (
    <RecordPage
      {...record}
      title="Smart Add"
      back={{ to: `/fleet-data/${id}/parts`, label: "Back to the parts" }}
      intro={
        <>
          <p>{title}</p>
          {scan && (
            <ScannedRowsNotice
              scan={scan}
              none="Could not extract parts from the image. Please try a clearer photo."
              startOver={startOver}
            />
          )}
          {other && scan && <OtherVehicle {...other} scanId={scan.id} />}
        </>
      }
      action={`/fleet-data/${id}/parts/smart-add?scan=${scanId}`}
      save="Add All Parts to Vehicle"
      more={
        <Button name="step" value="check" variant="secondary">
          Done Editing
        </Button>
      }
      after={scan && <OtherRows scan={scan} />}
    >
      <SmartAddFields form={record.form} fields={fields} scan={scan} day={day} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
