type Zone = "America/New_York" | "America/Chicago" | "America/Denver" | "America/Los_Angeles";

/** By the first digit of the ZIP. Parts of some states differ; the account page can change it. */
const byFirstDigit: Record<string, Zone> = {
  "0": "America/New_York",
  "1": "America/New_York",
  "2": "America/New_York",
  "3": "America/New_York",
  "4": "America/New_York",
  "5": "America/Chicago",
  "6": "America/Chicago",
  "7": "America/Chicago",
  "8": "America/Denver",
  "9": "America/Los_Angeles",
};

const byPrefix: [pattern: RegExp, zone: string][] = [
  [/^00[679]/, "America/Puerto_Rico"],
  [/^(35|36|37[0-2]|38|39[0-7])/, "America/Chicago"],
  [/^(59|79[89])/, "America/Denver"],
  [/^(85|86)/, "America/Phoenix"],
  [/^(889|89)/, "America/Los_Angeles"],
  [/^96[78]/, "Pacific/Honolulu"],
  [/^969/, "Pacific/Guam"],
  [/^99[5-9]/, "America/Anchorage"],
];

/** A first guess at a company's time zone, from the last ZIP in its address. Central when there is none. */
export function timeZoneOfAddress(address: string): string {
  const zip = address.match(/\b\d{5}(?=(-\d{4})?\b)/g)?.at(-1);
  if (!zip) return "America/Chicago";
  return (
    byPrefix.find(([pattern]) => pattern.test(zip))?.[1] ?? byFirstDigit[zip.charAt(0)] ?? "America/Chicago"
  );
}
