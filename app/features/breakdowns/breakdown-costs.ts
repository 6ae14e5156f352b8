import Big from "big.js";
import { formatMoney } from "~/ui/format";

/** What a breakdown cost: its parts and everything else. While nothing is known yet it says so, not $0.00. */
export function breakdownCosts({ cost, parts_cost }: { cost: string; parts_cost: string }) {
  const total = new Big(cost).plus(parts_cost);
  return {
    total: total.eq(0) ? notYetKnown : formatMoney(total.toFixed(2)),
    parts: formatMoney(new Big(parts_cost).toFixed(2)),
    other: new Big(cost).eq(0) ? notYetKnown : formatMoney(new Big(cost).toFixed(2)),
  };
}

const notYetKnown = "Not yet known";
