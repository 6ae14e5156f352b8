import type { AccountTransaction } from "~db/as-account";
import type { Scope } from "~/auth/scope";
import { type Fact, changeLines, lastLines } from "~/features/changes/change-lines";
import { noteChanges } from "~/features/changes/changes.server";
import { formatDay } from "~/ui/format";
import { type Clock, type DueReminder, listDueReminders } from "./due-reminders.server";
import { ruleWords, soonWords } from "./reminder-text";

/** After the edit. */
export async function noteReminderEdit(
  trx: AccountTransaction,
  scope: Scope,
  before: DueReminder,
  clock: Clock,
): Promise<void> {
  const [after] = await listDueReminders(trx, clock, { reminderId: before.id });
  await note(trx, scope, before, { lines: changeLines(factsOf(before, after ?? before)) });
}

export async function noteReminderRemoval(
  trx: AccountTransaction,
  scope: Scope,
  before: DueReminder,
): Promise<void> {
  await note(trx, scope, before, { lines: lastLines(factsOf(before, before)), isRemoval: true });
}

/** A record that it was done is taken back. */
export async function noteTakenBack(
  trx: AccountTransaction,
  scope: Scope,
  reminder: DueReminder,
  { done_on, next_due_on }: { done_on: string; next_due_on: string | null },
): Promise<void> {
  const next = next_due_on ? `, next due on ${formatDay(next_due_on)}` : "";
  const done = { label: "Done", from: `${formatDay(done_on)}${next}`, to: "taken back" };
  await note(trx, scope, reminder, { lines: changeLines([done]) });
}

type Noted = { lines: ReturnType<typeof changeLines>; isRemoval?: boolean };

function note(trx: AccountTransaction, scope: Scope, { id, vehicleId }: DueReminder, noted: Noted) {
  return noteChanges(trx, scope, { kind: "reminder", recordId: id, vehicleId, ...noted });
}

function factsOf(before: DueReminder, after: DueReminder): Fact[] {
  const fact = (label: string, words: (one: DueReminder) => string) => ({
    label,
    from: words(before),
    to: words(after),
  });
  return [
    fact("Task", ({ task }) => task),
    fact("Interval", ({ rule, due }) => ruleWords(rule, due.dueOn ?? rule.dueOn)),
    fact("Due soon", ({ rule }) => soonWords(rule)),
    fact("Notes", ({ notes }) => notes ?? ""),
  ];
}
