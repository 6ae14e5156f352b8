import { upgradeFor } from "~/auth/permissions";
import { formatClock, formatTime } from "~/ui/format";
import { today } from "~/features/calendar/today";

export type Alert = { outlook: "mail" | "not-set-up" | "plan" | "demo"; managers: number };

export function alertForeseen(outlook: Alert["outlook"]): string {
  return outlook === "mail"
    ? "Saving it sends an alert by mail to the account's managers."
    : noAlert(outlook);
}

/** Shown after saving. Whether the mail arrives is shown on the breakdown's page. */
export function alertAnnounced({ outlook, managers }: Alert): string {
  if (outlook !== "mail") return noAlert(outlook);
  if (managers === 0) return "The account has no manager to mail an alert to: call whoever has to know.";
  const who = managers === 1 ? "the manager" : `${managers} managers`;
  return `An alert to ${who} is queued. Below you see when it is delivered.`;
}

export function noAlert(outlook: Exclude<Alert["outlook"], "mail">): string {
  switch (outlook) {
    case "plan":
      return `No alert goes out by mail: call whoever has to know. ${upgradeFor("breakdowns:alert").text}.`;
    case "demo":
      return "No alert goes out: the demo sends no mail.";
    case "not-set-up":
      return "No alert goes out: mail is not set up here. Call whoever has to know.";
  }
}

type AlertMail = {
  state: "queued" | "sent" | "failed" | "not_configured";
  sent_at: Date | null;
  created_at: Date;
};

/** The state of the alert: "Alert delivered 2:02 PM". "Delivered" means that the mail server accepted it. */
export function alertState({ state, sent_at, created_at }: AlertMail, timeZone: string): string {
  if (state === "queued") return "Alert queued";
  if (state === "not_configured") return "Not delivered: call. Mail is not set up here.";
  if (state === "failed" || !sent_at) return "Not delivered: call";
  const sameDay = today(timeZone, sent_at) === today(timeZone, created_at);
  return `Alert delivered ${sameDay ? formatClock(sent_at, timeZone) : formatTime(sent_at, timeZone)}`;
}
