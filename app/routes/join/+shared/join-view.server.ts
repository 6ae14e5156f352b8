import { type LiveSession, findSession } from "~/auth/session.server";
import {
  type Invitee,
  type OpenInvitation,
  findInvitee,
  isLastManager,
  managesAlone,
  openInvitation,
} from "~/features/users/join.server";
import { roleLabel } from "~/features/users/user-roles";
import { isUnreachable } from "~/http/forms/form-answer.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { formatTime } from "~/ui/format";

const unknownLink =
  "This link opens no invitation: it was replaced by a newer one, or the invitation or its company was deleted. Ask the person who invited you to send it again.";

export async function findSignedIn(request: Request): Promise<LiveSession | undefined> {
  const session = await findSession(request).catch((error: unknown) => {
    throw isUnreachable(error) ? refuseRequest(503) : error;
  });
  return session?.state === "live" ? session : undefined;
}

/** Which of its pages the link shows: nothing is used up by looking at it. */
export async function viewOf(request: Request, token: string) {
  const invitation = (await openInvitation(token)) ?? refuseRequest(404, unknownLink);
  const session = await findSignedIn(request);
  const { company_name: company, email, author, role, is_counter } = invitation;
  const shared = { company, email, author, role: roleLabel(role, is_counter) };
  const { state, closes_at } = invitation;
  if (state !== "pending" || closes_at !== null)
    return { ...shared, view: "closed" as const, state, text: closedText(invitation) };
  if (session && session.email !== email)
    return { ...shared, view: "somebody-else" as const, signedIn: session.email };
  const invitee = await findInvitee(email);
  if (!invitee) return { ...shared, view: "new" as const };
  if (!session) return { ...shared, view: "sign-in" as const };
  return { ...shared, view: "signed-in" as const, ...memberView(invitee) };
}

function memberView(invitee: Invitee) {
  const { closes_at, time_zone } = invitee;
  return {
    asksName: invitee.name === null,
    leaves: invitee.account_id === null ? undefined : (invitee.company_name ?? ""),
    isLastManager: isLastManager(invitee),
    isErased: invitee.is_alone && closes_at === null,
    closes: managesAlone(invitee) && closes_at ? formatTime(closes_at, time_zone ?? "UTC") : undefined,
  };
}

function closedText(invitation: OpenInvitation): string {
  const { state, author, company_name, expires_at, closes_at, time_zone } = invitation;
  if (state === "pending" && closes_at)
    return `${company_name} closes on ${formatTime(closes_at, time_zone)}, so nobody can join it any more. Ask ${author}: if it is kept, this link opens again.`;
  switch (state) {
    case "accepted":
      return "This invitation was accepted already. Sign in with its address and your password.";
    case "declined":
      return `This invitation was declined. ${author} at ${company_name} can send it again.`;
    default:
      return `This link was good until ${formatTime(expires_at, time_zone)}. Ask ${author} at ${company_name} to send it again.`;
  }
}
