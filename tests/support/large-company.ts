import { type RawBuilder, sql } from "kysely";
import type { Db } from "~db/client";
import { withoutTimeLimit } from "./database";
import type { Member } from "./people";
import { listProtectedTables } from "./protected-tables";
import { addRow } from "./rows";

type Columns = { table: string; column: string; parent: string | null; place: number | null };

/** What must differ from the row that is copied; `m` counts the copies of all rows. */
const different: Record<string, Record<string, RawBuilder<unknown>>> = {
  annual_notices: { day: sql`r.day + m::int` },
  customers: { name: sql`r.name || ' ' || m`, is_walk_in: sql`false` },
  inventory_items: { part_number: sql`r.part_number || '-' || m` },
  inspection_checks: { item: sql`r.item || m` },
  invoices: { number: sql`r.number + 100000 + m` },
  invoice_items: { line: sql`1000 + m` },
  item_numbers: { number: sql`r.number || '-' || m` },
  kits: { name: sql`r.name || ' ' || m` },
  reminder_notices: { cycle: sql`r.cycle || m` },
  vehicles: { vin: sql`null`, unit_number: sql`coalesce(r.unit_number, 'T') || '-' || m` },
};

/** One row each, kept by the database itself, or a person's. */
const left = new Set([
  "accounts",
  "business_info",
  "company_settings",
  "demos",
  "form_posts",
  "inventory_search",
  "inventory_sizes",
  "invoice_numbers",
  "low_stock_mailings",
  "profiles",
  "reminder_mailings",
  "trial_mailings",
  "vehicle_counts",
]);

/** A form of a limited length writes these with their parent, or a person signs each: only copies of the parent get copies of them. */
const fewOfEach = new Set([
  "defects.inspection_id",
  "defect_photos.defect_id",
  "inspection_acknowledgements.inspection_id",
  "inspection_checks.inspection_id",
  "inspection_corrections.inspection_id",
  "invoice_items.invoice_id",
  "kit_lines.kit_id",
]);

/**
 * For a database of its own, whose checks it takes away: hundreds of rows of every noun for this company, copies of those it has, or of a
 * new one. One half belongs to the vehicles, parts and customers that it had, the other half to their copies.
 */
export async function enlarge(company: Member, copies: number): Promise<void> {
  await withoutTimeLimit(async (owner) => {
    columns ??= await prepare(owner);
    const bases = await baseRows(owner, company, inOrder(columns));
    await owner.transaction().execute(async (trx) => {
      for (const table of bases.keys()) {
        const own = columns!.filter((one) => one.table === table);
        await copyRows(trx, company, { table, columns: own, copies, bases });
      }
    });
    await addColleagues(owner, company, copies);
  });
}

let columns: Columns[] | undefined;

/**
 * In a database of its own: what checks each row takes most of the time. It stays without statistics, like one that was just copied, so
 * that a plan which depends on them shows.
 */
async function prepare(owner: Db): Promise<Columns[]> {
  const found = await listColumns(owner);
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`.execute(owner);
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(owner);
  for (const table of new Set(found.map((one) => one.table)))
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = off)`.execute(owner);
  await sql`alter table invoice_items disable trigger issued_lines_kept`.execute(owner);
  return found;
}

/** By table, the ids of the rows that are copied: those that the company has, or a new one. */
async function baseRows(owner: Db, company: Member, tables: string[]): Promise<Map<string, string[]>> {
  const bases = new Map<string, string[]>();
  for (const table of tables) bases.set(table, await idsOf(owner, company, table));
  for (const table of tables) {
    if (bases.get(table)!.length > 0) continue;
    await addRow(table, company);
    bases.set(table, (await idsOf(owner, company, table)).slice(0, 1));
  }
  return bases;
}

/** Empty texts for rows that have none. */
async function idsOf(owner: Db, { accountId }: Member, table: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(to_jsonb(t) ->> 'id', '') as id from ${sql.table(table)} t
    where account_id = ${accountId} order by ctid`.execute(owner);
  return rows.map(({ id }) => id);
}

type Copied = { table: string; columns: Columns[]; copies: number; bases: Map<string, string[]> };

async function copyRows(owner: Db, { accountId }: Member, { table, columns, copies, bases }: Copied) {
  const many = bases.get(table)!.length;
  const each = Math.ceil(copies / many);
  const names = columns.map(({ column }) => sql.ref(column));
  const values = columns.map((column) => valueOf(column, { bases, copies }));
  await sql`
    insert into ${sql.table(table)} (${sql.join(names)})
    select ${sql.join(values)}
    from (select *, row_number() over (order by ctid) - 1 as k from ${sql.table(table)} t
        where account_id = ${accountId} and coalesce(to_jsonb(t) ->> 'id', '') = any(${bases.get(table)!})) r,
      generate_series(1, ${each}::int) n, lateral (select ((n - 1) * ${many}::int + k)::int as m) counted
    on conflict do nothing`.execute(owner);
}

function valueOf(
  { table, column, parent, place }: Columns,
  { bases, copies }: Pick<Copied, "bases" | "copies">,
) {
  const value = different[table]?.[column];
  if (value) return value;
  if (column === "id") return sql`md5(r.id || '-' || n)::uuid`;
  const ids = parent ? bases.get(parent) : undefined;
  if (!ids) return sql.ref(`r.${column}`);
  const many = sql.lit(ids.length);
  const each = sql.lit(Math.ceil(copies / ids.length));
  const list = sql.lit(`{${ids.join(",")}}`);
  const base = sql`(${list}::uuid[])[1 + (m / 2) % ${many}]`;
  const copy = sql`md5((${list}::text[])[1 + m % ${many}] || '-' || 1 + (m / ${many}) % ${each})::uuid`;
  // The second parent of a row that has two in its key is another one for each.
  const isCopy = (place !== null && place > 2) || fewOfEach.has(`${table}.${column}`);
  const chosen = isCopy ? copy : sql`case when m % 2 = 0 then ${base} else ${copy} end`;
  return sql`case when r.${sql.ref(column)} is not null then ${chosen} end`;
}

/** Of every table that is copied, with the table that a column points to and its place in the key. */
async function listColumns(owner: Db): Promise<Columns[]> {
  const tables = (await listProtectedTables(owner)).map(({ name }) => name).filter((name) => !left.has(name));
  const { rows } = await sql<Columns>`
    select c.relname as table, a.attname as column,
      (select f.confrelid::regclass::text from pg_constraint f
       where f.conrelid = c.oid and f.contype = 'f' and f.conkey[2] = a.attnum) as parent,
      (select array_position(k.conkey, a.attnum) from pg_constraint k
       where k.conrelid = c.oid and k.contype = 'p') as place
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${tables}) and a.attnum > 0
      and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
    order by c.relname, a.attnum`.execute(owner);
  return rows;
}

/** Parents before their children. */
function inOrder(columns: Columns[]): string[] {
  const ordered = new Set<string>();
  const visit = (table: string) => {
    if (ordered.has(table)) return;
    for (const { parent } of columns.filter((one) => one.table === table))
      if (parent && parent !== table) visit(parent);
    ordered.add(table);
  };
  for (const { table } of columns) visit(table);
  return [...ordered];
}

async function addColleagues(owner: Db, { accountId, userId }: Member, many: number): Promise<void> {
  await sql`
    with added as (
      insert into users (email, password_hash)
      select n || '@' || ${accountId} || '.example', 'none' from generate_series(1, ${many}::int) n
      -- The provider's company is looked at twice.
      on conflict do nothing returning id)
    insert into profiles (id, account_id) select id, ${accountId} from added`.execute(owner);
  await sql`
    insert into sessions (user_id, token_hash, device)
    select user_id, md5(id::text || n), device
    from (select * from sessions where user_id = ${userId} order by created_at, id limit 1) first,
      generate_series(1, ${many}::int) n
    on conflict do nothing`.execute(owner);
}
