import Big from "big.js";
import { expect, test } from "vitest";
import { type Economy, type Fill, averageEconomy, fuelEconomy } from "~/features/fuel/fuel-economy";
import { completeNumbers, fuelDisagreement } from "~/features/fuel/fuel-numbers";
import {
  type Reading,
  convertUse,
  currentReading,
  meterOffsets,
  placeReadings,
} from "~/features/meters/lifetime-use";
import { fc } from "../support/property";

const someFills = fc
  .array(
    fc.record({
      miles: fc.integer({ min: 0, max: 900 }),
      gallons: fc.integer({ min: 1, max: 200_000 }).map((thousandths) => new Big(thousandths).div(1000)),
      filledUp: fc.boolean(),
      hasMileage: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((steps) => {
    let lifetime = new Big(100_000);
    return steps.map(({ miles, gallons, filledUp, hasMileage }, index): Fill => {
      lifetime = lifetime.plus(miles);
      return {
        id: `fill-${String(index).padStart(2, "0")}`,
        day: `2026-03-${String(index + 1).padStart(2, "0")}`,
        enteredAt: index,
        lifetime: hasMileage ? lifetime : null,
        gallons,
        product: "diesel",
        filledUp,
        missedBefore: false,
      };
    });
  });

const figures = (economies: Map<string, Economy>) =>
  [...economies.values()].filter((one): one is { use: Big; gallons: Big } => "use" in one);

test("without gaps the figures together are the way from the first full tank to the last, on all that went in between", () => {
  fc.assert(
    fc.property(someFills, (fills) => {
      const average = averageEconomy(fuelEconomy(fills).values());
      const anchors = fills.filter(({ filledUp, lifetime }) => filledUp && lifetime);
      const [first, last] = [anchors[0], anchors.at(-1)];
      if (!average || !first || !last) return;
      const isBeyond = ({ lifetime }: Fill) => lifetime?.gt(last.lifetime!) === true;
      const beyond = fills.findIndex(isBeyond);
      const inStep = fills.slice(fills.indexOf(first) + 1, beyond === -1 ? fills.length : beyond);
      const gallons = inStep.reduce((sum, one) => sum.plus(one.gallons!), new Big(0));
      expect(average.use.toString()).toBe(last.lifetime!.minus(first.lifetime!).toString());
      // Fills at the mileage of a full tank belong to the figure that ends there.
      expect(average.gallons.lte(gallons)).toBe(true);
    }),
  );
});

test("in whatever order receipts are entered, the figures are the same", () => {
  fc.assert(
    fc.property(
      someFills.chain((fills) =>
        fc.tuple(fc.constant(fills), fc.shuffledSubarray(fills, { minLength: fills.length })),
      ),
      ([fills, shuffled]) => {
        const entered = shuffled.map((fill, enteredAt) => ({ ...fill, enteredAt }));
        const plain = (economies: Map<string, Economy>) =>
          [...economies].map(([id, one]) => `${id} ${JSON.stringify(one)}`).sort();
        expect(plain(fuelEconomy(entered))).toEqual(plain(fuelEconomy(fills)));
      },
    ),
  );
});

test("one missing fill takes exactly one figure away", () => {
  fc.assert(
    fc.property(someFills, fc.nat(), (fills, which) => {
      const at = which % fills.length;
      const before = figures(fuelEconomy(fills)).length;
      const marked = fills.map((fill, index) => (index === at ? { ...fill, missedBefore: true } : fill));
      const after = figures(fuelEconomy(marked)).length;
      expect(after === before || after === before - 1).toBe(true);
    }),
  );
});

test("every fill has a figure or a reason", () => {
  fc.assert(
    fc.property(someFills, (fills) => {
      const economies = fuelEconomy(fills);
      expect([...economies.keys()].sort()).toEqual(fills.map(({ id }) => id).sort());
    }),
  );
});

test("however often the meter is replaced, what the vehicle has run is the sum of what each meter counted", () => {
  const meters = fc.array(fc.record({ opening: fc.nat(500_000), run: fc.nat(300_000) }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(meters, (counted) => {
      const readings = counted.flatMap(({ opening, run }, index): Reading[] => {
        const common = { meterNumber: index + 1, unit: "mi" as const, recordedAt: new Date(0) };
        const day = `20${10 + index}-06-01`;
        const start = {
          ...common,
          id: `o${index}`,
          value: String(opening),
          source: index ? "opening" : "vehicle",
        };
        const end = { ...common, id: `c${index}`, value: String(opening + run), source: "closing" };
        return [
          { ...start, readOn: day },
          { ...end, readOn: `20${11 + index}-06-01` },
        ];
      });
      const newest = currentReading(placeReadings(readings, "mi"))!;
      const sum = counted.reduce((total, { run }) => total + run, counted[0]!.opening);
      expect(newest.lifetime.toNumber()).toBe(sum);
      expect(meterOffsets(readings, "mi").size).toBe(counted.length);
    }),
  );
});

test("miles to kilometers and back is the same number", () => {
  fc.assert(
    fc.property(fc.nat(9_999_999), (miles) => {
      const back = convertUse(convertUse(new Big(miles), "mi", "km")!, "km", "mi")!;
      expect(back.round(6).toNumber()).toBe(miles);
    }),
  );
  expect(convertUse(new Big(1), "mi", "km")!.toString()).toBe("1.609344");
  expect(convertUse(new Big(5), "h", "mi")).toBeUndefined();
});

test("any two of gallons, price and total give the third", () => {
  expect(completeNumbers({ gallons: "12.5", price: "3.459", total: null }).total).toBe("43.24");
  expect(completeNumbers({ gallons: "12.5", price: null, total: "43.24" }).price).toBe("3.459");
  expect(completeNumbers({ gallons: null, price: "3.459", total: "43.24" }).gallons).toBe("12.501");
  expect(completeNumbers({ gallons: null, price: "0", total: "43.24" }).gallons).toBeNull();
  // Half a cent goes up: 1.5 x 0.03 = 0.045.
  expect(completeNumbers({ gallons: "1.5", price: "0.03", total: null }).total).toBe("0.05");
});

test("gallons times price may be a cent off the total; more is said", () => {
  const typed = { gallons: "12.500", price_per_gallon: "3.459" };
  expect(fuelDisagreement({ ...typed, total_cost: "43.25" })).toBeUndefined();
  expect(fuelDisagreement({ ...typed, total_cost: "43.26" })).toBe(
    "12.5 gal at $3.459 make $43.24, but the total says $43.26. The total counts.",
  );
});

test("a vehicle deleted by mistake and put back on the same day keeps its miles", () => {
  const fill = (id: string, day: string, lifetime: number): Fill => ({
    ...{ id, day, enteredAt: 0, lifetime: new Big(lifetime), gallons: new Big(100) },
    ...{ product: "diesel", filledUp: true, missedBefore: false },
  });
  const fills = [fill("a", "2026-03-01", 1_000), fill("b", "2026-03-09", 1_700)];
  const after = (returnedOn: string) => fuelEconomy(fills, [{ leftOn: "2026-03-05", returnedOn }]).get("b")!;
  expect(after("2026-03-05")).toMatchObject({ use: new Big(700) });
  expect(after("2026-03-06")).toHaveProperty("reason");
});
