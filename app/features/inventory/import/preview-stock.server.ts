import type { Scope } from "~/auth/scope";
import type { RowVerdict } from "~/features/imports/cells/row-cells";
import { tableOf } from "~/features/imports/imports.server";
import { leftOut, showRows } from "~/features/imports/planned-rows";
import { columnsOf } from "~/features/imports/table/columns-of";
import type { Table } from "~/features/imports/table/table";
import { formatCount, midSentence } from "~/ui/format";
import { itemFields } from "../item/item-fields";
import { type PlannedPart, planStock } from "./plan-stock";
import { rowsFingerprint } from "./row-outcomes.server";
import { ownLayout, stockFiles } from "./stock-files";
import type { PartField } from "./stock-columns";
import { noEarlierRows, readRoom, readStock } from "./stock-of-import.server";
import { type StockValues, readStockRows } from "./stock-rows";
import type { StockImport, StockSettings } from "./stock-settings";

export type OpenStock = { table: Table; rows: AsyncGenerator<RowVerdict<StockValues>[]> };

/** Reads the file's table by its settings. A large one takes a while, so do not call this in a transaction. */
export async function openStockImport(file: StockImport): Promise<OpenStock> {
  const table = await tableOf(stockFiles, file);
  const { mapping, options, layout } = file.settings;
  return { table, rows: readStockRows(table, mapping, { options, literal: layout === ownLayout }) };
}

/** The preview. It does not keep the whole file in memory. */
export async function previewStockImport(scope: Scope, file: StockImport) {
  const { table, rows } = await openStockImport(file);
  const counts = { added: 0, changed: 0, refused: 0, skipped: 0 };
  let alike = 0;
  const fingerprint = rowsFingerprint();
  async function* planned() {
    for await (const row of planSlices(scope, rows, file.settings)) {
      fingerprint.add(row);
      counts[verdictOf(row)]++;
      if ("alike" in row) alike++;
      yield row;
    }
  }
  const shown = await showRows(planned(), describePart);
  const limit = scope.limits.inventoryItems;
  const room = await scope.db((trx) => readRoom(trx, scope));
  return {
    table,
    lacksNumber: columnsOf(file.settings.mapping, "partNumber").length === 0,
    counts,
    alike,
    overLimit: limit !== null && room !== null && counts.added > room ? { limit, fits: room } : undefined,
    ...shown,
    fingerprint: fingerprint.done(),
  };
}

export type StockPreview = Awaited<ReturnType<typeof previewStockImport>>;

/** Each slice in its own transaction, since nothing is written. */
async function* planSlices(
  scope: Scope,
  slices: OpenStock["rows"],
  settings: StockSettings,
): AsyncGenerator<PlannedPart> {
  const earlier = noEarlierRows();
  for await (const rows of slices) {
    const stock = await scope.db((trx) => readStock(trx, scope, { rows, earlier }));
    yield* planStock(rows, stock, settings);
  }
}

function verdictOf(row: PlannedPart) {
  if ("adds" in row) return "added";
  if ("changes" in row) return "changed";
  return "problem" in row ? "refused" : "skipped";
}

function describePart(row: PlannedPart) {
  if ("problem" in row || "skipped" in row) return leftOut(row);
  if ("changes" in row) {
    const { part, said } = row.changes;
    return { verdict: "will change" as const, text: `${part.part_number}: ${said.join(", ")}` };
  }
  const { partNumber, description, numbers, ...others } = row.adds;
  const words = [
    description && shorten(description),
    ...describedFields.map(
      ({ name, label }) => others[name] !== null && `${midSentence(label)} ${shorten(others[name])}`,
    ),
    numbers.length > 0 && `also known as ${numbers.map(({ number }) => number).join(", ")}`,
  ];
  return { verdict: "will be added" as const, text: [partNumber, ...words].filter(Boolean).join(", ") };
}

type Described = Exclude<PartField, { name: "partNumber" | "description" }>;

const describedFields = itemFields.filter(
  (field): field is Described => field.name !== "partNumber" && field.name !== "description",
);

function shorten(value: string | number): string {
  if (typeof value === "number") return formatCount(value);
  return value.length > 80 ? `${value.slice(0, 80)}…` : value;
}
