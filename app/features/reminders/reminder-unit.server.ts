import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";
import type { Scope } from "~/auth/scope";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { listDueReminders } from "./due-reminders.server";
import { noteReminderEdit } from "./reminder-changes.server";
import { clockOf } from "./reminders.server";

/**
 * The figures of a meter had the wrong label, and so had the intervals that were entered beside them. How many that were. Between hours and
 * a distance nobody knows what an interval meant: it stays, and is listed as one that cannot be judged.
 */
export async function relabelIntervals(
  trx: AccountTransaction,
  scope: Scope,
  vehicleId: string,
  { from, to }: { from: MeterUnit; to: MeterUnit },
): Promise<number> {
  if (from === to || from === "h" || to === "h") return 0;
  const all = await listDueReminders(trx, clockOf(scope), { vehicleId });
  const labelled = all.filter(({ rule }) => rule.everyUse !== null && rule.useUnit === from);
  if (labelled.length === 0) return 0;
  await trx
    .updateTable("reminders")
    .set({ use_unit: to, version: sql`version + 1` })
    .where(
      "id",
      "in",
      labelled.map(({ id }) => id),
    )
    .execute();
  for (const reminder of labelled) await noteReminderEdit(trx, scope, reminder, clockOf(scope));
  return labelled.length;
}
