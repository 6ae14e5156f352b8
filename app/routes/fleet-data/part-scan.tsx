import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { reviewedScan, scanIdOf } from "~/features/scans/reviewed-scan.server";
import { ScannedNumber, scannedNumberLabels } from "~/features/scans/scanned-number";
import { readNumber, scannedNumberSchema } from "~/features/scans/scanned-number-schema";
import { PostForm } from "~/http/forms/post-form";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { readForm } from "~/http/forms/read-form.server";
import { saveForm } from "~/http/forms/save-form.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Button } from "~/ui/button";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle("Part Number");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { id } = await recordVehicle(scope, params.vehicleId);
  const parts = `/fleet-data/${id}/parts`;
  const scan = await reviewedScan(scope, request, scannedNumberLabels);
  if (!scan) throw redirect(`${parts}/new`);
  return { parts, scan };
}

/** The number goes into the form of a part, which ends the scan when it is saved. */
export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { id } = await recordVehicle(scope, params.vehicleId);
  const form = await readForm(request, scope);
  const asked = { schema: scannedNumberSchema, failure: "Failed to process image", check: readNumber };
  return saveForm(form, asked, ({ partNumber }) => {
    const filled = new URLSearchParams({ number: partNumber });
    const scanId = scanIdOf(request);
    if (scanId) filled.set("scan", scanId);
    return Promise.resolve(redirect(`/fleet-data/${id}/parts/new?${filled.toString()}`, 303));
  });
}

export default function PartScanPage() {
  const { parts, scan } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<{ partNumber: string }>(`number-${scan.id}`, scan.values);
  return (
    <RecordPage
      {...record}
      title="Part Number"
      back={{ to: `${parts}/new`, label: "Back to the part" }}
      action={`${parts}/scan?scan=${scan.id}`}
      save="Confirm & Use"
      after={
        <PostForm action={`/scans/${scan.id}/discard`}>
          <Button variant="quiet">Retry Scan</Button>
        </PostForm>
      }
    >
      <ScannedNumber scan={scan} field={fields.partNumber} focused={!record.answer} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to process image" />;
}
