import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { planMay, upgradeFor } from "~/auth/permissions";
import { requireScope } from "~/auth/require-scope.server";
import { seatLines } from "~/features/users/seats.server";
import { listUsers } from "~/features/users/users.server";
import { InvitationsTable, PeopleTable } from "~/features/users/users-tables";
import { invitationRow, memberRow } from "~/features/users/users-view";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";

export const meta = pageTitle("Manage Account Users");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "users:view");
  const { members, invitations, seats } = await listUsers(scope);
  const zone = scope.account.timeZone;
  return {
    people: members.map((member) => memberRow(member, { self: scope.user.id, zone })),
    invitations: invitations.map((invitation) => invitationRow(invitation, zone)),
    seats: seatLines(seats),
    mayInvite: scope.may("users:invite"),
    upgrade: planMay(scope, "users:invite") ? undefined : upgradeFor("users:invite").text,
  };
}

export default function UsersPage() {
  const { people, invitations, seats, mayInvite, upgrade } = useLoaderData<typeof loader>();
  const invite = mayInvite && (
    <ButtonLink to="/account/users/invite" variant="primary">
      Invite User
    </ButtonLink>
  );
  return (
    <Page title="Manage Account Users" back={{ to: "/account", label: "Account Info" }} actions={invite}>
      {upgrade && (
        <Notice kind="info" title="Upgrade Required">
          {upgrade}
        </Notice>
      )}
      <p>{seats.join(", ")}. Invitations that wait for an answer count.</p>
      <PeopleTable rows={people} />
      {invitations.length > 0 && <InvitationsTable rows={invitations} />}
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Error loading users" />;
}
