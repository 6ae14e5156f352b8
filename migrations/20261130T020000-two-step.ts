import { type Kysely, sql } from "kysely";

/** All of this belongs to sign-in: the request role has no grant on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Not confirmed: somebody is setting up an app and has not typed its first code.
  await sql`
    create table two_step (
      user_id uuid primary key references users on delete cascade,
      secret text not null,
      last_used_step integer,
      created_at timestamptz not null default now(),
      confirmed_at timestamptz
    )`.execute(db);
  await sql`
    create table recovery_codes (
      user_id uuid not null references users on delete cascade,
      code_hash text not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    )`.execute(db);
  // A right password that waits for its code, in one browser.
  await sql`
    create table second_steps (
      token_hash text primary key,
      user_id uuid not null references users on delete cascade,
      device text not null,
      created_at timestamptz not null default now(),
      used_at timestamptz
    )`.execute(db);
  // Forgotten when all browsers of one user are signed out.
  await sql`create index second_steps_of_user on second_steps (user_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ["second_steps", "recovery_codes", "two_step"])
    await sql`drop table ${sql.id(table)}`.execute(db);
}
