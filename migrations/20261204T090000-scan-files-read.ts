import { type Kysely, sql } from "kysely";

/** A page that is added later and cannot be read goes; the pages that were read stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scan_files add column is_read boolean not null default false`.execute(db);
  await sql`update scan_files f set is_read = true from scans s
    where s.account_id = f.account_id and s.id = f.scan_id and s.state = 'read'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scan_files drop column is_read`.execute(db);
}
