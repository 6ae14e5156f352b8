import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { listUnitsOf } from "~/features/users/drivers.server";
import { roleLabel } from "~/features/users/user-roles";
import { getMember } from "~/features/users/users.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { DetailsList } from "~/ui/details-list";
import { EmailAddress } from "~/ui/email-address";
import { formatTime } from "~/ui/format";
import { Page } from "~/ui/page";
import { TypedLink } from "~/ui/table";

export const meta = pageTitle("User");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "users:view");
  const member = orNotFound(await getMember(scope, readId(params.userId)));
  const { id, name, email, role, is_counter, since } = member;
  const isStaff = role === "admin" || role === "demo";
  const mayManage = scope.may("users:manage");
  return {
    id,
    email,
    name,
    role: roleLabel(role, is_counter),
    since: formatTime(since, scope.account.timeZone),
    confirmed: member.email_confirmed_at !== null,
    units: await listUnitsOf(scope, id),
    mayManage,
    mayChangeRole: mayManage && !isStaff,
    mayHandOver: mayManage && role === "limited_user" && scope.role === "user",
  };
}

export default function UserPage() {
  const { id, email, name, role, since, confirmed } = useLoaderData<typeof loader>();
  return (
    <Page
      title={name ?? <EmailAddress text={email} />}
      back={{ to: "/account/users", label: "Manage Account Users" }}
    >
      <DetailsList
        details={[
          { label: "Email", value: <EmailAddress text={email} /> },
          { label: "Address confirmed", value: confirmed ? "Yes" : "Not yet" },
          { label: "Role", value: role },
          { label: "In the company since", value: since },
        ]}
      />
      <Actions path={`/account/users/${id}`} />
      <Units path={`/account/users/${id}/units`} />
    </Page>
  );
}

function Actions({ path }: { path: string }) {
  const { mayManage, mayChangeRole, mayHandOver } = useLoaderData<typeof loader>();
  if (!mayManage) return null;
  return (
    <ButtonRow>
      {mayChangeRole && <ButtonLink to={`${path}/role`}>Change Role</ButtonLink>}
      {mayHandOver && <ButtonLink to={`${path}/hand-over`}>Hand Over</ButtonLink>}
      <ButtonLink to={`${path}/remove`}>Remove User</ButtonLink>
    </ButtonRow>
  );
}

function Units({ path }: { path: string }) {
  const { units, mayManage } = useLoaderData<typeof loader>();
  const change = mayManage && <ButtonLink to={path}>Assign Units</ButtonLink>;
  return (
    <Card title="Assigned units" actions={change}>
      {units.length === 0 && <p>None. Assigned units come first on the driver&apos;s dashboard.</p>}
      {units.length > 0 && (
        <ul>
          {units.map(({ id, label }) => (
            <li key={id}>
              <TypedLink to={`/fleet-data/${id}`}>{label}</TypedLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Error loading users" />;
}
