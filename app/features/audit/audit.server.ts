import { type RawBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { Slice } from "~/features/files/slices";
import type { Position } from "~/http/requests/list-page";
import type { AuditEntryKind } from "./audit-kinds";
import type { AuditAsked } from "./audit-position";

export type AuditEntry = {
  id: string;
  kind: AuditEntryKind;
  at: Date;
  /** The same to the microsecond. */
  atExactly: string;
  /** Null for the operator, and for somebody who was refused. */
  userId: string | null;
  author: string;
  what: string;
  /** The network address of a sign-in, else empty. */
  address: string;
};

/** Newest first. What has a record of its own is read from there. */
export async function listAudit(
  scope: Scope,
  { from, to, kind, userId }: AuditAsked,
  slice: Slice<Position>,
) {
  const { timeZone } = scope.account;
  const { after, max } = slice;
  // In each source, so that none is read beyond what is shown.
  const newest = (source: RawBuilder<unknown>) => sql`
    (select * from (${source}) one
    where at >= ${from}::date::timestamp at time zone ${timeZone}
      and at < (${to}::date + 1)::timestamp at time zone ${timeZone}
      and ${kind ? sql`kind = ${kind}` : sql`true`} and ${userId ? sql`"userId"::text = ${userId}` : sql`true`}
      and ${after ? sql`at <= ${after.at}::text::timestamptz and (at, id) < (${after.at}::text::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by at desc, id desc limit ${max})`;
  return scope.db(async (trx) => {
    const { rows } = await sql<AuditEntry>`
      select id, kind, at, at::text as "atExactly", "userId", author, what, address
      from (${sql.join(sourcesFor(scope).map(newest), sql` union all `)}) entry
      order by at desc, id desc limit ${max}`.execute(trx);
    return rows;
  });
}

/** Of the CRM only the master is told. */
function sourcesFor({ isMaster }: Scope): RawBuilder<unknown>[] {
  return [...sources, removals(isMaster ? sql`true` : sql`not starts_with(c.record_kind, 'crm_')`)];
}

const removals = (shown: RawBuilder<unknown>) =>
  sql`select c.id, 'records' as kind, c.changed_at as at, c.user_id as "userId", c.author,
      'Removed the ' || replace(c.record_kind, '_', ' ') || coalesce(' of ' || coalesce('unit ' || v.unit_number, v.make_model), '')
        || coalesce(': ' || nullif(array_to_string(c.changes, '; '), ''), '') || coalesce(' (' || c.reason || ')', '') as what, '' as address
    from record_changes c left join vehicles v on v.id = c.vehicle_id where c.is_removal and ${shown}`;

const sources: RawBuilder<unknown>[] = [
  sql`select id, kind, happened_at as at, user_id as "userId", author, what, address from audit_events`,
  sql`select e.id, 'invoices' as kind, e.happened_at as at, e.user_id as "userId", e.author,
      coalesce(i.invoice_number, 'Draft') || ': ' ||
        case e.what when 'payment_reversed' then 'payment reversed' when 'below_cost' then 'sold below cost'
          when 'zero_rate' then 'sold without tax' when 'credited' then 'credited' when 'credit_cancelled' then 'credit note cancelled'
          else e.status_before || ' to ' || e.status_after end || coalesce(', ' || e.note, '') as what, '' as address
    from invoice_events e join invoices i on i.id = e.invoice_id
    where e.what in ('payment_reversed', 'below_cost', 'zero_rate', 'credited', 'credit_cancelled')
      or (e.what = 'status' and e.status_before is not null
        and (e.status_before in ('finalized', 'sent', 'paid')) <> (e.status_after in ('finalized', 'sent', 'paid')))`,
  // A movement has no id of its own; one is made of its part and place.
  sql`select md5(m.item_id::text || m.position)::uuid as id, 'stock' as kind, m.moved_at as at, m.user_id as "userId", m.author,
      i.part_number || ': ' || m.reason || ', ' || m.quantity_before || ' to ' || m.quantity_after || coalesce(', ' || m.note, '') as what, '' as address
    from stock_movements m join inventory_items i on i.id = m.item_id
    where m.reason in ('edited', 'adjusted', 'counted', 'deleted') and m.quantity_change <> 0`,
  sql`select md5(m.item_id::text || m.position)::uuid as id, 'prices' as kind, m.moved_at as at, m.user_id as "userId", m.author,
      i.part_number || ': ' || coalesce(m.note, m.cost_note) as what, '' as address
    from stock_movements m join inventory_items i on i.id = m.item_id
    where m.reason = 'edited' and m.quantity_change = 0 and coalesce(m.note, m.cost_note) is not null`,
  sql`select c.id, 'prices' as kind, c.changed_at as at, c.user_id as "userId", c.author,
      customer.name || ': ' || array_to_string(c.changes, '; ') as what, '' as address
    from record_changes c join customers customer on customer.id = c.record_id where c.concerns_prices`,
  sql`select id, 'settings' as kind, opened_at as at, user_id as "userId", author,
      'Books opened that were closed through ' || to_char(closed_until, 'Mon FMDD, YYYY') || ': ' || reason as what, '' as address
    from book_openings`,
];
