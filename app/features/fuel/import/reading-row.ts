import { type RowCells, type RowVerdict, refusal } from "~/features/imports/cells/row-cells";
import { meterOfRow } from "~/features/meters/import/planned-reading";
import type { FuelField } from "./fuel-columns";
import { type FuelValues, unknownMoney } from "./fuel-values";

/** A row of a log of odometer readings alone. */
export function readingRow(cells: RowCells<FuelField>): RowVerdict<FuelValues> {
  const { line, notes } = cells;
  const ofMeter = meterOfRow(cells.text("meterNumber"), cells.text("readWith"));
  // A new meter may start at 0.
  const odometer = ofMeter ? cells.meter("odometer") : cells.odometer("odometer");
  if (!odometer && cells.problems.length === 0) {
    return { line, notes, skipped: "There is no fuel, no money and no mileage in this row." };
  }
  const day = cells.day();
  const refused = refusal(cells);
  if (refused || !day) return refused ?? { line, notes, problem: "The row is not complete." };
  const values: FuelValues = {
    ...unknownMoney,
    ...day,
    isReading: true,
    ofMeter,
    vehicleName: cells.text("vehicle"),
    odometer,
    distance: null,
    volume: null,
    gallons: null,
    filledUp: false,
    missedBefore: false,
    product: null,
    notes: null,
    seller: null,
    location: null,
    state: null,
  };
  return { line, notes, values };
}
