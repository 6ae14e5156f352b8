import { sql } from "kysely";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { expect, test } from "vitest";
import { decodeVin } from "~/features/vin/decode-vin.server";
import { keysMatch } from "~/features/vin/pattern-keys";
import { decodeFromTables } from "~/features/vin/vin-tables.server";
import { openDatabase } from "~db/client";
import { loadVpic } from "~db/load-vpic";
import { handlers } from "../../mocks/vpic";
import { testDatabase } from "../support/database";
import { withCopiedDatabase } from "../support/databases";

const today = "2026-11-27";
const vpicUrl = "https://vpic.nhtsa.dot.gov/api/vehicles/DecodeVin/:vin";

test("A tractor, a trailer and a pickup are decoded without a network", async () => {
  const { owner } = testDatabase();
  const tractor = await decodeFromTables(owner, "3AKJHHDR8KSKX6686", today);
  expect(tractor.values).toEqual({
    make: "Freightliner",
    model: "Cascadia",
    year: 2019,
    vehicle_type: "Truck",
    engine_model: "Detroit Diesel DD15",
    body_class: "Truck-Tractor",
    gvwr: "Class 8: 33,001 lb and above (14,969 kg and above)",
  });
  const trailer = await decodeFromTables(owner, "3H3V532C3DT139096", today);
  expect(trailer.values).toMatchObject({
    make: "Hyundai Translead Trailers",
    year: 2013,
    vehicle_type: "Trailer",
  });
  const pickup = await decodeFromTables(owner, "1FTEW1CB6KFA47198", today);
  expect(pickup.values).toMatchObject({ make: "Ford", model: "F-150", year: 2019 });
});

test("A body class that a unit of its type cannot have is left out, and said", async () => {
  const { owner } = testDatabase();
  const lookup = (vin: string) => decodeFromTables(owner, vin, today);
  expect((await lookup("10TMP12A7X1234567")).values.body_class).toBe("Trailer");
  const decoded = await decodeVin("10TMP12A7X1234567", { lookup, online: "never" });
  expect(decoded).toMatchObject({ values: { vehicle_type: "Truck" } });
  expect(decoded).not.toHaveProperty("values.body_class");
  expect(decoded).toHaveProperty(
    "warnings",
    expect.arrayContaining([expect.stringContaining('names the body "Trailer", which cannot be right')]),
  );
});

test("A heavy truck with a digit at position 7 is of the later cycle when only that has its model", async () => {
  const { owner } = testDatabase();
  expect((await decodeFromTables(owner, "1XKYD49X8GJ476263", today)).values).toMatchObject({
    model: "T680",
    year: 2016,
  });
});

test("A Mexican car against position 7 gets the year that is possible, and says so", async () => {
  const { owner } = testDatabase();
  const tsuru = await decodeFromTables(owner, "3N1EB31S3AK332948", today);
  expect(tsuru.values).toMatchObject({ make: "Nissan", year: 2010 });
  expect(tsuru.notes[0]).toContain("Position 7 (1) stands for a model year before 2010");
});

test("A make is told even where the model is not known", async () => {
  const { owner } = testDatabase();
  expect((await decodeFromTables(owner, "3GBM7H1C71M105254", today)).values).toMatchObject({
    make: "Chevrolet",
    year: 2001,
  });
});

test("Nothing typed is refused for being unknown, and nothing breaks the decoder", async () => {
  const { owner } = testDatabase();
  for (const typed of [
    "11111111111111111",
    "CATO116EASHA05497",
    "'; drop table --x",
    "ÄÖÜÄÖÜÄÖÜÄÖÜÄÖÜÄÖ",
    "\\d+[a-z]%_(.*){9}?",
  ]) {
    const decoded = await decodeVin(typed.padEnd(17, "0").slice(0, 17), {
      online: "never",
      lookup: (vin) => decodeFromTables(owner, vin, today),
    });
    expect(decoded).not.toHaveProperty("values.model");
  }
});

test("Only a number that has not 17 characters is refused", async () => {
  const lookup = () => Promise.reject(new Error("not asked"));
  expect(await decodeVin("3AKJHHDR4NSMT058", { online: "always", lookup })).toEqual({
    problem: "VIN must be exactly 17 characters",
  });
});

test("When the tables have no model, vPIC is asked and named as the source", async () => {
  const { owner } = testDatabase();
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: "error" });
  const decoded = await decodeVin("3VWR17AU5KM502465", {
    online: "fallback",
    lookup: (vin) => decodeFromTables(owner, vin, today),
  });
  server.close();
  expect(decoded).toMatchObject({
    source: "online",
    values: { make: "VOLKSWAGEN", model: "Golf", year: 2019 },
  });
});

test("vPIC is not asked when the tables have a model, nor with the setting never", async () => {
  const { owner } = testDatabase();
  let asked = 0;
  const server = setupServer(
    http.get(vpicUrl, () => {
      asked += 1;
      return HttpResponse.json({ Results: [] });
    }),
  );
  server.listen({ onUnhandledRequest: "error" });
  const lookup = (vin: string) => decodeFromTables(owner, vin, today);
  expect(await decodeVin("3AKJHHDR8KSKX6686", { online: "fallback", lookup })).toMatchObject({
    source: "tables",
  });
  expect(await decodeVin("3VWR17AU5KM502465", { online: "never", lookup })).toMatchObject({
    source: "tables",
  });
  server.close();
  expect(asked).toBe(0);
});

test("When vPIC fails, it is tried once more, then the tables' values stand and the page says so", async () => {
  const { owner } = testDatabase();
  let asked = 0;
  const server = setupServer(
    http.get(vpicUrl, () => {
      asked += 1;
      return new HttpResponse("down", { status: 503 });
    }),
  );
  server.listen({ onUnhandledRequest: "error" });
  const decoded = await decodeVin("3VWR17AU5KM502465", {
    online: "fallback",
    lookup: (vin) => decodeFromTables(owner, vin, today),
  });
  server.close();
  expect(asked).toBe(2);
  expect(decoded).toMatchObject({
    source: "tables",
    values: { make: "Volkswagen", year: 2019 },
    warnings: [
      "NHTSA's online decoder answered with error 503. The values are those of the built-in tables.",
    ],
  });
});

test("An answer of vPIC that is not its usual shape, or none at all, is a warning", async () => {
  const server = setupServer();
  server.listen({ onUnhandledRequest: "error" });
  const nothing = () => Promise.resolve({ values: {}, notes: [] });
  server.use(http.get(vpicUrl, () => HttpResponse.json({ Results: "none" })));
  expect(await decodeVin("3VWR17AU5KM502465", { online: "always", lookup: nothing })).toMatchObject({
    source: "none",
    warnings: ["NHTSA's online decoder gave an answer that could not be read."],
  });
  server.use(http.get(vpicUrl, () => HttpResponse.error()));
  expect(await decodeVin("3VWR17AU5KM502465", { online: "always", lookup: nothing })).toMatchObject({
    source: "none",
    warnings: ["NHTSA's online decoder could not be reached."],
  });
  server.close();
});

test("Every key of the catalogue can be read", async () => {
  const { owner } = testDatabase();
  const patterns = await owner.selectFrom("vpic_pattern").select("keys").distinct().execute();
  expect(patterns.length).toBeGreaterThan(30_000);
  for (const { keys } of patterns) expect(() => keysMatch(keys, "AAAAA|AAAAAAAA")).not.toThrow();
});

test("Loading the catalogue twice at once, after a change of its files, leaves it whole", async () => {
  await withCopiedDatabase(async (connection) => {
    const db = openDatabase(connection, 2);
    const count = () =>
      db
        .selectFrom("vpic_pattern")
        .select(sql`count(*)`.as("rows"))
        .executeTakeFirst();
    const before = await count();
    await db.updateTable("vpic_stamp").set({ stamp: "of older files" }).execute();
    await Promise.all([loadVpic(db), loadVpic(db)]);
    expect(await count()).toEqual(before);
    await db.destroy();
  });
});
