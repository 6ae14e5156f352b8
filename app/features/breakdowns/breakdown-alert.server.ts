import { sql } from "kysely";
import { planMay } from "~/auth/permissions";
import type { Scope } from "~/auth/scope";
import { environment, siteUrl } from "~/environment";
import { formatDay, formatTime } from "~/ui/format";
import type { AccountTransaction } from "~db/as-account";
import { mailIsSetUp, queueMail } from "~/features/mail/mail.server";
import { formatReading } from "~/features/meters/meter-unit";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import type { Alert } from "./alert-text";
import { readingOfBreakdown } from "./reading-of-breakdown.server";

/** Whether a breakdown reported now would send a mail. The company's plan decides, not who reports: drivers find defects too. */
export function alertOutlook(scope: Scope): Alert["outlook"] {
  if (scope.role === "demo") return "demo";
  if (!planMay(scope, "breakdowns:alert")) return "plan";
  return mailIsSetUp ? "mail" : "not-set-up";
}

/** Mails the alert to each of the account's managers, in the breakdown's transaction. `signedBy` is the name on the report that found it. */
export async function alertManagers(
  trx: AccountTransaction,
  scope: Scope,
  breakdownId: string,
  signedBy?: string,
): Promise<Alert> {
  const facts = await trx
    .selectFrom("breakdowns")
    .select(["vehicle_id", "breakdown_type", "breakdown_date", "notes", "cannot_be_driven", "created_at"])
    .select(readingOfBreakdown().as("reading"))
    .where("breakdowns.id", "=", breakdownId)
    .executeTakeFirstOrThrow();
  const { reading } = facts;
  const { email, author } = scope.user;
  const who = signedBy ? `${signedBy} (${email})` : author;
  const lines = [
    facts.cannot_be_driven && "Do not drive it.",
    `Date: ${formatDay(facts.breakdown_date)}`,
    reading && `Mileage: ${formatReading(reading.value, reading.unit)}`,
    facts.notes && `Notes: ${facts.notes}`,
    `Reported by: ${who}, ${formatTime(facts.created_at, scope.account.timeZone)}`,
  ];
  return mailManagers(trx, scope, {
    aboutId: breakdownId,
    vehicleId: facts.vehicle_id,
    title: `Breakdown: ${facts.breakdown_type}`,
    lines: lines.filter((line) => typeof line === "string"),
    page: `${siteUrl(environment)}/fleet-data/${facts.vehicle_id}/breakdowns/${breakdownId}`,
  });
}

type Letter = {
  /** The breakdown whose page shows whether the mail arrived. */
  aboutId: string | undefined;
  vehicleId: string;
  title: string;
  lines: string[];
  /** The address of the page with the rest. */
  page: string;
};

/** To each of the account's managers, if the plan has alerts. */
export async function mailManagers(
  trx: AccountTransaction,
  scope: Scope,
  { aboutId, vehicleId, title, lines, page }: Letter,
): Promise<Alert> {
  const outlook = alertOutlook(scope);
  if (outlook === "plan" || outlook === "demo") return { outlook, managers: 0 };
  const { rows: managers } = await sql<{ email: string }>`select email from account_managers()`.execute(trx);
  const facts = await trx
    .selectFrom("vehicles")
    .select(["unit_number", "make_model", "make", "model", "year"])
    .where("id", "=", vehicleId)
    .executeTakeFirstOrThrow();
  const unit = facts.unit_number ? `unit ${facts.unit_number}, ` : "";
  const subject = `${title}, ${unit}${vehicleTitle(facts)}`;
  const body = [subject, lines.join("\n"), page].join("\n\n");
  for (const { email } of managers) {
    const mail = { accountId: scope.account.id, kind: "Breakdown alert", recipient: email, subject, body };
    await queueMail(trx, { ...mail, aboutId });
  }
  return { outlook, managers: managers.length };
}
