import type { Scope } from "~/auth/scope";
import { type FoundPart, findPartsByNumbers } from "~/features/inventory/item/find-part.server";
import { addNewItem, lockInventory } from "~/features/inventory/item/inventory.server";
import type { NewItemProblem } from "~/features/inventory/item/item-problem";
import { getVendorCost } from "~/features/inventory/numbers/vendor-cost.server";
import { receiveInto } from "~/features/inventory/stock/stock-adjustments.server";
import { type LockedItem, lockItems } from "~/features/inventory/stock/stock.server";
import { lockOpenScan } from "~/features/scans/used-scan.server";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { learnVendorNumber } from "../learn-vendor-number.server";
import type { StockInvoice, StockRow } from "./stock-invoice-schema";
import { type SameInvoice, addVendorInvoice, keepPages } from "../vendor-invoices.server";

/** Messages about rows are under the names of their fields. */
export type AddToStockProblem =
  | SameInvoice
  | { problem: "scan-gone" }
  | { problem: "rows"; messages: Record<string, string[]> }
  | { problem: "row"; index: number; partNumber: string; why: NewItemProblem };

/** `owed`: pieces of its parts that customers wait for. */
type Added = { vendorInvoiceId: string; owed: number };
type Line = { item_id: string; quantity: number; unit_cost: string | null; is_new: boolean } & Before &
  Taught;
type Taught = { learned_number_id: string | null };
type Before = Record<
  "cost_before" | "average_before" | "vendor_cost_before" | "vendor_cost_on_before",
  string | null
>;

/** All rows or none, once per form. New parts first: a row may add to a part that another row of the invoice begins. */
export async function addToStock(scope: Scope, scanId: string, invoice: StockInvoice, token: string) {
  return scope.db((trx) =>
    once<Added | AddToStockProblem>(trx, token, async () => {
      const added = await addVendorInvoice(trx, scope, invoice, "stock");
      if ("problem" in added) return added;
      if (!(await lockOpenScan(trx, scope, scanId, invoice.readAt))) return { problem: "scan-gone" };
      await lockInventory(scope, trx);
      const fresh = await addNewRows(trx, scope, invoice);
      if ("problem" in fresh) return fresh;
      const more = await receiveRows(trx, scope, invoice, added.id);
      if ("problem" in more) return more;
      await keepLines(trx, added.id, [...fresh.lines, ...more.lines]);
      await keepPages(trx, scope, added.id, scanId, invoice);
      return { vendorInvoiceId: added.id, owed: more.owed };
    }),
  );
}

type Lines = { lines: Line[] };

async function addNewRows(
  trx: AccountTransaction,
  scope: Scope,
  invoice: StockInvoice,
): Promise<Lines | AddToStockProblem> {
  const lines: Line[] = [];
  for (const row of invoice.rows) {
    if (row.to !== "new") continue;
    const { confirmed, vendor } = invoice;
    const item = {
      ...row,
      vendor: row.vendor || (vendor ?? ""),
      coreCharge: null,
      customerId: null,
      slipId: null,
    };
    const added = await addNewItem(trx, scope, {
      ...item,
      confirmed: confirmed.includes(row.partNumber) ? "look-alike" : undefined,
    });
    if ("problem" in added) return refusedRow(row, added);
    lines.push({
      ...{ item_id: added.itemId, quantity: row.quantity, unit_cost: row.cost, is_new: true },
      ...{ cost_before: null, average_before: null },
      learned_number_id: await learnNumber(trx, scope, { item: { id: added.itemId }, row, invoice }),
      ...{ vendor_cost_before: null, vendor_cost_on_before: null },
    });
  }
  return { lines };
}

function refusedRow({ index, partNumber }: StockRow, why: NewItemProblem): AddToStockProblem {
  return { problem: "row", index, partNumber, why };
}

type Existing = Extract<StockRow, { to: "existing" }>;

async function receiveRows(
  trx: AccountTransaction,
  scope: Scope,
  invoice: StockInvoice,
  vendorInvoiceId: string,
): Promise<(Lines & { owed: number }) | AddToStockProblem> {
  const rows = invoice.rows.filter((row): row is Existing => row.to === "existing");
  const partsOf = await findPartsByNumbers(
    trx,
    scope.account.id,
    rows.map(({ partNumber }) => partNumber),
  );
  const messages = Object.fromEntries(
    rows.flatMap(({ index, partNumber }) => {
      const text = notOnePart(partsOf(partNumber));
      return text ? [[`rows[${index}].partNumber`, [text]]] : [];
    }),
  );
  if (Object.keys(messages).length > 0) return { problem: "rows", messages };
  const idOf = (row: Existing) => partsOf(row.partNumber)[0]!.id;
  const items = await lockItems(trx, rows.map(idOf));
  const lines: Line[] = [];
  for (const row of rows) {
    const received = await receiveRow(trx, scope, {
      row,
      item: items.get(idOf(row))!,
      invoice,
      vendorInvoiceId,
    });
    if ("problem" in received) return received;
    lines.push(received);
  }
  return { lines, owed: [...items.values()].reduce((sum, { short }) => sum + short, 0) };
}

/** Why a number does not name one part. */
export function notOnePart(parts: FoundPart[]): string | undefined {
  if (parts.length === 0)
    return "No part of the inventory has this number. Type its number, or add a new part";
  if (parts.length === 1) return undefined;
  return `Several parts have this number: ${parts.map(({ part_number }) => part_number).join(", ")}. Type which one`;
}

type Receiving = { row: Existing; item: LockedItem; invoice: StockInvoice; vendorInvoiceId: string };

async function receiveRow(
  trx: AccountTransaction,
  scope: Scope,
  { row, item, invoice, vendorInvoiceId }: Receiving,
): Promise<Line | AddToStockProblem> {
  const asked = await getVendorCost(trx, { itemId: item.id, vendor: invoice.vendor ?? "" });
  const before: Before = {
    ...{ cost_before: item.cost, average_before: item.average_cost },
    ...{ vendor_cost_before: asked?.last_cost ?? null, vendor_cost_on_before: asked?.last_cost_on ?? null },
  };
  const receipt = {
    ...{
      quantity: row.quantity,
      unitCost: row.cost,
      supplier: invoice.vendor,
      reference: invoice.invoiceNumber,
    },
    keepCost: invoice.keepCosts ? "on" : undefined,
    // An old invoice does not say what the vendor asks now.
    ...(invoice.invoiceDate && { costDay: invoice.invoiceDate }),
  };
  const learned_number_id = await learnNumber(trx, scope, { item, row, invoice });
  const document = { type: "vendor_invoice", id: vendorInvoiceId } as const;
  const received = await receiveInto(trx, scope, item, receipt, document);
  if ("problem" in received) return refusedRow(row, received);
  // The same part may be in another row.
  if (row.cost !== null && invoice.keepCosts)
    Object.assign(item, { cost: row.cost, version: item.version + 1 });
  const line = { item_id: item.id, quantity: row.quantity, unit_cost: row.cost, is_new: false };
  return { ...line, ...before, learned_number_id };
}

type Teaching = { item: { id: string }; row: StockRow; invoice: StockInvoice };

async function learnNumber(
  trx: AccountTransaction,
  scope: Scope,
  { item, row: { learn, readAs }, invoice: { vendor } }: Teaching,
): Promise<string | null> {
  return learn && readAs && vendor ? learnVendorNumber(trx, scope, { item, number: readAs, vendor }) : null;
}

/** With each part's version as it is now, which tells later whether somebody changed it since. */
async function keepLines(trx: AccountTransaction, vendorInvoiceId: string, lines: Line[]): Promise<void> {
  const items = await lockItems(
    trx,
    lines.map(({ item_id }) => item_id),
  );
  await trx
    .insertInto("vendor_invoice_lines")
    .values(
      lines.map((line, position) => ({
        ...line,
        vendor_invoice_id: vendorInvoiceId,
        position,
        version_after: items.get(line.item_id)!.version,
      })),
    )
    .execute();
}
