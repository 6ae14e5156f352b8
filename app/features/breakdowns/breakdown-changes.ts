import type { Fact } from "~/features/changes/change-lines";
import { formatDay, formatMoney } from "~/ui/format";

type Row = { breakdown_type: string; breakdown_date: string; cannot_be_driven: boolean; cost: string };

/** What an edit may change; its state and its notes have a log of their own. */
export function breakdownFacts(before: Row, after: Row): Fact[] {
  const fact = (label: string, words: (row: Row) => string) => ({
    label,
    from: words(before),
    to: words(after),
  });
  return [
    fact("Type", (row) => row.breakdown_type),
    fact("Date", (row) => formatDay(row.breakdown_date)),
    fact("Not safe to drive", (row) => (row.cannot_be_driven ? "yes" : "no")),
    { ...fact("Cost", ({ cost }) => (Number(cost) === 0 ? "" : formatMoney(cost))), isCost: true },
  ];
}
