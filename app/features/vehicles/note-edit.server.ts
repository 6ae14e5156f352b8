import type { AccountTransaction } from "~db/as-account";
import type { RecordKind } from "~db/tables/record_changes";
import type { Scope } from "~/auth/scope";
import { type Fact, changeLines, factsOfFields, lastLines, photoFact } from "~/features/changes/change-lines";
import { noteChanges } from "~/features/changes/changes.server";
import { formatReading } from "~/features/meters/meter-unit";
import { decodedFields } from "./decode/decoded-fields";
import { vehicleFields } from "./vehicle-fields";

/** What the records of a vehicle have in common. */
type RecordRow = { meter_reading_id?: string | null; photo_id?: string | null };

type Noted = { vehicleId: string; id: string; kind: RecordKind; before: RecordRow; facts: Fact[] };

/** In the transaction of the edit. */
export async function noteEdit(
  trx: AccountTransaction,
  scope: Scope,
  { vehicleId, id, kind, before, after, facts, reason }: Noted & { after: RecordRow; reason: string | null },
): Promise<void> {
  const lines = changeLines([...facts, ...(await commonFacts(trx, before, after))]);
  await noteChanges(trx, scope, { kind, recordId: id, vehicleId, lines, reason });
}

/** Before its reading is struck out. */
export async function noteRemoval(
  trx: AccountTransaction,
  scope: Scope,
  { vehicleId, id, kind, before, facts }: Noted,
): Promise<void> {
  const lines = lastLines([...facts, ...(await commonFacts(trx, before, before))]);
  await noteChanges(trx, scope, { kind, recordId: id, vehicleId, lines, isRemoval: true });
}

async function commonFacts(trx: AccountTransaction, before: RecordRow, after: RecordRow): Promise<Fact[]> {
  const [from, to] = [before.meter_reading_id ?? null, after.meter_reading_id ?? null];
  const read = { label: "Meter", from: await readingWords(trx, from), to: await readingWords(trx, to) };
  return [read, photoFact(before.photo_id ?? null, after.photo_id ?? null)];
}

/** As it was read, also when it was struck out since then. */
async function readingWords(trx: AccountTransaction, readingId: string | null): Promise<string> {
  if (readingId === null) return "";
  const reading = await trx
    .selectFrom("meter_readings")
    .select(["value", "unit"])
    .where("id", "=", readingId)
    .executeTakeFirst();
  return reading ? formatReading(reading.value, reading.unit) : "";
}

type Row = Record<string, unknown>;

/** Of a row that is locked, by what is stored: `columns` are the ones that change. */
export async function noteVehicleChanges(
  trx: AccountTransaction,
  scope: Scope,
  vehicleId: string,
  { before, columns }: { before: Row; columns: Row },
): Promise<void> {
  const after = { ...before, ...columns };
  const lines = changeLines([
    textFact("VIN", "vin", before, after),
    textFact("Serial number", "serial_number", before, after),
    ...factsOfFields(vehicleFields, before, after),
    ...factsOfFields(decodedFields, before, after),
  ]);
  await noteChanges(trx, scope, { kind: "vehicle", recordId: vehicleId, vehicleId, lines });
}

function textFact(label: string, column: string, before: Row, after: Row): Fact {
  const words = (row: Row) => (typeof row[column] === "string" ? row[column] : "");
  return { label, from: words(before), to: words(after) };
}
