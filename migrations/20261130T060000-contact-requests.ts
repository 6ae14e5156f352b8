import { type Kysely, sql } from "kysely";

/** What visitors write in the contact form. It belongs to no company: the request role has no grant on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_requests (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      email text not null,
      company text not null,
      phone text not null,
      fleet_size text check (fleet_size in ('1-10', '11-50', '51-100', '100+', 'parts')),
      interest text not null check (interest in ('inventory', 'fleettrack', 'system', 'software', 'all')),
      message text not null check (char_length(message) <= 10000),
      is_suspect boolean not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  // The operator's list, newest first, and the clean-up of old ones.
  await sql`create index contact_requests_by_time on contact_requests (created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table contact_requests`.execute(db);
}
