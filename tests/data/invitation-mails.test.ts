import { expect, test, vi } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { listMails, retryMail } from "~/features/mail/mail.server";
import { sendMail } from "~/features/mail/send-mail.server";
import { invitationLink } from "~/features/users/invitation-link.server";
import { deleteInvitation, invite, resendInvitation } from "~/features/users/invitations.server";
import { declineInvitation } from "~/features/users/join.server";
import { testDatabase } from "../support/database";
import { type Member, newCompany, newEmail } from "../support/people";

// There before the product's settings are read.
const post = await vi.hoisted(async () => {
  const { startMailServer } = await import("../support/mail-server");
  const server = await startMailServer();
  process.env.SMTP_URL = server.url;
  return server;
});

const formOf = ({ userId }: Member) => makeFormToken(formHolder(userId));

async function declined(id: string): Promise<void> {
  const invitation = await testDatabase()
    .owner.selectFrom("account_invitations")
    .select(["id", "link_nonce"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const link = await invitationLink(invitation, "mailed");
  await declineInvitation(link.slice(link.lastIndexOf("/") + 1), undefined);
}

test.each([
  ["deleted", (company: Member, id: string) => deleteInvitation(company.scope, id), 0],
  ["declined", (_: Member, id: string) => declined(id), 0],
  [
    "sent again",
    async (company: Member, id: string) => resendInvitation(company.scope, id, await formOf(company)),
    1,
  ],
])("the waiting mail of an invitation that was %s is not sent", async (_, end, letters) => {
  const company = await newCompany({ plan: "pro" });
  const email = newEmail();
  const input = { email, role: "limited_user" as const, isCounter: false };
  const invited = await invite(company.scope, input, await formOf(company));
  if ("problem" in invited) throw new Error(invited.problem);
  const [first] = await listMails(company.scope);
  await end(company, invited.id);
  expect(await retryMail(company.scope, first!.id)).toEqual({ problem: "not-waiting" });
  for (const { id } of await listMails(company.scope)) await sendMail(id);
  expect(post.letters.filter(({ to }) => to.includes(email))).toHaveLength(letters);
});
