import { Card } from "~/ui/card";
import { type Column, Table } from "~/ui/table";
import type { FuelMonth } from "./fuel-months.server";

export function FuelMonths({ months }: { months: FuelMonth[] }) {
  if (months.length === 0) return null;
  const showsCosts = months.some(({ total }) => total !== undefined);
  return (
    <Card title="By month" collapsible>
      <Table
        caption="Fuel by month, newest first"
        captionHidden
        columns={showsCosts ? [...columns, money] : columns}
        rows={months}
        rowKey={({ key }) => key}
      />
    </Card>
  );
}

const columns: Column<FuelMonth>[] = [
  { heading: "Month", cell: ({ month }) => <span className="unbroken">{month}</span> },
  { heading: "Product", cell: ({ product }) => product },
  { heading: "Receipts", figures: true, cell: ({ receipts }) => receipts },
  {
    heading: "Gallons",
    figures: true,
    cell: ({ gallons, without }) => (
      <>
        {gallons}
        {without && <small className="choice-hint">{without}</small>}
      </>
    ),
  },
];

const money: Column<FuelMonth> = { heading: "Total", figures: true, cell: ({ total }) => total };
