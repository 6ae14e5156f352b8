import Big from "big.js";
import { formatDay, formatDecimal, formatMoney } from "~/ui/format";
import { formatReading } from "../meters/meter-unit";
import { productLabel } from "../fuel/fuel-products";
import type { FleetVehicle } from "./fleet-of-import.server";
import type { FuelColumns } from "./plan-fuel";
import type { Plan } from "./plan-import.server";
import type { ServiceColumns } from "./plan-service";
import type { VehicleImportColumns } from "./plan-vehicles";
import type { PlannedReading, PlannedRow } from "./planned";

type AnyRow = PlannedRow<VehicleImportColumns | FuelColumns | ServiceColumns>;

/** A row as the page shows it before anything is written. */
export function previewRow(row: AnyRow, vehicles: Map<string, FleetVehicle>) {
  const { line, notes } = row;
  if ("problem" in row) return { line, verdict: "refused" as const, text: row.problem, notes };
  if ("skipped" in row) return { line, verdict: "skipped" as const, text: row.skipped, notes };
  const vehicle = vehicles.get(row.vehicleId ?? "")?.label;
  const parts = [vehicle, ...wordsOf(row.columns), row.reading && readingWords(row.reading)];
  return { line, verdict: "ready" as const, text: parts.filter(Boolean).join(", "), notes };
}

function readingWords({ value, unit }: PlannedReading): string {
  return formatReading(value, unit);
}

function wordsOf(
  columns: VehicleImportColumns | FuelColumns | ServiceColumns,
): (string | null | undefined)[] {
  if ("receipt_date" in columns) {
    return [
      formatDay(columns.receipt_date),
      productLabel(columns.product),
      columns.gallons && `${new Big(columns.gallons).toFixed()} gal`,
      formatMoney(columns.total_cost),
      columns.filled_up ? null : "partial",
    ];
  }
  if ("service_date" in columns) {
    const cost = new Big(columns.labor_cost ?? 0).plus(columns.other_cost ?? 0);
    return [
      formatDay(columns.service_date),
      columns.description,
      columns.vendor,
      formatMoney(cost.toFixed(2)),
    ];
  }
  const { unit_number, vin, serial_number, year, make_model } = columns;
  return [
    unit_number && `Unit ${unit_number}`,
    vin ?? `serial ${serial_number}`,
    year === null ? null : String(year),
    make_model,
  ];
}

/** How many rows there are of each verdict, and the sums that a person can compare with the file. */
export function previewSums({ rows }: Plan) {
  const count = (verdict: "columns" | "problem" | "skipped") => rows.filter((row) => verdict in row).length;
  let gallons = new Big(0);
  let money = new Big(0);
  for (const row of rows as AnyRow[]) {
    if (!("columns" in row)) continue;
    if ("receipt_date" in row.columns) {
      gallons = gallons.plus(row.columns.gallons ?? 0);
      money = money.plus(row.columns.total_cost);
    } else if ("service_date" in row.columns) {
      money = money.plus(row.columns.labor_cost ?? 0).plus(row.columns.other_cost ?? 0);
    }
  }
  return {
    ready: count("columns"),
    refused: count("problem"),
    skipped: count("skipped"),
    gallons: gallons.gt(0) ? formatDecimal(gallons.toFixed()) : undefined,
    money: money.gt(0) ? formatMoney(money.toFixed(2)) : undefined,
  };
}
