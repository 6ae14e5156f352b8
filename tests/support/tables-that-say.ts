import { sql } from "kysely";
import { testDatabase } from "./database";

/** Every table of the database, also those of the job queue, and how many of its rows say one of the texts. */
export async function tablesThatSay(texts: string[]): Promise<string[]> {
  const { owner } = testDatabase();
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and table_name not like 'vpic%' order by table_name`.execute(owner);
  const found: string[] = [];
  for (const { schema, name } of tables.rows) {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from ${sql.table(`${schema}.${name}`)} row
      where exists (select from unnest(${texts}::text[]) said where position(said in row::text) > 0)`.execute(
      owner,
    );
    if (rows[0]!.count !== "0") found.push(`${schema}.${name}: ${rows[0]!.count}`);
  }
  return found;
}
