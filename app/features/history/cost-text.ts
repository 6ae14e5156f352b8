import { formatCount, formatDay, formatMoney } from "~/ui/format";
import { type PlacedReading, formatReadingIn } from "~/features/meters/lifetime-use";
import { type MeterUnit, formatReading } from "~/features/meters/meter-unit";
import type { Bound, CostPerUse, LeftOut, Limit, Moment, NoCostPerUse } from "./cost-per-use";
import type { getCosts } from "./costs.server";

const unitWords: Record<MeterUnit, string> = { mi: "mile", km: "kilometer", h: "hour" };
const usePlural: Record<MeterUnit, string> = { mi: "miles", km: "kilometers", h: "hours" };

type Costs = Awaited<ReturnType<typeof getCosts>>;

/** The costs of a period as text, with the span of the cost per mile, what it leaves out, and why. */
export function costWords({ sums, unknown, perUse, doubted }: Costs, unit: MeterUnit) {
  const perUnit = `Cost per ${unitWords[unit]}`;
  const details = [
    { label: "Fuel", value: formatMoney(sums.fuel) },
    { label: "Parts", value: formatMoney(sums.parts) },
    { label: "Breakdowns", value: formatMoney(sums.breakdowns) },
    { label: "Service", value: formatMoney(sums.service) },
    { label: "All", value: formatMoney(sums.all) },
  ];
  const notes = [...doubtedWords(doubted, unit), ...unknownWords(unknown)];
  if ("reason" in perUse) {
    return { details, notes: [`${perUnit} is not known: ${reasonWords(perUse, unit)}`, ...notes] };
  }
  return {
    details: [...details, { label: perUnit, value: `$${perUse.perUse}` }],
    notes: [
      ...spanWords(perUse, unit),
      ...perUse.leftOut.map((part) => leftOutWords(part, perUse)),
      ...notes,
    ],
  };
}

function shown(reading: PlacedReading, unit: MeterUnit): string {
  return `${formatReadingIn(reading, unit)} on ${formatDay(reading.readOn)}`;
}

function spanWords({ cost, use, start, end }: CostPerUse, unit: MeterUnit): string[] {
  const run = formatReading(use.toFixed(1), unit);
  const shared = [start, end].filter(({ between }) => between);
  return [
    `${formatMoney(cost.toFixed(2))} over ${run}, from ${momentWords(start, unit)} to ${momentWords(end, unit)}.`,
    ...[...new Set(shared.map((moment) => sharedWords(moment, unit)))],
    ...(start.limit === "period" ? [] : [`It begins with ${firstWords[start.limit]}.`]),
    ...(end.limit === "period" ? [] : [`It ends with ${lastWords[end.limit]}.`]),
  ];
}

function momentWords({ day, reading }: Moment, unit: MeterUnit): string {
  return reading ? shown(reading, unit) : `the end of ${formatDay(day)}`;
}

function sharedWords({ between }: Moment, unit: MeterUnit): string {
  const [before, after] = between!;
  return `The ${usePlural[unit]} between ${shown(before, unit)} and ${shown(after, unit)} are shared by days.`;
}

const firstWords: Record<Limit, string> = {
  period: "the period",
  reading: "the first reading of the meter",
  fuel: "the first fuel receipt",
  cost: "the first recorded cost",
};

const lastWords: Record<Limit, string> = {
  period: "the period",
  reading: "the last reading of the meter",
  fuel: "the last fuel receipt",
  cost: "the last recorded cost",
};

function leftOutWords({ why, from, to, cost }: LeftOut, { start, end }: CostPerUse): string {
  const money = formatMoney(cost.toFixed(2));
  if (why === "before")
    return `${money} up to ${formatDay(start.day)} is left out: it was for the time before.`;
  if (why === "after")
    return `${money} after ${formatDay(end.day)} is left out: what it was for is not known yet.`;
  const days = `${formatDay(from)} to ${formatDay(to)}`;
  return `${days} is left out, with ${money}: the vehicle was away from the fleet.`;
}

function reasonWords(none: NoCostPerUse, unit: MeterUnit): string {
  if (!("start" in none)) {
    return none.reason === "no-costs"
      ? "no costs are recorded."
      : "readings of the meter on two days are needed.";
  }
  const { start, end } = none;
  const days = `${formatDay(start.day)} to ${formatDay(end.day)}`;
  if (none.reason === "not-driven") return `the vehicle was not driven from ${days}.`;
  if (none.reason === "nothing-spent") return `no costs are recorded from ${days}.`;
  if (none.reason === "away") return `the vehicle was away from the fleet from ${days}.`;
  return [sinceWords(start, unit), untilWords(end)].filter(Boolean).join("; ") + ".";
}

function sinceWords({ day, limit }: Bound, unit: MeterUnit): string | undefined {
  const since = formatDay(day);
  if (limit === "reading") return `the meter is read only since ${since}`;
  if (limit === "period") return undefined;
  const what = limit === "fuel" ? "fuel is" : "costs are";
  return `${what} recorded only since ${since}, and what was paid that day was for the ${usePlural[unit]} before it`;
}

function untilWords({ day, limit }: Bound): string | undefined {
  const until = formatDay(day);
  if (limit === "reading") return `the meter was last read on ${until}`;
  if (limit === "period") return undefined;
  return `the last ${limit === "fuel" ? "fuel receipt" : "cost"} is of ${until}`;
}

function unknownWords(unknown: Costs["unknown"]): string[] {
  return [
    ...noCostWords(unknown.fuel, "fuel receipts", ["", ""]),
    ...noCostWords(unknown.parts, "parts", ["", ""]),
    ...noCostWords(unknown.breakdowns, "breakdowns", [" of its own", " of their own"]),
  ];
}

function noCostWords(count: number, records: string, [its, their]: [string, string]): string[] {
  if (count === 0) return [];
  if (count === 1) return [`1 of the ${records} has no cost${its} yet.`];
  return [`${formatCount(count)} of the ${records} have no cost${their} yet.`];
}

const maxDoubted = 3;

function doubtedWords(doubted: Costs["doubted"], unit: MeterUnit): string[] {
  const more = doubted.length - maxDoubted;
  return [
    ...doubted
      .slice(0, maxDoubted)
      .map((one) => `The reading of ${shown(one, unit)} is left out: it does not fit the others.`),
    ...(more > 0
      ? [`So ${more === 1 ? "is 1 more reading" : `are ${formatCount(more)} more readings`}.`]
      : []),
  ];
}
