import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";

type Entry = {
  vehicleId: string;
  serviceEntryId: string;
  /** All reminders the entry completes: one it completed before and that is missing here is due again. */
  reminderIds: string[];
  doneOn: string;
  readingId: string | null;
};

/** In the transaction of the new or edited service entry. A removed entry needs no call: its completions no longer count. */
export async function completeReminders(
  trx: AccountTransaction,
  scope: Scope,
  { vehicleId, serviceEntryId, reminderIds, doneOn, readingId }: Entry,
): Promise<{ completed: string[] } | { problem: "reminder-gone" }> {
  const asked = [...new Set(reminderIds)];
  const before = await listCompletedBy(trx, serviceEntryId);
  const there = asked.length === 0 ? [] : await remindersOf(trx, vehicleId, asked);
  // A reminder removed later was still done then.
  const known = there.filter(({ id, removed_at }) => removed_at === null || before.includes(id));
  if (known.length < asked.length) return { problem: "reminder-gone" };
  const dropped = before.filter((id) => !asked.includes(id));
  if (dropped.length > 0) {
    await trx
      .updateTable("reminder_completions")
      .set({ removed_at: sql<Date>`now()`, removed_by: scope.user.id })
      .where("service_entry_id", "=", serviceEntryId)
      .where("reminder_id", "in", dropped)
      .where("removed_at", "is", null)
      .execute();
  }
  await raiseVersions(trx, [...asked, ...dropped]);
  for (const reminder_id of asked) {
    const facts = { done_on: doneOn, meter_reading_id: readingId, removed_at: null, removed_by: null };
    await trx
      .insertInto("reminder_completions")
      .values({ ...facts, reminder_id, service_entry_id: serviceEntryId, user_id: scope.user.id })
      .onConflict((conflict) =>
        conflict.columns(["account_id", "reminder_id", "service_entry_id"]).doUpdateSet(facts),
      )
      .execute();
  }
  return { completed: asked };
}

/** What is done, or done no longer, makes a form with the due date of before an old one. */
export async function raiseVersions(trx: AccountTransaction, reminderIds: string[]): Promise<void> {
  if (reminderIds.length === 0) return;
  await trx
    .updateTable("reminders")
    .set({ version: sql<number>`version + 1` })
    .where("id", "in", reminderIds)
    .execute();
}

export async function listCompletedBy(trx: AccountTransaction, serviceEntryId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("reminder_completions")
    .select("reminder_id")
    .where("service_entry_id", "=", serviceEntryId)
    .where("removed_at", "is", null)
    .execute();
  return rows.map(({ reminder_id }) => reminder_id);
}

function remindersOf(trx: AccountTransaction, vehicleId: string, ids: string[]) {
  return trx
    .selectFrom("reminders")
    .select(["id", "removed_at"])
    .where("vehicle_id", "=", vehicleId)
    .where("id", "in", ids)
    .execute();
}
