import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { plainField } from "~/http/requests/plain-text";
import { flashOf, messageAt, valueOf } from "../support/answers";
import { readCsv } from "../support/csv";
import { testDatabase } from "../support/database";
import { newCompany } from "../support/people";
import { samples, samplesAvailable } from "../support/samples";
import { ownedVehicle, storedVehicles } from "../support/vehicles";
import { Visitor } from "../support/visitor";

/** A spreadsheet shows a cell that was marked as text without its apostrophe. */
const asSpreadsheetShows = (cell: string) => cell.replace(/^'/, "");

test("on the free plan the export is refused with the stated words", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  const list = await visitor.get("/fleet-data");
  expect(list.html.querySelector('a[href="/fleet-data/export.csv"]')?.text).toMatch(/Export CSV\s+Pro/);
  const answer = await visitor.get("/fleet-data/export.csv");
  expect([answer.status, answer.location]).toEqual([303, "/fleet-data?upgrade=1"]);
  const page = await visitor.follow();
  const told = flashOf(page);
  expect(told).toContain("Upgrade Required");
  expect(told).toContain("Export feature is available on Pro and Enterprise tiers");
  expect(page.text).toContain("Pro: $99 per month, 10 vehicles, 3 users, CSV export");
  expect(page.text).toContain("To upgrade, contact sales by email sales@example.com");
});

test("on the pro plan every vehicle is in the file, former ones with the day they left, and nobody else's", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedVehicle(await newCompany(), { make_model: "Not yours" });
  const sold = { archived_at: new Date("2026-10-03T02:00:00Z"), archive_reason: "Sold to Ray" };
  await ownedVehicle(company, { make_model: "Former", serial_number: "TR-7", ...sold });
  await ownedVehicle(company, {
    make_model: "Mack Anthem",
    unit_number: "00123",
    vin: "1FUJGBDV3FLFZ2286",
    year: 2015,
  });
  await ownedVehicle(company, {
    make_model: 'Great Dane, "reefer"',
    serial_number: "1E10",
    lessor: "Ryder\nLeasing",
  });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const file = await visitor.get("/fleet-data/export.csv");
  expect(file.status).toBe(200);
  expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(file.headers.get("content-disposition")).toMatch(
    /^attachment; filename="vehicles-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(file.headers.get("cache-control")).toContain("no-store");
  const [headings, ...rows] = readCsv(file.body);
  const vehicles = rows.map((row) => Object.fromEntries(row.map((cell, index) => [headings![index]!, cell])));
  expect(vehicles).toMatchObject([
    {
      "Make/Model": 'Great Dane, "reefer"',
      "Serial Number": "'1E10",
      "Left the Fleet": "",
      "Leased From": "Ryder\nLeasing",
      VIN: "",
    },
    {
      "Make/Model": "Mack Anthem",
      "Unit Number": "'00123",
      VIN: "1FUJGBDV3FLFZ2286",
      Year: "2015",
      Mileage: "123456",
    },
    { "Make/Model": "Former", "Left the Fleet": "2026-10-02", "Reason It Left": "Sold to Ray" },
  ]);
});

test("a fleet that was added at one moment is in the file whole", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const { owner } = testDatabase();
  const row = { account_id: company.accountId, user_id: company.userId };
  const rows = Array.from({ length: 620 }, (_, index) => ({
    ...row,
    make_model: "Mack",
    unit_number: `T-${index}`,
  }));
  await owner
    .insertInto("vehicles")
    .values(rows.map((one) => ({ ...one, add_date: sql<Date>`'2026-11-01 10:00:00.123456Z'` })))
    .execute();
  const visitor = new Visitor();
  await visitor.signIn(company);
  const [, ...lines] = readCsv((await visitor.get("/fleet-data/export.csv")).body);
  expect(lines).toHaveLength(620);
});

test("the file imported again brings no former vehicle back", async () => {
  const [company, other] = [await newCompany({ plan: "pro" }), await newCompany({ plan: "pro" })];
  await ownedVehicle(company, { unit_number: "T-1", serial_number: "TR-1" });
  await ownedVehicle(company, { unit_number: "T-2", serial_number: "TR-2", archived_at: new Date() });
  await ownedVehicle(company, { unit_number: "T-3", archived_at: new Date() });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const { body } = await visitor.get("/fleet-data/export.csv");
  const previewFor = async (reader: Visitor) => {
    await reader.get("/fleet-data/import");
    const file = new File([body], "vehicles.csv", { type: "text/csv" });
    await reader.submit("/fleet-data/import", { kind: "vehicles", file });
    const preview = await reader.follow();
    expect(preview.text).toContain("former vehicles are not added");
    return preview.html;
  };
  const stranger = new Visitor();
  await stranger.signIn(other);
  const preview = await previewFor(stranger);
  await stranger.submit(`${preview.querySelector("form:has(table)")?.getAttribute("action")}/confirm`);
  await stranger.follow();
  // Nothing of its own file is new to the company.
  expect((await previewFor(visitor)).querySelector("form[action$='/confirm']")).toBeNull();
  const unitsOf = async ({ accountId }: { accountId: string }) =>
    (await storedVehicles(accountId))
      .filter(({ archived_at }) => !archived_at)
      .map(({ unit_number }) => unit_number);
  expect(await unitsOf(other)).toEqual(["T-1"]);
  expect(await unitsOf(company)).toEqual(["T-1"]);
  expect(await storedVehicles(company.accountId)).toHaveLength(3);
});

test("an empty fleet is a file with headings only", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany({ plan: "pro" }));
  const rows = readCsv((await visitor.get("/fleet-data/export.csv")).body);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain("Make/Model");
});

test("a cell that a spreadsheet would run is marked as text", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const dangerous = [
    "=1+1",
    "+1",
    "-2+3",
    "@SUM(A1)",
    "\t=1",
    '=HYPERLINK("http://elsewhere","x")',
    "＝1",
    "=cmd|' /C calc'!A0",
  ];
  for (const make_model of dangerous)
    await ownedVehicle(company, { make_model, lessor: make_model, unit_number: make_model });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const [headings, ...rows] = readCsv((await visitor.get("/fleet-data/export.csv")).body);
  for (const heading of ["Make/Model", "Leased From", "Unit Number"]) {
    const cells = rows.map((row) => row[headings!.indexOf(heading)]!);
    for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
    expect(cells.map(asSpreadsheetShows).sort()).toEqual([...dangerous].sort());
  }
});

function naughtyStrings(): string[] {
  const lines = readFileSync(samples("text/naughty_strings.txt"), "utf8").split("\n");
  return [...new Set(lines.filter((line) => line !== "" && !line.startsWith("#")))];
}

test.skipIf(!samplesAvailable)(
  "every troublesome text is either refused and kept on the form, or stored and shown as text: in list, page, edit form, search and CSV",
  async () => {
    const company = await newCompany({ plan: "enterprise" });
    const visitor = new Visitor();
    await visitor.signIn(company);
    const kept = new Map<string, { makeModel: string; unit: string }>();
    for (const [index, text] of naughtyStrings().entries()) {
      const typed = { vin: `S${index}`, noVin: "on", makeModel: text, unitNumber: text, mileage: "1" };
      await visitor.get("/fleet-data/new");
      let answer = await visitor.submit("/fleet-data/new", typed, "Add Vehicle");
      // Like another unit's number but for the case of its letters.
      if (answer.status === 409)
        answer = await visitor.submit("/fleet-data/new", {}, "It is another vehicle: save it");
      const readable = text.replaceAll("\0", "");
      const plain = plainField("makeModel", readable).trim();
      const unit = plainField("unitNumber", readable).trim();
      const letters = [...unit].length;
      if (plain === "" || letters > 50) {
        expect([text, answer.status]).toEqual([text, 400]);
        expect(messageAt(answer, plain === "" ? "makeModel" : "unitNumber"), text).not.toBe("");
        expect(valueOf(answer, "makeModel"), text).toBe(plainField("makeModel", readable));
        if (plain !== "" && letters <= 200) {
          expect(
            (await visitor.submit("/fleet-data/new", { unitNumber: "" }, "Add Vehicle")).status,
            text,
          ).toBe(303);
          kept.set(`S${index}`, { makeModel: plain, unit: "" });
        }
      } else {
        expect([text, answer.status]).toEqual([text, 303]);
        kept.set(`S${index}`, { makeModel: plain, unit });
      }
    }
    expect(kept.size).toBeGreaterThan(200);

    const stored = await storedVehicles(company.accountId);
    const wanted = [...kept].map(([serial, { makeModel, unit }]) => [serial, makeModel, unit]);
    expect(stored.map((row) => [row.serial_number, row.make_model, row.unit_number ?? ""]).sort()).toEqual(
      wanted.sort(),
    );

    const listed: string[] = [];
    for (let next: string | undefined = "/fleet-data"; next !== undefined;) {
      const page = await visitor.get(next);
      listed.push(...page.html.querySelectorAll(".card-item-title a").map((title) => title.text));
      next = page.html
        .querySelectorAll(".pager a")
        .find((link) => link.text.trim() === "Next")
        ?.getAttribute("href");
    }
    expect(listed.sort()).toEqual(wanted.map(([, makeModel]) => makeModel).sort());

    for (const { id, make_model, unit_number } of stored) {
      const page = await visitor.get(`/fleet-data/${id}`);
      const title = unit_number ? `${make_model}, unit ${unit_number}` : make_model;
      expect(page.html.querySelector("h1")?.text, make_model).toBe(title);
      const edit = await visitor.get(`/fleet-data/${id}/edit`);
      expect(valueOf(edit, "makeModel"), make_model).toBe(make_model);
      if (unit_number === null) continue;
      const found = await visitor.get(
        `/fleet-data?${new URLSearchParams({ q: unit_number, list: "1" }).toString()}`,
      );
      const titles = found.html.querySelectorAll(".card-item-title a").map((title) => title.text);
      // Punctuation is found in many: then it may stand on a later page.
      if (titles.length < 25) expect(titles, `search for ${unit_number}`).toContain(make_model);
    }
    for (const { id, make_model } of stored.slice(0, 20)) {
      await visitor.get(`/fleet-data/${id}/edit`);
      const saved = await visitor.submit(`/fleet-data/${id}/edit`);
      expect([make_model, saved.status]).toEqual([make_model, 303]);
    }
    const after = await storedVehicles(company.accountId);
    expect(after.map(({ id, make_model, unit_number }) => [id, make_model, unit_number])).toEqual(
      stored.map(({ id, make_model, unit_number }) => [id, make_model, unit_number]),
    );

    const [headings, ...rows] = readCsv((await visitor.get("/fleet-data/export.csv")).body);
    const column = (heading: string) => headings!.indexOf(heading);
    const exported = rows.map((row) => [
      row[column("Serial Number")],
      row[column("Make/Model")],
      row[column("Unit Number")],
    ]);
    for (const [serial, makeModel, unit] of exported) {
      const { makeModel: wantedText, unit: wantedUnit } = kept.get(serial!)!;
      expect([wantedText, `'${wantedText}`]).toContain(makeModel);
      expect([wantedUnit, `'${wantedUnit}`]).toContain(unit);
    }
    expect(exported).toHaveLength(kept.size);
    await testDatabase().owner.deleteFrom("vehicles").where("account_id", "=", company.accountId).execute();
  },
  120_000,
);
