import type { Fact } from "~/features/changes/change-lines";
import { formatDay, formatMoney } from "~/ui/format";
import { productLabel } from "./fuel-products";
import { withoutZeros } from "./fuel-numbers";

type Row = {
  receipt_date: string;
  product: string;
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

type Words = [label: string, words: (row: Row) => string, isCost?: true];

const yesOrNo = (value: boolean) => (value ? "Yes" : "No");

const words: Words[] = [
  ["Date", (row) => formatDay(row.receipt_date)],
  ["Product", (row) => productLabel(row.product)],
  ["Gallons", (row) => withoutZeros(row.gallons)],
  ["Price per gallon", (row) => withoutZeros(row.price_per_gallon), true],
  ["Total cost", (row) => formatMoney(row.total_cost), true],
  ["Filled up", (row) => yesOrNo(row.filled_up)],
  ["A fill before is missing", (row) => yesOrNo(row.missed_before)],
  ["State", (row) => row.state ?? ""],
  ["Seller", (row) => row.seller ?? ""],
  ["Seller's place", (row) => row.seller_place ?? ""],
  ["Notes", (row) => row.notes ?? ""],
];

export function fuelFacts(before: Row, after: Row): Fact[] {
  return words.map(([label, of, isCost]) => ({ label, from: of(before), to: of(after), isCost }));
}
