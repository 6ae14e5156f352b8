import type { Scope } from "~/auth/scope";
import { scanIdOf } from "~/features/scans/reviewed-scan.server";
import { getScan } from "~/features/scans/scans.server";
import { type ScannedInvoice, scannedInvoice } from "./scanned-invoice";

/** Of the address of a form: "?scan=...". Null without a scan of an invoice, or with one that is done with. */
export async function scannedInvoiceOf(scope: Scope, request: Request): Promise<ScannedInvoice | null> {
  const id = scanIdOf(request);
  const scan = id ? await getScan(scope, id) : undefined;
  if (scan?.state !== "read" || scan.kind !== "parts-invoice" || !scan.reading) return null;
  return scannedInvoice(scan.id, scan.reading);
}
