import { Badge } from "~/ui/badge";
import { EmailAddress } from "~/ui/email-address";
import { type Column, Table, TypedLink } from "~/ui/table";
import { type InvitationRow, type UserRow, invitationStates } from "./users-view";

export function PeopleTable({ rows }: { rows: UserRow[] }) {
  return <Table caption="People" columns={people} rows={rows} rowKey={({ id }) => id} />;
}

export function InvitationsTable({ rows }: { rows: InvitationRow[] }) {
  return <Table caption="Invitations" columns={invitations} rows={rows} rowKey={({ id }) => id} />;
}

/** Breaks after the slash where it does not fit. */
function RoleWords({ text }: { text: string }) {
  const [first, ...others] = text.split("/");
  return (
    <>
      {first}
      {others.length > 0 && (
        <>
          /<wbr />
          {others.join("/")}
        </>
      )}
    </>
  );
}

const people: Column<UserRow>[] = [
  {
    heading: "Person",
    cell: ({ id, name, email, isSelf }) => (
      <>
        <TypedLink to={`/account/users/${id}`}>
          <EmailAddress text={name} />
        </TypedLink>{" "}
        {isSelf && <Badge>You</Badge>}
        {email && (
          <div>
            <EmailAddress text={email} />
          </div>
        )}
      </>
    ),
  },
  { heading: "Role", cell: ({ role }) => <RoleWords text={role} /> },
  {
    heading: "Since",
    cell: ({ state, since }) => (
      <>
        {state && <Badge kind="good">{state}</Badge>} {since}
      </>
    ),
  },
  { heading: "Drives", cell: ({ units }) => units },
];

const invitations: Column<InvitationRow>[] = [
  {
    heading: "Address",
    cell: ({ id, email }) => (
      <TypedLink to={`/account/users/invitations/${id}`}>
        <EmailAddress text={email} />
      </TypedLink>
    ),
  },
  { heading: "Role", cell: ({ role }) => role },
  {
    heading: "State",
    cell: ({ state }) => <Badge kind={invitationStates[state].badge}>{invitationStates[state].label}</Badge>,
  },
  { heading: "Invited", cell: ({ invited }) => invited },
  { heading: "Link good until", cell: ({ until }) => until },
];
