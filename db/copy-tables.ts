import type { ReservedSql, Sql, TransactionSql } from "postgres";
import { StartFailure } from "./start-failure";

type Table = { name: string; columns: string[]; hasFiles: boolean };

/** What migrating makes in every database, and the row that names the server's own role. */
const made = ["kysely_%", "migration_hashes", "vpic_%", "installation"];

/**
 * Replaces all rows of `target`, a database of the same release, by those of `source` as they are at one moment. Returns how many. The
 * triggers rest, because what they keep is copied too; foreign keys are taken off and, when they are back, have checked every row.
 */
export async function copyTables(source: Sql, target: TransactionSql): Promise<number> {
  const tables = await listTables(target);
  const keys = await target<{ name: string; table: string; definition: string }[]>`
    select quote_ident(conname) as name, conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
  for (const { table, name } of keys) await target.unsafe(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await target.unsafe(`alter table ${name} disable trigger user`);
  await target.unsafe(`truncate ${tables.map(({ name }) => name).join(", ")}`);
  const rows = await atOneMoment(source, (from) => copyRows(from, target, tables));
  for (const { table, name, definition } of keys)
    await target.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name } of tables) await target.unsafe(`alter table ${name} enable trigger user`);
  return rows;
}

async function listTables(target: TransactionSql): Promise<Table[]> {
  return target<Table[]>`
    select c.oid::regclass::text as name, array_agg(quote_ident(attname) order by attnum) as columns,
      bool_or(atttypid = 'bytea'::regtype) as "hasFiles"
    from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and relnamespace = 'public'::regnamespace and not relname like any (${made}::text[])
    group by c.oid order by name`;
}

async function atOneMoment<T>(source: Sql, run: (from: ReservedSql) => Promise<T>): Promise<T> {
  const from = await source.reserve();
  await from.unsafe("begin isolation level repeatable read read only");
  // After a failure a cursor may be open, which the end of the connection closes.
  const done = await run(from);
  await from.unsafe("commit");
  from.release();
  return done;
}

async function copyRows(from: ReservedSql, target: TransactionSql, tables: Table[]): Promise<number> {
  let copied = 0;
  for (const table of tables) {
    await copyTable(from, target, table);
    const [here, there] = await Promise.all([countRows(from, table.name), countRows(target, table.name)]);
    if (here !== there) throw new StartFailure(`Of the ${here} rows of ${table.name}, ${there} arrived.`);
    copied += here;
  }
  await copySequences(from, target);
  await copyInstallation(from, target);
  return copied;
}

/** Each row in PostgreSQL's own text, as COPY has it; the driver never hears of a COPY that fails at its end. */
async function copyTable(
  from: ReservedSql,
  target: TransactionSql,
  { name, columns, hasFiles }: Table,
): Promise<void> {
  const put = `
    insert into ${name} (${columns.join(", ")}) overriding system value
    select ${columns.map((column) => `(copied).${column}`).join(", ")}
    from (select line::${name} as copied from unnest($1::text[]) line offset 0) copy`;
  const rows = from.unsafe<{ line: string }[]>(`select copied::text as line from ${name} copied`);
  for await (const read of rows.cursor(hasFiles ? 1 : 1000))
    await target.unsafe(put, [read.map(({ line }) => line)]);
}

async function countRows(sql: ReservedSql | TransactionSql, table: string): Promise<number> {
  const [row] = await sql.unsafe<{ rows: number }[]>(`select count(*)::float8 as rows from ${table}`);
  return row!.rows;
}

async function copySequences(from: ReservedSql, target: TransactionSql): Promise<void> {
  const found = await from<{ name: string }[]>`
    select oid::regclass::text as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`;
  for (const { name } of found) {
    const [state] = await from.unsafe<{ last: string; called: boolean }[]>(
      `select last_value::text as last, is_called as called from ${name}`,
    );
    await target`select setval(${name}::regclass, ${state!.last}::bigint, ${state!.called})`;
  }
}

/** The secret, with which links in mails are signed, and the rest; the role stays the one that migrating made on this server. */
async function copyInstallation(from: ReservedSql, target: TransactionSql): Promise<void> {
  const [row] = await from<{ kept: string; columns: string }[]>`
    select (to_jsonb(installation) - 'request_role')::text as kept,
      (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(to_jsonb(installation) - 'request_role') as key) as columns
    from installation`;
  const { kept, columns } = row!;
  await target.unsafe(
    `update installation set (${columns}) = (select ${columns} from jsonb_populate_record(null::installation, $1::text::jsonb))`,
    [kept],
  );
}
