import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { projectFolder } from "~/environment";

const unpack = promisify(gunzip);

/** A few rows of the catalog have keys that can never match (lower case, underscores). */
const readableKeys = "^([A-Z0-9*]|\\[[A-Z0-9-]+\\])+(\\|([A-Z0-9*]|\\[[A-Z0-9-]+\\])+)?$";

// Advisory lock: any number that nothing else in this database uses.
const loadLock = 8_117_211;

/** Reloads the vpic tables if the files in db/vpic/ changed. Safe in two processes at once. */
export async function loadVpic<T>(db: Kysely<T>): Promise<void> {
  const packed = {
    wmi: await readFile(`${projectFolder}db/vpic/wmi.tsv.gz`),
    wmiSchema: await readFile(`${projectFolder}db/vpic/wmi_schema.tsv.gz`),
    pattern: await readFile(`${projectFolder}db/vpic/pattern.tsv.gz`),
  };
  const stamp = createHash("sha256")
    .update(packed.wmi)
    .update(packed.wmiSchema)
    .update(packed.pattern)
    .digest("hex");
  if ((await readStamp(db)) === stamp) return;

  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(loadLock)})`.execute(trx);
    if ((await readStamp(trx)) === stamp) return;
    await replaceWmi(trx, await rowsOf(packed.wmi, "wmi makes vehicle_type manufacturer truck_type"));
    await replaceWmiSchema(trx, await rowsOf(packed.wmiSchema, "wmi schema_id year_from year_to"));
    await replacePattern(trx, await rowsOf(packed.pattern, "schema_id element keys value"));
    await sql`
      insert into vpic_stamp (stamp) values (${stamp})
      on conflict (one_row) do update set stamp = excluded.stamp`.execute(trx);
  });
}

async function readStamp<T>(db: Kysely<T>): Promise<string | undefined> {
  const { rows } = await sql<{ stamp: string }>`select stamp from vpic_stamp`.execute(db);
  return rows[0]?.stamp;
}

/** The lines below the heading, which must name these columns. */
async function rowsOf(packed: Buffer, columns: string): Promise<string> {
  const text = (await unpack(packed)).toString("utf8");
  const end = text.indexOf("\n");
  const heading = text.slice(0, end);
  if (heading !== columns.replaceAll(" ", "\t")) {
    throw new Error(`db/vpic: expected the columns ${columns}, found ${heading.replaceAll("\t", " ")}.`);
  }
  return text.slice(end + 1).trimEnd();
}

// The files use no quoting, so PostgreSQL can split them.
function cellsOf(lines: string) {
  return sql`(select string_to_array(line, ${"\t"}) as cell from string_to_table(${lines}, ${"\n"}) as line) as cells`;
}

// Delete, not truncate: other processes keep decoding from the old rows until the commit.
async function replaceWmi<T>(trx: Kysely<T>, lines: string): Promise<void> {
  await sql`delete from vpic_wmi`.execute(trx);
  await sql`
    insert into vpic_wmi (wmi, makes, vehicle_type, manufacturer, truck_type)
    select cell[1], string_to_array(cell[2], '|'), cell[3], trim(cell[4]), nullif(cell[5], '')::smallint
    from ${cellsOf(lines)}`.execute(trx);
  await sql`analyze vpic_wmi`.execute(trx);
}

async function replaceWmiSchema<T>(trx: Kysely<T>, lines: string): Promise<void> {
  await sql`delete from vpic_wmi_schema`.execute(trx);
  await sql`
    insert into vpic_wmi_schema (wmi, schema_id, year_from, year_to)
    select cell[1], cell[2]::integer, cell[3]::smallint, nullif(cell[4], '')::smallint
    from ${cellsOf(lines)}`.execute(trx);
  await sql`analyze vpic_wmi_schema`.execute(trx);
}

async function replacePattern<T>(trx: Kysely<T>, lines: string): Promise<void> {
  await sql`delete from vpic_pattern`.execute(trx);
  await sql`
    insert into vpic_pattern (schema_id, element, keys, value)
    select cell[1]::integer, cell[2], cell[3], cell[4]
    from ${cellsOf(lines)}
    where cell[3] ~ ${sql.lit(readableKeys)}`.execute(trx);
  await sql`analyze vpic_pattern`.execute(trx);
}
