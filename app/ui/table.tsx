import type { ReactNode } from "react";
import { Link } from "./link";

export type Heading = {
  heading: string;
  /** Aligned right, so that digits line up. */
  figures?: boolean;
  /** Not printed: buttons and links. */
  screenOnly?: boolean;
  /** Sorts the rows by this column; `sorted` if they are. */
  sort?: { to: string; sorted?: "ascending" | "descending" };
};

export type Column<Row> = Heading & { cell: (row: Row) => ReactNode };

type TableProps<Row> = {
  caption: string;
  captionHidden?: boolean;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
};

/** The first column is the row's heading. On narrow screens each row becomes a block; the roles keep it a table for screen readers. */
export function Table<Row>({ columns, rows, rowKey, ...frame }: TableProps<Row>) {
  return (
    <TableFrame {...frame} headings={columns}>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column, index) => (
              <Cell key={column.heading} column={column} row={row} first={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

type FrameProps = { caption: string; captionHidden?: boolean; headings: Heading[]; children: ReactNode };

export function TableFrame({ caption, captionHidden, headings, children }: FrameProps) {
  return (
    <table className="table" role="table">
      <caption className={captionHidden ? "visually-hidden" : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {headings.map((column) => (
            <th
              key={column.heading}
              scope="col"
              role="columnheader"
              className={classOf(column)}
              aria-sort={column.sort?.sorted}
            >
              {column.sort ? <SortLink {...column.sort}>{column.heading}</SortLink> : column.heading}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

function SortLink({ to, sorted, children }: { to: string; sorted?: string; children: ReactNode }) {
  return (
    <Link to={to}>
      {children}
      {sorted && <span aria-hidden="true">{sorted === "ascending" ? " ↑" : " ↓"}</span>}
    </Link>
  );
}

function Cell<Row>({ column, row, first }: { column: Column<Row>; row: Row; first: boolean }) {
  const content = column.cell(row);
  if (first) {
    return (
      <th scope="row" role="rowheader" data-label={column.heading} className={classOf(column)}>
        {content}
      </th>
    );
  }
  return (
    <td role="cell" data-label={column.heading} className={classOf(column)}>
      {content}
    </td>
  );
}

function classOf({ figures, screenOnly }: Heading) {
  return [figures && "figures", screenOnly && "screen-only"].filter(Boolean).join(" ") || undefined;
}

/** Wraps long text that somebody typed. */
export function TypedLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="typed" to={to}>
      {children}
    </Link>
  );
}
