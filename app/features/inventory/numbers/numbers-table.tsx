import { Identifier } from "~/ui/identifier";
import { Link } from "~/ui/link";
import { type Column, Table, TypedLink } from "~/ui/table";
import type { NamedByLine, NumberLine } from "./item-number-text";

type NumbersTableProps = { lines: NumberLine[]; seesCost: boolean; mayModify: boolean };

export function NumbersTable({ lines, seesCost, mayModify }: NumbersTableProps) {
  return (
    <Table
      caption="Other numbers"
      columns={[...columns, ...(seesCost ? [cost] : []), own, ...(mayModify ? [actions] : [])]}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}

const columns: Column<NumberLine>[] = [
  {
    heading: "Number",
    cell: ({ number }) => (
      <span className="typed">
        <Identifier text={number} />
      </span>
    ),
  },
  { heading: "Kind", cell: ({ kind }) => kind },
  { heading: "Company", cell: ({ company }) => company && <span className="typed">{company}</span> },
];
const cost: Column<NumberLine> = { heading: "Last cost", cell: (line) => line.cost };
const own: Column<NumberLine> = {
  heading: "In your inventory",
  cell: (line) => line.own && <Link to={line.own.to}>{line.own.stock}</Link>,
};
const actions: Column<NumberLine> = {
  heading: "Actions",
  cell: ({ remove, number }) => (
    <Link to={remove} aria-label={`Remove ${number}`}>
      Remove
    </Link>
  ),
};

/** The parts whose other numbers name this one. */
export function NamedByTable({ lines }: { lines: NamedByLine[] }) {
  return (
    <Table
      caption="Parts that name this one"
      columns={[
        { heading: "Part #", cell: ({ to, partNumber }) => <TypedLink to={to}>{partNumber}</TypedLink> },
        { heading: "Description", cell: ({ description }) => description },
        { heading: "What it says", cell: ({ says }) => says },
        { heading: "Stock", cell: ({ stock }) => stock },
      ]}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}
