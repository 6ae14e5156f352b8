import type { Found, Reading } from "./document-kind";
import type { Box } from "./page";
import { isDay } from "~/features/calendar/read-day";
import { formatDay } from "~/ui/format";
import { purposeOf } from "./scan-purposes";
import type { Scan } from "./scans.server";

export type ReviewedField = {
  label: string;
  /** Of the part of the photo. */
  crop: string | null;
  marked: { text: string; isDoubtful: boolean }[];
  note: string | null;
  proposal: string | null;
};

export type ReviewedScan = {
  id: string;
  /** The first page. */
  picture: string | null;
  /** Set when nothing could be read, or nothing for this form: the photo is typed from. */
  failure: { title: string; text: string } | null;
  values: Record<string, string>;
  fields: Record<string, ReviewedField>;
  notes: string[];
};

/** For the form that the scan fills, with the fields that have a label. Undefined for a scan that is done with, or has neither a reading nor a picture. */
export function reviewOf(scan: Scan | undefined, labels: Record<string, string>): ReviewedScan | undefined {
  const picture = scan?.pages[0]?.picture_id ?? null;
  if (scan?.state === "failed" && picture) {
    const { failure } = purposeOf(scan.purpose);
    return { id: scan.id, picture, failure, values: {}, fields: {}, notes: scan.reading?.notes ?? [] };
  }
  if (scan?.state !== "read" || !scan.reading) return undefined;
  const reading: Reading = scan.reading;
  const found = Object.entries(reading.fields).filter(([name]) => Object.hasOwn(labels, name));
  return {
    id: scan.id,
    picture,
    failure: found.length === 0 ? (purposeOf(scan.purpose).nothingForForm ?? null) : null,
    values: Object.fromEntries(found.map(([name, { text }]) => [name, text])),
    fields: Object.fromEntries(
      found.map(([name, one]) => [name, reviewedField(scan.id, labels[name]!, one)]),
    ),
    notes: reading.notes,
  };
}

/** What tells one scan from another, the most telling first. No money: a counter sees none. */
const namingFields = [
  ...["vendor", "station", "companyName", "partNumber", "vin", "unitNumber"],
  ...["invoiceNumber", "receiptDate", "invoiceDate", "description", "contactEmail"],
];

/** "FleetPride, INV-1001, Nov 20, 2026"; empty before it is read. */
export function nameOfReading(reading: Reading | null): string {
  const found = namingFields.flatMap((name) => reading?.fields[name]?.text ?? []);
  return found
    .slice(0, 3)
    .map((text) => (isDay(text) ? formatDay(text) : text))
    .join(", ");
}

export function cropOf(scanId: string, page: number, { left, top, right, bottom }: Box): string {
  const box = [left, top, right, bottom].map(Math.round).join(",");
  return `/scans/${scanId}/crops/${page}?box=${box}`;
}

export function reviewedField(scanId: string, label: string, found: Found): ReviewedField {
  const { shown, page } = found;
  return {
    label,
    crop: shown && cropOf(scanId, page, shown),
    marked: markedText(found),
    note: found.note ?? null,
    proposal: found.proposal ?? null,
  };
}

/** Split where doubt begins and ends. */
function markedText({ text, doubts }: Found): ReviewedField["marked"] {
  const pieces: ReviewedField["marked"] = [];
  for (const [at, letter] of [...text].entries()) {
    const isDoubtful = doubts.includes(at);
    const last = pieces.at(-1);
    if (last && last.isDoubtful === isDoubtful) last.text += letter;
    else pieces.push({ text: letter, isDoubtful });
  }
  return pieces;
}
