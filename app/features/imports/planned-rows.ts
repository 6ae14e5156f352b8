import type { RowVerdict } from "./cells/row-cells";
import type { PlannedLine } from "./page/planned-table";

/** What will be written for a row, or why nothing will be. */
export type PlannedRow<Ready> = { line: number; notes: string[] } & (Ready | Refused | { skipped: string });

/** With the record that is in the way. */
type Refused = { problem: string; link?: { to: string; label: string } };

/** Passes on rows refused while reading; `plan` decides the rest. */
export function planRows<Values, Ready>(
  rows: RowVerdict<Values>[],
  plan: (values: Values, notes: string[], line: number) => Ready | Refused | { skipped: string },
): PlannedRow<Ready>[] {
  return rows.map((row) => {
    if (!("values" in row)) return row;
    const notes = [...row.notes];
    return { line: row.line, notes, ...plan(row.values, notes, row.line) };
  });
}

/** Rows of each kind on a page. */
const maxShown = 100;

type Row = { line: number; notes: string[] };

/** The first rows that are refused, those with notes, and the others, as the page shows them. */
export async function showRows<Planned extends Row>(
  planned: AsyncIterable<Planned> | Iterable<Planned>,
  describe: (row: Planned) => Pick<PlannedLine, "verdict" | "text" | "link">,
) {
  const shown = { refused: [] as PlannedLine[], noted: [] as PlannedLine[], others: [] as PlannedLine[] };
  // A reason that holds for many rows is one line.
  const folded = new Map<string, PlannedLine>();
  let all = 0;
  for await (const row of planned) {
    all++;
    const list = shown["problem" in row ? "refused" : row.notes.length > 0 ? "noted" : "others"];
    const line = { line: row.line, notes: row.notes, ...describe(row) };
    const key = "problem" in row ? `${line.text} ${row.notes.join(" ")}` : undefined;
    const same = key === undefined ? undefined : folded.get(key);
    if (same) noteAlike(same, row.line);
    else if (list.length < maxShown) {
      list.push(line);
      if (key !== undefined) folded.set(key, line);
    }
  }
  return { ...shown, all };
}

function noteAlike(shown: PlannedLine, line: number): void {
  shown.alike ??= { lines: [], count: 0 };
  shown.alike.count++;
  if (shown.alike.lines.length < maxAlike) shown.alike.lines.push(line);
}

const maxAlike = 19;

export function leftOut(row: Refused | { skipped: string }) {
  if ("problem" in row) return { verdict: "refused" as const, text: row.problem, link: row.link };
  return { verdict: "skipped" as const, text: row.skipped };
}
