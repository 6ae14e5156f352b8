import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { countsUnderWay } from "../stock/counts-under-way.server";
import { lockInventory } from "../item/inventory.server";
import { itemFields } from "../item/item-fields";
import { noteImportedChanges } from "../item/note-changes.server";
import { type LockedItem, type Move, lockItems, moveStock, setFacts } from "../stock/stock.server";
import type { KnownPart } from "./stock-of-import.server";
import type { StockImport } from "./stock-settings";
import { undoImport } from "~/features/imports/undo-import.server";

/**
 * Takes back what an import of parts wrote. A part that was changed, moved or used since then stays as it is, and is still in
 * imported_items.
 */
export async function undoStockImport(scope: Scope, { id }: Pick<StockImport, "id">, token: string) {
  return undoImport(scope, id, token, {
    lock: lockInventory,
    takeBack: async (trx) => {
      let undone = 0;
      let kept = 0;
      for (let parts = await nextParts(trx, id); parts.length > 0;) {
        const free = await takeBack(trx, scope, id, parts);
        undone += free;
        kept += parts.length - free;
        parts = await nextParts(trx, id, parts.at(-1)!.item_id);
      }
      return { undone, kept };
    },
  });
}

/** The part as it was, in the columns that existed when it was saved. */
type Before = Partial<KnownPart> &
  Pick<KnownPart, "quantity" | "bin_location"> & { average_cost?: string | null };
type Imported = { item_id: string; was_added: boolean; version_after: number; before: Before | null };

/** Parts per statement, in the order of their ids, as in every lock. */
const maxAtOnce = 500;

function nextParts(trx: AccountTransaction, importId: string, after?: string): Promise<Imported[]> {
  return trx
    .selectFrom("imported_items")
    .select(["item_id", "was_added", "version_after"])
    .select(sql<Before | null>`before`.as("before"))
    .where("import_id", "=", importId)
    .$if(after !== undefined, (query) => query.where("item_id", ">", after!))
    .orderBy("item_id")
    .limit(maxAtOnce)
    .execute();
}

/** Returns how many of these parts were taken back. */
async function takeBack(
  trx: AccountTransaction,
  scope: Scope,
  importId: string,
  parts: Imported[],
): Promise<number> {
  const ids = parts.map(({ item_id }) => item_id);
  const locked = await lockItems(trx, ids);
  const since = await sinceImport(trx, importId, ids);
  const were = parts.flatMap(({ before }) => before ?? []);
  const counts = await countsUnderWay(trx, [...locked.values(), ...were]);
  const free = parts.flatMap((part) => {
    const item = locked.get(part.item_id);
    const { isTouched, isBuiltOn, hasMoved, unitCost } = since.get(part.item_id)!;
    if (!item || item.archived_at || item.version !== part.version_after) return [];
    if (isTouched || (part.was_added && isBuiltOn)) return [];
    const by = counts.countOf(item) ?? counts.inBin(part.before?.bin_location ?? item.bin_location);
    return by === undefined ? [{ part, item, hasMoved, unitCost }] : [];
  });
  await restore(trx, scope, importId, free);
  await archive(
    trx,
    scope,
    free.map(({ part }) => part),
  );
  await forget(trx, importId, ids, new Set(free.map(({ item }) => item.id)));
  return free.length;
}

/**
 * Touched parts are those whose stock moved after the import moved it, and new parts that something else refers to. A part that only got
 * prices from the file may have been sold. The movements are read part by part: an import has too many to scan for each.
 */
async function sinceImport(trx: AccountTransaction, importId: string, ids: string[]) {
  const { rows } = await sql<Since>`
    with moved as (
      select item_id, max(position) as last, max(unit_cost) filter (where document_id = ${importId}) as unit_cost, max(position) filter (where document_id = ${importId}) as own,
        max(moved_at) filter (where document_id = ${importId}) as own_at
      from stock_movements where item_id = any(${ids}::uuid[]) group by item_id)
    select i.id, moved.own is not null as "hasMoved", moved.unit_cost::text as "unitCost",
      coalesce(moved.last > moved.own, false) or coalesce(i.last_counted > moved.own_at, false) as "isTouched",
      i.last_counted is not null
        or exists (select 1 from item_numbers n where n.item_id = i.id and n.import_id is distinct from ${importId})
        or exists (select 1 from kit_lines k where k.item_id = i.id) as "isBuiltOn"
    from inventory_items i left join moved on moved.item_id = i.id
    where i.id = any(${ids}::uuid[])`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

type Since = {
  id: string;
  hasMoved: boolean;
  unitCost: string | null;
  isTouched: boolean;
  isBuiltOn: boolean;
};

type Free = { part: Imported; item: LockedItem } & Pick<Since, "hasMoved" | "unitCost">;

/** Restores each part as it was. One that the import added is emptied. */
async function restore(trx: AccountTransaction, scope: Scope, importId: string, free: Free[]): Promise<void> {
  await noteRestored(trx, scope, free);
  const document = { type: "import" as const, id: importId };
  const moves = free.flatMap(({ part: { before }, item, hasMoved, unitCost }): Move[] => {
    if (!hasMoved) return [];
    const change = (before?.quantity ?? 0) - item.quantity;
    const bin = before && before.bin_location !== item.bin_location ? before.bin_location : undefined;
    const { average_cost: average = item.average_cost } = before ?? {};
    const undoes = { unitCost, average };
    return [{ item, change, reason: "import_undone", document, bin, facts: before ?? undefined, undoes }];
  });
  await moveStock(trx, scope, moves);
  const others = free.flatMap(({ part: { before }, item, hasMoved }) =>
    before && !hasMoved ? [{ item, facts: before }] : [],
  );
  await setFacts(trx, others);
}

async function noteRestored(trx: AccountTransaction, scope: Scope, free: Free[]): Promise<void> {
  const were = new Map(free.flatMap(({ part: { before, item_id } }) => (before ? [[item_id, before]] : [])));
  if (were.size === 0) return;
  const now = await trx
    .selectFrom("inventory_items")
    .select(["id", ...itemFields.map(({ column }) => column)])
    .where("id", "=", sql<string>`any(${[...were.keys()]}::uuid[])`)
    .execute();
  const parts = now.map((before) => ({ id: before.id, before, after: were.get(before.id)! }));
  await noteImportedChanges(trx, scope, { reason: "The import was undone", parts });
}

/** The request's role may not delete a part with movements. The number of an archived part can be used again. */
async function archive(trx: AccountTransaction, scope: Scope, free: Imported[]): Promise<void> {
  const ids = free.filter(({ was_added }) => was_added).map(({ item_id }) => item_id);
  if (ids.length === 0) return;
  await trx
    .updateTable("inventory_items")
    .set({ archived_at: sql<Date>`now()`, archived_by: scope.user.id, version: sql`version + 1` })
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Forgets what the import wrote to the parts that were taken back. `ids` are all between the first and the last that it wrote. */
async function forget(
  trx: AccountTransaction,
  importId: string,
  ids: string[],
  free: Set<string>,
): Promise<void> {
  await trx
    .deleteFrom("item_numbers")
    // Found by the part: "=" would scan all numbers of the import each time.
    .where("import_id", "is not distinct from", importId)
    // Numbers that got a vendor's cost since then stay.
    .where("last_cost", "is", null)
    .where("item_id", "=", sql<string>`any(${[...free]}::uuid[])`)
    .execute();
  const kept = ids.filter((id) => !free.has(id));
  await trx
    .deleteFrom("imported_items")
    .where("import_id", "=", importId)
    .where("item_id", ">=", ids[0]!)
    .where("item_id", "<=", ids.at(-1)!)
    .where("item_id", "<>", sql<string>`all(${kept}::uuid[])`)
    .execute();
}

/** The parts that an undone import left as they are, by number, at most 200. */
export async function listKept(scope: Scope, importId: string) {
  return scope.db((trx) =>
    trx
      .selectFrom("imported_items")
      .innerJoin("inventory_items", "inventory_items.id", "imported_items.item_id")
      .select(["inventory_items.id", "part_number", "description", "quantity"])
      .select((row) => row("archived_at", "is not", null).as("is_archived"))
      .where("imported_items.import_id", "=", importId)
      .orderBy("number_key")
      .limit(200)
      .execute(),
  );
}
