import { type Kysely, sql } from "kysely";

/**
 * The stock and its ledger. `quantity` is what the movements add up to; the request role may write it only beside the movement that
 * explains it (app/features/inventory/stock.server.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A limited user may be given the counter: see, sell and count parts, without what they cost.
  await sql`alter table profiles add column is_counter boolean not null default false`.execute(db);
  await sql.raw(partKey).execute(db);
  await sql.raw(items).execute(db);
  await sql`select protect_account_table('inventory_items')`.execute(db);
  // Archived, never deleted: the ledger and the papers keep their part.
  await sql.raw(revoked("delete", "inventory_items")).execute(db);
  await sql.raw(itemIndexes).execute(db);
  await sql.raw(movements).execute(db);
  await sql`select protect_account_table('stock_movements')`.execute(db);
  // The ledger is only ever added to.
  await sql.raw(revoked("update, delete", "stock_movements")).execute(db);
  // What one document moved: an import, a count, an installed part, an invoice.
  await sql`create index movements_of_document on stock_movements (account_id, document_id) where document_id is not null`.execute(
    db,
  );
  // How many parts an account has, for its plan's limit: counting 100,000 rows for each page is too slow.
  await sql
    .raw(
      `create table inventory_sizes (
        account_id uuid primary key default current_account_id() references accounts on delete cascade,
        items integer not null default 0
      )`,
    )
    .execute(db);
  await sql`select protect_account_table('inventory_sizes')`.execute(db);
  await sql.raw(sizing).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table stock_movements`.execute(db);
  await sql`drop table inventory_items`.execute(db);
  await sql`drop table inventory_sizes`.execute(db);
  await sql`drop function size_inventory()`.execute(db);
  await sql`drop function part_key(text)`.execute(db);
  await sql`alter table profiles drop column is_counter`.execute(db);
}

const revoked = (rights: string, table: string) =>
  `do $$ begin execute format('revoke ${rights} on ${table} from %I', (select request_role from installation)); end $$`;

// A part number as people mean it: no blanks and marks, O read as 0 and I as 1, no zeros before it.
const partKey = `
create function part_key(number text) returns text language sql immutable strict parallel safe as
$$ select ltrim(translate(upper(number), 'OI' || E' \\t\\r\\n\\u00a0-–—_./\\\\#+*%''"()[]{},;:&@!?=<>|~^$', '01'), '0') $$`;

const items = `
create table inventory_items (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null default current_account_id() references accounts on delete cascade,
  user_id uuid not null references users,
  -- Whose stock it is, where it is not the account's own.
  customer_id uuid,
  part_number text not null check (part_number = btrim(part_number) and part_number <> ''),
  description text not null default '',
  manufacturer text not null default '',
  vendor text not null default '',
  cost numeric(12, 2) check (cost >= 0),
  -- Weighted by what was received, for the valuation; null until something was.
  average_cost numeric(14, 4) check (average_cost >= 0),
  sales_price numeric(12, 2) check (sales_price >= 0),
  core_charge numeric(12, 2) check (core_charge >= 0),
  bin_location text not null default '',
  quantity integer not null default 0 check (quantity between 0 and 99999999),
  -- Sold though it was not there, and not yet bought.
  short integer not null default 0 check (short >= 0),
  reorder_point integer not null default 0 check (reorder_point between 0 and 99999999),
  last_counted timestamptz,
  last_counted_by uuid references users,
  -- The dip below the reorder point that was told by mail.
  low_told_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  archived_at timestamptz,
  archived_by uuid references users,
  import_id uuid,
  number_key text not null generated always as (lower(part_number)) stored,
  part_key text not null generated always as (part_key(part_number)) stored,
  description_key text not null generated always as (lower(left(description, 100))) stored,
  vendor_key text not null generated always as (lower(vendor)) stored,
  bin_key text not null generated always as (lower(bin_location)) stored,
  price_cents bigint not null generated always as ((coalesce(sales_price, 0) * 100)::bigint) stored,
  -- Never null, as an index in order of something needs it: "is null" would be sorted again.
  owner_id uuid not null generated always as (coalesce(customer_id, account_id)) stored,
  unique (account_id, id),
  foreign key (account_id, customer_id) references customers (account_id, id)
)
-- Room beside each part: what no index holds, such as the day it was counted, is then written without touching the indexes.
with (fillfactor = 85)`;

// Each sorted column is read forwards and backwards, for one owner: page after page of the list.
const sorted = ["number_key", "description_key", "vendor_key", "bin_key", "quantity", "price_cents"]
  .map(
    (column) =>
      `create index items_by_${column} on inventory_items (account_id, owner_id, ${column}, id) where archived_at is null;`,
  )
  .join("\n");

const itemIndexes = `
-- One number for each owner; one that was deleted can be used again.
create unique index items_unique_number on inventory_items (account_id, owner_id, number_key) where archived_at is null;
${sorted}
-- What was typed, as it was meant; its beginning too.
create index items_by_part_key on inventory_items (account_id, part_key text_pattern_ops) where archived_at is null;
-- What to buy.
create index items_to_reorder on inventory_items (account_id, vendor_key, number_key)
  where archived_at is null and customer_id is null and (quantity <= reorder_point and reorder_point > 0 or short > 0);
-- What an import added.
create index items_of_import on inventory_items (account_id, import_id) where import_id is not null;`;

const movements = `
create table stock_movements (
  account_id uuid not null default current_account_id(),
  item_id uuid not null,
  -- The order in which one part's movements happened.
  position bigint generated always as identity,
  moved_at timestamptz not null default clock_timestamp(),
  user_id uuid not null references users,
  -- The person's address as it was that day.
  author text not null,
  reason text not null check (reason in ('added', 'edited', 'received', 'adjusted', 'moved', 'counted', 'sold', 'returned',
    'installed', 'uninstalled', 'imported', 'import_undone', 'deleted')),
  document_type text check (document_type in ('count', 'import', 'part', 'invoice')),
  document_id uuid,
  quantity_before integer not null check (quantity_before >= 0),
  quantity_change integer not null,
  quantity_after integer not null check (quantity_after >= 0),
  -- Wanted beyond what was there.
  short integer not null default 0 check (short >= 0),
  unit_cost numeric(12, 2) check (unit_cost >= 0),
  bin_before text,
  bin_after text,
  supplier text,
  reference text,
  note text,
  check (quantity_after = quantity_before + quantity_change),
  check ((document_type is null) = (document_id is null)),
  -- The history of one part in order, and no id beside it: every index is paid for by each sale and each row of a file.
  primary key (account_id, item_id, position),
  foreign key (account_id, item_id) references inventory_items (account_id, id) on delete cascade
)`;

const sizing = `
create function size_inventory() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    insert into inventory_sizes as c (account_id, items)
    select account_id, count(*) from changed where archived_at is null group by account_id
    on conflict (account_id) do update set items = c.items + excluded.items;
  elsif tg_op = 'UPDATE' then
    insert into inventory_sizes as c (account_id, items)
    select account_id, sum(items) from (
      select account_id, 1 as items from changed where archived_at is null
      union all
      select account_id, -1 from before where archived_at is null) part
    -- Most updates move stock, which changes no number of parts: then nothing is written here.
    group by account_id having sum(items) <> 0
    on conflict (account_id) do update set items = c.items + excluded.items;
  else
    update inventory_sizes c set items = c.items - gone.items
    from (select account_id, count(*) as items from before where archived_at is null group by account_id) gone
    where c.account_id = gone.account_id;
  end if;
  return null;
end $$;
create trigger inventory_sized_insert after insert on inventory_items
  referencing new table as changed for each statement execute function size_inventory();
create trigger inventory_sized_update after update on inventory_items
  referencing old table as before new table as changed for each statement execute function size_inventory();
create trigger inventory_sized_delete after delete on inventory_items
  referencing old table as before for each statement execute function size_inventory();`;
