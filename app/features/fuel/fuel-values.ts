import Big from "big.js";
import { formatMoney } from "~/ui/format";
import { type MeterUnit, readingInForm } from "~/features/meters/meter-unit";
import { fuelDisagreement, numbersOf, type TypedNumbers } from "./fuel-numbers";
import type { FuelReceipt } from "./fuel.server";

export function fuelFormValues(receipt: FuelReceipt, meterUnit: MeterUnit) {
  return {
    receiptDate: receipt.receipt_date,
    totalCost: receipt.total_cost,
    gallons: thousandths(receipt.gallons),
    pricePerGallon: thousandths(receipt.price_per_gallon),
    mileage: readingInForm(receipt.reading, meterUnit),
    product: receipt.product,
    filledUp: receipt.filled_up ? "on" : undefined,
    missedBefore: receipt.missed_before ? "on" : undefined,
    state: receipt.state ?? "",
    seller: receipt.seller ?? "",
    sellerPlace: receipt.seller_place ?? "",
    notes: receipt.notes ?? "",
    photoId: receipt.photo_id ?? "",
    version: String(receipt.version),
  };
}

/** Gallons and prices per gallon have three decimals wherever they are not as typed. */
export function thousandths(number: string | null): string {
  return number === null ? "" : new Big(number).toFixed(3);
}

/** The numbers of a receipt as they were read, as sentences. */
export function fuelNotes(typed: TypedNumbers): string[] {
  const { gallons, price, total } = numbersOf(typed);
  const parts = [
    gallons && `${gallons} gal`,
    price && `$${price} a gallon`,
    total && `${formatMoney(total)} in all`,
  ];
  const understood = parts.filter((part) => part !== null && part !== "").join(", ");
  return [`Understood: ${understood}.`, fuelDisagreement(typed)].filter((note) => note !== undefined);
}
