import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { usualBins } from "./bins";

/** The nine standard bins and the account's own, in order. */
export async function listBins(scope: Scope): Promise<string[]> {
  return scope.db(async (trx) => {
    const used = await binsInUse(trx, scope.account.id);
    const { rows } = await sql<{ bin: string }>`
      select distinct on (natural_key(bin) collate "C") bin
      from unnest(${[...usualBins, ...used]}::text[]) with ordinality as named (bin, place)
      order by natural_key(bin) collate "C", place`.execute(trx);
    return rows.map(({ bin }) => bin);
  });
}

/** In order. Jumps along the index from one bin to the next: reading 100,000 parts to find 40 bins would take longer than the page. */
export async function binsInUse(trx: AccountTransaction, ownerId: string): Promise<string[]> {
  const { rows } = await sql<{ bin: string }>`
    with recursive bins as (
      (select bin_key, bin_location from inventory_items
       where account_id = current_account_id() and owner_id = ${ownerId} and archived_at is null and bin_key > ''
       order by bin_key limit 1)
      union all
      (select next.bin_key, next.bin_location from bins, lateral (
        select bin_key, bin_location from inventory_items
        where account_id = current_account_id() and owner_id = ${ownerId} and archived_at is null and bin_key > bins.bin_key
        order by bin_key limit 1) next)
    )
    select bin_location as bin from bins limit 1000`.execute(trx);
  return rows.map(({ bin }) => bin);
}
