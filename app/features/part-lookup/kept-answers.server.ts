import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { PartAnswer } from "~db/tables/part_lookups";
import { ownerDb } from "~db/owner";

export type KeptAnswer = { part: PartAnswer; askedAt: Date };

const keptSince = sql<Date>`now() - interval '30 days'`;

/** The number as numbers are compared, and what the service said of it within 30 days, whoever asked. */
export async function getKeptAnswer(
  scope: Scope,
  number: string,
): Promise<{ key: string; kept?: KeptAnswer }> {
  return scope.db(async (trx) => {
    const { rows } = await sql<{ key: string }>`select part_key(${number}) as key`.execute(trx);
    const { key } = rows[0]!;
    const row = await trx
      .selectFrom("part_lookups")
      .select(["answer", "asked_at"])
      .where("part_key", "=", key)
      .where("asked_at", ">", keptSince)
      .executeTakeFirst();
    return { key, kept: row && { part: row.answer.part, askedAt: row.asked_at } };
  });
}

/** Only what the service said. False when somebody else's question was answered a moment before. */
export async function keepAnswer(key: string, part: PartAnswer): Promise<boolean> {
  const row = { answer: { part }, asked_at: sql<Date>`now()` };
  const kept = await ownerDb()
    .insertInto("part_lookups")
    .values({ part_key: key, ...row })
    .onConflict((conflict) =>
      conflict.column("part_key").doUpdateSet(row).where("part_lookups.asked_at", "<=", keptSince),
    )
    .returning("part_key")
    .executeTakeFirst();
  return kept !== undefined;
}

export async function removeOldAnswers(): Promise<void> {
  await ownerDb().deleteFrom("part_lookups").where("asked_at", "<=", keptSince).execute();
}
