import { type Kysely, sql } from "kysely";

/** A certified repair is also in the vehicle's service, which is kept longer than the report (49 CFR 396.3(c)). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table defect_certifications
      add column service_entry_id uuid,
      add foreign key (account_id, service_entry_id) references service_entries (account_id, id)`.execute(db);
  // The certification that made an entry.
  await sql`
    create unique index defect_certifications_of_service on defect_certifications (account_id, service_entry_id)
      where service_entry_id is not null`.execute(db);
  // Stays true after the report with its certification is deleted.
  await sql`alter table service_entries add column certifies_repair boolean not null default false`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table service_entries drop column certifies_repair`.execute(db);
  await sql`drop index defect_certifications_of_service`.execute(db);
  await sql`alter table defect_certifications drop column service_entry_id`.execute(db);
}
