import { type Transaction, sql } from "kysely";
import type { Database } from "~db/database";

type Trx = Transaction<Database>;

/** What belongs to a person alone. */
const ownTables = [
  "sessions",
  "password_resets",
  "held_posts",
  "address_changes",
  "second_steps",
  "recovery_codes",
  "two_step",
] as const;

/** Nobody signs in as them any more. Returns every address that they had. */
export async function endSignInsOf(trx: Trx, accountId: string): Promise<string[]> {
  const people = await trx
    .selectFrom("profiles as p")
    .innerJoin("users as u", "u.id", "p.id")
    .select(["u.id", "u.email"])
    .where("p.account_id", "=", accountId)
    .execute();
  const ids = people.map(({ id }) => id);
  const emails = await withEarlier(
    trx,
    accountId,
    people.map(({ email }) => email),
  );
  await forgetOwn(trx, ids);
  for (const email of emails) {
    await trx.deleteFrom("attempts").where("subject", "=", email).execute();
    await trx.deleteFrom("mails").where("account_id", "is", null).where("recipient", "=", email).execute();
  }
  for (const id of ids) {
    await forgetFormPosts(trx, id);
    const none = { email: `${id}@erased.invalid`, password_hash: "", role: "waitlist" as const };
    await trx
      .updateTable("users")
      .set({ ...none, email_confirmed_at: null })
      .where("id", "=", id)
      .execute();
  }
  return emails;
}

const changed = "^Changed the address from (\\S+) to (\\S+)$";

/** With those that they changed, which the audit says for good and the changes themselves for some weeks; not those that are somebody else's now. */
async function withEarlier(trx: Trx, accountId: string, emails: string[]): Promise<string[]> {
  const { rows } = await sql<{ pair: string[] }>`
    select regexp_match(what, ${changed}) as pair from audit_events where account_id = ${accountId} and what ~ ${changed}
    union all
    select array[old_email, new_email] from address_changes
      where changed_at is not null and user_id in (select id from profiles where account_id = ${accountId})`.execute(
    trx,
  );
  const known = new Set(emails);
  // Once for each change of the longest chain.
  for (let before = 0; before < known.size;) {
    before = known.size;
    for (const { pair } of rows)
      if (pair.some((email) => known.has(email))) for (const email of pair) known.add(email);
  }
  const others = await trx
    .selectFrom("users")
    .select("email")
    .where("email", "=", sql<string>`any(${[...known]})`)
    .where("email", "!=", sql<string>`all(${emails})`)
    .execute();
  for (const { email } of others) known.delete(email);
  return [...known];
}

async function forgetOwn(trx: Trx, ids: string[]): Promise<void> {
  for (const table of ownTables)
    await trx
      .deleteFrom(table)
      .where("user_id", "=", sql<string>`any(${ids}::uuid[])`)
      .execute();
}

/** Sign-up and what leads into a company belong to none: their results name it, or the person. */
export async function forgetFormPosts(trx: Trx, id: string): Promise<void> {
  await sql`delete from form_posts where account_id is null and position(${id} in result::text) > 0`.execute(
    trx,
  );
}

/** The history of a company where somebody was before names them by id: their row then stays, without an address and a password. */
export async function deletePeople(trx: Trx, ids: string[]): Promise<void> {
  await forgetOwn(trx, ids);
  for (const id of ids) {
    await sql`savepoint before_person`.execute(trx);
    try {
      await trx.deleteFrom("users").where("id", "=", id).execute();
    } catch (error) {
      if ((error as { code?: unknown }).code !== foreignKeyViolation) throw error;
      await sql`rollback to savepoint before_person`.execute(trx);
    }
  }
}

const foreignKeyViolation = "23503";
