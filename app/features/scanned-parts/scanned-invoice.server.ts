import type { Scope } from "~/auth/scope";
import { scanIdOf } from "~/features/scans/reviewed-scan.server";
import { getScan } from "~/features/scans/scans.server";
import { type ScannedInvoice, scannedInvoice } from "./scanned-invoice";

/**
 * Of the address of a form: "?scan=...". One that could not be read is typed from its picture. Null without a scan of an invoice, or with
 * one that is done with.
 */
export async function scannedInvoiceOf(scope: Scope, request: Request): Promise<ScannedInvoice | null> {
  const id = scanIdOf(request);
  const scan = id ? await getScan(scope, id) : undefined;
  if (scan?.kind !== "parts-invoice") return null;
  const pictures = scan.pages.flatMap(({ picture_id }) => picture_id ?? []);
  const shown = { pictures, readAt: scan.asked_at.toISOString() };
  if (scan.state === "read" && scan.reading) return { ...scannedInvoice(scan.id, scan.reading), ...shown };
  if (scan.state !== "failed" || pictures.length === 0) return null;
  const nothing = { fields: {}, rows: [], notes: scan.reading?.notes ?? [] };
  return { ...scannedInvoice(scan.id, nothing), ...shown, isUnreadable: true };
}
