import { Big } from "big.js";
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect } from "vitest";
import { type ImportGuess, guessImport } from "~/features/imports/column-kinds";
import type { ImportKind, ReadOptions } from "~/features/imports/import-kinds";
import { type FuelValues, readFuelRows } from "~/features/imports/fuel-rows";
import { type Table, readTable } from "~/features/imports/read-table.server";
import { readServiceRows } from "~/features/imports/service-rows";
import { decodeTableText } from "~/features/imports/table-text";
import { readVehicleRows } from "~/features/imports/vehicle-rows";
import { testDatabase } from "./database";
import { samples } from "./samples";

/** A list of the test data as a table. */
export async function sampleTable(path: string, kind?: ImportKind): Promise<Table> {
  return await tableOf(readFileSync(samples(path)), kind);
}

export async function tableOf(file: Uint8Array | string, kind?: ImportKind): Promise<Table> {
  const decoded = decodeTableText(typeof file === "string" ? Buffer.from(file) : file);
  if ("problem" in decoded) throw new Error(decoded.problem);
  const table = await readTable(decoded.text, kind);
  if ("problem" in table) throw new Error(table.problem);
  return table;
}

export const today = "2026-11-28";

/** Reads a list as a person would who changes `changed` on the page. */
export async function readFuel(table: Table, changed: Partial<ReadOptions> = {}) {
  const guess = await guessImport("fuel", table);
  const verdicts = await readFuelRows(table, guess.mapping, { ...guess.options, ...changed });
  return { guess, ...sorted(verdicts) };
}

export async function readService(table: Table, changed: Partial<ReadOptions> = {}) {
  const guess = await guessImport("service", table);
  const verdicts = await readServiceRows(table, guess.mapping, { ...guess.options, ...changed });
  return { guess, ...sorted(verdicts) };
}

export async function readVehicles(table: Table, changed: Partial<ReadOptions> = {}) {
  const guess = await guessImport("vehicles", table);
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

/** The fields of the guessed mapping by the headings of the file. */
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

/** What `run` gives while the database fails at the last write that an import's confirming or undoing does. */
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
