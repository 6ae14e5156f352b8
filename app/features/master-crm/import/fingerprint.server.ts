import { createHash } from "node:crypto";
import { type PlannedCustomer, outcomeOf } from "./plan-crm-customers";

/** One short text for the outcomes of all rows: the preview and the import each make it, and compare. */
export function fingerprintOf(planned: PlannedCustomer[]): string {
  const hash = createHash("sha256");
  for (const row of planned) hash.update(`${JSON.stringify(outcomeOf(row))}\n`);
  return hash.digest("base64url");
}
