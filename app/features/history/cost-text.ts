import { formatCount, formatDay, formatMoney } from "~/ui/format";
import { type MeterUnit, formatReading } from "~/features/meters/meter-unit";
import type { getCosts } from "./costs.server";

const unitWords: Record<MeterUnit, string> = { mi: "mile", km: "kilometer", h: "hour" };

/** The costs of a period as text, with the readings behind the cost per mile. */
export function costWords(
  { costs, unknownBreakdowns, perUse }: Awaited<ReturnType<typeof getCosts>>,
  unit: MeterUnit,
) {
  const perUnit = `Cost per ${unitWords[unit]}`;
  const details = [
    { label: "Fuel", value: formatMoney(costs.fuel) },
    { label: "Parts", value: formatMoney(costs.parts) },
    { label: "Breakdowns", value: formatMoney(costs.breakdowns) },
    { label: "Service", value: formatMoney(costs.service) },
    { label: "All", value: formatMoney(costs.all) },
  ];
  const unknown = unknownWords(unknownBreakdowns);
  if ("reason" in perUse)
    return { details, notes: [`${perUnit} is not known: ${perUse.reason}`, ...unknown] };
  const { start, end, use, daysWithout } = perUse;
  const shown = (reading: typeof start) =>
    `${formatReading(reading.value, reading.unit)} on ${formatDay(reading.readOn)}`;
  const run = formatReading(use.toFixed(1), unit);
  return {
    details: [...details, { label: perUnit, value: `$${perUse.perUse}` }],
    notes: [
      `Worked out over ${run}, from ${shown(start)} to ${shown(end)}.`,
      ...outsideWords(daysWithout),
      ...unknown,
    ],
  };
}

function unknownWords(breakdowns: number): string[] {
  if (breakdowns === 0) return [];
  if (breakdowns === 1) return ["1 of the breakdowns has no cost of its own yet."];
  return [`${formatCount(breakdowns)} of the breakdowns have no cost of their own yet.`];
}

function outsideWords(days: number): string[] {
  if (days <= 0) return [];
  if (days === 1) return ["1 day of the period lies outside these readings."];
  return [`${formatCount(days)} days of the period lie outside these readings.`];
}
