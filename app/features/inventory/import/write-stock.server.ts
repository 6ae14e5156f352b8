import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import {
  type NotConfirmed,
  type Shown,
  type Writing,
  confirmImport,
} from "~/features/imports/confirm.server";
import { lockInventory } from "../item/inventory.server";
import { lockItems } from "../stock/stock.server";
import { type PlannedPart, planStock } from "./plan-stock";
import type { OpenStock } from "./preview-stock.server";
import { outcomeOf, rowsFingerprint } from "./row-outcomes.server";
import { type EarlierRows, noEarlierRows, readRoom, readStock } from "./stock-of-import.server";
import type { StockImport, StockSettings } from "./stock-settings";
import { type Adding, addParts, changeParts } from "./write-parts.server";

/** `codes` says which part each skipped bar code opens already. */
export type StockWritten =
  | { written: number; added: number; changed: number; codes: string[] }
  | NotConfirmed
  | { problem: "limit"; limit: number; fits: number; wanted: number };

/** Empty when the file is gone. */
type Rows = OpenStock["rows"] | never[];
type Row = Parameters<typeof planStock>[0][number];
/** `outcome` is the row's planned outcome when the file was read. */
type Changing = { id: string; row: Row; outcome: string };

/**
 * Writes what the preview showed, all or nothing. The rows are read while they are written, so that a large file is never in memory as a
 * whole.
 */
export async function confirmStockImport(
  scope: Scope,
  { id, settings }: StockImport,
  { rows, version, fingerprint }: Shown & { rows: Rows },
  token: string,
): Promise<StockWritten> {
  return confirmImport<StockWritten>(
    scope,
    id,
    { version, token },
    {
      lock: lockInventory,
      write: (writing) => write(writing, settings, { rows, fingerprint }),
    },
  );
}

type Reading = { rows: Rows; fingerprint: string };

async function write(writing: Writing, settings: StockSettings, reading: Reading): Promise<StockWritten> {
  const { trx } = writing;
  const earlier = noEarlierRows();
  // New entries wait in the search index's pending list, which may grow to this size, and are flushed at the end.
  await sql`select set_config('gin_pending_list_limit', ${ginPendingListLimitKb}, true)`.execute(trx);
  const fresh = await addNew(writing, reading, { earlier, settings });
  if ("problem" in fresh) return fresh;
  const { added, changing } = fresh;
  // Last, so that parts that others are selling are locked as briefly as possible; in the order of the ids, as in every lock.
  changing.sort((one, other) => (one.id < other.id ? -1 : 1));
  for (let start = 0; start < changing.length; start += maxAtOnce) {
    const some = changing.slice(start, start + maxAtOnce);
    if (!(await changeKnown(writing, some, { earlier, settings }))) return { problem: "changed-since" };
  }
  await sql`select sort_into_search()`.execute(trx);
  const changed = changing.length;
  return { written: added + changed, added, changed, codes: earlier.boxes.left() };
}

/** Every search reads through the pending list, of this company and of others. */
const ginPendingListLimitKb = "4096";

/** Changes per statement: few enough that others get their turn. */
const maxAtOnce = 500;

type How = { earlier: EarlierRows; settings: StockSettings };

/** Adds what is new, and returns which parts to change. Beyond the plan's limit rows are only counted, for the message. */
async function addNew(
  writing: Writing,
  { rows, fingerprint }: Reading,
  { earlier, settings }: How,
): Promise<{ added: number; changing: Changing[] } | Extract<StockWritten, { problem: string }>> {
  const { trx, scope } = writing;
  const room = await readRoom(trx, scope);
  const changing: Changing[] = [];
  const now = rowsFingerprint();
  let added = 0;
  for await (const some of rows) {
    const planned = planStock(some, await readStock(trx, scope, { rows: some, earlier }), settings);
    for (const [place, row] of planned.entries()) {
      now.add(row);
      if (!("changes" in row)) continue;
      changing.push({ id: row.changes.part.id, row: some[place]!, outcome: outcomeOf(row) });
    }
    const adding = planned.flatMap(addingOf);
    added += adding.length;
    if (room !== null && added > room) continue;
    if (!(await addParts(writing, adding))) return { problem: "changed-since" };
  }
  if (now.done() !== fingerprint) return { problem: "changed-since" };
  if (room === null || added <= room) return { added, changing };
  return { problem: "limit", limit: scope.limits.inventoryItems!, fits: room, wanted: added };
}

function addingOf(row: PlannedPart): Adding[] {
  return "adds" in row ? [{ id: nextId(), line: row.line, values: row.adds }] : [];
}

/** Begins with the time (UUID version 7), so that a large file's parts extend the indexes at their ends instead of all over. */
function nextId(): string {
  const time = Date.now().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/**
 * Locks parts, plans their rows again and writes them. False when somebody changed one of them so that its row would have another outcome.
 */
async function changeKnown(
  writing: Writing,
  changing: Changing[],
  { earlier, settings }: How,
): Promise<boolean> {
  const { trx, scope } = writing;
  const rows = changing.map(({ row }) => row);
  const locked = await lockItems(
    trx,
    changing.map(({ id }) => id),
  );
  const planned = planStock(rows, await readStock(trx, scope, { rows, earlier }), settings);
  if (planned.some((row, place) => outcomeOf(row) !== changing[place]!.outcome)) return false;
  const changes = planned.flatMap((row) =>
    "changes" in row ? [{ line: row.line, change: row.changes, item: locked.get(row.changes.part.id)! }] : [],
  );
  await changeParts(writing, changes);
  return true;
}
