import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";
import type { Db } from "~db/client";
import type { Found, Reading } from "./document-kind";
import { allOf } from "./finders/placed";

/** What is printed in the same way on the next photo. Amounts, days and numbers of documents are not. */
const recurring = ["vendor", "station", "companyName", "partNumber"];

const maxLength = 200;

/** By the names of the reading's fields: what the person saved. */
export type SavedValues = Partial<Record<string, unknown>>;

/** For the transaction that saves a record: where a person wrote something else than was read, that is known from now on. */
export async function keepCorrections(
  trx: AccountTransaction,
  kind: string,
  { fields }: Reading,
  saved: SavedValues,
): Promise<void> {
  for (const field of recurring) {
    const found = fields[field];
    const value = saved[field];
    if (!found || typeof value !== "string") continue;
    const corrected = value.trim();
    const read_as = found.readAs ?? found.text;
    if (corrected === found.text || !isKept(corrected) || !isKept(read_as)) continue;
    if (corrected === read_as) {
      await trx
        .deleteFrom("scan_corrections")
        .where("kind", "=", kind)
        .where("field", "=", field)
        .where("read_as", "=", read_as)
        .execute();
      continue;
    }
    const row = { corrected, corrected_at: sql<Date>`now()` };
    await trx
      .insertInto("scan_corrections")
      .values({ kind, field, read_as, ...row })
      .onConflict((conflict) => conflict.columns(["account_id", "kind", "field", "read_as"]).doUpdateSet(row))
      .execute();
  }
}

function isKept(text: string): boolean {
  return text !== "" && text.length <= maxLength;
}

/** For the worker: the reading with what the company's people made of the same readings before. */
export async function asCorrectedBefore(
  db: Db,
  accountId: string,
  kind: string,
  reading: Reading,
): Promise<Reading> {
  const read = recurring.flatMap((field) => reading.fields[field]?.text ?? []);
  if (read.length === 0) return reading;
  const known = await db
    .selectFrom("scan_corrections")
    .select(["field", "read_as", "corrected"])
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .where("read_as", "in", read)
    .execute();
  const corrected = known.flatMap(({ field, read_as, corrected: text }) => {
    const found = reading.fields[field];
    return found?.text === read_as ? [[field, correctedFound(found, text)] as const] : [];
  });
  return { ...reading, fields: { ...reading.fields, ...Object.fromEntries(corrected) } };
}

function correctedFound(found: Found, text: string): Found {
  const note = `Read as ${found.text}, which was corrected to this before.`;
  return { ...found, text, readAs: found.text, doubts: allOf(text), note, proposal: found.text };
}
