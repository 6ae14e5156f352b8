import { sql } from "kysely";
import type { Db } from "~db/client";

/** Its rows belong to accounts; `key` is the column with the account. */
export type ProtectedTable = { name: string; key: string };

/** From the database catalog, so that new tables are found without being listed. */
export async function listProtectedTables(db: Db): Promise<ProtectedTable[]> {
  const { rows } = await sql<ProtectedTable>`
    select c.relname as name, case when c.relname = 'accounts' then 'id' else 'account_id' end as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')
      and (c.relname = 'accounts' or exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped))
    order by c.relname`.execute(db);
  return rows;
}
