import { Link } from "~/ui/link";
import { Table } from "~/ui/table";
import type { ImportLine } from "../imports.server";

/** The files read so far; nothing when there are none. `path` is the page they were read on, `counted` what each row became. */
export function ImportsTable({ imports, path, counted, withKind }: ImportsTableProps) {
  if (imports.length === 0) return null;
  return (
    <Table
      caption="Imports so far"
      columns={[
        { heading: "File", cell: ({ id, fileName }) => <Link to={`${path}/${id}`}>{fileName}</Link> },
        ...(withKind ? [{ heading: "Kind", cell: ({ kind }: ImportLine) => kind }] : []),
        { heading: "When", cell: ({ time }) => time },
        { heading: "State", cell: ({ state }) => state },
        { heading: counted, figures: true, cell: ({ written }) => written },
      ]}
      rows={imports}
      rowKey={({ id }) => id}
    />
  );
}

type ImportsTableProps = { imports: ImportLine[]; path: string; counted: string; withKind?: boolean };
