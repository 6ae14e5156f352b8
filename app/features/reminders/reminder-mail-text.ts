import type { ReminderLine } from "./reminder-values";

/** Lines of each kind; the list on the site has all. */
const max = 100;

/** Newly due reminders first, then those mailed before and still due. `site` is the address that links start with. */
export function reminderMail(news: ReminderLine[], old: ReminderLine[], site: string) {
  const parts = [
    `New since the last mail:\n\n${linesOf(news, site)}`,
    old.length > 0 && `Still due:\n\n${linesOf(old, site)}`,
    `The whole list: ${site}/fleet-data/due`,
    "You get at most one of these mails a day, and none when nothing new is due. Something is off this list once its service entry is recorded, or it is marked as done.",
  ];
  return { subject: subjectOf([...news, ...old], news[0]), body: parts.filter(Boolean).join("\n\n") };
}

function subjectOf(all: ReminderLine[], first: ReminderLine | undefined): string {
  const more = all.length > 1 ? ` and ${all.length - 1} more` : "";
  return `Service due: ${first?.vehicle}, ${first?.task}${more}`;
}

function linesOf(lines: ReminderLine[], site: string): string {
  const shown = lines
    .slice(0, max)
    .map(({ vehicleId, id, vehicle, task, badge, when, left }) =>
      [
        `* ${vehicle}: ${task}`,
        `  ${badge.text}, ${left}; due ${when}`,
        `  ${site}/fleet-data/${vehicleId}/reminders/${id}`,
      ].join("\n"),
    );
  if (lines.length > max) shown.push(`... and ${lines.length - max} more.`);
  return shown.join("\n");
}
