import { type Column, Table, TypedLink } from "~/ui/table";
import type { ItemRow } from "./listed-item";
import { type SortColumn, type Sorted, sortHeading } from "./list-position";

export type PriceRow = Pick<ItemRow, "id" | "partNumber" | "description" | "manufacturer" | "price">;

/** A price list shows no quantities and no costs. */
export function priceRow({ id, partNumber, description, manufacturer, price }: ItemRow): PriceRow {
  return { id, partNumber, description, manufacturer, price };
}

type PriceTableProps = Sorted & { rows: PriceRow[]; path: string };

export function PriceTable({ rows, path, ...list }: PriceTableProps) {
  const sorted = (by: SortColumn) => sortHeading(path, by, list);
  const columns: Column<PriceRow>[] = [
    {
      heading: "Part #",
      sort: sorted("part"),
      cell: ({ id, partNumber }) => <TypedLink to={`/inventory/${id}`}>{partNumber}</TypedLink>,
    },
    { heading: "Description", sort: sorted("description"), cell: ({ description }) => description },
    { heading: "Manufacturer", cell: ({ manufacturer }) => manufacturer },
    { heading: "Sales Price", figures: true, sort: sorted("price"), cell: ({ price }) => price },
  ];
  return <Table caption="Price list" captionHidden columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
