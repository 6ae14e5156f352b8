import { EmailAddress } from "~/ui/email-address";
import { Link } from "~/ui/link";
import { Table } from "~/ui/table";
import type { movementLine } from "./movement-text";

type Line = ReturnType<typeof movementLine>;

export function MovementsTable({ caption, movements }: { caption: string; movements: Line[] }) {
  return (
    <Table
      caption={caption}
      columns={[
        { heading: "When", cell: ({ time }) => <span className="unbroken">{time}</span> },
        { heading: "What", cell: What },
        { heading: "Before", figures: true, cell: ({ before }) => before },
        { heading: "Change", figures: true, cell: ({ change }) => change },
        { heading: "After", figures: true, cell: ({ after }) => after },
        { heading: "By", cell: ({ author }) => <EmailAddress text={author} /> },
      ]}
      rows={movements}
      rowKey={({ position }) => position}
    />
  );
}

function What({ reason, details, document }: Line) {
  return (
    <>
      {reason}
      {details && <>: {details}</>}
      {document && (
        <>
          {" "}
          <Link to={document.to}>{document.label}</Link>
        </>
      )}
    </>
  );
}
