import { type Kysely, sql } from "kysely";

/** The provider's customers. The rows belong to the company of the master account, as its other records do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table master_crm (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      id uuid not null default gen_random_uuid(),
      user_id uuid not null references users,
      -- The company that the customer has in the product; null once that is erased.
      customer_account_id uuid references accounts on delete set null,
      account_number text not null,
      company_name text not null,
      contact_email text not null,
      phone_number text not null default '',
      company_address text not null default '',
      business_type text[] not null default '{}',
      subscription_tier text not null default 'free' check (subscription_tier in ('free', 'pro', 'enterprise')),
      lead_score integer not null default 50 check (lead_score between 0 and 100),
      status text not null default 'active' check (status in ('active', 'inactive', 'churned')),
      next_follow_up date,
      notes text not null default '',
      version integer not null default 1,
      created_at timestamptz not null default now(),
      removed_at timestamptz,
      name_key text not null generated always as (lower(company_name)) stored,
      phone_key text not null generated always as (regexp_replace(phone_number, '\\D', '', 'g')) stored,
      primary key (account_id, id)
    )`.execute(db);
  await sql`create index master_crm_by_time on master_crm (account_id, created_at, id) where removed_at is null`.execute(
    db,
  );
  await sql`create index master_crm_follow_ups on master_crm (account_id, next_follow_up)
    where removed_at is null and next_follow_up is not null`.execute(db);
  // A company is one customer.
  await sql`create unique index master_crm_company on master_crm (account_id, customer_account_id)
    where removed_at is null and customer_account_id is not null`.execute(db);
  await sql`create index master_crm_by_company on master_crm (customer_account_id)`.execute(db);

  await sql`
    create table crm_activities (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      id uuid not null default gen_random_uuid(),
      crm_entry_id uuid not null,
      user_id uuid not null references users,
      author text not null,
      activity_type text not null check (activity_type in ('call', 'email', 'meeting', 'note', 'task')),
      title text not null,
      description text not null default '',
      scheduled_on date,
      completed_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      primary key (account_id, id),
      foreign key (account_id, crm_entry_id) references master_crm on delete cascade
    )`.execute(db);
  await sql`create index crm_activities_of_entry on crm_activities (account_id, crm_entry_id, created_at, id)`.execute(
    db,
  );

  await sql`
    create table crm_deals (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      id uuid not null default gen_random_uuid(),
      crm_entry_id uuid not null,
      user_id uuid not null references users,
      deal_name text not null,
      deal_value numeric(12, 2) check (deal_value >= 0),
      stage text not null default 'lead'
        check (stage in ('lead', 'qualified', 'proposal', 'negotiation', 'closed_won', 'closed_lost')),
      probability integer not null default 50 check (probability between 0 and 100),
      expected_close_date date,
      next_step text not null default '',
      next_step_on date,
      lost_reason text not null default '',
      notes text not null default '',
      stage_since timestamptz not null default now(),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      primary key (account_id, id),
      foreign key (account_id, crm_entry_id) references master_crm on delete cascade
    )`.execute(db);
  await sql`create index crm_deals_of_entry on crm_deals (account_id, crm_entry_id)`.execute(db);
  await sql`create index crm_deals_by_stage on crm_deals (account_id, stage, stage_since, id)`.execute(db);

  // Only added to: how long a deal was in each stage.
  await sql`
    create table crm_deal_moves (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      id uuid not null default gen_random_uuid(),
      deal_id uuid not null,
      user_id uuid not null references users,
      author text not null,
      from_stage text,
      to_stage text not null,
      reason text not null default '',
      moved_at timestamptz not null default now(),
      primary key (account_id, id),
      foreign key (account_id, deal_id) references crm_deals on delete cascade
    )`.execute(db);
  await sql`create index crm_deal_moves_of_deal on crm_deal_moves (account_id, deal_id, moved_at)`.execute(
    db,
  );

  // What became of a request; one without a row here is new.
  await sql`
    create table crm_requests (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      id uuid not null default gen_random_uuid(),
      request_kind text not null check (request_kind in ('contact', 'plan')),
      request_id uuid not null,
      user_id uuid not null references users,
      author text not null,
      -- The customer that was made of it; null when it was put aside.
      crm_entry_id uuid,
      handled_at timestamptz not null default now(),
      primary key (account_id, id),
      unique (account_id, request_kind, request_id),
      foreign key (account_id, crm_entry_id) references master_crm on delete cascade
    )`.execute(db);
  for (const table of ["master_crm", "crm_activities", "crm_deals", "crm_deal_moves", "crm_requests"])
    await sql`select protect_account_table(${table})`.execute(db);
  await followPlan.execute(db);
}

const followPlan = sql`
  create function crm_follow_plan() returns trigger language plpgsql security definer set search_path = public as $$
  begin
    update master_crm set subscription_tier = new.plan
      where customer_account_id = new.id and subscription_tier <> new.plan;
    return null;
  end $$;
  create trigger accounts_crm_plan after update of plan on accounts for each row
    when (old.plan is distinct from new.plan) execute function crm_follow_plan()`;

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger accounts_crm_plan on accounts`.execute(db);
  await sql`drop function crm_follow_plan`.execute(db);
  for (const table of ["crm_requests", "crm_deal_moves", "crm_deals", "crm_activities", "master_crm"])
    await sql`drop table ${sql.table(table)}`.execute(db);
}
