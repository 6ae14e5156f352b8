import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import type { ReadOptions } from "~/features/imports/cells/read-options";
import type { RowVerdict } from "~/features/imports/cells/row-cells";
import { guessImport } from "~/features/imports/guess/guess-import";
import { getImport, startImport, updateSettings } from "~/features/imports/imports.server";
import type { Table } from "~/features/imports/table/table";
import { planStock } from "~/features/inventory/import/plan-stock";
import { openStockImport, previewStockImport } from "~/features/inventory/import/preview-stock.server";
import { ownLayout, stockFiles } from "~/features/inventory/import/stock-files";
import { type StockOfImport, noEarlierRows } from "~/features/inventory/import/stock-of-import.server";
import { type StockValues, readStockRows } from "~/features/inventory/import/stock-rows";
import type { ExistingPart, StockImport, StockSettings } from "~/features/inventory/import/stock-settings";
import { undoStockImport } from "~/features/inventory/import/undo-stock.server";
import { confirmStockImport } from "~/features/inventory/import/write-stock.server";
import type { Member } from "./people";

/** An empty inventory. */
const noStock = (): StockOfImport => ({
  parts: new Map(),
  keyOf: (partNumber) => partNumber.toLowerCase(),
  numbers: new Set(),
  counts: { countOf: () => undefined, inBin: () => undefined },
  alike: [],
  earlier: noEarlierRows(),
});

/** `changed` are the settings a person changed on the page. */
export async function readStockList(table: Table, changed: Partial<ReadOptions> = {}) {
  const guess = await guessImport(stockFiles, table);
  const options = { ...guess.options, ...changed };
  const rows: RowVerdict<StockValues>[] = [];
  const reading = readStockRows(table, guess.mapping, { options, literal: guess.layout === ownLayout });
  for await (const some of reading) rows.push(...some);
  const planned = planStock(rows, noStock(), { existing: "update" });
  return {
    guess,
    rows,
    values: planned.flatMap((row) => ("adds" in row ? [row.adds] : [])),
    problems: planned.flatMap((row) => ("problem" in row ? [`${row.line}: ${row.problem}`] : [])),
    notes: rows.flatMap((row) => row.notes.map((note) => `${row.line}: ${note}`)),
  };
}

export function storedStockImport({ scope }: Member, importId: string) {
  return getImport<StockSettings>(scope, [stockFiles.name], importId);
}

/** Imports a file up to its preview. */
export async function startStockImport(company: Member, content: string, existing: ExistingPart = "update") {
  const { scope } = company;
  const started = await startImport(
    scope,
    { kind: stockFiles, fileName: "parts.csv", bytes: new TextEncoder().encode(content), own: {} },
    await makeFormToken(formHolder(company.userId)),
  );
  if ("problem" in started) throw new Error(started.problem);
  const file = (await storedStockImport(company, started.importId))!;
  await updateSettings(scope, file.id, { ...file.settings, existing });
  return (await storedStockImport(company, file.id))!;
}

/** Imports a file, checks its preview and confirms. */
export async function importStock(company: Member, content: string, existing?: ExistingPart) {
  const file = await startStockImport(company, content, existing);
  const { fingerprint } = await previewStockImport(company.scope, file);
  return { id: file.id, saved: await writeStock(company, file, fingerprint) };
}

/** Confirms with this fingerprint. `after` runs when all rows are read, before existing parts are changed. */
export async function writeStock(
  { scope, userId }: Member,
  file: StockImport,
  fingerprint: string,
  after?: () => Promise<unknown>,
) {
  const opened = await openStockImport(file);
  async function* reading() {
    yield* opened.rows;
    await after?.();
  }
  const input = { rows: reading(), version: file.version, fingerprint };
  return confirmStockImport(scope, file, input, await makeFormToken(formHolder(userId)));
}

export async function undoStock(company: Member, importId: string) {
  const file = (await storedStockImport(company, importId))!;
  return undoStockImport(company.scope, file, await makeFormToken(formHolder(company.userId)));
}
