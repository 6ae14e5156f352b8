/** Signs that a spreadsheet changed a number. */
export type NumberFlags = (number: string) => string[];

const months = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
const dayMade = new RegExp(`^(?:\\d{1,2}-(?:${months})(?:-\\d{2,4})?|(?:${months})-\\d{2})$`, "i");

/** Looks at a whole column first: a number that is shorter than nearly all others may have lost its zeros. */
export function numberFlags(column: string[]): NumberFlags {
  const usual = usualLength(column);
  return (number) => {
    if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(number) && /[.,+]/.test(number)) {
      return [`“${number}” has probably lost digits: a spreadsheet writes long numbers like this.`];
    }
    if (dayMade.test(number)) return [`“${number}” looks like a day that a spreadsheet made of a number.`];
    if (/^\d{16,}$/.test(number) && /^0+$/.test(number.slice(15))) {
      return [`“${number}” has only zeros after 15 digits: a spreadsheet may have lost the last ones.`];
    }
    if (usual !== undefined && /^\d+$/.test(number) && number.length < usual && number.length >= usual - 3) {
      return [
        `Most numbers of this column have ${usual} digits, “${number}” has ${number.length}: leading zeros may be lost.`,
      ];
    }
    return [];
  };
}

/** How many digits most of the plain numbers have; undefined when they differ, or when one begins with a zero: then none was lost. */
function usualLength(column: string[]): number | undefined {
  const numbers = column.map((cell) => cell.trim()).filter((cell) => /^\d+$/.test(cell));
  if (numbers.length < 5 || numbers.some((number) => number.startsWith("0"))) return undefined;
  const counts = new Map<number, number>();
  for (const { length } of numbers) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [[length, count]] = [...counts].sort((one, other) => other[1] - one[1]) as [[number, number]];
  return length >= 6 && count >= numbers.length * 0.7 ? length : undefined;
}
