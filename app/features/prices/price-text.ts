import { formatPrice } from "~/ui/format";
import type { ListedPrice } from "./customer-prices.server";

export function priceLine({ id, part_number, description, sales_price, price }: ListedPrice) {
  return {
    id,
    partNumber: part_number,
    description,
    usual: sales_price === null ? "none" : formatPrice(sales_price),
    price: formatPrice(price),
  };
}

export type PriceLine = ReturnType<typeof priceLine>;

type Priced = { partNumber: string; description: string; salesPrice: string | null; before: string | null };

export function priceNote({ partNumber, description, salesPrice, before }: Priced, price: string): string {
  const part = [partNumber, description].filter(Boolean).join(", ");
  const instead = before ?? salesPrice;
  return `${part}: ${formatPrice(price)}${instead === null ? "" : ` instead of ${formatPrice(instead)}`}.`;
}
