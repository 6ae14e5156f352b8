import type { DueAnnual } from "~/features/annual-inspections/annual-notices.server";
import type { DueReminder } from "./due-reminders.server";
import { annualDueLine, dueLineOf } from "./reminder-values";

export type MailLine = { vehicle: string; task: string; words: string; to: string };

export function reminderMailLine(reminder: DueReminder, today: string): MailLine {
  const { vehicle, task, badge, left, when, to } = dueLineOf(reminder, today);
  return { vehicle, task, words: `${badge.text}, ${left}; due ${when}`, to };
}

export function annualMailLine(annual: DueAnnual): MailLine {
  const { vehicle, task, when, left, to } = annualDueLine(annual);
  return { vehicle, task, words: [when, left].filter(Boolean).join(", "), to };
}

/** Lines of each kind; the list on the site has all. */
const max = 100;

/** What is newly due first, then those mailed before and still due. `site` is the address that links start with. */
export function reminderMail(news: MailLine[], old: MailLine[], site: string) {
  const parts = [
    `New since the last mail:\n\n${linesOf(news, site)}`,
    old.length > 0 && `Still due:\n\n${linesOf(old, site)}`,
    `The whole list: ${site}/fleet-data/due`,
    "You get at most one of these mails a day, and none when nothing new is due. Something is off this list once its service entry is recorded, or it is marked as done; an annual inspection once the next one is recorded.",
  ];
  return { subject: subjectOf([...news, ...old], news[0]), body: parts.filter(Boolean).join("\n\n") };
}

function subjectOf(all: MailLine[], first: MailLine | undefined): string {
  const more = all.length > 1 ? ` and ${all.length - 1} more` : "";
  return `Service due: ${first?.vehicle}, ${first?.task}${more}`;
}

function linesOf(lines: MailLine[], site: string): string {
  const shown = lines
    .slice(0, max)
    .map(({ vehicle, task, words, to }) =>
      [`* ${vehicle}: ${task}`, `  ${words}`, `  ${site}${to}`].join("\n"),
    );
  if (lines.length > max) shown.push(`... and ${lines.length - max} more.`);
  return shown.join("\n");
}
