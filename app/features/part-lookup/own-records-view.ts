import type { Scope } from "~/auth/scope";
import { kindWords } from "~/features/inventory/numbers/item-number-kinds";
import { stockWords } from "~/features/inventory/numbers/item-number-text";
import { today } from "~/features/calendar/today";
import { unitTitle } from "~/features/vehicles/vehicle-title";
import { formatCount, formatDay, formatPrice } from "~/ui/format";
import type { OwnRecords } from "./own-records.server";

const priceOf = (amount: string | null | undefined) => (amount ? formatPrice(amount) : "");

/** The company's own records of a number, as its page shows them. */
export function ownRecordsView(records: OwnRecords, { account }: Pick<Scope, "account">) {
  return {
    parts: records.parts.map((part) => ({
      id: part.id,
      to: `/inventory/${part.id}`,
      number: part.part_number,
      description: part.description,
      maker: part.manufacturer,
      bin: part.bin_location || "no bin",
      stock: stockWords(part.quantity),
      vendor: part.vendor,
      cost: priceOf(part.cost),
      price: priceOf(part.sales_price),
    })),
    replacements: records.replacements,
    namedBy: records.namedBy.map((one) => ({
      id: one.id,
      to: `/inventory/${one.item_id}`,
      number: one.part_number,
      description: one.description,
      says: saysOfNumber[one.kind],
      bin: one.bin_location || "no bin",
      stock: stockWords(one.quantity),
    })),
    otherNumbers: records.otherNumbers.map(
      ({ kind, number, company }) => `${kindWords[kind].label}: ${number}${company && ` (${company})`}`,
    ),
    bought: boughtLines(records, account.timeZone),
    sold: records.sold.map((line) => ({
      id: line.id,
      to: `/invoicing/${line.invoice_id}`,
      invoice: line.invoice_number ?? "",
      day: formatDay(line.invoice_date),
      customer: line.customer_name,
      description: line.description,
      quantity: formatCount(line.quantity),
      price: formatPrice(line.unit_price),
    })),
  };
}

export type OwnRecordsView = ReturnType<typeof ownRecordsView>;

export function isNothingOwn({ parts, namedBy, bought, sold }: OwnRecordsView): boolean {
  return [parts, namedBy, bought, sold].every((lines) => lines.length === 0);
}

/** What a part says of a number that it names. */
const saysOfNumber: Record<OwnRecords["namedBy"][number]["kind"], string> = {
  same: "Another number of this part",
  replaced_by: "The newer number of this part",
  replaces: "An older number of this part",
  fits_instead: "Fits instead of this part",
  bar_code: "The bar code of this part",
  vendor: "A vendor's number of this part",
};

type Bought = {
  id: string;
  on: string;
  day: string;
  vendor: string;
  cost: string;
  where: string;
  to?: string;
};

function boughtLines({ received, fitted, invoiced }: OwnRecords, timeZone: string): Bought[] {
  const lines: Bought[] = [
    ...received.map((one) => ({
      id: `received ${one.position}`,
      ...dayOf(today(timeZone, one.moved_at)),
      vendor: one.supplier ?? "",
      cost: priceOf(one.unit_cost),
      where: `${formatCount(one.quantity_change)} received`,
    })),
    ...fitted.map((one) => ({
      id: `fitted ${one.id}`,
      ...dayOf(one.install_date),
      vendor: one.vendor ?? "",
      cost: priceOf(one.cost),
      where: `On ${unitTitle(one)}`,
      to: `/fleet-data/${one.vehicle_id}/parts/${one.id}`,
    })),
    ...invoiced.map((one) => ({
      id: `invoiced ${one.vendor_invoice_id} ${one.position}`,
      ...dayOf(one.invoice_date ?? today(timeZone, one.created_at)),
      vendor: one.vendor,
      cost: priceOf(one.unit_cost),
      where: `${formatCount(one.quantity)} on invoice ${one.number}`.trim(),
      to: `/inventory/scan-invoice/${one.vendor_invoice_id}`,
    })),
  ];
  return lines.sort((one, other) => other.on.localeCompare(one.on));
}

function dayOf(day: string) {
  return { on: day, day: formatDay(day) };
}
