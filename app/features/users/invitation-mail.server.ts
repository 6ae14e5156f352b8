import type { Transaction } from "kysely";
import type { Scope } from "~/auth/scope";
import { queueMail, withdrawMails } from "~/features/mail/mail.server";
import type { Database } from "~db/database";
import { invitationLink } from "./invitation-link.server";
import { type UserRole, roleLabel } from "./user-roles";

export const linkDays = 7;

/** As the list of mails names it. */
export const invitationMail = "Invitation";

/** Once the link of an earlier mail opens nothing. */
export async function withdrawInvitationMails(trx: Transaction<Database>, id: string): Promise<void> {
  await withdrawMails(trx, id, "Not sent: the invitation was answered, deleted or sent again.");
}

type Invited = { id: string; email: string; role: UserRole; is_counter: boolean; link_nonce: string };

/** Without a mail server nothing is sent: the manager hands the link over. */
export async function mailInvitation(
  trx: Transaction<Database>,
  scope: Scope,
  invitation: Invited,
): Promise<void> {
  const { companyName } = scope.account;
  await queueMail(trx, {
    accountId: scope.account.id,
    kind: invitationMail,
    recipient: invitation.email,
    subject: `${companyName} invites you to FleetTrack Pro`,
    sender: { name: companyName, replyTo: scope.user.email },
    usefulMinutes: linkDays * 24 * 60,
    aboutId: invitation.id,
    body: [
      `${scope.user.author} invites you to work with ${companyName} in FleetTrack Pro, as ${roleLabel(invitation.role, invitation.is_counter)}.`,
      `Open this link within ${linkDays} days. It asks for your name and a password, and works once:`,
      await invitationLink(invitation, "mailed"),
      "If you did not expect this, do nothing: the link then ends by itself.",
    ].join("\n\n"),
  });
}
