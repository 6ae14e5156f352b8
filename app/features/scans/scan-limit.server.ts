import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";

export type OverLimit = { problem: "over-limit" };

/**
 * Counts those that are being read for the first time too, with the company locked, so that several at once cannot pass the limit together. Only successful
 * ones stay counted.
 */
export async function mayScan(trx: AccountTransaction, scope: Scope): Promise<boolean> {
  const { scans } = scope.limits;
  if (scans === null) return true;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`scans ${scope.account.id}`}, 0))`.execute(trx);
  return (await scansUsed(trx, scope)) < scans;
}

/** Of a calendar month in the company's time zone. */
async function scansUsed(trx: AccountTransaction, { account }: Scope): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select (select coalesce(sum(scan_count), 0)::int from scan_tracking where account_id = ${account.id}
        and scan_date >= date_trunc('month', now() at time zone ${account.timeZone})::date)
      + (select count(*)::int from scans where account_id = ${account.id} and state = 'waiting' and reader is null) as used`.execute(
    trx,
  );
  return rows[0]!.used;
}

export async function countScansUsed(scope: Scope): Promise<number> {
  return scope.db((trx) => scansUsed(trx, scope));
}
