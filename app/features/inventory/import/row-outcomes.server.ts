import { createHash } from "node:crypto";
import type { PlannedPart } from "./plan-stock";

/** One short text for the outcomes of all rows of a file, in their order. The preview and the import each make it, and compare. */
export function rowsFingerprint() {
  const hash = createHash("sha256");
  return {
    add: (row: PlannedPart) => void hash.update(`${outcomeOf(row)}\n`),
    done: () => hash.digest("base64url"),
  };
}

/** The outcome of a row, as far as it matters to a person's decision. */
export function outcomeOf(row: PlannedPart): string {
  return JSON.stringify([row.line, ...verdictOf(row)]);
}

function verdictOf(row: PlannedPart): unknown[] {
  if ("adds" in row) return ["added"];
  if ("problem" in row) return ["refused", row.problem];
  if ("skipped" in row) return ["skipped", row.skipped];
  const { part, pieces, said } = row.changes;
  // The same number of pieces is added, whatever was sold since then.
  return ["changed", part.id, pieces && "by" in pieces ? pieces.by : said];
}
