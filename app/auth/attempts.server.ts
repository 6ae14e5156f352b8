import { type Insertable, sql } from "kysely";
import { callerAddress } from "~/http/requests/caller.server";
import { ownerDb } from "~db/owner";
import type { AttemptsTable } from "~db/tables/attempts";
import { deviceOf } from "./session.server";

type Kind = AttemptsTable["kind"];

/** Minutes in which tries are counted. */
const windowOf = (kind: Kind) => (kind === "demo" ? 60 : 15);
const maxPerSubject = 5;
const maxPerAddress = 20;
export type Attempt = { id: string } | { problem: "wait"; minutes: number };

/**
 * Counts a try before it is made, so that simultaneous tries count too. A browser that has signed in to this e-mail address before gets
 * its own tries, so that strangers cannot lock out the owner.
 */
export async function beginAttempt(kind: Kind, email: string, request: Request): Promise<Attempt> {
  const address = callerAddress(request);
  const device = await knownDevice(request, email);
  const own = await recordAttempt({ kind, subject: email, address, device: device ?? null });
  const bySubject = await secondsBlocked(own.id, maxPerSubject, {
    kind,
    subject: email,
    device: device ?? null,
  });
  const byAddress = device ? 0 : await secondsBlocked(own.id, maxPerAddress, { kind, address });
  const seconds = Math.max(bySubject, byAddress);
  if (seconds <= 0) return { id: own.id };
  // A refused try does not extend the wait.
  await forgetAttempt(own.id);
  return { problem: "wait", minutes: Math.ceil(seconds / 60) };
}

/** For a form: sent again after it was saved, it is not another try, so that a double press at the limit gets the first one's answer. */
export async function refuseAttempt(
  kind: Kind,
  { email, token }: { email: string; token: string },
  request: Request,
): Promise<Extract<Attempt, { problem: "wait" }> | undefined> {
  if (await isSaved(token)) return undefined;
  const tried = await beginAttempt(kind, email, request);
  if (!("problem" in tried)) return undefined;
  return (await isSaved(token)) ? undefined : tried;
}

async function isSaved(token: string): Promise<boolean> {
  const post = await ownerDb()
    .selectFrom("form_posts")
    .select("token")
    .where("token", "=", token)
    .executeTakeFirst();
  return post !== undefined;
}

/** Serialized per subject and address: a try whose row is not committed yet would not count against the next one. */
function recordAttempt(attempt: Insertable<AttemptsTable>): Promise<{ id: string }> {
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      for (const key of [`subject ${attempt.subject}`, `address ${attempt.address}`])
        await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
      return trx.insertInto("attempts").values(attempt).returning("id").executeTakeFirstOrThrow();
    });
}

export async function forgetAttempt(id: string): Promise<void> {
  await ownerDb().deleteFrom("attempts").where("id", "=", id).execute();
}

export function waitMessage(minutes: number): string {
  return `Too many tries. Wait ${minutes} minute${minutes === 1 ? "" : "s"}, then try again.`;
}

async function knownDevice(request: Request, email: string): Promise<string | undefined> {
  const device = await deviceOf(request);
  if (!device) return undefined;
  const session = await ownerDb()
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select("s.id")
    .where("u.email", "=", email)
    .where("s.device", "=", device)
    .limit(1)
    .executeTakeFirst();
  return session && device;
}

type Counted = { kind: Kind; subject?: string; address?: string; device?: string | null };

/** Seconds until the oldest of the last `limit` other tries leaves the window; 0 or less if there are fewer. */
async function secondsBlocked(
  ownId: string,
  limit: number,
  { kind, subject, address, device }: Counted,
): Promise<number> {
  const oldest = await ownerDb()
    .selectFrom("attempts")
    .select(
      sql<number>`extract(epoch from at + make_interval(mins => ${windowOf(kind)}) - now())::float8`.as(
        "seconds",
      ),
    )
    .where("kind", "=", kind)
    .where("id", "<", ownId)
    .where("at", ">", sql<Date>`now() - make_interval(mins => ${windowOf(kind)})`)
    .$if(subject !== undefined, (query) =>
      query.where("subject", "=", subject!).where("device", device === null ? "is" : "=", device!),
    )
    .$if(address !== undefined, (query) => query.where("address", "=", address!))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest?.seconds ?? 0;
}
