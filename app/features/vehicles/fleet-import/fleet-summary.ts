import { leftOut } from "~/features/imports/planned-rows";
import type { ImportSummary } from "~/features/imports/import-kind";
import { formatReading } from "~/features/meters/meter-unit";
import { formatCount } from "~/ui/format";
import type { PlannedRecord } from "./fleet-record";

export function describeRecord<Columns>(
  row: PlannedRecord<Columns>,
  describe: (columns: Columns) => (string | null | undefined)[],
) {
  if (!("columns" in row)) return leftOut(row);
  const { columns, vehicle, reading } = row;
  const parts = [vehicle?.label, ...describe(columns), reading && formatReading(reading.value, reading.unit)];
  return { verdict: "ready" as const, text: parts.filter(Boolean).join(", ") };
}

type Facts = { sums: (string | undefined)[]; hints: string[] };

export function summarize<Columns>(rows: PlannedRecord<Columns>[], { sums, hints }: Facts): ImportSummary {
  const count = (verdict: "columns" | "problem" | "skipped") => rows.filter((row) => verdict in row).length;
  const [refused, skipped] = [count("problem"), count("skipped")];
  return {
    ready: count("columns"),
    isDoubtful: refused > 0,
    said: [
      sums.filter(Boolean).join(", "),
      refused ? `${formatCount(refused)} refused` : "",
      skipped ? `${formatCount(skipped)} left out` : "",
    ],
    hints,
  };
}
