import { sql } from "kysely";
import type { Found, Reading } from "~/features/scans/document-kind";
import { type ScanPurposeName, purposeOf } from "~/features/scans/scan-purposes";
import { testDatabase } from "./database";
import type { Member } from "./people";
import { ownedPhoto } from "./photos";
import { type Row, addRow } from "./rows";

/** A value without a place on a picture. */
export function found(text: string, more: Partial<Found> = {}): Found {
  return { text, printed: text, page: 0, shown: null, doubts: [], ...more };
}

/** As it was read on the first page. */
export function foundAt(text: string, more: Partial<Found> = {}): Found {
  return found(text, { shown: { left: 20, top: 30, right: 120, bottom: 60 }, ...more });
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

type OwnedScan = {
  purpose: ScanPurposeName;
  subjectId?: string;
  /** Without one it could not be read. */
  fields?: Reading["fields"];
  notes?: string[];
  /** Pages, each with a picture. */
  pages?: number;
};

/** A scan that the worker is done with, with its photo. */
export async function ownedScan(person: Member, { purpose, subjectId, fields, ...more }: OwnedScan) {
  const { owner } = testDatabase();
  const { kind, showsMoney, failure } = purposeOf(purpose);
  const { notes = [], pages = 1 } = more;
  const done: Row = fields
    ? { state: "read", reason: null, reader: "built-in", reading: { fields, rows: [], notes } }
    : { state: "failed", reason: failure.text };
  const scan = await addRow("scans", person, { purpose, kind, subject_id: subjectId ?? null, ...done });
  const id = scan.id as string;
  const pictures: string[] = [];
  for (let page = 0; page < pages; page++) {
    const picture_id = await ownedPhoto(person, { showsMoney });
    await owner
      .updateTable("files")
      .set({ attached_at: sql<Date>`now()` })
      .where("id", "=", picture_id)
      .execute();
    await addRow("scan_pages", person, { scan_id: id, page, width: 400, height: 300, picture_id });
    pictures.push(picture_id);
  }
  return { id, pictures };
}

export async function scanStateOf(id: string): Promise<string> {
  const { owner } = testDatabase();
  return (await owner.selectFrom("scans").select("state").where("id", "=", id).executeTakeFirstOrThrow())
    .state;
}
