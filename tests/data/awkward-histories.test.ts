import { expect, test } from "vitest";
import { Truck } from "../support/truck";

/*
 * Twelve histories that break fuel economy and mileage elsewhere, each with its figures worked out by hand.
 * Every vehicle is bought on 2026-01-05 with the reading it is given. Economies stand oldest first.
 */

const firstFull = "First full tank: the next one gives a figure";
const partial = "Not filled up: counted at the next full tank";
const notCounted = "Not counted in fuel economy";

test("1. the cluster is replaced: 411,400 on the old one goes on at 12 on the new", async () => {
  const truck = await Truck.bought("mi", "410000");
  await truck.fill("2026-01-10", { at: "411000", gallons: "100" });
  await truck.changeMeter("2026-01-12", { last: "411400", first: "12" });
  await truck.fill("2026-01-14", { at: "312", gallons: "100" });
  // 400 on the old one and 300 on the new are 700 miles on 100 gallons.
  expect(await truck.economies()).toEqual([firstFull, "7.0 mpg"]);
  expect(await truck.meter()).toEqual({ reads: "312 mi", lifetime: "411,700 mi" });
});

test("2. a truck that counts kilometers", async () => {
  const truck = await Truck.bought("km", "200000");
  await truck.fill("2026-01-10", { at: "200,500", gallons: "90" });
  await truck.fill("2026-01-12", { at: "201,500 km", gallons: "100" });
  // 100 gallons are 378.541 liters; over 1,000 km that is 37.9 to the hundred.
  expect(await truck.economies()).toEqual([firstFull, "37.9 L/100 km"]);
  expect(await truck.meter()).toEqual({ reads: "201,500 km", lifetime: "201,500 km" });
});

test("3. a machine that counts hours, with tenths", async () => {
  const loader = await Truck.bought("h", "1200");
  await loader.fill("2026-01-10", { at: "1204.5", gallons: "30" });
  await loader.fill("2026-01-13", { at: "1,217.0 h", gallons: "40" });
  // 40 gallons in 12.5 hours.
  expect(await loader.economies()).toEqual([firstFull, "3.2 gal/h"]);
  expect(await loader.meter()).toEqual({ reads: "1,217 h", lifetime: "1,217 h" });
});

test("4. a typing error is asked back about, saved anyway, and struck out later", async () => {
  const truck = await Truck.bought("mi", "123000");
  await truck.fill("2026-01-10", { at: "123400", gallons: "60" });
  expect(await truck.doubts("2026-01-12", { at: "1234060", gallons: "100" })).toEqual([
    "1,234,060 mi would mean 555,330 mi a day, counted from the 123,400 mi read on Jan 10, 2026.",
  ]);
  await truck.fill("2026-01-12", { at: "1234060", gallons: "100" });
  await truck.fill("2026-01-14", { at: "124700", gallons: "100" });
  expect((await truck.meter()).reads).toBe("124,700 mi");
  await truck.strikeOut("1,234,060 mi");
  // The fill without a valid mileage counts at the next: 1,300 miles on 200 gallons.
  expect(await truck.economies()).toEqual([
    firstFull,
    "No mileage: counted at the next full tank",
    "6.5 mpg",
  ]);
});

test("5. a receipt turns up late and is entered last", async () => {
  const truck = await Truck.bought("mi", "50000");
  await truck.fill("2026-01-10", { at: "50600", gallons: "100" });
  await truck.fill("2026-01-20", { at: "52000", gallons: "100" });
  expect(await truck.economies()).toEqual([firstFull, "14.0 mpg"]);
  await truck.fill("2026-01-15", { at: "51300", gallons: "100" });
  // 700 miles each, and the late one does not lower what the meter reads.
  expect(await truck.economies()).toEqual([firstFull, "7.0 mpg", "7.0 mpg"]);
  expect((await truck.meter()).reads).toBe("52,000 mi");
});

test("6. both tanks are filled at one stop, on two receipts with the same mileage", async () => {
  const truck = await Truck.bought("mi", "80000");
  await truck.fill("2026-01-10", { at: "80500", gallons: "150" });
  await truck.fill("2026-01-12", { at: "81700", gallons: "110" });
  await truck.fill("2026-01-12", { at: "81700", gallons: "90" });
  // 1,200 miles on 200 gallons, once.
  expect(await truck.economies()).toEqual([
    firstFull,
    "Counted with the other fill at this mileage",
    "6.0 mpg",
  ]);
  expect(await truck.average()).toBe("6.0 mpg");
});

test("7. several partial fills in a row all count at the next full tank", async () => {
  const truck = await Truck.bought("mi", "10000");
  await truck.fill("2026-01-10", { at: "10100", gallons: "120" });
  await truck.fill("2026-01-11", { at: "10400", gallons: "30", partial: true });
  await truck.fill("2026-01-12", { at: "10700", gallons: "25.5", partial: true });
  await truck.fill("2026-01-13", { gallons: "20", partial: true });
  await truck.fill("2026-01-14", { at: "11300", gallons: "124.5" });
  // 1,200 miles on 30 + 25.5 + 20 + 124.5 = 200 gallons.
  expect(await truck.economies()).toEqual([firstFull, partial, partial, partial, "6.0 mpg"]);
});

test("8. a fill is missing: no figure there, and the next one is right again", async () => {
  const truck = await Truck.bought("mi", "30000");
  await truck.fill("2026-01-10", { at: "30500", gallons: "100" });
  await truck.fill("2026-01-14", { at: "32500", gallons: "100", missed: true });
  await truck.fill("2026-01-16", { at: "33150", gallons: "100" });
  expect(await truck.economies()).toEqual([firstFull, "A fill before this one is missing", "6.5 mpg"]);
  expect(await truck.average()).toBe("6.5 mpg");
});

test("9. DEF and reefer fuel between two fills do not count", async () => {
  const truck = await Truck.bought("mi", "60000");
  await truck.fill("2026-01-10", { at: "60500", gallons: "100" });
  await truck.fill("2026-01-11", { at: "60900", gallons: "8", product: "def" });
  await truck.fill("2026-01-11", { gallons: "40", product: "reefer" });
  await truck.fill("2026-01-12", { at: "61200", gallons: "100" });
  expect(await truck.economies()).toEqual([firstFull, notCounted, notCounted, "7.0 mpg"]);
});

test("10. the first fill is a partial one: figures start with the second full tank", async () => {
  const truck = await Truck.bought("mi", "70000");
  await truck.fill("2026-01-10", { at: "70300", gallons: "40", partial: true });
  await truck.fill("2026-01-12", { at: "70900", gallons: "90" });
  await truck.fill("2026-01-14", { at: "71700", gallons: "100" });
  // The 40 gallons before the first full tank belong to no figure.
  expect(await truck.economies()).toEqual([partial, firstFull, "8.0 mpg"]);
});

test("11. the unit changes: converted when the figures were right, relabeled when they were kilometers all along", async () => {
  const truck = await Truck.bought("mi", "100000");
  await truck.fill("2026-01-10", { at: "100500", gallons: "100" });
  await truck.countIn("km");
  await truck.fill("2026-01-12", { at: "162867", gallons: "100" });
  // 100,500 mi are 161,739.1 km: 1,127.9 km on 378.541 liters.
  expect(await truck.economies()).toEqual([firstFull, "33.6 L/100 km"]);
  await truck.countIn("mi");
  // 162,867 km are 101,200.9 mi: 700.9 miles on 100 gallons.
  expect(await truck.economies()).toEqual([firstFull, "7.0 mpg"]);

  const mislabeled = await Truck.bought("mi", "300000");
  await mislabeled.fill("2026-01-10", { at: "300500", gallons: "100" });
  await mislabeled.countIn("km", { wasAlways: true });
  await mislabeled.fill("2026-01-12", { at: "301500", gallons: "100" });
  expect(await mislabeled.economies()).toEqual([firstFull, "37.9 L/100 km"]);
});

test("12. the truck is sold and bought back: what others drove on their fuel gives no figure", async () => {
  const truck = await Truck.bought("mi", "200000");
  await truck.fill("2026-01-10", { at: "200500", gallons: "100" });
  await truck.fill("2026-01-12", { at: "201200", gallons: "100" });
  await truck.away("2026-01-20", "2026-09-01");
  await truck.fill("2026-09-03", { at: "265000", gallons: "120" });
  await truck.fill("2026-09-05", { at: "265600", gallons: "100" });
  expect(await truck.economies()).toEqual([
    firstFull,
    "7.0 mpg",
    "The vehicle was away from the fleet since the last full tank",
    "6.0 mpg",
  ]);
  expect(await truck.average()).toBe("6.5 mpg");
});

test("the last fill before the truck leaves has its figure, also on that day", async () => {
  const truck = await Truck.bought("mi", "49500");
  await truck.fill("2026-01-07", { at: "50000", gallons: "90" });
  await truck.fill("2026-01-10", { at: "50700", gallons: "100" });
  await truck.away("2026-01-10", "2026-09-01");
  expect(await truck.economies()).toEqual([firstFull, "7.0 mpg"]);
});

test("13. a typing error that was saved anyway gives no figure, and the next fill is right", async () => {
  const truck = await Truck.bought("mi", "49500");
  await truck.fill("2026-01-10", { at: "50000", gallons: "90" });
  const second = await truck.fill("2026-01-14", { at: "50600", gallons: "90" });
  await truck.fill("2026-01-20", { at: "51300", gallons: "100" });
  await truck.correctFill(second, "2026-01-14", { at: "500600", gallons: "90" });
  expect(await truck.economies()).toEqual([
    firstFull,
    "500,600 mi is above the 51,300 mi read on Jan 20, 2026. Counted at the next full tank",
    // 1,300 miles on 190 gallons.
    "6.8 mpg",
  ]);
  expect(await truck.average()).toBe("6.8 mpg");
  // A typing error that a truck could have run is contradicted by the later reading as well.
  await truck.correctFill(second, "2026-01-14", { at: "52600", gallons: "90" }, 2);
  expect((await truck.economies())[1]).toContain("52,600 mi is above the 51,300 mi read on Jan 20, 2026.");
  expect(await truck.average()).toBe("6.8 mpg");
});

test("14. a mileage far too high is doubted before anything contradicts it", async () => {
  const truck = await Truck.bought("mi", "49500");
  await truck.fill("2026-01-10", { at: "50000", gallons: "90" });
  await truck.fill("2026-01-14", { at: "50600", gallons: "90" });
  await truck.fill("2026-01-18", { at: "513000", gallons: "100" });
  expect(await truck.economies()).toEqual([
    firstFull,
    "6.7 mpg",
    "513,000 mi would mean 115,600 mi a day, counted from the 50,600 mi read on Jan 14, 2026. Counted at the next full tank",
  ]);
  expect(await truck.average()).toBe("6.7 mpg");
});

test("15. a fill that was not entered is asked about, and left out of the average", async () => {
  const truck = await Truck.bought("mi", "59000");
  await truck.fill("2026-01-10", { at: "60000", gallons: "100" });
  await truck.fill("2026-01-12", { at: "60700", gallons: "100" });
  await truck.fill("2026-01-14", { at: "61360", gallons: "100" });
  await truck.fill("2026-01-20", { at: "62760", gallons: "100" });
  await truck.fill("2026-01-22", { at: "63500", gallons: "100" });
  expect(await truck.economies()).toEqual([
    firstFull,
    "7.0 mpg",
    "6.6 mpg",
    "14.0 mpg is far from this vehicle's usual 7.4 mpg: was a fill missed? Not in the average",
    "7.4 mpg",
  ]);
  expect(await truck.average()).toBe("7.0 mpg");
});

test("a corrected and a removed receipt change every figure that stood on them", async () => {
  const truck = await Truck.bought("mi", "40000");
  await truck.fill("2026-01-10", { at: "40500", gallons: "100" });
  const second = await truck.fill("2026-01-12", { at: "41200", gallons: "10" });
  const third = await truck.fill("2026-01-14", { at: "41900", gallons: "100" });
  expect(await truck.economies()).toEqual([firstFull, "70.0 mpg", "7.0 mpg"]);
  await truck.correctFill(second, "2026-01-12", { at: "41200", gallons: "100" });
  expect(await truck.economies()).toEqual([firstFull, "7.0 mpg", "7.0 mpg"]);
  await truck.removeFill(third);
  expect(await truck.economies()).toEqual([firstFull, "7.0 mpg"]);
  expect((await truck.meter()).reads).toBe("41,200 mi");
});
