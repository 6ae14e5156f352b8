import { sql } from "kysely";
import { ownerDb } from "~db/owner";

export async function cleanUp(): Promise<void> {
  const db = ownerDb();
  await db
    .deleteFrom("held_posts")
    .where("created_at", "<", sql<Date>`now() - interval '30 minutes'`)
    .execute();
  await db
    .deleteFrom("form_posts")
    .where("created_at", "<", sql<Date>`now() - interval '25 hours'`)
    .execute();
  await db
    .deleteFrom("attempts")
    .where("at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
  await db
    .deleteFrom("password_resets")
    .where("created_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
  await db
    .deleteFrom("second_steps")
    .where("created_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
  await db
    .deleteFrom("two_step")
    .where("confirmed_at", "is", null)
    .where("created_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
  await db
    .deleteFrom("address_changes")
    .where("created_at", "<", sql<Date>`now() - interval '30 days'`)
    .execute();
  // A mail's body may hold a reset link.
  await db
    .updateTable("mails")
    .set({ body: "" })
    .where("expires_at", "<", sql<Date>`now()`)
    .where("body", "!=", "")
    .where("state", "!=", "queued")
    .execute();
  // Ended sessions are kept longer because they also show which browsers a user has signed in from.
  await db
    .deleteFrom("sessions")
    .where("last_seen_at", "<", sql<Date>`now() - interval '180 days'`)
    .execute();
}
