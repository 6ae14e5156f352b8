import type { Transaction } from "kysely";
import { environment, siteUrl } from "~/environment";
import type { NewBrowser } from "~/auth/session.server";
import { formatTime } from "~/ui/format";
import type { Database } from "~db/database";
import { mailIsSetUp, queueMail } from "./mail.server";

/** Without a mail server there is none: days later it would only frighten. */
export async function mailNewBrowser(
  trx: Transaction<Database>,
  { email, accountId, timeZone, browser, address }: NewBrowser,
): Promise<void> {
  if (!mailIsSetUp) return;
  const site = siteUrl(environment);
  await queueMail(trx, {
    accountId,
    kind: "Sign-in from a new browser",
    recipient: email,
    subject: "Somebody signed in to FleetTrack Pro as you",
    body: [
      "Somebody signed in as you from a browser that has not signed in as you before.",
      [
        `When: ${formatTime(new Date(), timeZone)} (${timeZone})`,
        `Browser: ${browser}`,
        `Network address: ${address}`,
      ].join("\n"),
      "If it was you, there is nothing to do.",
      `If it was not you, sign it out here: ${site}/account/devices`,
      `Then choose a new password: ${site}/account/password`,
    ].join("\n\n"),
  });
}
