import type { Scope } from "~/auth/scope";
import { attachFile } from "~/features/files/files.server";
import { addNewPart, type PartProblem } from "~/features/parts/parts.server";
import { partKey, samePartNotice } from "~/features/parts/same-part";
import { type ServiceProblem, addNewEntry } from "~/features/service/service.server";
import { lockOpenScan } from "~/features/scans/used-scan.server";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { simplifyDescription } from "../simplify-description";
import type { SmartAdd, SmartAddRow } from "./smart-add-schema";
import { type SameInvoice, addVendorInvoice, keepPages } from "../vendor-invoices.server";

export type SmartAddProblem =
  | SameInvoice
  | { problem: "scan-gone" }
  | { problem: "row"; index: number; why: PartProblem }
  | { problem: "labor"; why: ServiceProblem };

/** `notes`: of parts that replace one. */
type Added = { parts: number; notes: string[] };

/** All rows and the labor, or nothing, once per form. The photo is each part's invoice photo. */
export async function addToVehicle(
  scope: Scope,
  { vehicleId, scanId, today }: { vehicleId: string; scanId: string; today: string },
  typed: SmartAdd,
  token: string,
) {
  return scope.db((trx) =>
    once<Added | SmartAddProblem>(trx, token, async () => {
      const invoice = await addVendorInvoice(trx, scope, { ...typed, invoiceDate: null }, "vehicle");
      if ("problem" in invoice) return invoice;
      if (!(await lockOpenScan(trx, scope, scanId, typed.readAt))) return { problem: "scan-gone" };
      const pictures = await keepPages(trx, scope, invoice.id, scanId, typed);
      for (const picture of pictures) await attachFile(trx, picture);
      const labor = typed.addLabor ? await addLabor(trx, scope, vehicleId, { typed, today, pictures }) : null;
      if (labor && "problem" in labor) return { problem: "labor", why: labor };
      const rows = { vehicleId, serviceEntryId: labor?.entryId ?? null, pictures };
      return addRows(trx, scope, typed.rows, rows);
    }),
  );
}

type Rows = { vehicleId: string; serviceEntryId: string | null; pictures: string[] };

async function addRows(
  trx: AccountTransaction,
  scope: Scope,
  rows: SmartAddRow[],
  { vehicleId, serviceEntryId, pictures }: Rows,
): Promise<Added | SmartAddProblem> {
  const notes = new Map<string, string>();
  for (const { index, description, page, ...row } of rows) {
    const part = {
      ...row,
      notes: notesOf(description),
      position: null,
      ...{ mileage: null, fromStock: false, quantityTaken: 1, breakdownId: null },
      ...{ serviceEntryId, photoId: pictures[page] ?? pictures[0] ?? null },
    };
    const added = await addNewPart(trx, scope, vehicleId, part);
    if ("problem" in added) return { problem: "row", index, why: added };
    // Another row of the invoice is no earlier part.
    const key = `${row.category} ${partKey(row.partNumber ?? "")}`;
    if (!notes.has(key)) notes.set(key, added.same ? samePartNotice(added.same, row.installDate) : "");
  }
  return { parts: rows.length, notes: [...notes.values()].filter(Boolean) };
}

/** The vendor's words, and what they mean. */
function notesOf(description: string | null): string | null {
  if (!description) return null;
  const simplified = simplifyDescription(description);
  return simplified.toLowerCase() === description.toLowerCase()
    ? description
    : `${description}\n${simplified}`;
}

type Labor = { typed: SmartAdd; today: string; pictures: string[] };

function addLabor(
  trx: AccountTransaction,
  scope: Scope,
  vehicleId: string,
  { typed, today, pictures }: Labor,
) {
  return addNewEntry(trx, scope, vehicleId, {
    ...{ description: typed.labor!, serviceDate: typed.laborDate ?? today, laborCost: typed.laborCost },
    ...{ otherCost: null, ownShop: false, vendor: typed.vendor, notes: null, mileage: null },
    ...{ reminderIds: [], photoId: pictures[0] ?? null },
  });
}
