import Big from "big.js";
import type { RowVerdict } from "~/features/imports/cells/row-cells";
import { wholeInNotes } from "~/features/imports/cells/whole-in-notes";
import { planRows } from "~/features/imports/planned-rows";
import type { Reading } from "~/features/meters/lifetime-use";
import { type PlannedReading, readingOfRow } from "~/features/meters/import/planned-reading";
import type { FleetRecord, PlanContext } from "~/features/vehicles/fleet-import/fleet-record";
import { dayProblem, recordKey, vehicleOfRow } from "~/features/vehicles/fleet-import/log-rows";
import { formatCounted, formatDay, formatDecimal, formatMoney } from "~/ui/format";
import { maxNotes } from "../fuel-schema";
import { productLabel } from "../fuel-products";
import type { FuelProduct } from "./fuel-product";
import type { FuelValues } from "./fuel-values";
import type { FuelSettings } from "./fuel-settings";

export type FuelColumns = {
  receipt_date: string;
  product: FuelProduct;
  gallons: string | null;
  price_per_gallon: string | null;
  total_cost: string;
  filled_up: boolean;
  missed_before: boolean;
  state: string | null;
  seller: string | null;
  seller_place: string | null;
  notes: string | null;
};

export function planFuel(rows: RowVerdict<FuelValues>[], context: PlanContext<FuelSettings>) {
  return planRows<FuelValues, FleetRecord<FuelColumns | null>>(rows, (values, notes) => {
    const { vehicle, leftOut, problem } = vehicleOfRow(values.vehicleName, context);
    if (leftOut) return leftOut;
    const late = dayProblem(values.date, context.today);
    if (problem ?? late) return { problem: (problem ?? late)! };
    const read = readingOfRow(values.odometer, values.date, notes);
    if ("problem" in read) return read;
    const { reading } = read;
    if (values.isReading) {
      const own = { ...reading!, ofMeter: values.ofMeter };
      const isKnown = context.fleet.readings.get(vehicle.id)?.some((known) => isSameReading(known, own));
      return isKnown
        ? { skipped: "This reading is recorded already." }
        : { vehicle, reading: own, columns: null };
    }
    const key = recordKey([vehicle.id, values.date, values.gallons, values.total, reading?.value ?? null]);
    if (context.fleet.recorded.has(key)) return { skipped: "This receipt is recorded already." };
    const texts = textsOf(values, notes);
    if ("problem" in texts) return texts;
    return {
      vehicle,
      reading,
      columns: {
        receipt_date: values.date,
        product: values.product ?? context.settings.product,
        gallons: values.gallons,
        price_per_gallon: values.pricePerGallon,
        total_cost: values.total,
        filled_up: values.filledUp,
        missed_before: values.missedBefore,
        state: values.state,
        ...texts,
      },
    };
  });
}

function textsOf({ seller, location, notes: written }: FuelValues, notes: string[]) {
  const texts = wholeInNotes(notes, maxNotes);
  const columns = {
    seller: seller && texts.fit("Seller", seller, 200),
    seller_place: location && texts.fit("Seller's place", location, 200),
  };
  const note = texts.all(written);
  return "problem" in note ? note : { ...columns, notes: note.text };
}

/** Where a meter starts or ends says more than another reading of that day. */
function isSameReading(known: Reading, { readOn, unit, value, ofMeter }: PlannedReading): boolean {
  if (ofMeter && ofMeter.meterNumber !== known.meterNumber) return false;
  if (ofMeter?.source && ofMeter.source !== known.source) return false;
  return known.readOn === readOn && known.unit === unit && new Big(known.value).eq(value);
}

export function describeFuel(columns: FuelColumns | null) {
  if (!columns) return ["reading alone"];
  const { receipt_date, product, gallons, total_cost, filled_up, seller, seller_place } = columns;
  return [
    formatDay(receipt_date),
    productLabel(product),
    gallons && `${new Big(gallons).toFixed()} gal`,
    formatMoney(total_cost),
    filled_up ? null : "partial",
    seller,
    seller_place,
  ];
}

export function sumFuel(records: (FuelColumns | null)[]) {
  const receipts = records.filter((record) => record !== null);
  const gallons = receipts.reduce((sum, receipt) => sum.plus(receipt.gallons ?? 0), new Big(0));
  const money = receipts.reduce((sum, receipt) => sum.plus(receipt.total_cost), new Big(0));
  const readings = records.length - receipts.length;
  return [
    gallons.gt(0) ? `${formatDecimal(gallons.toFixed())} gallons` : undefined,
    money.gt(0) ? formatMoney(money.toFixed(2)) : undefined,
    readings > 0 ? `${formatCounted(readings, "reading")} of the meter, without fuel or money` : undefined,
  ];
}
