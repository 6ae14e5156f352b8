import { Badge } from "~/ui/badge";
import { Link } from "~/ui/link";
import { type Column, Table } from "~/ui/table";
import type { ReceiptView } from "./fuel-view";

type FuelTableProps = {
  vehicleId: string;
  receipts: ReceiptView[];
  mayOpen: boolean;
  showsCosts: boolean;
};

export function FuelTable({ vehicleId, receipts, mayOpen, showsCosts }: FuelTableProps) {
  const money: Column<ReceiptView>[] = [
    { heading: "Price", figures: true, cell: ({ costs }) => costs?.price },
    { heading: "Total", figures: true, cell: ({ costs }) => costs?.total },
  ];
  const columns: Column<ReceiptView>[] = [
    {
      heading: "Date",
      cell: ({ id, day, photoId }) => (
        <>
          {mayOpen ? <Link to={`/fleet-data/${vehicleId}/fuel/${id}`}>{day}</Link> : day}
          {photoId && <a href={`/files/${photoId}`}>Photo</a>}
        </>
      ),
    },
    { heading: "Product", cell: ({ product }) => product },
    { heading: "State", cell: ({ state }) => state },
    { heading: "Seller", cell: ({ seller }) => <Seller {...seller} /> },
    { heading: "Gallons", figures: true, cell: ({ gallons }) => gallons },
    ...(showsCosts ? money : []),
    { heading: "Mileage", figures: true, cell: ({ mileage }) => mileage },
    { heading: "Economy", cell: (row) => row.economy ?? <NoEconomy {...row} /> },
  ];
  return (
    <Table
      caption="Fuel receipts, newest first"
      captionHidden
      columns={columns}
      rows={receipts}
      rowKey={({ id }) => id}
    />
  );
}

function Seller({ name, place }: ReceiptView["seller"]) {
  return (
    <>
      {name && <span className="typed">{name}</span>}
      {place && <small className="choice-hint typed">{place}</small>}
    </>
  );
}

function NoEconomy({ reason, isDoubtful }: ReceiptView) {
  if (!isDoubtful) return <span className="muted">{reason}</span>;
  return (
    <>
      <Badge kind="warning">Check</Badge> {reason}
    </>
  );
}
