import type { Transaction } from "kysely";
import { environment, siteUrl } from "~/environment";
import type { Database } from "~db/database";
import { mailIsSetUp, queueMail } from "./mail.server";

const minutes = 30;

type Reset = { email: string; accountId: string | null; token: string };

/** Without a mail server the link goes to the server's console, for the operator to hand over. */
export async function mailPasswordReset(
  trx: Transaction<Database>,
  { email, accountId, token }: Reset,
): Promise<void> {
  const link = passwordResetLink(token);
  await queueMail(trx, {
    accountId,
    kind: "Password reset",
    recipient: email,
    subject: "Reset your FleetTrack Pro password",
    usefulMinutes: minutes,
    body: [
      "Somebody, probably you, asked to reset the password for this address.",
      `Open this link within ${minutes} minutes to choose a new one:`,
      link,
      "If it was not you, do nothing: the password stays as it is.",
    ].join("\n\n"),
  });
  if (!mailIsSetUp) process.stdout.write(`Password reset for ${email}: ${link}\n`);
}

export function passwordResetLink(token: string, site = siteUrl(environment)): string {
  return `${site}/auth?tab=reset&reset=true&token=${token}`;
}
