import type Big from "big.js";
import { expect, test } from "vitest";
import { type Interval, addDays, addInterval, addMonths } from "~/features/calendar/days";
import { type Reading, placeReadings } from "~/features/meters/lifetime-use";
import type { MeterUnit } from "~/features/meters/meter-unit";
import {
  type LastDone,
  type ReminderRule,
  nextOnCalendar,
  reminderDue,
} from "~/features/reminders/reminder-due";
import { fc } from "../support/property";

const day = "2026-11-28";

const monthly = (count: number): Interval => ({ count, unit: "months" });

const rule = (given: Partial<ReminderRule>): ReminderRule => ({
  everyUse: null,
  useUnit: given.everyUse ? "mi" : null,
  everyTime: null,
  dueOn: null,
  soonUse: null,
  soonDays: 14,
  createdOn: "2026-01-05",
  ...given,
});

const done = (doneOn: string, given: Partial<LastDone> = {}): LastDone => ({
  doneOn,
  readingId: null,
  nextDueOn: null,
  ...given,
});

type Figure = [readOn: string, value: number, given?: Partial<Reading>];

const readings = (figures: Figure[]): Reading[] =>
  figures.map(([readOn, value, given], index) => ({
    id: `r${index}`,
    meterNumber: 1,
    value: String(value),
    unit: "mi",
    readOn,
    source: "fuel",
    recordedAt: new Date(0),
    ...given,
  }));

/** What is due, as plain figures. */
function due(
  given: Partial<ReminderRule>,
  last: LastDone | undefined,
  figures: Figure[],
  unit: MeterUnit = "mi",
  today = day,
) {
  const placed = placeReadings(readings(figures), unit);
  const { leftUse, dueAt, basis, ...rest } = reminderDue(rule(given), last, { unit, placed }, today);
  const number = (figure: Big | undefined) => figure && Number(figure.round(1));
  return { ...rest, leftUse: number(leftUse), dueAt: number(dueAt), perDay: number(basis?.perDay), basis };
}

test("an oil change every 15,000 miles, last done at 100,000, is due at 115,000", () => {
  const at = (miles: number) =>
    due({ everyUse: "15000", soonDays: 0 }, done("2026-09-01", { readingId: "r0" }), [
      ["2026-09-01", 100_000],
      [day, miles],
    ]);
  expect(at(110_000)).toMatchObject({ state: "ok", dueAt: 115_000, leftUse: 5_000 });
  expect(at(113_999)).toMatchObject({ state: "ok", leftUse: 1_001 });
  expect(at(114_000)).toMatchObject({ state: "due_soon", leftUse: 1_000 });
  expect(at(115_000)).toMatchObject({ state: "due_soon", leftUse: 0 });
  expect(at(115_001)).toMatchObject({ state: "overdue", leftUse: -1, dueAt: 115_000 });
});

test("without a threshold it is due soon in the last tenth of the interval, at most 1,000 miles; hours have no such limit", () => {
  const last = done("2026-01-05", { readingId: "r0" });
  const at = (every: string, value: number, unit: MeterUnit) =>
    due(
      { everyUse: every, useUnit: unit, soonDays: 0 },
      last,
      [
        ["2026-01-05", 0, { unit }],
        [day, value, { unit }],
      ],
      unit,
    ).state;
  expect([at("5000", 4_499, "mi"), at("5000", 4_500, "mi")]).toEqual(["ok", "due_soon"]);
  expect([at("50000", 48_390, "km"), at("50000", 48_391, "km")]).toEqual(["ok", "due_soon"]);
  expect([at("20000", 17_999, "h"), at("20000", 18_000, "h")]).toEqual(["ok", "due_soon"]);
  expect(
    due({ everyUse: "5000", soonUse: "0", soonDays: 0 }, last, [
      ["2026-01-05", 0],
      [day, 4_700],
    ]).state,
  ).toBe("ok");
  expect(
    due({ everyUse: "5000", soonUse: "2500" }, last, [
      ["2026-01-05", 0],
      [day, 2_500],
    ]).state,
  ).toBe("due_soon");
});

test("miles that are expected to be used up within the days of notice are due soon, as a date is", () => {
  const used = (soonDays: number) =>
    due({ everyUse: "15000", soonDays }, done("2026-09-09", { readingId: "r0" }), [
      ["2026-09-09", 100_000],
      [day, 113_600],
    ]);
  expect(used(14)).toMatchObject({ state: "due_soon", leftUse: 1_400, forecastOn: "2026-12-06" });
  expect(used(8)).toMatchObject({ state: "due_soon" });
  expect(used(7)).toMatchObject({ state: "ok" });
});

test("months are calendar months, and the end of a month stays within it", () => {
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(addMonths("2028-01-31", 1)).toBe("2028-02-29");
  expect(addMonths("2024-02-29", 12)).toBe("2025-02-28");
  expect(addMonths("2026-11-30", 3)).toBe("2027-02-28");
  expect(addMonths("2026-08-31", 1)).toBe("2026-09-30");
  expect(addMonths("2026-12-15", 1)).toBe("2027-01-15");
  expect(addMonths("2026-05-15", 600)).toBe("2076-05-15");
});

test("every 3 months from the day it was done: on that day it is due, a day later overdue", () => {
  const on = (today: string) => due({ everyTime: monthly(3) }, done("2026-08-31"), [], "mi", today);
  expect(on("2026-11-15")).toMatchObject({ state: "ok", dueOn: "2026-11-30", leftDays: 15 });
  expect(on("2026-11-16")).toMatchObject({ state: "due_soon", leftDays: 14 });
  expect(on("2026-11-30")).toMatchObject({ state: "due_soon", leftDays: 0 });
  expect(on("2026-12-01")).toMatchObject({ state: "overdue", leftDays: -1 });
});

test("every 6 weeks is 42 days, whatever the months and the clock change between", () => {
  const on = (today: string) =>
    due({ everyTime: { count: 6, unit: "weeks" } }, done("2026-02-20"), [], "mi", today);
  expect(on("2026-03-01")).toMatchObject({ state: "ok", dueOn: "2026-04-03", leftDays: 33 });
  expect(on("2026-04-04")).toMatchObject({ state: "overdue", leftDays: -1 });
  expect(due({ everyTime: { count: 6, unit: "weeks" } }, undefined, [])).toMatchObject({
    dueOn: "2026-02-16",
  });
});

test("days, weeks and years go over the ends of months and over leap days", () => {
  expect(addInterval("2026-02-25", { count: 10, unit: "days" })).toBe("2026-03-07");
  expect(addInterval("2028-02-25", { count: 10, unit: "days" })).toBe("2028-03-06");
  expect(addInterval("2027-12-30", { count: 6, unit: "weeks" })).toBe("2028-02-10");
  expect(addInterval("2028-02-29", { count: 1, unit: "years" })).toBe("2029-02-28");
  expect(addInterval("2028-02-29", { count: 4, unit: "years" })).toBe("2032-02-29");
  expect(addInterval("2026-01-31", monthly(1))).toBe("2026-02-28");
  // From the first date each time: the 31st comes back after February.
  expect(addInterval("2026-01-31", monthly(1), 2)).toBe("2026-03-31");
});

test("a date that comes again every 6 weeks keeps its weekday, done early or late", () => {
  const sixWeeks: Interval = { count: 6, unit: "weeks" };
  expect(nextOnCalendar("2026-01-05", sixWeeks, "2026-01-02")).toBe("2026-02-16");
  expect(nextOnCalendar("2026-12-15", { count: 1, unit: "years" }, "2025-12-12")).toBe("2026-12-15");
  expect(nextOnCalendar("2026-01-05", sixWeeks, "2026-01-20")).toBe("2026-02-16");
  expect(nextOnCalendar("2026-01-05", sixWeeks, "2026-02-14")).toBe("2026-03-30");
  expect(nextOnCalendar("2026-01-05", { count: 1, unit: "days" }, "2034-05-06")).toBe("2034-05-07");
  expect(nextOnCalendar("2024-02-29", { count: 1, unit: "years" }, "2026-02-27")).toBe("2027-02-28");
});

test("of miles and months the one that comes first counts", () => {
  const last = done("2026-06-01", { readingId: "r0" });
  const both = { everyUse: "25000", everyTime: monthly(6) };
  expect(
    due(both, last, [
      ["2026-06-01", 0],
      ["2026-11-20", 10_000],
    ]),
  ).toMatchObject({ state: "due_soon", dueOn: "2026-12-01" });
  expect(
    due(both, last, [
      ["2026-06-01", 0],
      ["2026-11-20", 25_001],
    ]),
  ).toMatchObject({ state: "overdue" });
  expect(
    due(
      both,
      last,
      [
        ["2026-06-01", 0],
        ["2026-11-20", 10_000],
      ],
      "mi",
      "2026-12-02",
    ),
  ).toMatchObject({ state: "overdue" });
});

test("never done, it counts from the day the reminder was made and the reading then", () => {
  const figures: Figure[] = [
    ["2026-01-02", 50_000],
    ["2026-01-06", 50_900],
    [day, 64_500],
  ];
  expect(due({ everyUse: "15000", everyTime: monthly(12) }, undefined, figures)).toMatchObject({
    state: "due_soon",
    dueAt: 65_000,
    dueOn: "2027-01-05",
  });
});

test("without a reading to count from nobody is told that all is well", () => {
  expect(due({ everyUse: "15000" }, undefined, [])).toMatchObject({ state: "unknown" });
  expect(due({ everyUse: "15000" }, done("2026-01-01"), [[day, 50_000]])).toMatchObject({ state: "unknown" });
  expect(due({ everyUse: "15000", everyTime: monthly(120) }, done("2026-01-01"), [])).toMatchObject({
    state: "unknown",
  });
  expect(due({ everyUse: "15000", everyTime: monthly(1) }, done("2026-01-01"), [])).toMatchObject({
    state: "overdue",
  });
  expect(
    due({ everyUse: "250", useUnit: "h" }, undefined, [
      ["2026-01-01", 5],
      [day, 9_000],
    ]),
  ).toMatchObject({ state: "unknown" });
});

test("a service without a mileage counts from the last reading before it, never a later one", () => {
  const figures: Figure[] = [
    ["2026-09-01", 100_000],
    ["2026-09-20", 104_000],
    ["2026-11-01", 118_500],
  ];
  expect(due({ everyUse: "15000" }, done("2026-09-25"), figures)).toMatchObject({
    dueAt: 119_000,
    state: "due_soon",
  });
});

test("a replaced cluster: the figure to compare with the dash is the new meter's", () => {
  const figures: Figure[] = [
    ["2026-08-01", 495_000],
    ["2026-09-01", 500_000, { source: "closing" }],
    ["2026-09-01", 12, { source: "opening", meterNumber: 2 }],
    ["2026-11-01", 8_012, { meterNumber: 2 }],
  ];
  const shown = due({ everyUse: "15000" }, done("2026-08-01", { readingId: "r0" }), figures);
  expect(shown).toMatchObject({ leftUse: 2_000, dueAt: 10_012, state: "due_soon" });
  const long = due({ everyUse: "1000" }, done("2026-08-01", { readingId: "r0" }), figures);
  expect(long).toMatchObject({ state: "overdue", leftUse: -12_000, dueAt: undefined });
});

test("a vehicle that now counts in kilometers keeps the interval that was meant in miles", () => {
  const figures: Figure[] = [
    ["2026-09-01", 100_000],
    [day, 177_028, { unit: "km" }],
  ];
  const shown = due(
    { everyUse: "15000", useUnit: "mi" },
    done("2026-09-01", { readingId: "r0" }),
    figures,
    "km",
  );
  // 115,000 mi are 185,074.6 km.
  expect(shown).toMatchObject({ state: "ok", dueAt: 185_074.6, leftUse: 8_046.6 });
});

test("the forecast is the use left at the average of the last 90 days of readings", () => {
  const shown = due({ everyUse: "15000" }, done("2026-10-20", { readingId: "r2" }), [
    ["2026-01-01", 0],
    ["2026-09-01", 63_744],
    ["2026-10-20", 90_000],
    [day, 100_000],
  ]);
  // 36,256 mi in 88 days are 412 a day; 5,000 mi at 412 are 12.1 days.
  expect(shown).toMatchObject({ perDay: 412, forecastOn: "2026-12-10", leftUse: 5_000 });
  expect(shown.basis).toMatchObject({ from: "2026-09-01", to: day });
});

test("readings of less than a week forecast nothing; of a few days after a long pause, they count from the first", () => {
  const last = done("2026-11-20", { readingId: "r0" });
  expect(
    due({ everyUse: "15000" }, last, [
      ["2026-11-22", 0],
      [day, 3_000],
    ]).forecastOn,
  ).toBeUndefined();
  expect(due({ everyUse: "15000" }, last, [[day, 3_000]]).forecastOn).toBeUndefined();
  const shown = due({ everyUse: "15000" }, done(day), [
    ["2026-05-12", 0],
    ["2026-11-25", 19_400],
    [day, 20_000],
  ]);
  expect(shown).toMatchObject({ perDay: 100, forecastOn: addDays(day, 150) });
  const parked = due({ everyUse: "15000" }, done(day), [
    ["2026-11-01", 500],
    [day, 500],
  ]);
  expect(parked.state).toBe("ok");
  expect(parked.forecastOn).toBeUndefined();
});

test("a registration comes again on its own date, however early or late it was renewed", () => {
  const registration = { dueOn: "2026-03-31", everyTime: monthly(12) };
  expect(due(registration, undefined, [])).toMatchObject({ state: "overdue", dueOn: "2026-03-31" });
  for (const renewed of ["2026-02-10", "2026-03-31", "2026-04-20"])
    expect(due(registration, done(renewed), []).dueOn, renewed).toBe("2027-03-31");
  expect(due(registration, done("2027-03-25"), []).dueOn).toBe("2028-03-31");
  expect(due(registration, done("2026-03-20", { nextDueOn: "2027-01-31" }), []).dueOn).toBe("2027-01-31");
  expect(nextOnCalendar("2026-01-31", monthly(1), "2026-02-27")).toBe("2026-03-31");
});

test("what was to be done once and is done is never due again", () => {
  const permit = { dueOn: "2026-10-01" };
  expect(due(permit, undefined, [])).toMatchObject({ state: "overdue", isFinished: false });
  const finished = due(permit, done("2026-09-28"), []);
  expect(finished).toMatchObject({ state: "ok", isFinished: true });
  expect(finished.dueOn).toBeUndefined();
});

const days = fc.integer({ min: 0, max: 3000 }).map((count) => addDays("2020-01-01", count));

test("the more a vehicle runs and the later it gets, the nearer it is to being due, until it is done", () => {
  const rank = { ok: 0, unknown: 0, due_soon: 1, overdue: 2 };
  fc.assert(
    fc.property(
      fc.record({ every: fc.integer({ min: 1, max: 100_000 }), months: fc.integer({ min: 1, max: 60 }) }),
      fc.integer({ min: 0, max: 900_000 }),
      fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 1, maxLength: 20 }),
      ({ every, months }, first, steps) => {
        const given = { everyUse: String(every), everyTime: monthly(months) };
        const last = done("2026-01-01", { readingId: "r0" });
        let value = first;
        const figures: Figure[] = [["2026-01-01", first]];
        let before = due(given, last, figures, "mi", "2026-01-01");
        for (const [index, step] of steps.entries()) {
          const on = addDays("2026-01-01", (index + 1) * 9);
          figures.push([on, (value += step)]);
          const now = due(given, last, figures, "mi", on);
          // A forecast moves back when the vehicle runs less; its own notice does not.
          const isNoticed = before.leftUse! <= Math.min(every / 10, 1000);
          if (before.state === "overdue" || isNoticed)
            expect(rank[now.state]).toBeGreaterThanOrEqual(rank[before.state]);
          expect(now.leftUse!).toBeLessThanOrEqual(before.leftUse!);
          expect(now.dueAt).toBe(first + every);
          before = now;
        }
        const again = due(
          given,
          done(figures.at(-1)![0], { readingId: `r${figures.length - 1}` }),
          figures,
          "mi",
          figures.at(-1)![0],
        );
        expect(again.leftUse).toBe(every);
      },
    ),
  );
});

test("replacing the meter on the way changes nothing but the figure on the dash", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 3, maxLength: 12 }),
      fc.integer({ min: 1, max: 90_000 }),
      fc.nat({ max: 9 }),
      fc.nat({ max: 1_000 }),
      (steps, every, at, opening) => {
        let value = 300_000;
        const plain: Figure[] = [["2026-01-01", value]];
        for (const [index, step] of steps.entries())
          plain.push([addDays("2026-01-01", (index + 1) * 8), (value += step)]);
        const cut = 1 + (at % steps.length);
        const [cutOn, closing] = plain[cut - 1]!;
        const replaced: Figure[] = [
          ...plain.slice(0, cut),
          [cutOn, closing, { source: "closing" }],
          [cutOn, opening, { source: "opening", meterNumber: 2 }],
          ...plain.slice(cut).map(([on, was]): Figure => [on, was - closing + opening, { meterNumber: 2 }]),
        ];
        const last = done("2026-01-01", { readingId: "r0" });
        const given = { everyUse: String(every) };
        const [one, two] = [due(given, last, plain), due(given, last, replaced)];
        expect({ ...two, dueAt: undefined, basis: undefined }).toEqual({
          ...one,
          dueAt: undefined,
          basis: undefined,
        });
      },
    ),
  );
});

test("the next date on a calendar is a whole number of intervals on, and lies ahead of the day it was done", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 48 }), days, (dueOn, months, doneOn) => {
      const next = nextOnCalendar(dueOn, monthly(months), doneOn);
      expect(next > doneOn && next >= dueOn).toBe(true);
      const counts = Array.from({ length: 200 }, (_, index) => addMonths(dueOn, months * index));
      expect(counts).toContain(next);
    }),
  );
});
