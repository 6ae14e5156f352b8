import { randomBytes } from "node:crypto";
import { type Transaction, sql } from "kysely";
import { environment } from "~/environment";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";
import { eraseAccount } from "../erase-account.server";
import { type Company, addAccount } from "../sign-up.server";

type Trx = Transaction<Database>;

/** What a demo is made of: app/features/demo knows. */
export type DemoCompany = {
  company: Company;
  fill(trx: Trx, account: { accountId: string; userId: string }): Promise<void>;
};

/** Also while its last request is under way nothing of a demo goes. */
const graceMinutes = 1;

/** The worker's job: first what visitors wait for, then what is over. Two of them at once do the same work once. */
export async function keepDemosReady(demo: DemoCompany): Promise<void> {
  for (;;) {
    if (await makeDemo(demo)) continue;
    const over = await takeOver();
    if (!over) return;
    await eraseAccount(over);
  }
}

/** False when enough are ready. */
function makeDemo({ company, fill }: DemoCompany): Promise<boolean> {
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('make a demo', 0)), set_config('statement_timeout', '0', true)`.execute(
        trx,
      );
      const { ready } = await trx
        .selectFrom("demos")
        .select(sql<number>`count(*)::int`.as("ready"))
        .where("started_at", "is", null)
        .where("made_on", "=", dayIn(company.timeZone))
        .executeTakeFirstOrThrow();
      if (ready >= environment.DEMO_READY) return false;
      const { id: userId } = await trx
        .insertInto("users")
        .values({
          email: `demo-${randomBytes(6).toString("hex")}@demo.invalid`,
          password_hash: "",
          role: "demo",
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const accountId = await addAccount(trx, userId, company);
      await trx.updateTable("profiles").set({ name: "Demo Visitor" }).where("id", "=", userId).execute();
      await trx
        .insertInto("demos")
        .values({ account_id: accountId, user_id: userId, made_on: dayIn(company.timeZone) })
        .execute();
      await fill(trx, { accountId, userId });
      return true;
    });
}

/** Its records lead up to that day. */
const dayIn = (timeZone: string) => sql<string>`(now() at time zone ${timeZone})::date`;

/** One whose time is up, or that was made for an earlier day; from here on nobody starts or keeps it. */
async function takeOver(): Promise<string | undefined> {
  const { rows } = await sql<{ account_id: string }>`
    update demos set ticket = coalesce(ticket, 'never started ' || account_id), started_at = coalesce(started_at, now()),
      ends_at = least(ends_at, now())
    where account_id = (
      select d.account_id from demos d join accounts a on a.id = d.account_id
      where d.ends_at < now() - make_interval(mins => ${graceMinutes})
        or (d.started_at is null and d.made_on < (now() at time zone a.time_zone)::date)
      order by d.ends_at limit 1 for update of d skip locked)
    returning account_id`.execute(ownerDb());
  return rows[0]?.account_id;
}
