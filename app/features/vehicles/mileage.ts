export type Mileage = { miles: number; note?: string } | { problem: string };

export const mostMiles = 9_999_999;

/** Reads an odometer as people write it: 123456, 123,456, 123 456, 123,456.7 or 123456,7. Whole miles are kept, tenths are dropped with a note. */
export function readMileage(typed: string): Mileage {
  const text = typed.trim().replace(/\s*(mi|miles)\.?$/i, "");
  if (/^[-−]\s*\d/.test(text)) return { problem: "Mileage must be positive" };
  const match =
    /^(\d{1,3}(?:[,\s']\d{3})+)(?:\.(\d{1,2}))?$/.exec(text) ?? /^(\d+)(?:\.(\d{1,2})|,(\d))?$/.exec(text);
  if (!match) return { problem: "Mileage must be a number, such as 123456 or 123,456" };
  const miles = Number(match[1]!.replace(/[,\s']/g, ""));
  if (miles > mostMiles) return { problem: "Mileage must be at most 9,999,999" };
  const tenths = match[2] ?? match[3];
  if (tenths === undefined || /^0+$/.test(tenths)) return { miles };
  return { miles, note: `Tenths are not kept: ${miles.toLocaleString("en-US")} mi was saved.` };
}
