import { type Kysely, sql } from "kysely";

/** All of this belongs to sign-in, which works across accounts: the request role has no grant on it, but for form_posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sessions (
      id uuid primary key default gen_random_uuid(),
      token_hash text not null unique,
      user_id uuid not null references users on delete cascade,
      device text not null,
      user_agent text not null default '',
      address text not null default '',
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      ended_at timestamptz,
      revoked boolean not null default false
    )`.execute(db);
  // "Signed-in devices" and "sign out everywhere" of one user.
  await sql`create index sessions_of_user on sessions (user_id, last_seen_at desc)`.execute(db);

  await sql`
    create table password_resets (
      token_hash text primary key,
      user_id uuid not null references users on delete cascade,
      mailed boolean not null,
      created_at timestamptz not null default now(),
      used_at timestamptz
    )`.execute(db);

  await sql`
    create table attempts (
      id bigint generated always as identity primary key,
      kind text not null,
      subject text not null,
      address text not null,
      device text,
      at timestamptz not null default now()
    )`.execute(db);
  // Tries of the last 15 minutes for one e-mail address, and from one network address.
  await sql`create index attempts_by_subject on attempts (kind, subject, at)`.execute(db);
  await sql`create index attempts_by_address on attempts (kind, address, at)`.execute(db);

  await sql`
    create table held_posts (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      path text not null,
      content_type text not null,
      body bytea not null,
      created_at timestamptz not null default now(),
      taken_at timestamptz
    )`.execute(db);
  // What one user may finish after signing in again, newest first.
  await sql`create index held_posts_of_user on held_posts (user_id, created_at desc)`.execute(db);

  // account_id is empty for the forms of visitors, sign-up above all.
  await sql`
    create table form_posts (
      token text primary key,
      account_id uuid default current_account_id() references accounts on delete cascade,
      result jsonb,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`select protect_account_table('form_posts')`.execute(db);
  // The clean-up of tokens past their day.
  await sql`create index form_posts_by_age on form_posts (created_at)`.execute(db);

  await sql`
    create table operator_actions (
      id bigint generated always as identity primary key,
      command text not null,
      target text not null,
      outcome text not null,
      operator text not null,
      at timestamptz not null default now()
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    "operator_actions",
    "form_posts",
    "held_posts",
    "attempts",
    "password_resets",
    "sessions",
  ]) {
    await sql`drop table ${sql.id(table)}`.execute(db);
  }
}
