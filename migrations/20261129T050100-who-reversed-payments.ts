import { type Kysely, sql } from "kysely";

/** Who reversed a payment, as text beside who recorded it: requests may not read the users. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add reversed_author text`.execute(db);
  await sql`update payments p set reversed_author = u.email from users u where u.id = p.reversed_by`.execute(
    db,
  );
  await sql`alter table payments add check ((reversed_at is null) = (reversed_author is null))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments drop reversed_author`.execute(db);
}
