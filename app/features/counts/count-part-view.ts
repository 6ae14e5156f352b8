import { formatCount } from "~/ui/format";
import type { CountPart } from "./count-parts.server";
import { since } from "./count-text";

/** In a blind count the book quantity does not leave the server. */
export function countPartView(
  part: CountPart,
  { isBlind, timeZone }: { isBlind: boolean; timeZone: string },
) {
  return {
    id: part.id,
    number: part.part_number,
    description: part.description,
    bin: part.bin_location,
    book: isBlind ? null : part.book,
    shown: String(part.position),
    entry: entryOf(part, timeZone),
    difference: isBlind || part.counted === null ? null : differenceText(part.counted - part.book_then!),
  };
}

export type CountPartView = ReturnType<typeof countPartView>;

function entryOf({ counted, author, counted_at, seen }: CountPart, timeZone: string) {
  if (counted === null || counted_at === null) return null;
  return { quantity: counted, by: author ?? "", at: since(counted_at, timeZone), seen: seen ?? 0 };
}

/** "counted 4 at 10:12 AM by ana@example.com". */
export function entryText({ quantity, at, by }: NonNullable<CountPartView["entry"]>): string {
  return `counted ${formatCount(quantity)} at ${at} by ${by}`;
}

export function differenceText(difference: number): string {
  if (difference === 0) return "as booked";
  return difference > 0 ? `${formatCount(difference)} more` : `${formatCount(-difference)} less`;
}
