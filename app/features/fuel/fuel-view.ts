import { type MeterUnit, formatReading } from "~/features/meters/meter-unit";
import { formatDay, formatMoney } from "~/ui/format";
import { formatEconomy } from "./fuel-economy";
import { numbersOf } from "./fuel-numbers";
import { productLabel } from "./fuel-products";
import { thousandths } from "./fuel-values";
import type { ListedReceipt } from "./fuel.server";

type Shown = { meterUnit: MeterUnit; showsCosts: boolean };

export function receiptView(receipt: ListedReceipt, { meterUnit, showsCosts }: Shown) {
  const { gallons, price, total } = numbersOf(receipt);
  const { economy, reading } = receipt;
  return {
    id: receipt.id,
    day: formatDay(receipt.receipt_date),
    product: productLabel(receipt.product),
    gallons: thousandths(gallons),
    state: receipt.state,
    seller: { name: receipt.seller, place: receipt.seller_place },
    costs: showsCosts
      ? { price: price && `$${thousandths(price)}`, total: formatMoney(total ?? "0") }
      : undefined,
    mileage: reading && formatReading(reading.value, reading.unit),
    photoId: showsCosts ? receipt.photo_id : null,
    economy: "reason" in economy ? undefined : formatEconomy(economy, meterUnit),
    reason: "reason" in economy ? economy.reason : undefined,
    isDoubtful: "reason" in economy && economy.isDoubtful,
  };
}

export type ReceiptView = ReturnType<typeof receiptView>;
