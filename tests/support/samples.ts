import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { projectFolder } from "~/environment";

const folder = resolve(projectFolder, process.env.SAMPLES ?? "../shared/data");

/** Tests that need real files are skipped if the folder is missing. */
export const samplesAvailable = existsSync(resolve(folder, "MANIFEST.md"));

export function samples(path: string): string {
  return resolve(folder, path);
}

/** By column name. */
export function sampleRows(path: string): Record<string, string>[] {
  const [columns, ...rows] = readCells(readFileSync(samples(path), "utf8"));
  return rows.map((row) => Object.fromEntries(columns!.map((column, index) => [column, row[index] ?? ""])));
}

function readCells(text: string): string[][] {
  const lines = text.split(/\r?\n/).filter((line) => line !== "");
  const cell = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g;
  return lines.map((line) =>
    [...line.matchAll(cell)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ""),
  );
}
