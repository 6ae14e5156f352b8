import { Identifier } from "~/ui/identifier";
import { type Column, Table, TypedLink } from "~/ui/table";
import type { ReorderLine, VendorToReorder } from "./reorder-lines";

export function ReorderTable({ vendor, showsCosts }: { vendor: VendorToReorder; showsCosts: boolean }) {
  return (
    <Table
      caption={`To buy: ${vendor.name}`}
      captionHidden
      columns={showsCosts ? [...columns, ...costs] : columns}
      rows={vendor.lines}
      rowKey={({ id }) => id}
    />
  );
}

const columns: Column<ReorderLine>[] = [
  {
    heading: "Part #",
    cell: ({ id, partNumber }) => (
      <TypedLink to={`/inventory/${id}`}>
        <Identifier text={partNumber} />
      </TypedLink>
    ),
  },
  {
    heading: "Description",
    cell: ({ description }) => description && <span className="typed">{description}</span>,
  },
  {
    heading: "Vendor's number",
    cell: ({ vendorNumber }) => vendorNumber && <Identifier text={vendorNumber} />,
  },
  { heading: "Bin", cell: ({ bin }) => bin },
  { heading: "Qty", figures: true, cell: ({ quantity }) => quantity },
  { heading: "Reorder", figures: true, cell: ({ reorderPoint }) => reorderPoint },
  { heading: "Short", figures: true, cell: ({ short }) => short },
  { heading: "Asked for", figures: true, cell: ({ asked }) => asked },
  { heading: "Suggested", figures: true, cell: ({ suggested }) => <b>{suggested}</b> },
];
const costs: Column<ReorderLine>[] = [
  { heading: "Last cost", figures: true, cell: ({ lastCost }) => lastCost },
  { heading: "Value", figures: true, cell: ({ value }) => value },
];
