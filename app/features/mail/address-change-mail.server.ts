import type { Transaction } from "kysely";
import { environment, siteUrl } from "~/environment";
import type { AddressLinks } from "~/auth/address-change.server";
import type { Database } from "~db/database";
import { queueMail } from "./mail.server";

const confirmHours = 24;
const undoDays = 7;

/** One to each address. An address that somebody else has gets none. */
export async function mailAddressChange(trx: Transaction<Database>, links: AddressLinks): Promise<void> {
  const mail = { accountId: links.accountId, kind: "Change of address", usefulMinutes: confirmHours * 60 };
  if (!links.isTaken)
    await queueMail(trx, {
      ...mail,
      recipient: links.newEmail,
      subject: "Confirm your new address for FleetTrack Pro",
      body: newAddressText(links),
    });
  await queueMail(trx, {
    ...mail,
    recipient: links.oldEmail,
    subject: "Your address for FleetTrack Pro is about to change",
    body: oldAddressText(links),
  });
}

function newAddressText({ oldEmail, newToken }: AddressLinks): string {
  return [
    `Whoever signs in to FleetTrack Pro as ${oldEmail} wants to sign in with this address instead.`,
    `If that is you, open this link within ${confirmHours} hours:`,
    addressLink(newToken),
    `The change is made once ${oldEmail} has confirmed it too, by the link that was mailed there.`,
    "If it is not you, do nothing: nothing changes.",
  ].join("\n\n");
}

function oldAddressText({ newEmail, oldToken, undoToken }: AddressLinks): string {
  return [
    `Somebody, probably you, asked to sign in with ${newEmail} instead of this address.`,
    `If it was you, confirm it within ${confirmHours} hours:`,
    addressLink(oldToken),
    `The change is made once ${newEmail} has confirmed it too.`,
    `If it was not you, keep this address. The link works until ${undoDays} days after a change as well, and then signs out everybody:`,
    addressLink(undoToken),
  ].join("\n\n");
}

function addressLink(token: string): string {
  return `${siteUrl(environment)}/auth/address?token=${token}`;
}
