import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { RecordKind } from "~db/tables/record_changes";
import { formatTime } from "~/ui/format";
import type { Lines } from "./change-lines";

export type { RecordKind };

type Change = {
  kind: RecordKind;
  recordId: string;
  vehicleId?: string;
  lines: Lines;
  reason?: string | null;
  isRemoval?: boolean;
  concernsPrices?: boolean;
};

/** In the transaction of the change itself. The old values are kept for whoever has to explain the record years later. */
export async function noteChanges(
  trx: AccountTransaction,
  scope: Scope,
  ...changes: Change[]
): Promise<void> {
  const rows = changes.filter(isWorthNoting).map((change) => rowOf(scope, change));
  if (rows.length > 0) await trx.insertInto("record_changes").values(rows).execute();
}

function isWorthNoting({ lines, isRemoval }: Change): boolean {
  return isRemoval === true || lines.changes.length + lines.costChanges.length > 0;
}

function rowOf(scope: Scope, change: Change) {
  const { kind, recordId, vehicleId, lines, reason, isRemoval = false, concernsPrices = false } = change;
  return {
    record_kind: kind,
    record_id: recordId,
    vehicle_id: vehicleId ?? null,
    user_id: scope.user.id,
    author: scope.user.author,
    is_removal: isRemoval,
    changes: lines.changes,
    cost_changes: lines.costChanges,
    reason: reason ?? null,
    concerns_prices: concernsPrices,
  };
}

/** Of one record, newest first, without costs for those who do not see them. */
export async function listChanges(scope: Scope, recordId: string) {
  const rows = await scope.db((trx) =>
    trx
      .selectFrom("record_changes")
      .select(["id", "changed_at", "author", "is_removal", "changes", "cost_changes", "reason"])
      .where("record_id", "=", recordId)
      .orderBy("changed_at", "desc")
      .limit(maxChanges)
      .execute(),
  );
  const seesCosts = scope.may("costs:view");
  return rows
    .map((row) => ({
      id: row.id,
      head: `${formatTime(row.changed_at, scope.account.timeZone)}, ${row.author}`,
      lines: [
        ...(row.is_removal ? ["Removed. What it said:"] : []),
        ...row.changes,
        ...(seesCosts ? row.cost_changes : []),
        ...(row.reason ? [`Reason: ${row.reason}`] : []),
      ],
    }))
    .filter(({ lines }) => lines.length > 0);
}

export type RecordChange = Awaited<ReturnType<typeof listChanges>>[number];

/** More than a page can show; all are in the history's CSV file and in the copy of the company's records. */
const maxChanges = 100;
