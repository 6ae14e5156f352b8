import Big from "big.js";
import { expect, test } from "vitest";
import { type CostKind, costPerUse } from "~/features/history/cost-per-use";
import { costWords } from "~/features/history/cost-text";
import { judgeReadings } from "~/features/meters/judge-readings";
import { type Reading, placeReadings } from "~/features/meters/lifetime-use";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { fc, runs } from "../support/property";

/*
 * Lives of a vehicle, each with the cost of a mile worked out by hand. Readings are "day value", with the unit if it is not miles; costs
 * are "day dollars", fuel unless they say what.
 */
type Life = {
  life: string;
  readings: string[];
  costs: string[];
  away?: [string, string | null];
  unit?: MeterUnit;
  period?: [string, string];
  says: string[];
};

const year: [string, string] = ["2026-01-01", "2026-12-31"];

const lives: Life[] = [
  {
    life: "three fills at 98,000, 99,000 and 100,000 mi: the first paid for the miles before it",
    readings: ["2026-11-02 98000", "2026-11-09 99000", "2026-11-16 100000"],
    costs: ["2026-11-02 600", "2026-11-09 600", "2026-11-16 600"],
    says: [
      "$0.600",
      "$1,200.00 over 2,000 mi, from 98,000 mi on Nov 2, 2026 to 100,000 mi on Nov 16, 2026.",
      "It begins with the first reading of the meter.",
      "$600.00 up to Nov 2, 2026 is left out: it was for the time before.",
    ],
  },
  {
    life: "the same fills with a reading a month before: fuel begins with the first of them",
    readings: ["2026-10-02 95000", "2026-11-02 98000", "2026-11-09 99000", "2026-11-16 100000"],
    costs: ["2026-11-02 600", "2026-11-09 600", "2026-11-16 600"],
    says: ["$0.600", "It begins with the first fuel receipt."],
  },
  {
    life: "readings of January and November and one bill in November: one cost says nothing about a mile",
    readings: ["2026-01-02 98000", "2026-11-28 120000"],
    costs: ["2026-11-10 2200 service"],
    period: ["2026-11-01", "2026-11-30"],
    says: [
      "not known: costs are recorded only since Nov 10, 2026, and what was paid that day was for the miles before it; the last cost is of Nov 10, 2026.",
    ],
  },
  {
    // 22,000 mi in 330 days; October 31 to November 28 are 28 of them.
    life: "readings of January and November and bills all year: November's miles are shared by days",
    readings: ["2026-01-02 98000", "2026-11-28 120000"],
    costs: ["2026-02-10 700 service", "2026-11-10 2200 service", "2026-11-28 50 parts"],
    period: ["2026-11-01", "2026-11-28"],
    says: [
      "$1.205",
      "$2,250.00 over 1,867 mi, from the end of Oct 31, 2026 to 120,000 mi on Nov 28, 2026.",
      "The miles between 98,000 mi on Jan 2, 2026 and 120,000 mi on Nov 28, 2026 are shared by days.",
    ],
  },
  {
    life: "a reading of last year and costs since last month: the figure begins where the costs do",
    readings: ["2025-12-01 20000", "2026-10-28 110000", "2026-11-13 114000", "2026-11-27 118000"],
    costs: ["2026-10-28 1500", "2026-11-13 2000", "2026-11-20 400 parts", "2026-11-27 1600"],
    says: [
      "$0.500",
      "$4,000.00 over 8,000 mi, from 110,000 mi on Oct 28, 2026 to 118,000 mi on Nov 27, 2026.",
      "It begins with the first fuel receipt.",
    ],
  },
  {
    life: "fuel was no longer recorded after June: the figure ends there",
    readings: ["2026-05-01 50000", "2026-06-01 58000", "2026-11-01 99000"],
    costs: ["2026-05-01 900", "2026-06-01 4000", "2026-10-01 700 parts"],
    says: [
      "$0.500",
      "It ends with the last fuel receipt.",
      "$700.00 after Jun 1, 2026 is left out: what it was for is not known yet.",
    ],
  },
  {
    life: "costs without a mileage between two readings count with the miles of their days",
    readings: ["2026-03-01 10000", "2026-03-31 16000"],
    costs: ["2026-03-01 500", "2026-03-10 800", "2026-03-20 700", "2026-03-31 900"],
    says: ["$0.400", "$2,400.00 over 6,000 mi"],
  },
  {
    life: "a typing error among the readings is left out, and named",
    readings: ["2026-04-01 50000", "2026-04-08 500600", "2026-04-15 52000"],
    costs: ["2026-04-01 300", "2026-04-08 400", "2026-04-15 400"],
    says: ["$0.400", "The reading of 500,600 mi on Apr 8, 2026 is left out: it does not fit the others."],
  },
  {
    life: "the meter was replaced on the way",
    readings: ["2026-04-01 90000", "2026-04-10 91000 closing", "2026-04-10 12 opening", "2026-04-20 1012"],
    costs: ["2026-04-01 300", "2026-04-20 1000"],
    says: ["$0.500", "$1,000.00 over 2,000 mi, from 90,000 mi on Apr 1, 2026 to 1,012 mi on Apr 20, 2026."],
  },
  {
    life: "readings in kilometers on a vehicle that counts miles",
    readings: ["2026-04-01 160934.4 km", "2026-04-20 101000"],
    costs: ["2026-04-01 300", "2026-04-20 500"],
    says: ["$0.500", "$500.00 over 1,000 mi"],
  },
  {
    life: "a receipt that was entered late counts on its day",
    readings: ["2026-04-20 52000", "2026-04-10 51000", "2026-04-01 50000"],
    costs: ["2026-04-20 400", "2026-04-01 400", "2026-04-10 200"],
    says: ["$0.300"],
  },
  {
    life: "the vehicle was away from April to June: that time is left out with what was paid in it",
    readings: ["2026-03-01 50000", "2026-04-01 51000", "2026-06-10 70000", "2026-07-01 72000"],
    costs: ["2026-03-01 100", "2026-04-01 400", "2026-05-10 5000 parts", "2026-07-01 800"],
    away: ["2026-04-05", "2026-06-05"],
    says: [
      "$0.400",
      "$1,200.00 over 3,000 mi",
      "Apr 1, 2026 to Jun 10, 2026 is left out, with $5,000.00: the vehicle was away from the fleet.",
    ],
  },
  {
    life: "taken off and put back the same day by mistake, no miles are lost",
    readings: ["2026-03-01 50000", "2026-04-01 51000"],
    costs: ["2026-03-01 100", "2026-04-01 400"],
    away: ["2026-03-10", "2026-03-10"],
    says: ["$0.400"],
  },
  {
    life: "one reading",
    readings: ["2026-03-01 50000"],
    costs: ["2026-03-01 100", "2026-04-01 400"],
    says: ["not known: readings of the meter on two days are needed."],
  },
  {
    life: "nothing spent ever",
    readings: ["2026-03-01 50000", "2026-04-01 51000"],
    costs: [],
    says: ["not known: no costs are recorded."],
  },
  {
    life: "the meter was not read since costs began",
    readings: ["2026-03-01 50000", "2026-04-01 51000"],
    costs: ["2026-06-01 100", "2026-07-01 400"],
    says: [
      "not known: fuel is recorded only since Jun 1, 2026, and what was paid that day was for the miles before it; the meter was last read on Apr 1, 2026.",
    ],
  },
  {
    life: "the truck stood",
    readings: ["2026-03-01 50000", "2026-04-01 50000"],
    costs: ["2026-03-01 100", "2026-04-01 400"],
    says: ["not known: the vehicle was not driven from Mar 1, 2026 to Apr 1, 2026."],
  },
];

function readingsOf(lines: string[]): Reading[] {
  let meterNumber = 1;
  return lines.map((line, index) => {
    const [readOn = "", value = "", word = "meter"] = line.split(" ");
    if (word === "opening") meterNumber++;
    const unit = word === "km" ? "km" : "mi";
    return { id: String(index), meterNumber, value, unit, readOn, source: word, recordedAt: new Date(index) };
  });
}

function costsOf(lines: string[]) {
  return lines.map((line) => {
    const [day = "", dollars = "", kind = "fuel"] = line.split(" ");
    return { day, kind: kind as CostKind, cost: new Big(dollars) };
  });
}

for (const { life, readings, costs, away, unit = "mi", period: [from, to] = year, says } of lives) {
  test(`the cost of a mile: ${life}`, () => {
    const placed = placeReadings(readingsOf(readings), unit);
    const { trusted, doubts } = judgeReadings(placed, unit);
    const absences = away ? [{ leftOn: away[0], returnedOn: away[1] }] : [];
    const { details, notes } = costWords(
      {
        sums: { fuel: "0", parts: "0", breakdowns: "0", service: "0", all: "0" },
        unknown: { fuel: 0, parts: 0, breakdowns: 0 },
        perUse: costPerUse({ readings: trusted, absences, costs: costsOf(costs) }, { from, to }),
        doubted: placed.filter(({ id }) => doubts.has(id)),
      },
      unit,
    );
    const said = [details[5]?.value, ...notes].join(" ");
    for (const words of says) expect(said).toContain(words);
    if (says[0]!.startsWith("not known")) expect(details).toHaveLength(5);
  });
}

const dayAt = (index: number) =>
  new Date(Date.UTC(2026, 0, 1) + index * 86_400_000).toISOString().slice(0, 10);
const days = 120;

test("in whatever life, costs and miles are those of the same days", () => {
  const life = fc.record({
    miles: fc.array(fc.integer({ min: 0, max: 600 }), { minLength: days, maxLength: days }),
    readOn: fc.uniqueArray(fc.integer({ min: 0, max: days - 1 }), { minLength: 2, maxLength: 12 }),
    paid: fc.array(fc.tuple(fc.integer({ min: 0, max: days - 1 }), fc.integer({ min: 1, max: 90_000 })), {
      minLength: 2,
      maxLength: 20,
    }),
    period: fc.tuple(fc.integer({ min: 0, max: days - 1 }), fc.integer({ min: 0, max: days - 1 })),
  });
  fc.assert(
    fc.property(life, ({ miles, readOn, paid, period }) => {
      const read = [...readOn].sort((a, b) => a - b);
      const [from, to] = [...period].sort((a, b) => a - b) as [number, number];
      // What the meter would show each evening, a straight line from reading to reading.
      const shows = miles.map((_, day) => 1000 + miles.slice(0, day + 1).reduce((sum, one) => sum + one, 0));
      const line = (day: number) => {
        const after = read.find((one) => one >= day)!;
        const before = [...read].reverse().find((one) => one <= day)!;
        if (after === before) return shows[day]!;
        return shows[before]! + ((shows[after]! - shows[before]!) * (day - before)) / (after - before);
      };
      const costDays = paid.map(([day]) => day);
      const start = Math.max(
        from < to && read.includes(from) ? from : from - 1,
        read[0]!,
        Math.min(...costDays),
      );
      const end = Math.min(to, read.at(-1)!, Math.max(...costDays));
      const spent = paid
        .filter(([day]) => day > start && day <= end)
        .reduce((sum, [, cents]) => sum + cents, 0);
      const got = costPerUse(
        {
          readings: placeReadings(readingsOf(read.map((day) => `${dayAt(day)} ${shows[day]}`)), "mi"),
          absences: [],
          costs: paid.map(([day, cents]) => ({
            day: dayAt(day),
            kind: "parts",
            cost: new Big(cents).div(100),
          })),
        },
        { from: dayAt(from), to: dayAt(to) },
      );
      const known = start < end && spent > 0 && line(end) > line(start);
      expect("perUse" in got).toBe(known);
      if (!("perUse" in got)) return;
      expect([got.start.day, got.end.day]).toEqual([dayAt(start), dayAt(end)]);
      expect(got.cost.toNumber()).toBeCloseTo(spent / 100, 6);
      expect(got.use.toNumber()).toBeCloseTo(line(end) - line(start), 6);
    }),
    { numRuns: runs(1200) },
  );
});
