import { sql } from "kysely";
import type { Db } from "~db/client";

export const crmSizes = {
  ...{ customers: 5_000, activities: 20_000, deals: 2_000, requests: 500 },
  /** Of each company's person, over 60 days; of every third none for 15 days. */
  sessions: 80,
};

/** The provider's customers, each with a company that somebody belongs to, and what was done about them; ids of one of each. */
export async function fillCrm(db: Db, email: string): Promise<{ customer: string; company: string }> {
  await db.transaction().execute(async (trx) => {
    await sql`
      create temporary table filling on commit drop as
      select n, gen_random_uuid() as account_id, gen_random_uuid() as user_id, gen_random_uuid() as id,
        (array['free', 'pro', 'enterprise'])[1 + n % 3] as plan
      from generate_series(1, ${crmSizes.customers}) n`.execute(trx);
    await sql`
      insert into accounts (id, account_number, company_name, company_address, phone_number, time_zone, plan, created_at)
      select account_id, 'ACC' || lpad(n::text, 8, '0'), 'Fleet ' || n, n || ' Main St', '555' || lpad(n::text, 7, '0'),
        'America/Chicago', plan, now() - make_interval(days => 60, mins => n) from filling`.execute(trx);
    await sql`
      insert into users (id, email, password_hash)
      select user_id, 'fleet' || n || '@bench.example.com', 'none' from filling`.execute(trx);
    await sql`insert into profiles (id, account_id) select user_id, account_id from filling`.execute(trx);
    await sql`
      insert into sessions (token_hash, user_id, device, last_seen_at)
      select concat('bench', n, '-', k), user_id, 'bench' || n,
        now() - make_interval(days => case when n % 3 = 0 then 15 else 0 end + k % 45, secs => n)
      from filling, generate_series(1, ${crmSizes.sessions}) k`.execute(trx);
    await addEntries(trx, email);
  });
  await sql`vacuum analyze`.execute(db);
  const { rows } = await sql<{ customer: string; company: string }>`
    select id as customer, customer_account_id as company from master_crm order by created_at desc limit 1`.execute(
    db,
  );
  return rows[0]!;
}

async function addEntries(trx: Db, email: string): Promise<void> {
  const master = sql`(select u.id as user_id, p.account_id from users u join profiles p on p.id = u.id where u.email = ${email})`;
  await sql`
    insert into master_crm (account_id, id, user_id, customer_account_id, account_number, company_name, contact_email,
      phone_number, subscription_tier, lead_score, status, next_follow_up, created_at)
    select m.account_id, f.id, m.user_id, f.account_id, 'ACC' || lpad(n::text, 8, '0'), 'Fleet ' || n,
      'fleet' || n || '@bench.example.com', '555' || lpad(n::text, 7, '0'), plan, n % 101,
      (array['active', 'active', 'active', 'inactive', 'churned'])[1 + n % 5],
      case when n % 3 = 0 then current_date + (n % 90) - 10 end, now() - make_interval(mins => n)
    from filling f, ${master} m`.execute(trx);
  await sql`
    insert into crm_activities (account_id, crm_entry_id, user_id, author, activity_type, title, description, created_at)
    select m.account_id, f.id, m.user_id, 'bench', (array['call', 'email', 'meeting', 'note', 'task'])[1 + k % 5],
      'Activity ' || k, repeat('What was said. ', 10), now() - make_interval(hours => k)
    from ${master} m, generate_series(1, ${crmSizes.activities}) k
      join filling f on f.n = 1 + k % ${crmSizes.customers}::int`.execute(trx);
  await sql`
    insert into crm_deals (account_id, crm_entry_id, user_id, deal_name, deal_value, stage, probability, next_step_on, stage_since)
    select m.account_id, f.id, m.user_id, 'Deal ' || k, k * 10,
      (array['lead', 'qualified', 'proposal', 'negotiation', 'closed_won', 'closed_lost'])[1 + k % 6], k % 101,
      case when k % 2 = 0 then current_date + k % 30 end, now() - make_interval(days => k % 90)
    from ${master} m, generate_series(1, ${crmSizes.deals}) k join filling f on f.n = k`.execute(trx);
  await sql`
    insert into crm_deal_moves (account_id, deal_id, user_id, author, to_stage, moved_at)
    select account_id, id, user_id, 'bench', stage, stage_since from crm_deals`.execute(trx);
  await sql`
    insert into contact_requests (name, email, company, phone, interest, message, is_suspect, created_at)
    select 'Visitor ' || k, 'visitor' || k || '@bench.example.com', 'Company ' || k, '', 'software', 'Please call', false,
      now() - make_interval(hours => k)
    from generate_series(1, ${crmSizes.requests}) k`.execute(trx);
  await sql`
    insert into plan_requests (account_id, user_id, author, email, wanted)
    select account_id, user_id, 'bench', 'fleet' || n || '@bench.example.com', 'pro' from filling
    where n <= ${crmSizes.requests}`.execute(trx);
  // The others are new.
  await sql`
    insert into crm_requests (account_id, request_kind, request_id, user_id, author)
    select m.account_id, 'contact', r.id, m.user_id, 'bench' from ${master} m, contact_requests r
    where hashtext(r.id::text) % 10 <> 0`.execute(trx);
}
