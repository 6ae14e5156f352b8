import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { mailIsSetUp } from "~/features/mail/mail.server";
import { MailStates, mailStates } from "~/features/mail/mail-states";
import { getInvitation } from "~/features/users/invitations.server";
import { roleLabel } from "~/features/users/user-roles";
import { invitationStates } from "~/features/users/users-view";
import { PostForm } from "~/http/forms/post-form";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DetailsList } from "~/ui/details-list";
import { EmailAddress } from "~/ui/email-address";
import { formatTime } from "~/ui/format";
import { Identifier } from "~/ui/identifier";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";

export const meta = pageTitle("Invitation");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "users:manage");
  const invitation = orNotFound(await getInvitation(scope, readId(params.invitationId)));
  const { id, email, role, is_counter, author, state, link, mails } = invitation;
  const time = (moment: Date) => formatTime(moment, scope.account.timeZone);
  return {
    id,
    email,
    role: roleLabel(role, is_counter),
    state,
    invited: `${time(invitation.invited_at)} by ${author}`,
    until: state === "pending" ? time(invitation.expires_at) : undefined,
    answered: time(invitation.accepted_at ?? invitation.declined_at ?? invitation.invited_at),
    link,
    // A mail of a link that was replaced since says nothing about this one.
    mails: mailStates(mails.slice(-1), scope.account.timeZone, mailIsSetUp),
    mayResend: scope.may("users:invite") && state !== "accepted",
  };
}

export default function InvitationPage() {
  const { id, email, role, state, invited, until, answered, link } = useLoaderData<typeof loader>();
  const { label, badge } = invitationStates[state];
  return (
    <Page title="Invitation" back={{ to: "/account/users", label: "Manage Account Users" }}>
      {link && <LinkToHandOver link={link} email={email} />}
      <DetailsList
        details={[
          { label: "Address", value: <EmailAddress text={email} /> },
          { label: "Role", value: role },
          { label: "State", value: <Badge kind={badge}>{label}</Badge> },
          { label: "Invited", value: invited },
          ...(until ? [{ label: "Link good until", value: until }] : []),
          ...(state === "accepted" || state === "declined" ? [{ label, value: answered }] : []),
        ]}
      />
      <Sending path={`/account/users/invitations/${id}`} />
    </Page>
  );
}

function LinkToHandOver({ link, email }: { link: string; email: string }) {
  return (
    <Notice kind="warning" title="Not mailed">
      <p>
        Mail is not set up here. Hand this link to <EmailAddress text={email} />; it works once. The address
        counts as not confirmed.
      </p>
      <p>
        <Identifier text={link} />
      </p>
    </Notice>
  );
}

function Sending({ path }: { path: string }) {
  const { state, mails, mayResend } = useLoaderData<typeof loader>();
  return (
    <>
      {state === "pending" && (
        <MailStates what="Invitation" mails={mails} retry="" mayRetry={false} form={PostForm} />
      )}
      {mayResend && (
        <PostForm action={`${path}/resend`}>
          <p>A new link is good for seven days. The one before it then no longer works.</p>
          <ButtonRow>
            <Button variant="secondary">Send Again</Button>
          </ButtonRow>
        </PostForm>
      )}
      {state !== "accepted" && (
        <ButtonRow>
          <ButtonLink to={`${path}/delete`}>Delete Invitation</ButtonLink>
        </ButtonRow>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Error loading users" />;
}
