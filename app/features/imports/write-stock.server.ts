import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { once } from "~db/once";
import { lockInventory } from "../inventory/inventory.server";
import { lockItems } from "../inventory/stock.server";
import type { StockImport } from "./imports.server";
import { type PlannedPart, planStock } from "./plan-stock";
import type { OpenStock } from "./preview-stock.server";
import { outcomeOf, rowsFingerprint } from "./row-outcomes.server";
import { type EarlierRows, noEarlierRows, readRoom, readStock } from "./stock-of-import.server";
import { type Adding, type Writing, addParts, changeParts } from "./write-parts.server";

/** `codes` says of each bar code that was left out which part it opens already. */
export type StockWritten =
  | { written: number; added: number; changed: number; codes: string[] }
  | { problem: "not-draft" }
  | { problem: "changed-meanwhile" }
  | { problem: "limit"; limit: number; fits: number; wanted: number };

/** None of a file that is not there any more. */
type Rows = OpenStock["rows"] | never[];
type Row = Parameters<typeof planStock>[0][number];
/** `outcome` is what was planned for the row when the file was read. */
type Changing = { id: string; row: Row; outcome: string };

/** What the button stands for: how the file is read, and what the page said of its rows. */
type Shown = { version: number; fingerprint: string };

/** Writes what the preview showed, all or nothing. The rows are read while they are written, so that a large file is never held as a whole. */
export async function confirmStockImport(
  scope: Scope,
  file: StockImport,
  { rows, version, fingerprint }: Shown & { rows: Rows },
  token: string,
): Promise<StockWritten> {
  return scope.db((trx) =>
    once<StockWritten>(trx, token, async () => {
      const now = await trx
        .selectFrom("imports")
        .select(["state", "version"])
        .where("id", "=", file.id)
        .forUpdate()
        .executeTakeFirst();
      if (now?.state !== "draft") return { problem: "not-draft" };
      if (now.version !== version) return { problem: "changed-meanwhile" };
      await lockInventory(scope, trx);
      return write({ trx, scope, importId: file.id }, file, { rows, fingerprint });
    }),
  );
}

type Reading = { rows: Rows; fingerprint: string };

async function write(writing: Writing, file: StockImport, reading: Reading): Promise<StockWritten> {
  const { trx } = writing;
  const earlier = noEarlierRows();
  // What the file adds to the search waits until there is more of it, and is sorted in at the end.
  await sql`select set_config('gin_pending_list_limit', ${kilobytesToSort}, true)`.execute(trx);
  const { existing } = file.settings;
  const fresh = await addNew(writing, reading, { earlier, existing });
  if ("problem" in fresh) return fresh;
  const { added, changing } = fresh;
  // Last, so that the parts that others sell meanwhile are locked as short as may be; in the order of the ids, as every lock is.
  changing.sort((one, other) => (one.id < other.id ? -1 : 1));
  for (let start = 0; start < changing.length; start += mostAtOnce) {
    const some = changing.slice(start, start + mostAtOnce);
    if (!(await changeKnown(writing, some, { earlier, existing }))) return { problem: "changed-meanwhile" };
  }
  await sql`select sort_into_search()`.execute(trx);
  const changed = changing.length;
  const written = added + changed;
  await trx
    .updateTable("imports")
    // The file itself is of no use any more.
    .set({ state: "confirmed", written, content: "", confirmed_at: sql<Date>`now()` })
    .where("id", "=", file.id)
    .execute();
  return { written, added, changed, codes: earlier.boxes.left() };
}

/** Every search reads through what waits, of this company and of others. */
const kilobytesToSort = "4096";

/** Changes in a statement: little enough that others get their turn. */
const mostAtOnce = 500;

type How = { earlier: EarlierRows; existing: StockImport["settings"]["existing"] };

/** Adds what is new, and tells which parts are to change. Beyond the plan's room rows are only counted, for the answer. */
async function addNew(
  writing: Writing,
  { rows, fingerprint }: Reading,
  { earlier, existing }: How,
): Promise<{ added: number; changing: Changing[] } | Extract<StockWritten, { problem: string }>> {
  const { trx, scope } = writing;
  const room = await readRoom(trx, scope);
  const changing: Changing[] = [];
  const now = rowsFingerprint();
  let added = 0;
  for await (const some of rows) {
    const planned = planStock(some, await readStock(trx, scope, { rows: some, earlier }), existing);
    for (const [place, row] of planned.entries()) {
      now.add(row);
      if (!("changes" in row)) continue;
      changing.push({ id: row.changes.part.id, row: some[place]!, outcome: outcomeOf(row) });
    }
    const adding = planned.flatMap(addingOf);
    added += adding.length;
    if (room !== null && added > room) continue;
    if (!(await addParts(writing, adding))) return { problem: "changed-meanwhile" };
  }
  if (now.done() !== fingerprint) return { problem: "changed-meanwhile" };
  if (room === null || added <= room) return { added, changing };
  return { problem: "limit", limit: scope.limits.inventoryItems!, fits: room, wanted: added };
}

function addingOf(row: PlannedPart): Adding[] {
  return "adds" in row ? [{ id: nextId(), line: row.line, values: row.adds }] : [];
}

/** Begins with the time (version 7), so that the indexes of a large file's parts grow at their ends instead of all over. */
function nextId(): string {
  const time = Date.now().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** Locks parts, plans their rows anew and writes them. False when somebody changed one of them so that its row would do something else. */
async function changeKnown(
  writing: Writing,
  changing: Changing[],
  { earlier, existing }: How,
): Promise<boolean> {
  const { trx, scope } = writing;
  const rows = changing.map(({ row }) => row);
  const locked = await lockItems(
    trx,
    changing.map(({ id }) => id),
  );
  const planned = planStock(rows, await readStock(trx, scope, { rows, earlier }), existing);
  if (planned.some((row, place) => outcomeOf(row) !== changing[place]!.outcome)) return false;
  const changes = planned.flatMap((row) =>
    "changes" in row ? [{ line: row.line, change: row.changes, item: locked.get(row.changes.part.id)! }] : [],
  );
  await changeParts(writing, changes);
  return true;
}
