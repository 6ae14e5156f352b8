import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { Alert } from "./alert-text";
import { alertManagers } from "./breakdown-alert.server";
import type { BreakdownType } from "./breakdown-types";

type Opened = {
  vehicleId: string;
  type: BreakdownType;
  /** YYYY-MM-DD in the account's time zone. */
  day: string;
  readingId: string | null;
  cannotBeDriven: boolean;
  /** The report that found it: its reading, and who signed it. */
  found?: { readingId: string | null; by: string };
  /** Attached by the caller. */
  photoId?: string | null;
  notes: string | null;
};

/** Opens a breakdown with its log and its alert, in the transaction of whatever found it. */
export async function openBreakdown(
  trx: AccountTransaction,
  scope: Scope,
  { vehicleId, type, day, readingId, cannotBeDriven, found, photoId, notes }: Opened,
): Promise<{ breakdownId: string; alert: Alert }> {
  const { id } = await trx
    .insertInto("breakdowns")
    .values({
      vehicle_id: vehicleId,
      user_id: scope.user.id,
      breakdown_type: type,
      breakdown_date: day,
      meter_reading_id: readingId,
      found_reading_id: found?.readingId ?? null,
      cannot_be_driven: cannotBeDriven,
      photo_id: photoId ?? null,
      notes,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await logBreakdown(trx, scope, id, { state: "reported" });
  return { breakdownId: id, alert: await alertManagers(trx, scope, id, found?.by) };
}

/** One log entry with its author, who stays as they were called that day. */
export async function logBreakdown(
  trx: AccountTransaction,
  scope: Scope,
  breakdownId: string,
  entry: { state?: "reported" | "in_work" | "fixed"; note?: string | null },
): Promise<void> {
  await trx
    .insertInto("breakdown_notes")
    .values({
      breakdown_id: breakdownId,
      user_id: scope.user.id,
      author: scope.user.author,
      state: entry.state ?? null,
      note: entry.note ?? null,
    })
    .execute();
}
