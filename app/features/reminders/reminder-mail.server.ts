import { environment, siteUrl } from "~/environment";
import type { AccountTransaction } from "~db/as-account";
import { type Company, type Recipient, mailDaily } from "~/features/mail/daily-mail.server";
import { queueMail } from "~/features/mail/mail.server";
import {
  type DueAnnual,
  annualNoticeKey,
  listAnnualTold,
  listDueAnnual,
  noteAnnualTold,
} from "~/features/annual-inspections/annual-notices.server";
import { type DueReminder, inOrderOfNeed, isDue, listDueReminders } from "./due-reminders.server";
import { type MailLine, annualMailLine, reminderMail, reminderMailLine } from "./reminder-mail-text";
import { intervalWords } from "./reminder-text";

/** Only to managers, and only about reminders and annual inspections that newly fell due. */
export async function mailDueReminders(now = new Date()): Promise<void> {
  await mailDaily(now, {
    name: "reminders",
    mailings: "reminder_mailings",
    concerns: (account) =>
      account.or([
        account.exists(
          account
            .selectFrom("reminders")
            .select("reminders.id")
            .whereRef("reminders.account_id", "=", "accounts.id")
            .where("reminders.removed_at", "is", null),
        ),
        account.exists(
          account
            .selectFrom("annual_inspections")
            .select("annual_inspections.id")
            .whereRef("annual_inspections.account_id", "=", "accounts.id")
            .where("annual_inspections.removed_at", "is", null),
        ),
      ]),
    mail: mailCompany,
  });
}

async function mailCompany(trx: AccountTransaction, { id, timeZone, day, people }: Company, now: Date) {
  const reminders = inOrderOfNeed((await listDueReminders(trx, { timeZone, now })).filter(isDue));
  const annual = await listDueAnnual(trx, day);
  const told = await listTold(trx, reminders);
  const annualTold = await listAnnualTold(trx, annual);
  for (const person of people) {
    const newReminders = reminders.filter((one) => !isTold(told, person, one));
    const newAnnual = annual.filter((one) => !annualTold.has(annualNoticeKey(person.id, one)));
    const news = linesOf(newAnnual, newReminders, day);
    if (news.length === 0) continue;
    const old = linesOf(without(annual, newAnnual), without(reminders, newReminders), day);
    const letter = reminderMail(news, old, siteUrl(environment));
    await queueMail(trx, { accountId: id, kind: "Service due", recipient: person.email, ...letter });
    await noteTold(trx, person, newReminders);
    await noteAnnualTold(trx, person.id, newAnnual);
  }
}

/** Without a valid annual inspection a vehicle may not be driven: these first. */
function linesOf(annual: DueAnnual[], reminders: DueReminder[], day: string): MailLine[] {
  return [...annual.map(annualMailLine), ...reminders.map((one) => reminderMailLine(one, day))];
}

function without<One>(all: One[], some: One[]): One[] {
  return all.filter((one) => !some.includes(one));
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
  if (news.length === 0) return;
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
