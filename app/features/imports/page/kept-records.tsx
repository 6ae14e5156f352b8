import { Table, TypedLink } from "~/ui/table";
import type { KeptTable } from "../import-kind";

/** The records that an undone import left as they were; nothing when there are none. */
export function KeptRecords({ caption, columns, rows }: KeptTable) {
  if (rows.length === 0) return null;
  return (
    <Table
      caption={caption}
      columns={columns.map((column, place) => ({
        ...column,
        cell: ({ to, cells }: KeptTable["rows"][number]) =>
          place === 0 ? <TypedLink to={to}>{cells[0]}</TypedLink> : cells[place],
      }))}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
