import { readFuelProduct } from "~/features/fuel/import/fuel-product";
import { fuelProducts } from "~/features/fuel/fuel-products";
import { foreignMoney } from "./finders/currency";
import type { ReviewedScan } from "./scan-view";

/** By the names of the reading. */
export const fuelReceiptLabels = {
  receiptDate: "Date",
  product: "Product",
  gallons: "Gallons",
  pricePerGallon: "Price per gallon",
  totalCost: "Total cost",
  station: "Seller",
  state: "State",
  currency: "Currency",
};

/** As the form has its fields. What was not read is empty: a usual value would look as if it had been read. */
export function fuelReceiptReview(scan: ReviewedScan | null): ReviewedScan | null {
  if (!scan || scan.failure) return scan;
  const { station, currency = "USD", product, ...values } = scan.values;
  const { station: seller, ...fields } = scan.fields;
  const read = {
    ...scan,
    values: { receiptDate: "", ...values, product: productOf(product ?? ""), seller: station ?? "" },
    fields: { ...fields, ...(seller && { seller }) },
  };
  const code = currency.trim().toUpperCase();
  return code === "USD" ? read : withoutMoney(read, code);
}

/** A product that the form does not have is left to the person. */
function productOf(text: string): string {
  const known = fuelProducts.some(({ value }) => value === text) ? text : readFuelProduct(text);
  return text === "other" || known !== "other" ? (known ?? "") : "";
}

/** Only a person may say how many dollars they are. */
function withoutMoney(scan: ReviewedScan, code: string): ReviewedScan {
  const note = `In ${code}: not taken as dollars.`;
  const fields = { ...scan.fields };
  for (const name of ["pricePerGallon", "totalCost"]) {
    const field = fields[name];
    if (field)
      fields[name] = { ...field, proposal: null, note: [field.note, note].filter(Boolean).join(" ") };
  }
  const notes = [...new Set([...scan.notes, foreignMoney(code)])];
  return { ...scan, fields, notes, values: { ...scan.values, pricePerGallon: "", totalCost: "" } };
}
