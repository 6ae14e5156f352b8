import { Table, TypedLink } from "~/ui/table";
import type { KeptTable } from "../import-kind";

/** What an undone import left as it was; nothing where it left nothing. */
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
