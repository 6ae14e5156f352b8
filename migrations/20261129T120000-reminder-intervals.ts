import { type Kysely, sql } from "kysely";

/** An interval by time is a number of days, weeks, months or years, at most 50 years; those before are months. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reminders drop constraint reminders_every_months_check`.execute(db);
  await sql`alter table reminders rename column every_months to every_time`.execute(db);
  await sql`alter table reminders add column time_unit text`.execute(db);
  await sql`update reminders set time_unit = 'months' where every_time is not null`.execute(db);
  await sql`
    alter table reminders
      add check (time_unit in ('days', 'weeks', 'months', 'years')),
      add check ((every_time is null) = (time_unit is null)),
      add check (every_time between 1 and
        case time_unit when 'days' then 18262 when 'weeks' then 2608 when 'months' then 600 else 50 end)`.execute(
    db,
  );
}

/** Days and weeks become the months that are nearest. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    update reminders set time_unit = 'months', every_time = least(600, greatest(1, round(every_time *
      case time_unit when 'days' then 1 / 30.4375 when 'weeks' then 7 / 30.4375 when 'years' then 12 else 1 end)))
    where every_time is not null`.execute(db);
  await sql`alter table reminders drop column time_unit`.execute(db);
  await sql`alter table reminders rename column every_time to every_months`.execute(db);
  await sql`
    alter table reminders add constraint reminders_every_months_check check (every_months between 1 and 600)`.execute(
    db,
  );
}
