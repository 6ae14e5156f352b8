import { formatCount, formatMoney } from "~/ui/format";
import { differenceText } from "../count-part-view";
import type { CountPart } from "../count-parts.server";
import type { CountedPart, summarizeCount } from "./count-review.server";
import { ofAll, since } from "../count-text";

export type ReviewView = {
  id: string;
  number: string;
  description: string;
  bin: string;
  counted: string;
  book: string;
  difference: string;
  value: string;
  by: string;
};

type Seen = { timeZone: string; seesBook: boolean; seesCost: boolean };

/** What was counted of a part, against the book at that moment. */
export function reviewView(part: CountedPart, { timeZone, seesBook, seesCost }: Seen): ReviewView {
  const { quantity, book_quantity, difference, value } = part;
  return {
    ...named(part),
    counted: formatCount(quantity),
    book: seesBook ? formatCount(book_quantity) : "",
    difference: seesBook ? differenceText(difference) : "",
    value: seesCost && difference !== 0 ? valueText(value) : "",
    by: `${since(part.counted_at, timeZone)} by ${part.author}`,
  };
}

/** A part that nobody counted. Ending the count leaves it as it is. */
export function uncountedLine(part: CountPart, seesBook: boolean): ReviewView {
  const book = seesBook ? formatCount(part.book) : "";
  return { ...named(part), counted: "", book, difference: "", value: "", by: "" };
}

function named(part: { id: string; part_number: string; description: string; bin_location: string }) {
  const { id, part_number, description, bin_location } = part;
  return { id, number: part_number, description, bin: bin_location };
}

/** "−$12.50"; a part without a cost has no value to lose. */
function valueText(value: string | null): string {
  return value === null ? "no cost" : signed(value);
}

function signed(amount: string): string {
  return amount.startsWith("-") ? `−${formatMoney(amount.slice(1))}` : formatMoney(amount);
}

type Summary = Awaited<ReturnType<typeof summarizeCount>>;

export function summaryWords(
  { counted, differences, pieces, value, unpriced }: Summary,
  { all, seesBook, seesCost }: { all: number; seesBook: boolean; seesCost: boolean },
) {
  const figures = [{ label: "Counted", value: ofAll(counted, Math.max(all, counted)) }];
  if (!seesBook) return figures;
  figures.push({ label: "Differences", value: formatCount(differences) });
  figures.push({ label: "Pieces in all", value: differenceText(Number(pieces)) });
  if (seesCost) {
    const without = unpriced > 0 ? ` (${formatCount(unpriced)} without a cost)` : "";
    figures.push({ label: "Value of the differences", value: signed(value) + without });
  }
  return figures;
}

/** For an empty list. */
export function nothingText(show: "differences" | "counted" | "uncounted", isOver: boolean): string {
  if (show === "uncounted") return "Every part is counted";
  if (show === "differences") return isOver ? "No differences" : "No differences so far";
  return isOver ? "Nothing was counted" : "Nothing is counted yet";
}
