import type { ReactNode } from "react";

export type Column<Row> = {
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, under one another. */
  figures?: boolean;
};

type TableProps<Row> = {
  caption: string;
  captionHidden?: boolean;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
};

/** The first column names the row. On narrow screens each row becomes a block; the roles keep it a table for screen readers. */
export function Table<Row>({ caption, captionHidden, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className="table" role="table">
      <caption className={captionHidden ? "visually-hidden" : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.heading} scope="col" role="columnheader" className={alignment(column)}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column, index) => (
              <Cell key={column.heading} column={column} row={row} first={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row, first }: { column: Column<Row>; row: Row; first: boolean }) {
  const content = column.cell(row);
  if (first) {
    return (
      <th scope="row" role="rowheader" data-label={column.heading} className={alignment(column)}>
        {content}
      </th>
    );
  }
  return (
    <td role="cell" data-label={column.heading} className={alignment(column)}>
      {content}
    </td>
  );
}

function alignment<Row>(column: Column<Row>) {
  return column.figures ? "figures" : undefined;
}
