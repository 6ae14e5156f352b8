import { sql } from "kysely";
import type { Scope } from "~/auth/scope";

/** The provider's own company holds the Master CRM, so that its download is for the master alone. */
export async function isKeptForMaster(scope: Scope): Promise<boolean> {
  if (scope.isMaster) return false;
  const { rows } = await scope.db((trx) =>
    sql<{ holds: boolean }>`
      select exists (select from master_crm) or exists (select from scans where kind = 'business-card') as holds`.execute(
      trx,
    ),
  );
  return rows[0]!.holds;
}
