import { type Kysely, sql } from "kysely";

/** It belongs to sign-in: the request role has no grant on it. Tokens are one-time links: of the new address, of the old one, and to undo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table address_changes (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      session_id uuid references sessions on delete set null,
      old_email text not null,
      new_email text not null,
      new_token_hash text not null unique,
      old_token_hash text not null unique,
      undo_token_hash text not null unique,
      created_at timestamptz not null default now(),
      new_confirmed_at timestamptz,
      old_confirmed_at timestamptz,
      changed_at timestamptz,
      cancelled_at timestamptz
    )`.execute(db);
  // The change that one user is waiting for.
  await sql`create index address_changes_of_user on address_changes (user_id, created_at desc)`.execute(db);
  // Whether an address is kept for the person who may still take it back.
  await sql`create index address_changes_by_old on address_changes (old_email)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table address_changes`.execute(db);
}
