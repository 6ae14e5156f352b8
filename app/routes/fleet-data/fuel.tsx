import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import type { Scope } from "~/auth/scope";
import { averageEconomy, formatEconomy } from "~/features/fuel/fuel-economy";
import { numbersOf } from "~/features/fuel/fuel-numbers";
import { productLabel } from "~/features/fuel/fuel-products";
import { thousandths } from "~/features/fuel/fuel-values";
import { FuelMonths } from "~/features/fuel/fuel-months";
import { sumFuelMonths } from "~/features/fuel/fuel-months.server";
import { listFuelReceipts } from "~/features/fuel/fuel.server";
import { type MeterUnit, formatReading } from "~/features/meters/meter-unit";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Badge } from "~/ui/badge";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { formatCount, formatDay, formatMoney } from "~/ui/format";
import { Link } from "~/ui/link";
import { type Column, Table } from "~/ui/table";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle((data: { title: string }) => `Fuel: ${data.title}`);

const max = 200;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { id, title, meterUnit, hasLeft } = await recordVehicle(scope, params.vehicleId);
  const receipts = await listFuelReceipts(scope, id, meterUnit);
  const average = averageEconomy(receipts.map(({ economy }) => economy));
  return {
    id,
    title,
    count: receipts.length,
    average: average && formatEconomy(average, meterUnit),
    mayRecord: scope.may("records:modify") && !hasLeft,
    showsCosts: scope.may("costs:view"),
    months: await sumFuelMonths(scope, id),
    receipts: receipts.slice(0, max).map((receipt) => receiptRow(scope, receipt, meterUnit)),
  };
}

type Receipt = Awaited<ReturnType<typeof listFuelReceipts>>[number];

function receiptRow(scope: Scope, receipt: Receipt, meterUnit: MeterUnit) {
  const { gallons, price, total } = numbersOf(receipt);
  const { economy, reading } = receipt;
  return {
    id: receipt.id,
    day: formatDay(receipt.receipt_date),
    product: productLabel(receipt.product),
    gallons: thousandths(gallons),
    state: receipt.state,
    costs: scope.may("costs:view")
      ? { price: price && `$${thousandths(price)}`, total: formatMoney(total ?? "0") }
      : undefined,
    mileage: reading && formatReading(reading.value, reading.unit),
    photoId: scope.may("costs:view") ? receipt.photo_id : null,
    economy: "reason" in economy ? undefined : formatEconomy(economy, meterUnit),
    reason: "reason" in economy ? economy.reason : undefined,
    isDoubtful: "reason" in economy && economy.isDoubtful,
    notes: receipt.notes,
  };
}

type Row = ReturnType<typeof receiptRow>;

export default function FuelPage() {
  const { id, count, average, mayRecord, showsCosts, months, receipts } = useLoaderData<typeof loader>();
  return (
    <>
      {mayRecord && (
        <ButtonRow>
          <ButtonLink to={`/fleet-data/${id}/fuel/new`} variant="primary">
            Add Fuel Receipt
          </ButtonLink>
          <ButtonLink to={`/fleet-data/import?kind=fuel&vehicle=${id}`} variant="quiet">
            Import a fuel log
          </ButtonLink>
        </ButtonRow>
      )}
      {count === 0 && <Empty title="No fuel receipts recorded" />}
      {average && (
        <p>
          Fuel economy over all full tanks: <b>{average}</b>
        </p>
      )}
      {count > 0 && (
        <Table
          caption="Fuel receipts, newest first"
          captionHidden
          columns={columnsFor(id, { mayRecord, showsCosts })}
          rows={receipts}
          rowKey={(receipt) => receipt.id}
        />
      )}
      <FuelMonths months={months} />
      {count > max && (
        <p>
          The newest {max} of {formatCount(count)} are shown. All are in the{" "}
          <Link to={`/fleet-data/${id}/history?kind=fuel`}>history</Link>.
        </p>
      )}
    </>
  );
}

function columnsFor(
  id: string,
  { mayRecord, showsCosts }: { mayRecord: boolean; showsCosts: boolean },
): Column<Row>[] {
  const money: Column<Row>[] = [
    { heading: "Price", figures: true, cell: ({ costs }) => costs?.price },
    { heading: "Total", figures: true, cell: ({ costs }) => costs?.total },
  ];
  return [
    {
      heading: "Date",
      cell: (row) => (
        <>
          {mayRecord ? <Link to={`/fleet-data/${id}/fuel/${row.id}`}>{row.day}</Link> : row.day}
          {row.photoId && <a href={`/files/${row.photoId}`}>Photo</a>}
        </>
      ),
    },
    { heading: "Product", cell: ({ product }) => product },
    { heading: "State", cell: ({ state }) => state },
    { heading: "Gallons", figures: true, cell: ({ gallons }) => gallons },
    ...(showsCosts ? money : []),
    { heading: "Mileage", figures: true, cell: ({ mileage }) => mileage },
    { heading: "Economy", cell: (row) => row.economy ?? <NoEconomy {...row} /> },
  ];
}

function NoEconomy({ reason, isDoubtful }: Row) {
  if (!isDoubtful) return <span className="muted">{reason}</span>;
  return (
    <>
      <Badge kind="warning">Check</Badge> {reason}
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
