import { type Transaction, sql } from "kysely";
import type { Database } from "~db/database";
import { ownerDb } from "~db/owner";
import { StartFailure } from "~db/start-failure";
import { noteByOperator } from "./sign-in-notes.server";

/** Whoever was erased has the role too, but no password. */
function selectWaiting() {
  return ownerDb()
    .selectFrom("users as u")
    .leftJoin("profiles as p", "p.id", "u.id")
    .leftJoin("accounts as a", "a.id", "p.account_id")
    .where("u.role", "=", "waitlist")
    .where("u.password_hash", "!=", "")
    .orderBy("u.created_at")
    .orderBy("u.id");
}

/** The longest waiting first. */
export async function listWaiting(): Promise<string> {
  const rows = await selectWaiting()
    .select(["u.email", "a.account_number", "a.company_name"])
    .select(sql<string>`to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`.as("since"))
    .execute();
  if (rows.length === 0) return "Nobody is on the waitlist.";
  return rows
    .map(({ since, email, account_number, company_name }) =>
      [since, email, account_number, company_name].filter(Boolean).join("  "),
    )
    .join("\n");
}

/** `subject` is an e-mail address in lower case, or "all". Each is told by the worker, which knows the mail server. */
export async function release(subject: string): Promise<string> {
  const emails = subject === "all" ? await listEmails() : [subject];
  let count = 0;
  for (const email of emails) if (await letIn(email)) count++;
  if (subject !== "all" && count === 0) throw new StartFailure(`${subject} is not on the waitlist.`);
  if (count === 0) return "Nobody is on the waitlist.";
  const released = subject === "all" ? `${count} ${count === 1 ? "person" : "people"}` : subject;
  return `${released} may sign in now. A mail says so where a mail server is set up (SMTP_URL).`;
}

async function listEmails(): Promise<string[]> {
  const rows = await selectWaiting().select("u.email").execute();
  return rows.map(({ email }) => email);
}

/** False for somebody who does not wait. `author` is who is named in the company's audit. */
export function letIn(email: string, author?: string): Promise<boolean> {
  return ownerDb()
    .transaction()
    .execute(async (trx) => {
      const user = await trx
        .updateTable("users")
        .set({ role: "user" })
        .where("email", "=", email)
        .where("role", "=", "waitlist")
        .where("password_hash", "!=", "")
        .returning("id")
        .executeTakeFirst();
      if (!user) return false;
      await noteByOperator(trx, user.id, `Let ${email} in from the waitlist`, author);
      await tell(trx, user.id);
      return true;
    });
}

async function tell(trx: Transaction<Database>, userId: string): Promise<void> {
  await sql`select request_job('mail-released', jsonb_build_object('userId', ${userId}::text))`.execute(trx);
}
