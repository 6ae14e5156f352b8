import { formatCount } from "~/ui/format";
import { LongTable, type TextColumn } from "~/ui/long-table";
import type { ItemRow } from "./listed-item";
import { type SortColumn, type Sorted, sortHeading } from "./list-position";

type ItemsTableProps = Sorted & {
  rows: ItemRow[];
  path: string;
  seesCost: boolean;
  mayModify: boolean;
  mayManage: boolean;
};

export function ItemsTable({ rows, ...rest }: ItemsTableProps) {
  return <LongTable caption="Parts" columns={columnsFor(rest)} rows={rows} />;
}

function columnsFor({ path, seesCost, mayModify, mayManage, ...list }: Omit<ItemsTableProps, "rows">) {
  const sorted = (by: SortColumn) => sortHeading(path, by, list);
  const columns: (TextColumn<ItemRow> | false)[] = [
    {
      heading: "Part #",
      sort: sorted("part"),
      cell: ({ id, partNumber }) => ({ href: `/inventory/${id}`, text: partNumber }),
    },
    { heading: "Description", sort: sorted("description"), cell: ({ description }) => description },
    { heading: "Manufacturer", cell: ({ manufacturer }) => manufacturer },
    { heading: "Vendor", sort: sorted("vendor"), cell: ({ vendor }) => vendor },
    seesCost && { heading: "Cost", figures: true, cell: ({ cost }) => cost },
    { heading: "Sales Price", figures: true, sort: sorted("price"), cell: ({ price }) => price },
    { heading: "Bin", sort: sorted("bin"), unbroken: true, cell: ({ bin }) => bin },
    {
      heading: "Qty",
      figures: true,
      wraps: true,
      sort: sorted("quantity"),
      cell: ({ quantity }) => quantity,
    },
    { heading: "Reorder", figures: true, cell: ({ reorder }) => formatCount(reorder) },
    mayModify && { heading: "Actions", cell: (row) => actionsOf(row, mayManage) },
  ];
  return columns.filter((column) => column !== false);
}

function actionsOf({ id, partNumber }: ItemRow, mayManage: boolean) {
  const action = (text: string, page: string) => ({
    href: `/inventory/${id}/${page}`,
    text,
    name: `${text} ${partNumber}`,
  });
  return [action("Edit", "edit"), ...(mayManage ? [action("Delete", "delete")] : [])];
}
