import { type Kysely, sql } from "kysely";

/** What a person was told by mail about an annual inspection, so that the same state of it is never told twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table annual_notices (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      user_id uuid not null references users,
      annual_inspection_id uuid not null,
      state text not null check (state in ('soon', 'expired', 'failed')),
      day date not null,
      sent_at timestamptz not null default now(),
      primary key (account_id, user_id, annual_inspection_id, state, day),
      foreign key (account_id, annual_inspection_id) references annual_inspections (account_id, id) on delete cascade
    )`.execute(db);
  await sql`select protect_account_table('annual_notices')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table annual_notices`.execute(db);
}
