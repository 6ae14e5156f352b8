import { Big } from "big.js";
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect } from "vitest";
import { fuelFiles } from "~/features/fuel/import/fuel-files";
import { readFuelRows } from "~/features/fuel/import/fuel-rows";
import type { FuelValues } from "~/features/fuel/import/fuel-values";
import type { ReadOptions } from "~/features/imports/cells/read-options";
import type { Column } from "~/features/imports/column";
import { type FileKind, fieldFinder } from "~/features/imports/file-kind";
import { guessImport } from "~/features/imports/guess/guess-import";
import type { ImportGuess } from "~/features/imports/guess/import-guess";
import { readTable } from "~/features/imports/table/read-table.server";
import type { Table } from "~/features/imports/table/table";
import { decodeTableText } from "~/features/imports/table/table-text";
import { stockFiles } from "~/features/inventory/import/stock-files";
import { serviceFiles } from "~/features/service/import/service-files";
import { readServiceRows } from "~/features/service/import/service-rows";
import { vehicleFiles } from "~/features/vehicles/import/vehicle-files";
import { readVehicleRows } from "~/features/vehicles/import/vehicle-rows";
import { testDatabase } from "./database";
import { samples } from "./samples";

const kinds: FileKind[] = [vehicleFiles, fuelFiles, serviceFiles, stockFiles];
const columns: Column[] = kinds.flatMap((kind) => kind.columns);

/** Knows the headings of every kind. */
export const anyFiles: FileKind = { ...stockFiles, name: "any", columns, fieldOf: fieldFinder(columns) };

/** A list of the test data as a table. */
export async function sampleTable(path: string, kind?: string): Promise<Table> {
  return await tableOf(readFileSync(samples(path)), kind);
}

export async function tableOf(file: Uint8Array | string, kind?: string): Promise<Table> {
  const decoded = decodeTableText(typeof file === "string" ? Buffer.from(file) : file);
  if ("problem" in decoded) throw new Error(decoded.problem);
  const table = await readTable(decoded.text, kinds.find(({ name }) => name === kind) ?? anyFiles);
  if ("problem" in table) throw new Error(table.problem);
  return table;
}

export const today = "2026-11-28";

/** `changed` are the settings a person changed on the page. */
export async function readFuel(table: Table, changed: Partial<ReadOptions> = {}) {
  const guess = await guessImport(fuelFiles, table);
  const verdicts = await readFuelRows(table, guess.mapping, { ...guess.options, ...changed });
  return { guess, ...sorted(verdicts) };
}

export async function readService(table: Table, changed: Partial<ReadOptions> = {}) {
  const guess = await guessImport(serviceFiles, table);
  const verdicts = await readServiceRows(table, guess.mapping, { ...guess.options, ...changed });
  return { guess, ...sorted(verdicts) };
}

export async function readVehicles(table: Table, changed: Partial<ReadOptions> = {}) {
  const guess = await guessImport(vehicleFiles, table);
  const verdicts = await readVehicleRows(table, guess.mapping, { ...guess.options, ...changed }, today);
  return { guess, ...sorted(verdicts) };
}

type Verdict<Values> = { line: number; notes: string[]; values?: Values; problem?: string; skipped?: string };

function sorted<Values>(verdicts: Verdict<Values>[]) {
  const values = verdicts.flatMap((verdict) => (verdict.values ? [verdict.values] : []));
  const problems = verdicts.flatMap(({ line, problem }) => (problem ? [`${line}: ${problem}`] : []));
  const skipped = verdicts.flatMap(({ line, skipped: why }) => (why ? [`${line}: ${why}`] : []));
  const notes = verdicts.flatMap(({ line, notes: found }) => found.map((note) => `${line}: ${note}`));
  return { verdicts, values, problems, skipped, notes };
}

export function mapped(guess: ImportGuess, table: Table): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(guess.mapping).map(([column, field]) => [table.headings[Number(column)]!, field]),
  );
}

export function sumOf(amounts: (string | null | undefined)[]): string {
  return amounts.reduce((sum, amount) => sum.plus(amount ?? 0), new Big(0)).toFixed();
}

export function volumes(values: FuelValues[], unit: "gal" | "L"): string {
  expect(values.filter(({ volume }) => volume && volume.unit !== unit)).toEqual([]);
  return sumOf(values.map(({ volume }) => volume?.value));
}

/** The result of `run` while the database fails at the last write of an import or its undo. */
export async function whileBroken<T>(
  importId: string,
  state: "confirmed" | "undone",
  run: () => Promise<T>,
): Promise<T> {
  const { owner } = testDatabase();
  const check = sql`check (id <> ${sql.lit(importId)} or state <> ${sql.lit(state)})`;
  await sql`alter table imports add constraint broken ${check}`.execute(owner);
  try {
    return await run();
  } finally {
    await sql`alter table imports drop constraint broken`.execute(owner);
  }
}
