import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";

/** Scans are read through one by one, so only so many. */
const maxScans = 200;

type Scanned = {
  id: string;
  created_at: Date;
  vendor: string | null;
  description: string | null;
  unit_cost: string | null;
};

/** Lines of invoices that were photographed, newest first: as they were read, which nobody may have confirmed. */
export async function listScanned(trx: AccountTransaction, key: string, max: number): Promise<Scanned[]> {
  const { rows } = await sql<Scanned>`
    select s.id, s.created_at, s.reading #>> '{fields,vendor,text}' as vendor,
      line #>> '{description,text}' as description, line #>> '{unitCost,text}' as unit_cost
    from (select id, created_at, reading from scans
        where kind = 'parts-invoice' and state in ('read', 'used') order by created_at desc limit ${maxScans}) s
      cross join lateral jsonb_array_elements(s.reading -> 'rows') line
    where ${key} <> '' and part_key(line #>> '{partNumber,text}') = ${key}
    order by s.created_at desc limit ${max}`.execute(trx);
  return rows;
}
