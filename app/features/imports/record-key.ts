/** The same vehicle, day, mileage, money and (gallons or words) again is the same record. */
export function recordKey(parts: (string | null)[]): string {
  return parts.map((part) => part?.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "") ?? "").join("|");
}
