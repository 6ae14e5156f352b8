import { type Kysely, sql } from "kysely";

/** One trial of a larger plan for each company. Nothing switches the plan when it ends: whoever asks, asks plan_in_force. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accounts
      add column trial_plan text check (trial_plan in ('pro', 'enterprise')),
      add column trial_started_at timestamptz,
      add column trial_ends_at timestamptz,
      add constraint accounts_trial_is_whole check (num_nulls(trial_plan, trial_started_at, trial_ends_at) in (0, 3))`.execute(
    db,
  );
  // A trial is never of a smaller plan than the one that was sold.
  await sql
    .raw(
      `create function plan_in_force(plan text, trial_plan text, trial_ends_at timestamptz, at timestamptz) returns text
       language sql immutable parallel safe as $$
         select case when trial_ends_at > at and plan <> 'enterprise' then trial_plan else plan end
       $$`,
    )
    .execute(db);
  // Through the 30th day after this one where the company works, so that no trial ends in the middle of a day.
  await sql
    .raw(
      `create function trial_end(zone text) returns timestamptz language sql stable parallel safe as $$
         select ((now() at time zone zone)::date + 31)::timestamp at time zone zone
       $$`,
    )
    .execute(db);
  // A company cannot write its own plan; this is the one door. Null if it had a trial, or has that plan.
  await sql
    .raw(
      `create function start_trial(wanted text) returns timestamptz
       language sql security definer set search_path = pg_catalog as $$
         update public.accounts
         set trial_plan = wanted, trial_started_at = now(), trial_ends_at = public.trial_end(time_zone)
         where id = public.current_account_id() and trial_plan is null and plan not in (wanted, 'enterprise')
         returning trial_ends_at
       $$`,
    )
    .execute(db);
  await sql`revoke execute on function start_trial(text) from public`.execute(db);
  await sql
    .raw(
      `do $$ begin
         execute format('grant execute on function start_trial(text) to %I', (select request_role from installation));
       end $$`,
    )
    .execute(db);
  // A row once the company was told that its trial ends.
  await sql`
    create table trial_mailings (
      account_id uuid primary key default current_account_id() references accounts on delete cascade,
      looked_on date not null
    )`.execute(db);
  await sql`select protect_account_table('trial_mailings')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table trial_mailings`.execute(db);
  await sql`drop function start_trial(text)`.execute(db);
  await sql`drop function trial_end(text)`.execute(db);
  await sql`drop function plan_in_force(text, text, timestamptz, timestamptz)`.execute(db);
  await sql`alter table accounts drop column trial_plan, drop column trial_started_at, drop column trial_ends_at`.execute(
    db,
  );
}
