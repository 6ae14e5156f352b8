import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { discardScan } from "~/features/scans/end-scan.server";
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

export const meta = pageTitle("Part Number");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:view", "Please sign in to access inventory");
  const scan = await reviewedScan(scope, request, scannedNumberLabels);
  if (!scan) throw redirect("/inventory");
  return { scan };
}

/** A number that was read opens its part, as one from a scanner does. The photo is not needed after that. */
export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:view", "Please sign in to access inventory");
  const form = await readForm(request, scope);
  const asked = { schema: scannedNumberSchema, failure: "Failed to load inventory", check: readNumber };
  return saveForm(form, asked, async ({ partNumber }) => {
    const scanId = scanIdOf(request);
    if (scanId) await discardScan(scope, scanId, { partNumber });
    return redirect(`/inventory?${new URLSearchParams({ q: partNumber }).toString()}`, 303);
  });
}

export default function ItemScanPage() {
  const { scan } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<{ partNumber: string }>(`number-${scan.id}`, scan.values);
  return (
    <RecordPage
      {...record}
      title="Part Number"
      back={{ to: "/inventory", label: "Inventory Management" }}
      action={`/inventory/scan?scan=${scan.id}`}
      save="Find in Inventory"
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
