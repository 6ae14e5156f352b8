import Big from "big.js";
import { expect, test } from "vitest";
import { addDays } from "~/features/calendar/days";
import { type Fill, fuelEconomy, questionFarOff } from "~/features/fuel/fuel-economy";
import { type DayCost, costPerUse } from "~/features/history/cost-per-use";
import { judgeReadings } from "~/features/meters/judge-readings";
import { type Reading, placeReadings } from "~/features/meters/lifetime-use";
import type { MeterUnit } from "~/features/meters/meter-unit";
import { fc, runs } from "../support/property";

/*
 * A truck's life told twice: as its papers have it, which the product reads, and as it was, from which its figures are worked out here
 * day by day.
 */
const days = 180;
const milesPerGallon = 6.5;
const perMile: Record<"mi" | "km", number> = { mi: 1, km: 1.609344 };

const rarely = fc.integer({ min: 0, max: 9 }).map((one) => one === 0);
const cents = fc.integer({ min: 100, max: 200_000 });

const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("fill" as const),
      filledUp: fc.constantFrom(true, true, true, false),
      mileage: fc.constantFrom("right", "right", "right", "right", "none", "a digit more", "a digit less"),
      afterUnrecorded: rarely,
      withoutGallons: rarely,
      share: fc.double({ min: 0.2, max: 0.9, noNaN: true }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("cost" as const),
      of: fc.constantFrom("service" as const, "parts" as const, "breakdowns" as const),
      cents,
      isRead: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("new meter" as const),
      opening: fc.constantFrom(0, 12, 350_000),
      unit: fc.constantFrom("mi" as const, "km" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("sold and bought back" as const) }) },
);

const life = fc.record({
  unit: fc.constantFrom("mi" as const, "km" as const),
  miles: fc.array(fc.integer({ min: 30, max: 700 }), { minLength: days, maxLength: days }),
  events: fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: days - 1 }), event), {
      selector: ([day]) => day,
      minLength: 2,
      maxLength: 24,
    })
    .map((events) => events.sort(([one], [other]) => one - other)),
  period: fc.tuple(fc.integer({ min: 0, max: days - 1 }), fc.integer({ min: 0, max: days - 1 })),
  entered: fc.array(fc.nat(), { minLength: 100, maxLength: 100 }),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

const dayAt = (index: number) => addDays("2026-01-01", index);

/** What is true of a fill, and what is written down of it. */
type TrueFill = { day: number; isRead: boolean; filledUp: boolean; gallons: number; hidden: boolean };

type Told = {
  readings: Reading[];
  fills: (Omit<Fill, "lifetime" | "doubt"> & { reading: string | null })[];
  costs: DayCost[];
  absences: { leftOn: string; returnedOn: string }[];
  /** As it was. */
  total: (day: number) => number;
  readOn: Set<number>;
  trueFills: TrueFill[];
  awayIn: [number, number][];
  typos: { more: number; less: number };
};

function live({ miles, events, entered }: Life): Told {
  const moments = [...entered];
  const totals = miles.reduce<number[]>((sums, one) => [...sums, (sums.at(-1) ?? 400_000) + one], []);
  const total = (day: number) => totals[day]!;
  const told: Told = {
    ...{ readings: [], fills: [], costs: [], absences: [], total, readOn: new Set([0]), trueFills: [] },
    ...{ awayIn: [], typos: { more: 0, less: 0 } },
  };
  let meter = { number: 1, opening: total(0), at: 0, unit: "mi" as "mi" | "km" };
  let burnt = 0;
  let tankAt = 0;
  const shown = (day: number) =>
    (meter.opening + (total(day) - total(meter.at)) * perMile[meter.unit]).toFixed(1);
  const read = (day: number, source: string, value = shown(day)) => {
    const id = `reading-${told.readings.length}`;
    const recordedAt = new Date(moments.pop()!);
    const { number: meterNumber, unit } = meter;
    told.readings.push({ id, meterNumber, value, unit, readOn: dayAt(day), source, recordedAt });
    return id;
  };
  read(0, "vehicle");
  for (const [index, [day, one]] of events.entries()) {
    burnt += (total(day) - total(tankAt)) / milesPerGallon;
    tankAt = day;
    if (one.kind === "cost") {
      told.costs.push({ day: dayAt(day), kind: one.of, cost: new Big(one.cents).div(100) });
      if (one.isRead) {
        told.readOn.add(day);
        read(day, "service");
      }
    }
    if (one.kind === "new meter") {
      read(day, "closing");
      meter = { number: meter.number + 1, opening: one.opening, at: day, unit: one.unit };
      read(day, "opening");
      told.readOn.add(day);
    }
    const next = events[index + 1]?.[0] ?? days;
    if (one.kind === "sold and bought back" && next - day > 3) {
      told.absences.push({ leftOn: dayAt(day), returnedOn: dayAt(next - 1) });
      told.awayIn.push([day, next - 1]);
    }
    if (one.kind === "fill") {
      if (one.afterUnrecorded) burnt *= 0.5;
      const gallons = Number((one.filledUp ? burnt : burnt * one.share).toFixed(3));
      burnt -= gallons;
      const mayLack = meter.unit === "mi" && Number(shown(day)) >= 350_000;
      const mileage = one.mileage === "a digit less" && !mayLack ? "right" : one.mileage;
      let reading: string | null = null;
      if (mileage === "right") reading = read(day, "fuel");
      if (mileage === "a digit more") {
        told.typos.more++;
        reading = read(day, "fuel", String(Number(shown(day)) + 5_000_000));
      }
      if (mileage === "a digit less") {
        told.typos.less++;
        reading = read(day, "fuel", String(Math.floor(Number(shown(day)) / 10)));
      }
      if (mileage === "right") told.readOn.add(day);
      const { filledUp, afterUnrecorded: missedBefore, withoutGallons } = one;
      told.fills.push({
        ...{ id: `fill-${index}`, day: dayAt(day), enteredAt: moments.pop()!, product: "diesel" },
        ...{ gallons: withoutGallons ? null : new Big(gallons), filledUp, missedBefore, reading },
      });
      told.costs.push({ day: dayAt(day), kind: "fuel", cost: new Big(gallons).times(4).plus(1) });
      const hidden = missedBefore || withoutGallons;
      told.trueFills.push({ day, isRead: mileage === "right", filledUp, gallons, hidden });
    }
  }
  return told;
}

/** By fill: miles and gallons since the last full tank whose mileage is known, or undefined. */
function trueEconomies({
  trueFills,
  total,
  awayIn,
}: Told): ({ miles: number; gallons: number } | undefined)[] {
  return trueFills.map((fill, index) => {
    const isFull = (one: TrueFill) => one.filledUp && one.isRead;
    const from = trueFills.map(isFull).lastIndexOf(true, index - 1);
    if (!isFull(fill) || index === 0 || from < 0) return undefined;
    const between = trueFills.slice(from + 1, index + 1);
    const start = trueFills[from]!.day;
    if (between.some(({ hidden }) => hidden)) return undefined;
    if (awayIn.some(([left, returned]) => left < fill.day && returned > start)) return undefined;
    return {
      miles: total(fill.day) - total(start),
      gallons: between.reduce((sum, { gallons }) => sum + gallons, 0),
    };
  });
}

function trueCost({ costs, total, readOn, awayIn }: Told, [from, to]: [number, number]) {
  const read = [...readOn].sort((a, b) => a - b);
  const fuel = costs.filter(({ kind }) => kind === "fuel");
  const paid = (fuel.length > 0 ? fuel : costs).map(({ day }) => day).sort();
  if (read.length < 2 || paid.length === 0) return undefined;
  const indexOf = (day: string) => Array.from({ length: days }, (_, index) => dayAt(index)).indexOf(day);
  const start = Math.max(from < to && readOn.has(from) ? from : from - 1, read[0]!, indexOf(paid[0]!));
  const end = Math.min(to, read.at(-1)!, indexOf(paid.at(-1)!));
  let [miles, dollars] = [0, 0];
  for (let day = start + 1; day <= end; day++) {
    const before = Math.max(...read.filter((one) => one < day));
    const after = read.find((one) => one >= day)!;
    if (awayIn.some(([left, returned]) => left < after && returned > before)) continue;
    miles += (total(after) - total(before)) / (after - before);
    for (const { day: on, cost } of costs) if (on === dayAt(day)) dollars += cost.toNumber();
  }
  return miles > 0 && dollars > 0 ? { miles, dollars } : undefined;
}

function isNear(one: number, other: number): void {
  // A meter shows tenths.
  expect(Math.abs(one - other)).toBeLessThan(0.3);
}

function judge({ readings }: Told, unit: MeterUnit) {
  const placed = placeReadings([...readings].reverse(), unit);
  return judgeReadings(placed, unit);
}

test("in whatever life, fuel economy and the cost of a mile are what they were, or there is a reason", () => {
  let [figures, costs] = [0, 0];
  fc.assert(
    fc.property(life, (lived) => {
      const { unit } = lived;
      const told = live(lived);
      const right = told.readings.length - told.typos.more - told.typos.less;
      // Of as many wrong readings that fit together, nobody knows that they are wrong.
      fc.pre(right > Math.max(told.typos.more, told.typos.less));
      const { trusted, doubts } = judge(told, unit);
      const lifetimes = new Map(trusted.map(({ id, lifetime }) => [id, lifetime]));
      const economies = questionFarOff(
        fuelEconomy(
          told.fills.map(({ reading, ...one }) => ({
            ...one,
            lifetime: lifetimes.get(reading ?? "") ?? null,
            doubt: doubts.get(reading ?? ""),
          })),
          told.absences,
        ),
        unit,
      );
      for (const [index, truth] of trueEconomies(told).entries()) {
        const economy = economies.get(told.fills[index]!.id)!;
        expect("use" in economy, JSON.stringify(economy)).toBe(truth !== undefined);
        if (!("use" in economy) || !truth) continue;
        isNear(economy.use.toNumber(), truth.miles * perMile[unit]);
        isNear(economy.gallons.toNumber(), truth.gallons);
        figures++;
      }
      const period = [...lived.period].sort((a, b) => a - b) as [number, number];
      const [from, to] = period.map(dayAt) as [string, string];
      const cost = costPerUse(
        { readings: trusted, absences: told.absences, costs: told.costs },
        { from, to },
      );
      const truth = trueCost(told, period);
      expect("perUse" in cost, JSON.stringify(cost)).toBe(truth !== undefined);
      if (!("perUse" in cost) || !truth) return;
      isNear(cost.use.toNumber(), truth.miles * perMile[unit]);
      isNear(cost.cost.toNumber(), truth.dollars);
      costs++;
    }),
    { numRuns: runs(1200) },
  );
  expect(Math.min(figures, costs)).toBeGreaterThan(runs(300));
});
