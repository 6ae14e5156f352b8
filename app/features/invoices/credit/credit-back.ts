import Big from "big.js";

/** What was paid too much, at most the total of the credit note. */
export function backOf(total: string, open: string): string {
  const over = new Big(open).times(-1);
  const limited = over.gt(total) ? new Big(total) : over;
  return limited.gt(0) ? limited.toFixed(2) : "0.00";
}
