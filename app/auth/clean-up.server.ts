import { sql } from "kysely";
import { ownerDb } from "~db/owner";

export async function cleanUp(): Promise<void> {
  const db = ownerDb();
  for (const [table, column, age] of tooOld)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < now() - ${age}::interval`.execute(
      db,
    );
  await db
    .deleteFrom("two_step")
    .where("confirmed_at", "is", null)
    .where("created_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
  // The copy of a contact request for sales, which belongs to no company that could be erased.
  await db
    .deleteFrom("mails")
    .where("account_id", "is", null)
    .where("kind", "=", "Contact request")
    .where("created_at", "<", sql<Date>`now() - ${contactRequestAge}::interval`)
    .execute();
  // A mail's body may hold a reset link.
  await db
    .updateTable("mails")
    .set({ body: "" })
    .where("expires_at", "<", sql<Date>`now()`)
    .where("body", "!=", "")
    .where("state", "!=", "queued")
    .execute();
}

/** As the privacy policy says. */
const contactRequestAge = "2 years";

const tooOld = [
  ["held_posts", "created_at", "30 minutes"],
  ["form_posts", "created_at", "25 hours"],
  ["attempts", "at", "1 day"],
  ["password_resets", "created_at", "1 day"],
  ["second_steps", "created_at", "1 day"],
  ["address_changes", "created_at", "30 days"],
  ["contact_requests", "created_at", contactRequestAge],
  // Ended sessions are kept longer because they also show which browsers a user has signed in from.
  ["sessions", "last_seen_at", "180 days"],
] as const;
