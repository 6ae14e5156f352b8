import Big from "big.js";

/** The overpaid amount, at most the credit note's total. */
export function backOf(total: string, open: string): string {
  const over = new Big(open).times(-1);
  const limited = over.gt(total) ? new Big(total) : over;
  return limited.gt(0) ? limited.toFixed(2) : "0.00";
}
