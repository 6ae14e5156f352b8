import type { Scope } from "~/auth/scope";
import { formatCount } from "~/ui/format";
import type { RowVerdict } from "./import-kinds";
import type { ExistingPart } from "./import-settings";
import type { StockImport } from "./imports.server";
import { ownLayout } from "./layouts";
import { columnsOf } from "./guess-mapping";
import { type PlannedPart, planStock } from "./plan-stock";
import { type Table, readTable } from "./read-table.server";
import { rowsFingerprint } from "./row-outcomes.server";
import { noEarlierRows, readRoom, readStock } from "./stock-of-import.server";
import { type StockValues, readStockRows } from "./stock-rows";

/** A file of parts, its rows still to be read. */
export type OpenStock = { table: Table; rows: AsyncGenerator<RowVerdict<StockValues>[]> };

/** Reads the file's table as its settings say. Takes a while for a large one, and no transaction should be open meanwhile. */
export async function openStockImport({ content, settings }: StockImport): Promise<OpenStock> {
  const table = await readTable(content, "inventory");
  if ("problem" in table) throw new Error(table.problem);
  const { mapping, options, layout } = settings;
  return { table, rows: readStockRows(table, mapping, { options, literal: layout === ownLayout }) };
}

/** What a person sees before anything is written. */
export async function previewStockImport(scope: Scope, file: StockImport) {
  const { table, rows } = await openStockImport(file);
  const { counts, ...shown } = await sumUp(planSlices(scope, rows, file.settings.existing));
  const limit = scope.limits.inventoryItems;
  const room = await roomOf(scope);
  return {
    table,
    lacksNumber: columnsOf(file.settings.mapping, "partNumber").length === 0,
    counts,
    overLimit: limit !== null && room !== null && counts.added > room ? { limit, fits: room } : undefined,
    ...shown,
  };
}

function roomOf(scope: Scope): Promise<number | null> {
  return scope.db((trx) => readRoom(trx, scope));
}

/** Each slice in a transaction of its own, as nothing is written. */
async function* planSlices(
  scope: Scope,
  slices: OpenStock["rows"],
  existing: ExistingPart,
): AsyncGenerator<PlannedPart> {
  const earlier = noEarlierRows();
  for await (const rows of slices) {
    const stock = await scope.db((trx) => readStock(trx, scope, { rows, earlier }));
    yield* planStock(rows, stock, existing);
  }
}

/** As many rows as a page shows of each kind. */
const most = 100;

/** How many rows there are of each verdict, the first of them, and a fingerprint of all: a file is not kept whole for a page. */
async function sumUp(planned: AsyncIterable<PlannedPart>) {
  const counts = { added: 0, changed: 0, refused: 0, skipped: 0 };
  const shown = { refused: [] as ShownRow[], noted: [] as ShownRow[], others: [] as ShownRow[] };
  const fingerprint = rowsFingerprint();
  let all = 0;
  for await (const row of planned) {
    all++;
    fingerprint.add(row);
    counts[verdictOf(row)]++;
    const list = shown["problem" in row ? "refused" : row.notes.length > 0 ? "noted" : "others"];
    if (list.length < most) list.push({ line: row.line, notes: row.notes, ...wordsOf(row) });
  }
  return { counts, ...shown, all, fingerprint: fingerprint.done() };
}

type ShownRow = { line: number; notes: string[] } & ReturnType<typeof wordsOf>;

function verdictOf(row: PlannedPart) {
  if ("adds" in row) return "added";
  if ("changes" in row) return "changed";
  return "problem" in row ? "refused" : "skipped";
}

/** A row as the page shows it before anything is written. */
export function wordsOf(row: PlannedPart) {
  if ("problem" in row) return { verdict: "refused" as const, text: row.problem };
  if ("skipped" in row) return { verdict: "skipped" as const, text: row.skipped };
  if ("changes" in row) {
    const { part, said } = row.changes;
    return { verdict: "will change" as const, text: `${part.part_number}: ${said.join(", ")}` };
  }
  const { partNumber, description, quantity, cost, salesPrice, bin, numbers } = row.adds;
  const words = [
    description && (description.length > 80 ? `${description.slice(0, 80)}…` : description),
    quantity !== null && `quantity ${formatCount(quantity)}`,
    bin && `bin ${bin}`,
    cost !== null && `cost ${cost}`,
    salesPrice !== null && `price ${salesPrice}`,
    numbers.length > 0 && `also known as ${numbers.map(({ number }) => number).join(", ")}`,
  ];
  return { verdict: "will be added" as const, text: [partNumber, ...words].filter(Boolean).join(", ") };
}
