import { environment, siteUrl } from "~/environment";
import type { AccountTransaction } from "~db/as-account";
import { type Company, type Recipient, mailDaily } from "~/features/mail/daily-mail.server";
import { queueMail } from "~/features/mail/mail.server";
import { type DueReminder, inOrderOfNeed, isDue, listDueReminders } from "./due-reminders.server";
import { reminderMail } from "./reminder-mail-text";
import { intervalWords } from "./reminder-text";
import { reminderLine } from "./reminder-values";

/** Only to managers, and only reminders that newly fell due. */
export async function mailDueReminders(now = new Date()): Promise<void> {
  await mailDaily(now, {
    name: "reminders",
    mailings: "reminder_mailings",
    concerns: (account) =>
      account.exists(
        account
          .selectFrom("reminders")
          .select("reminders.id")
          .whereRef("reminders.account_id", "=", "accounts.id")
          .where("reminders.removed_at", "is", null),
      ),
    mail: mailCompany,
  });
}

async function mailCompany(trx: AccountTransaction, { id, timeZone, day, people }: Company, now: Date) {
  const due = inOrderOfNeed((await listDueReminders(trx, { timeZone, now })).filter(isDue));
  const told = await listTold(trx, due);
  for (const person of people) {
    const news = due.filter((reminder) => !isTold(told, person, reminder));
    if (news.length === 0) continue;
    const lines = (reminders: DueReminder[]) => reminders.map((reminder) => reminderLine(reminder, day));
    const old = due.filter((reminder) => !news.includes(reminder));
    const letter = reminderMail(lines(news), lines(old), siteUrl(environment));
    await queueMail(trx, { accountId: id, kind: "Service due", recipient: person.email, ...letter });
    await noteTold(trx, person, news);
  }
}

async function listTold(trx: AccountTransaction, due: DueReminder[]): Promise<Set<string>> {
  if (due.length === 0) return new Set();
  const notices = await trx
    .selectFrom("reminder_notices")
    .select(["user_id", "reminder_id", "state", "cycle"])
    .where(
      "reminder_id",
      "in",
      due.map(({ id }) => id),
    )
    .execute();
  return new Set(notices.map((one) => keyOf(one.user_id, one.reminder_id, one.state, one.cycle)));
}

/** A reminder mailed as overdue is not news when a corrected mileage makes it due soon. */
function isTold(told: Set<string>, person: Recipient, reminder: DueReminder): boolean {
  const states = reminder.due.state === "due_soon" ? ["due_soon", "overdue"] : ["overdue"];
  return states.some((state) => told.has(keyOf(person.id, reminder.id, state, cycleOf(reminder))));
}

const keyOf = (...parts: string[]) => parts.join(" ");

/** From one completion to the next; a new interval or date starts a new cycle. */
function cycleOf({ lastDone, rule }: DueReminder): string {
  const { everyUse, useUnit, everyTime, dueOn } = rule;
  // Notices of the time when there were only months have the number alone.
  const time = everyTime?.unit === "months" ? everyTime.count : everyTime && intervalWords(everyTime);
  return [lastDone?.id ?? "start", lastDone?.nextDueOn ?? dueOn, everyUse, useUnit, time].join("/");
}

async function noteTold(trx: AccountTransaction, person: Recipient, news: DueReminder[]): Promise<void> {
  await trx
    .insertInto("reminder_notices")
    .values(
      news.map((reminder) => ({
        user_id: person.id,
        reminder_id: reminder.id,
        state: reminder.due.state === "overdue" ? ("overdue" as const) : ("due_soon" as const),
        cycle: cycleOf(reminder),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
