import { type Kysely, sql } from "kysely";

/** For databases made before the vehicles in service were counted by their own migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    counted: boolean;
  }>`select to_regclass('vehicle_counts') is not null as counted`.execute(db);
  if (rows[0]?.counted) return;
  await sql`
    create table vehicle_counts (
      account_id uuid primary key default current_account_id() references accounts on delete cascade,
      in_service integer not null check (in_service >= 0)
    )`.execute(db);
  await sql`select protect_account_table('vehicle_counts')`.execute(db);
  await sql`
    insert into vehicle_counts (account_id, in_service)
    select account_id, count(*) filter (where archived_at is null) from vehicles group by account_id`.execute(
    db,
  );
  await sql.raw(countInStep).execute(db);
}

/** Nothing: what this brings belongs to the vehicles' own migration, which takes it away itself. */
export async function down(): Promise<void> {}

const countInStep = `
create function count_vehicles() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into vehicle_counts as counts (account_id, in_service)
    select account_id, count(*) from after_rows where archived_at is null group by account_id
    on conflict (account_id) do update set in_service = counts.in_service + excluded.in_service;
  end if;
  if tg_op <> 'INSERT' then
    update vehicle_counts counts set in_service = counts.in_service - gone.number
    from (select account_id, count(*) as number from before_rows where archived_at is null group by account_id) gone
    where counts.account_id = gone.account_id;
  end if;
  return null;
end $$;

create trigger count_added after insert on vehicles
  referencing new table as after_rows for each statement execute function count_vehicles();
create trigger count_changed after update on vehicles
  referencing old table as before_rows new table as after_rows for each statement execute function count_vehicles();
create trigger count_removed after delete on vehicles
  referencing old table as before_rows for each statement execute function count_vehicles();`;
