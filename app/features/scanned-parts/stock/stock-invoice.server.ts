import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { noteAudit } from "~/auth/audit.server";
import { freeBarCodes } from "~/features/inventory/item/archive-item.server";
import { lockInventory } from "~/features/inventory/item/inventory.server";
import { restoreVendorCost } from "~/features/inventory/numbers/vendor-cost.server";
import { countsUnderWay } from "~/features/inventory/stock/counts-under-way.server";
import { costChangeText } from "~/features/inventory/stock/cost-of";
import { type LockedItem, lockItems, moveStock } from "~/features/inventory/stock/stock.server";
import { forgetVendorNumber } from "../learn-vendor-number.server";

/** With what it put on the shelf, in the order of its rows. */
export async function getStockInvoice(scope: Scope, id: string) {
  return scope.db(async (trx) => {
    const invoice = await trx
      .selectFrom("vendor_invoices")
      .select(["id", "vendor", "number", "invoice_date", "author", "created_at", "undone_at"])
      .where("id", "=", id)
      .where("added_to", "=", "stock")
      .executeTakeFirst();
    if (!invoice) return undefined;
    const lines = await trx
      .selectFrom("vendor_invoice_lines as line")
      .innerJoin("inventory_items as item", (join) =>
        join.onRef("item.account_id", "=", "line.account_id").onRef("item.id", "=", "line.item_id"),
      )
      .select(["line.position", "line.quantity", "line.unit_cost", "line.is_new", "line.taken_back"])
      .select(["item.id as item_id", "item.part_number", "item.description"])
      .where("line.vendor_invoice_id", "=", id)
      .orderBy("line.position")
      .execute();
    const pages = await trx
      .selectFrom("vendor_invoice_pages")
      .select("picture_id")
      .where("vendor_invoice_id", "=", id)
      .orderBy("page")
      .execute();
    return { ...invoice, lines, pictures: pages.map(({ picture_id }) => picture_id) };
  });
}

type Undone = { undone: number; kept: number } | { problem: "gone" | "undone-already" };

/** Takes off the shelf what the invoice put there, once. A part that was changed, moved, counted or sold since then keeps its pieces. */
export async function undoStockInvoice(scope: Scope, id: string, token: string) {
  return scope.db((trx) =>
    once<Undone>(trx, token, async () => {
      const invoice = await trx
        .selectFrom("vendor_invoices")
        .select(["vendor", "number", "undone_at"])
        .where("id", "=", id)
        .where("added_to", "=", "stock")
        .forUpdate()
        .executeTakeFirst();
      if (!invoice) return { problem: "gone" };
      if (invoice.undone_at) return { problem: "undone-already" };
      await lockInventory(scope, trx);
      const lines = await listLines(trx, id);
      const free = await listFree(trx, id, lines);
      for (const line of free) await takeBack(trx, scope, line);
      for (const { line } of free) await takeBackCost(trx, invoice.vendor, line);
      for (const { item_id, learned_number_id } of lines)
        if (learned_number_id) await forgetVendorNumber(trx, scope, item_id, learned_number_id);
      await trx
        .updateTable("vendor_invoices")
        .set({ undone_at: sql<Date>`now()` })
        .where("id", "=", id)
        .execute();
      const what =
        `Took back the invoice ${[invoice.number, invoice.vendor].filter(Boolean).join(" of ")}`.trim();
      await noteAudit(trx, scope, { kind: "records", what });
      return { undone: free.length, kept: lines.length - free.length };
    }),
  );
}

type Line = Awaited<ReturnType<typeof listLines>>[number];

/** The last first: of two rows of one part, the earlier one knows how the part was before both. */
function listLines(trx: AccountTransaction, id: string) {
  return trx
    .selectFrom("vendor_invoice_lines")
    .selectAll()
    .where("vendor_invoice_id", "=", id)
    .orderBy("position", "desc")
    .execute();
}

type Free = { line: Line; item: LockedItem };

/** Those whose part is as the invoice left it. */
async function listFree(trx: AccountTransaction, id: string, lines: Line[]): Promise<Free[]> {
  const ids = lines.map(({ item_id }) => item_id);
  const items = await lockItems(trx, ids);
  const counts = await countsUnderWay(trx, [...items.values()]);
  // A new part's first movement is its own, though it names no document.
  const { rows: touched } = await sql<{ id: string }>`
    select m.item_id as id from stock_movements m join inventory_items i on i.id = m.item_id
    where m.item_id = any(${ids}::uuid[]) group by m.item_id, i.last_counted
    having max(position) > coalesce(max(position) filter (where document_id = ${id}), min(position)) or i.last_counted > max(moved_at)
    union all
    select k.item_id from kit_lines k join vendor_invoice_lines l on l.account_id = k.account_id and l.item_id = k.item_id
    where l.vendor_invoice_id = ${id} and l.is_new`.execute(trx);
  const isTouched = new Set(touched.map((one) => one.id));
  return lines.flatMap((line) => {
    const item = items.get(line.item_id);
    if (!item || item.archived_at || item.version !== line.version_after || isTouched.has(item.id)) return [];
    return counts.countOf(item) ? [] : [{ line, item }];
  });
}

async function takeBackCost(trx: AccountTransaction, vendor: string, line: Line): Promise<void> {
  if (line.is_new || line.unit_cost === null) return;
  const before = { cost: line.vendor_cost_before, day: line.vendor_cost_on_before };
  await restoreVendorCost(trx, { itemId: line.item_id, vendor, noted: line.unit_cost, before });
}

async function takeBack(trx: AccountTransaction, scope: Scope, { line, item }: Free): Promise<void> {
  const document = { type: "vendor_invoice", id: line.vendor_invoice_id } as const;
  const note = "The vendor's invoice was taken back";
  const reason = line.is_new ? "deleted" : "adjusted";
  const undoes = line.is_new ? undefined : { unitCost: line.unit_cost, average: line.average_before };
  const costNote = line.is_new ? null : costChangeText(item.cost, line.cost_before);
  await moveStock(trx, scope, [{ item, change: -line.quantity, reason, document, note, undoes, costNote }]);
  await trx
    .updateTable("inventory_items")
    .set(
      line.is_new
        ? { archived_at: sql<Date>`now()`, archived_by: scope.user.id, version: sql`version + 1` }
        : { cost: line.cost_before, version: sql`version + 1` },
    )
    .where("id", "=", item.id)
    .execute();
  if (line.is_new) await freeBarCodes(trx, item.id);
  else item.cost = line.cost_before;
  await trx
    .updateTable("vendor_invoice_lines")
    .set({ taken_back: true })
    .where("vendor_invoice_id", "=", line.vendor_invoice_id)
    .where("position", "=", line.position)
    .execute();
}
