import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { usualBins } from "./bins";

/** The nine standard bins and the account's own, by name. */
export async function listBins(scope: Scope): Promise<string[]> {
  const used = await scope.db((trx) => binsInUse(trx, scope.account.id));
  const usual = new Set(usualBins.map((bin) => bin.toLowerCase()));
  return [...usualBins, ...used.filter((bin) => !usual.has(bin.toLowerCase()))].sort((one, other) =>
    one.localeCompare(other, "en", { numeric: true }),
  );
}

/** Jumps along the index from one bin to the next: reading 100,000 parts to find 40 bins would take longer than the page. */
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
