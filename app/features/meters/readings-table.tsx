import { Link } from "~/ui/link";
import { type Column, Table } from "~/ui/table";

type Reading = {
  id: string;
  day: string;
  figures: string;
  source: string;
  /** Of a replaced meter: all later ones depend on it. */
  isFixed: boolean;
  /** Why it does not count. */
  struck?: string;
};

/** `page` is the meter's. */
export function ReadingsTable({ readings, page, mayChange }: ReadingsTableProps) {
  return (
    <Table
      caption="Readings, newest first"
      columns={columnsFor(page, mayChange)}
      rows={readings}
      rowKey={({ id }) => id}
    />
  );
}

type ReadingsTableProps = { readings: Reading[]; page: string; mayChange: boolean };

function columnsFor(page: string, mayChange: boolean): Column<Reading>[] {
  const columns: Column<Reading>[] = [
    { heading: "Date", cell: ({ day }) => day },
    {
      heading: "Reading",
      figures: true,
      cell: ({ figures, struck }) => (struck ? <s>{figures}</s> : figures),
    },
    { heading: "Read with", cell: ({ source }) => source },
    { heading: "Struck out", cell: ({ struck }) => struck },
  ];
  const change: Column<Reading> = {
    heading: "Change",
    cell: ({ id, struck, isFixed }) =>
      !isFixed && <Link to={`${page}/${id}`}>{struck ? "Let it count" : "Strike out"}</Link>,
  };
  return mayChange ? [...columns, change] : columns;
}
