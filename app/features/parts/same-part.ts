import { formatDay } from "~/ui/format";
import { daysBetween } from "~/features/calendar/days";
import { type MeterUnit, formatReading } from "~/features/meters/meter-unit";
import { categoryLabel } from "./part-categories";

export type SamePart = {
  category: string;
  partNumber: string | null;
  position: string | null;
  vendor: string | null;
  installedOn: string;
  /** Use since then, in the vehicle's unit; undefined if not known. */
  use?: { value: string; unit: MeterUnit };
};

/** Ignores case, dashes and blanks. */
export function partKey(partNumber: string): string {
  return partNumber.replace(/[-\s]/g, "").toUpperCase();
}

/** A notice, never a refusal. */
export function samePartNotice(same: SamePart, installDate: string): string {
  const { partNumber, position, vendor, installedOn, use } = same;
  const name = [categoryLabel(same.category), partNumber].filter(Boolean).join(" ");
  const what = position ? `${name} (${position})` : name;
  const days = daysBetween(installedOn, installDate);
  const long = days === 0 ? "the same day" : days === 1 ? "1 day" : `${days.toLocaleString("en-US")} days`;
  const far = use ? ` and ${formatReading(use.value, use.unit)}` : "";
  const ago = days === 0 ? `${long}${far && `,${far.slice(4)}`}` : `${long}${far} ago`;
  const from = vendor ? `, from ${vendor}` : "";
  return `The same part was fitted before: ${what}, ${ago} (${formatDay(installedOn)})${from}.`;
}
