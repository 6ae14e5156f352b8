import { type Kysely, sql } from "kysely";

/** How people of a company corrected what was read, for the next photo that is read in the same way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scan_corrections (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      kind text not null,
      field text not null,
      read_as text not null check (char_length(read_as) between 1 and 200),
      corrected text not null check (char_length(corrected) between 1 and 200),
      corrected_at timestamptz not null default now(),
      primary key (account_id, kind, field, read_as)
    )`.execute(db);
  await sql`select protect_account_table('scan_corrections')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table scan_corrections`.execute(db);
}
