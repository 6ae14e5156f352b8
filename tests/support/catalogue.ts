import { type Kysely, sql } from "kysely";

const ours = sql`n.nspname = 'public'`;

/** The whole database schema, one line each: must be equal after a migration up, down and up again. */
export async function readCatalogue(db: Kysely<never>): Promise<string[]> {
  const parts = await Promise.all([
    linesOfQuery(db, columns),
    linesOfQuery(db, constraints),
    linesOfQuery(db, indexes),
    linesOfQuery(db, policies),
    linesOfQuery(db, functions),
    linesOfQuery(db, grants),
    linesOfQuery(db, triggersAndTypes),
  ]);
  const role = await requestRoleOf(db);
  // The role's name is random for each installation.
  return parts.flat().map((line) => (role ? line.replaceAll(role, "request_role") : line));
}

async function linesOfQuery(
  db: Kysely<never>,
  query: ReturnType<typeof sql<{ line: string }>>,
): Promise<string[]> {
  const { rows } = await query.execute(db);
  return rows.map(({ line }) => line).sort();
}

async function requestRoleOf(db: Kysely<never>): Promise<string | undefined> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('installation') is not null as there`.execute(db);
  if (!rows[0]?.there) return undefined;
  const found = await sql<{ request_role: string }>`select request_role from installation`.execute(db);
  return found.rows[0]?.request_role;
}

const columns = sql<{ line: string }>`
  select concat_ws(' ', 'column', c.relname, row_number() over (partition by c.oid order by a.attnum), a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'not null' end, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid),
    'rls', c.relrowsecurity, c.relforcerowsecurity) as line
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${ours} and c.relkind in ('r', 'p', 'v', 'm')`;

const constraints = sql<{ line: string }>`
  select concat_ws(' ', 'constraint', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as line
  from pg_constraint c join pg_namespace n on n.oid = c.connamespace where ${ours}`;

const indexes = sql<{ line: string }>`
  select concat_ws(' ', 'index', pg_get_indexdef(i.indexrelid)) as line
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`;

const policies = sql<{ line: string }>`
  select concat_ws(' ', 'policy', tablename, policyname, permissive, roles, cmd, qual, with_check) as line
  from pg_policies where schemaname = 'public'`;

const functions = sql<{ line: string }>`
  select concat_ws(' ', 'function', pg_get_functiondef(p.oid), p.proacl) as line
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours} and p.prokind = 'f'`;

const grants = sql<{ line: string }>`
  select concat_ws(' ', 'grant', c.relname, a.attname, g.grantee::regrole, g.privilege_type) as line
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and a.attacl is not null
    cross join lateral aclexplode(coalesce(a.attacl, c.relacl)) g
  where ${ours} and g.grantee <> c.relowner
  union all
  select concat_ws(' ', 'grant on schema', n.nspname, g.grantee::regrole, g.privilege_type)
  from pg_namespace n cross join lateral aclexplode(n.nspacl) g where ${ours}`;

const triggersAndTypes = sql<{ line: string }>`
  select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid)) as line
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and not t.tgisinternal
  union all
  select concat_ws(' ', 'type', t.typname, e.enumlabel)
  from pg_type t join pg_namespace n on n.oid = t.typnamespace left join pg_enum e on e.enumtypid = t.oid
  where ${ours} and t.typtype in ('e', 'd')`;
