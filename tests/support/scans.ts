import type { Found, Reading } from "~/features/scans/document-kind";
import { type ScanPurposeName, purposeOf } from "~/features/scans/scan-purposes";
import type { Member } from "./people";
import { addRow } from "./rows";

/** A value without a place on a picture. */
export function found(text: string, more: Partial<Found> = {}): Found {
  return { text, printed: text, page: 0, shown: null, doubts: [], ...more };
}

type MadeScan = {
  purpose: ScanPurposeName;
  subjectId?: string;
  fields?: Record<string, string | Found>;
  rows?: Record<string, string | Found>[];
  notes?: string[];
};

/** A scan that was read, without a photo. Returns its id. */
export async function addScan(
  person: Member,
  { purpose, subjectId, fields = {}, rows = [], notes = [] }: MadeScan,
): Promise<string> {
  const reading: Reading = { fields: foundIn(fields), rows: rows.map(foundIn), notes };
  const { id } = await addRow("scans", person, {
    ...{ purpose, kind: purposeOf(purpose).kind, subject_id: subjectId ?? null },
    ...{ state: "read", reason: null, reader: "built-in", reading },
  });
  return id as string;
}

function foundIn(values: Record<string, string | Found>): Record<string, Found> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? found(value) : value]),
  );
}
