import Big from "big.js";

/** What is paid too much now, and no more than the credit note is about. */
export function backOf(total: string, open: string): string {
  const over = new Big(open).times(-1);
  const most = over.gt(total) ? new Big(total) : over;
  return most.gt(0) ? most.toFixed(2) : "0.00";
}
