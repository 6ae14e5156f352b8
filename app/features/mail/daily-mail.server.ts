import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { hourIn, today } from "~/features/calendar/today";
import { type AccountTransaction, asAccount } from "~db/as-account";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";

export type Recipient = { id: string; email: string };

/** A company whose mail day has begun, and its managers. */
export type Company = { id: string; timeZone: string; day: string; people: Recipient[] };

type DailyMail = {
  /** For the log when a company's mail fails: "low stock". */
  name: string;
  /** The table with the last day on which each company was checked. */
  mailings: "reminder_mailings" | "low_stock_mailings" | "trial_mailings";
  /** Selects the companies the mail is for. */
  concerns: (account: ExpressionBuilder<Database, "accounts">) => Expression<SqlBool>;
  /** Checks one company and queues the mails. */
  mail: (trx: AccountTransaction, company: Company, now: Date) => Promise<void>;
};

const firstHour = 6;

/**
 * Runs hourly; tells the managers once per company day. The day is claimed in the transaction that queues the mails, so a second or
 * restarted worker sends nothing twice.
 */
export async function mailDaily(now: Date, daily: DailyMail): Promise<void> {
  const failures: unknown[] = [];
  for (const company of await listCompanies(now, daily)) {
    // One company's failure must not stop the next one's mail.
    await asAccount(company.id, async (trx) => {
      if (await claimDay(trx, daily, company.day)) await daily.mail(trx, company, now);
    }).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `The mail about ${daily.name} failed for ${failures.length} companies.`,
    );
}

/** Companies where it is morning, not checked today, with somebody to tell. */
async function listCompanies(now: Date, { mailings, concerns }: DailyMail): Promise<Company[]> {
  const accounts = await ownerDb()
    .selectFrom("accounts")
    .select(["accounts.id", "accounts.time_zone"])
    .select(
      sql<string | null>`(select looked_on from ${sql.table(mailings)} where account_id = accounts.id)`.as(
        "looked_on",
      ),
    )
    .select((account) =>
      jsonArrayFrom(
        account
          .selectFrom("profiles")
          .innerJoin("users", "users.id", "profiles.id")
          .select(["users.id", "users.email"])
          .whereRef("profiles.account_id", "=", "accounts.id")
          .where("users.role", "=", "user")
          .orderBy("users.email"),
      ).as("people"),
    )
    .where(concerns)
    .execute();
  return accounts.flatMap(({ id, time_zone: timeZone, looked_on, people }) => {
    const day = today(timeZone, now);
    const isDue = people.length > 0 && hourIn(timeZone, now) >= firstHour && (looked_on ?? "") < day;
    return isDue ? { id, timeZone, day, people } : [];
  });
}

/** A second worker waits here for the first one's commit, then finds the day claimed. */
async function claimDay(trx: AccountTransaction, { mailings }: DailyMail, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into ${sql.table(mailings)} as last (looked_on) values (${day})
    on conflict (account_id) do update set looked_on = ${day} where last.looked_on < ${day}
    returning looked_on`.execute(trx);
  return rows.length > 0;
}
