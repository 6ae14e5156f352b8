import { type Kysely, type Transaction, sql } from "kysely";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";
import { deviceOf, findSession, newDevice, newToken, openSession, sessionHeaders } from "../session.server";
import { demoMinutes, maxRunning } from "./demo-settings";
import { pressOf } from "./ticket.server";

export type DemoProblem = { problem: "preparing" | "full" | "over" | "unknown" };
type Started = { headers: Headers; isResumed: boolean };
type Taken = { userId: string; isResumed: boolean };

/** Gives the visitor a company that was made beforehand, and signs in to it. A press starts one demo: as long as it runs, that one. */
export function startDemo(request: Request, ticket: string): Promise<Started | DemoProblem> {
  return enter(request, (trx) => takeDemo(trx, ticket));
}

/** The demo that this press has started, if it still runs. */
export function resumeDemo(request: Request, token: string): Promise<Started | DemoProblem> {
  return enter(request, async (trx) => (await demoOfPress(trx, token)) ?? { problem: "unknown" });
}

async function enter(
  request: Request,
  take: (trx: Transaction<Database>) => Promise<Taken | DemoProblem>,
): Promise<Started | DemoProblem> {
  const cookies = { token: newToken(), device: (await deviceOf(request)) ?? newDevice() };
  const taken = await ownerDb()
    .transaction()
    .execute(async (trx) => {
      const taken = await take(trx);
      if (!("problem" in taken)) await openSession(trx, request, { userId: taken.userId, ...cookies });
      return taken;
    });
  if ("problem" in taken) return taken;
  return { headers: await sessionHeaders(request, cookies), isResumed: taken.isResumed };
}

/** One after the other, so that never more run than may. */
async function takeDemo(trx: Transaction<Database>, ticket: string): Promise<Taken | DemoProblem> {
  await sql`select pg_advisory_xact_lock(hashtextextended('start a demo', 0))`.execute(trx);
  const before = await demoOfPress(trx, ticket);
  if (before) return before;
  const { running } = await trx
    .selectFrom("demos")
    .select(sql<number>`(count(*) filter (where ends_at > now()))::int`.as("running"))
    .executeTakeFirstOrThrow();
  if (running >= maxRunning) return { problem: "full" };
  await requestDemos(trx);
  const { rows } = await sql<{ userId: string }>`
    update demos set ticket = ${pressOf(ticket)}, started_at = now(), ends_at = now() + make_interval(mins => ${demoMinutes})
    where account_id = (
      select d.account_id from demos d join accounts a on a.id = d.account_id
      where d.started_at is null and d.made_on >= (now() at time zone a.time_zone)::date - 1
      order by d.made_on desc, d.account_id limit 1 for update of d skip locked)
    returning user_id as "userId"`.execute(trx);
  return rows[0] ? { ...rows[0], isResumed: false } : { problem: "preparing" };
}

/** Locked, because one that is being kept becomes somebody's own company. */
async function demoOfPress(
  trx: Transaction<Database>,
  token: string,
): Promise<Taken | DemoProblem | undefined> {
  const demo = await trx
    .selectFrom("demos")
    .select("user_id")
    .select(sql<boolean>`ends_at > now()`.as("isRunning"))
    .where("ticket", "=", pressOf(token))
    .forUpdate()
    .executeTakeFirst();
  if (!demo) return undefined;
  return demo.isRunning ? { userId: demo.user_id, isResumed: true } : { problem: "over" };
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
