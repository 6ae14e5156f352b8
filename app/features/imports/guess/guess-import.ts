import { type ReadOptions, usualOptions } from "../cells/read-options";
import type { FileKind } from "../file-kind";
import type { Table } from "../table/table";
import type { ImportGuess } from "./import-guess";
import { layoutOf } from "./layouts";

/** `usual` are the account's own habits, used when the file is ambiguous. */
export async function guessImport(
  kind: FileKind,
  table: Table,
  usual: ReadOptions = usualOptions,
): Promise<ImportGuess> {
  const layout = layoutOf(kind.layouts, table.headings);
  const guess: ImportGuess = {
    layout: layout?.name ?? null,
    mapping: kind.guessMapping(table),
    options: { ...usual },
    reasons: {},
    unsure: [],
  };
  for (const step of kind.steps) {
    step({ guess, table, layout, columns: kind.columns });
    // A column of 100,000 cells takes a while, so yield to other requests.
    await new Promise<void>((go) => setImmediate(go));
  }
  return guess;
}
