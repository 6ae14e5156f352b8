import { formatCount } from "~/ui/format";
import { LongTable, type TextColumn } from "~/ui/long-table";
import type { ItemRow } from "./listed-item";
import { type Extra, type Sort, type SortColumn, sortLink } from "./list-position";

type ItemsTableProps = {
  rows: ItemRow[];
  path: string;
  /** Undefined for search results, which are in the order of their match. */
  sort?: Sort;
  /** The rest of the list's URL. */
  extra?: Extra;
  seesCost: boolean;
  mayModify: boolean;
  mayManage: boolean;
};

export function ItemsTable({ rows, ...rest }: ItemsTableProps) {
  return <LongTable caption="Parts" columns={columnsFor(rest)} rows={rows} />;
}

function columnsFor({ path, sort, extra, seesCost, mayModify, mayManage }: Omit<ItemsTableProps, "rows">) {
  const sorted = (by: SortColumn) => {
    const direction = sort?.descending ? "descending" : "ascending";
    return (
      sort &&
      ({ to: sortLink(path, sort, by, extra), sorted: sort.by === by ? direction : undefined } as const)
    );
  };
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
    { heading: "Bin", sort: sorted("bin"), cell: ({ bin }) => bin },
    {
      heading: "Qty",
      figures: true,
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
