import { EmailAddress } from "~/ui/email-address";
import { type Column, Table } from "~/ui/table";
import type { PersonRow } from "./company-view";

export function PeopleTable({ rows }: { rows: PersonRow[] }) {
  return <Table caption="People" columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

const columns: Column<PersonRow>[] = [
  {
    heading: "Person",
    cell: ({ name, email }) => (
      <>
        {name && (
          <>
            <span className="typed">{name}</span>
            <br />
          </>
        )}
        <EmailAddress text={email} />
      </>
    ),
  },
  { heading: "Role", cell: ({ role }) => role },
  { heading: "Last seen", cell: ({ seen }) => seen },
];
