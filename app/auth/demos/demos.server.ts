import { type Kysely, type Transaction, sql } from "kysely";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";
import { deviceOf, findSession, newDevice, newToken, openSession, sessionHeaders } from "../session.server";
import { demoMinutes, maxRunning } from "./demo-settings";

export type DemoProblem = { problem: "preparing" | "full" | "started-before" };

/** Gives the visitor a company that was made beforehand, and signs in to it. A ticket starts one demo. */
export async function startDemo(
  request: Request,
  ticket: string,
): Promise<{ headers: Headers } | DemoProblem> {
  const cookies = { token: newToken(), device: (await deviceOf(request)) ?? newDevice() };
  const started = await ownerDb()
    .transaction()
    .execute(async (trx) => {
      const taken = await takeDemo(trx, ticket);
      if ("problem" in taken) return taken;
      await openSession(trx, request, { userId: taken.userId, ...cookies });
      return taken;
    });
  return "problem" in started ? started : { headers: await sessionHeaders(request, cookies) };
}

/** One after the other, so that never more run than may. */
async function takeDemo(
  trx: Transaction<Database>,
  ticket: string,
): Promise<{ userId: string } | DemoProblem> {
  await sql`select pg_advisory_xact_lock(hashtextextended('start a demo', 0))`.execute(trx);
  const { running, before } = await trx
    .selectFrom("demos")
    .select(sql<number>`(count(*) filter (where ends_at > now()))::int`.as("running"))
    .select(sql<number>`(count(*) filter (where ticket = ${ticket}))::int`.as("before"))
    .executeTakeFirstOrThrow();
  if (before > 0) return { problem: "started-before" };
  if (running >= maxRunning) return { problem: "full" };
  await requestDemos(trx);
  const { rows } = await sql<{ userId: string }>`
    update demos set ticket = ${ticket}, started_at = now(), ends_at = now() + make_interval(mins => ${demoMinutes})
    where account_id = (
      select account_id from demos where started_at is null and made_on >= (now() at time zone 'utc')::date - 1
      order by made_on desc, account_id limit 1 for update skip locked)
    returning user_id as "userId"`.execute(trx);
  return rows[0] ?? { problem: "preparing" };
}

/** By whoever signs out of it, or was signed out because nothing was done. */
export async function endDemo(request: Request): Promise<boolean> {
  const session = await findSession(request);
  if (session?.state !== "live" || session.demo_ends_at === null) return false;
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      await trx
        .updateTable("demos")
        .set({ ends_at: sql<Date>`now()` })
        .where("user_id", "=", session.user_id)
        .where("ends_at", ">", sql<Date>`now()`)
        .execute();
      await requestDemos(trx);
      return true;
    });
}

/** The worker makes what is missing, and erases what is over. */
export async function requestDemos(db: Kysely<Database>): Promise<void> {
  await sql`select request_job('keep-demos-ready', '{}'::jsonb, now(), 'keep-demos-ready')`.execute(db);
}
