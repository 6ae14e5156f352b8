import type { ComponentType, ReactNode } from "react";
import { Button } from "~/ui/button";
import { type Column, Table, TypedLink } from "~/ui/table";
import type { AskedFor, LostSaleRow } from "./lost-sale-text";

export function AskedForTable({ rows }: { rows: AskedFor[] }) {
  return (
    <Table caption="Most wanted" columns={askedFor} rows={rows} rowKey={({ partNumber }) => partNumber} />
  );
}

const askedFor: Column<AskedFor>[] = [
  {
    heading: "Part #",
    cell: ({ partNumber, path }) =>
      path ? <TypedLink to={path}>{partNumber}</TypedLink> : <span className="typed">{partNumber}</span>,
  },
  { heading: "Pieces", figures: true, cell: ({ pieces }) => pieces },
  { heading: "Asked for", figures: true, cell: ({ times }) => times },
  { heading: "Stock", cell: ({ onHand }) => onHand },
];

type PostForm = ComponentType<{ action: string; children: ReactNode }>;

export function LostSalesTable({ rows, form }: { rows: LostSaleRow[]; form: PostForm }) {
  const remove: Column<LostSaleRow> = {
    heading: "Actions",
    screenOnly: true,
    cell: (row) => <Remove row={row} form={form} />,
  };
  return <Table caption="Each request" columns={[...columns, remove]} rows={rows} rowKey={({ id }) => id} />;
}

const columns: Column<LostSaleRow>[] = [
  { heading: "Part #", cell: ({ partNumber }) => <span className="typed">{partNumber}</span> },
  { heading: "Qty", figures: true, cell: ({ quantity }) => quantity },
  { heading: "When", cell: ({ when }) => when },
  { heading: "Customer", cell: ({ customer }) => customer },
  {
    heading: "Invoice",
    cell: ({ invoice }) => invoice && <TypedLink to={`/invoicing/${invoice.id}`}>{invoice.number}</TypedLink>,
  },
  { heading: "Note", cell: ({ note }) => <span className="typed">{note}</span> },
];

function Remove({ row: { id, partNumber }, form: Form }: { row: LostSaleRow; form: PostForm }) {
  return (
    <Form action={`/invoicing/lost-sales/${id}/remove`}>
      <Button variant="quiet" about={partNumber}>
        Remove
      </Button>
    </Form>
  );
}
