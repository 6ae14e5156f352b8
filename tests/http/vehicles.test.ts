import { expect, test } from "vitest";
import { archiveVehicle } from "~/features/vehicles/former-vehicles.server";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { newColleague, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { newVin, ownedVehicle, storedVehicles } from "../support/vehicles";
import { type Answer, Visitor } from "../support/visitor";

const addForm = "/fleet-data/new";
const truck = () => ({ vin: newVin(), makeModel: "Freightliner Cascadia", mileage: "123,456" });

test("a new company is told that there are no vehicles yet", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  const list = await visitor.get("/fleet-data");
  expect(list.text).toContain("No vehicles yet");
  expect(list.text).toContain("0 of 2 vehicles in the fleet");
});

test("a truck is added and stands first in the list, with everything that was typed on its page", async () => {
  const company = await newCompany();
  const visitor = new Visitor();
  await visitor.signIn(company);
  const typed = {
    ...truck(),
    unitNumber: "T-12",
    engineSerial: "35210987",
    tireSize: "295/75R22.5",
    lessor: "Ryder",
  };
  await visitor.get("/fleet-data/new");
  const answer = await visitor.submit(addForm, typed, "Add Vehicle");
  expect([answer.status, answer.location]).toEqual([303, "/fleet-data?added=1"]);
  const list = await visitor.follow();
  expect(flashOf(list)).toContain("Vehicle added!");
  expect(list.html.querySelector("title")?.text).toMatch(/^Vehicle added!/);
  expect(list.text).toContain("1 of 2 vehicles in the fleet");
  const [vehicle] = await storedVehicles(company.accountId);
  const page = await visitor.get(`/fleet-data/${vehicle!.id}`);
  for (const shown of [
    typed.vin.slice(-6),
    typed.makeModel,
    "T-12",
    "123,456 mi",
    "35210987",
    "295/75R22.5",
    "Ryder",
  ])
    expect(page.text).toContain(shown);
});

test("a trailer without a VIN is added by its serial number", async () => {
  const company = await newCompany();
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get("/fleet-data/new");
  await visitor.submit(
    addForm,
    { vin: "AB 12", noVin: "on", makeModel: "Wabash", mileage: "0" },
    "Add Vehicle",
  );
  expect((await visitor.follow()).text).toContain("Serial number AB 12");
  expect(await storedVehicles(company.accountId)).toMatchObject([
    { vin: null, serial_number: "AB 12", current_reading: { value: "0.0" } },
  ]);
});

test("a serial number of blanks is missing", async () => {
  const company = await newCompany();
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get("/fleet-data/new");
  const answer = await visitor.submit(
    addForm,
    { vin: "   ", noVin: "on", makeModel: "Wabash", mileage: "0" },
    "Add Vehicle",
  );
  expect(answer.status).toBe(400);
  expect(messageAt(answer, "vin")).toContain("Enter the serial number");
});

test("a mileage with tenths is saved without them, and the page says so", async () => {
  const company = await newCompany();
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get("/fleet-data/new");
  await visitor.submit(addForm, { ...truck(), mileage: "123,456.7" }, "Add Vehicle");
  expect(flashOf(await visitor.follow())).toContain("Tenths are not kept: 123,456 mi was saved.");
});

test("a form sent twice adds one vehicle, also when five arrive at the same moment", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get("/fleet-data/new");
  const typed = truck();
  const send = () => visitor.submit(addForm, typed, "Add Vehicle");
  // One page, sent again and again: submit reads the last page, so it is opened once only.
  const answers = await Promise.all([send(), send(), send(), send(), send()]);
  expect(answers.map(({ status, location }) => `${status} ${location}`)).toEqual(
    Array(5).fill("303 /fleet-data?added=1"),
  );
  expect(await storedVehicles(company.accountId)).toHaveLength(1);
});

test("the same VIN is not taken twice, and the refusal names the unit", async () => {
  const company = await newCompany();
  const vin = newVin();
  await ownedVehicle(company, { vin, unit_number: "T-7" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get("/fleet-data/new");
  const answer = await visitor.submit(addForm, { ...truck(), vin: vin.toLowerCase() }, "Add Vehicle");
  expect(answer.status).toBe(409);
  expect(messageAt(answer, "vin")).toContain("This VIN is already in your fleet, as unit T-7.");
});

test("two companies may have the same VIN", async () => {
  const vin = newVin();
  await ownedVehicle(await newCompany(), { vin });
  const company = await newCompany();
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get("/fleet-data/new");
  expect((await visitor.submit(addForm, { ...truck(), vin }, "Add Vehicle")).status).toBe(303);
});

test("the third vehicle on the free plan is refused, the plans are shown, and what was typed is still there", async () => {
  const company = await newCompany();
  await ownedVehicle(company);
  await ownedVehicle(company);
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get("/fleet-data/new");
  const typed = truck();
  const answer = await visitor.submit(addForm, typed, "Add Vehicle");
  expect(answer.status).toBe(403);
  expect(alertOf(answer)).toBe("Upgrade Required Your plan holds 2 vehicles. Level Up");
  expect(answer.text).toContain("Pro: $99 per month, 10 vehicles, 3 users, CSV export");
  expect(answer.text).toContain("contact sales by email sales@example.com");
  expect(valueOf(answer, "makeModel")).toBe(typed.makeModel);
  expect(valueOf(answer, "vin")).toBe(typed.vin);
  expect(await storedVehicles(company.accountId)).toHaveLength(2);
});

test("the plans are shown after the first vehicle and after the last the plan holds, but not on enterprise", async () => {
  for (const [plan, owned, isShown] of [
    ["free", 0, true],
    ["free", 1, true],
    ["pro", 0, true],
    ["pro", 3, false],
    ["pro", 9, true],
    ["enterprise", 0, false],
  ] as const) {
    const company = await newCompany({ plan });
    for (let count = 0; count < owned; count++) await ownedVehicle(company);
    const visitor = new Visitor();
    await visitor.signIn(company);
    await visitor.get("/fleet-data/new");
    await visitor.submit(addForm, truck(), "Add Vehicle");
    const list = await visitor.follow();
    expect(list.text.includes("Enterprise: $399 per month"), `${plan} with ${owned}`).toBe(isShown);
    expect(list.text.includes("To change your plan, contact sales by email"), `${plan} with ${owned}`).toBe(
      isShown && plan === "pro",
    );
  }
});

test("ten people adding at the same moment never get more vehicles than the pro plan holds", async () => {
  const company = await newCompany({ plan: "pro" });
  for (let count = 0; count < 5; count++) await ownedVehicle(company);
  const visitors = Array.from({ length: 10 }, () => new Visitor());
  for (const visitor of visitors) {
    await visitor.signIn(company);
    await visitor.get("/fleet-data/new");
  }
  const answers = await Promise.all(
    visitors.map((visitor) => visitor.submit(addForm, truck(), "Add Vehicle")),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([
    303, 303, 303, 303, 303, 403, 403, 403, 403, 403,
  ]);
  expect(await storedVehicles(company.accountId)).toHaveLength(10);
});

test("after a downgrade the vehicles that are there can still be seen and edited", async () => {
  const company = await newCompany({ plan: "pro" });
  const ids = await Promise.all(Array.from({ length: 4 }, () => ownedVehicle(company)));
  await testDatabase()
    .owner.updateTable("accounts")
    .set({ plan: "free" })
    .where("id", "=", company.accountId)
    .execute();
  const visitor = new Visitor();
  await visitor.signIn(company);
  expect((await visitor.get("/fleet-data")).text).toContain(
    "4 vehicles in the fleet. Your plan has room for 2",
  );
  await visitor.get(`/fleet-data/${ids[0]}/edit`);
  const saved = await visitor.submit(`/fleet-data/${ids[0]}/edit`, { mileage: "200000" });
  expect([saved.status, saved.location]).toEqual([303, `/fleet-data/${ids[0]}`]);
  expect((await visitor.follow()).text).toContain("200,000 mi");
});

test("an edit is saved and told", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { unit_number: "T-1" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(`/fleet-data/${id}/edit`);
  await visitor.submit(`/fleet-data/${id}/edit`, { unitNumber: "T-2", engineSerial: "" });
  const page = await visitor.follow();
  expect(flashOf(page)).toContain("Vehicle updated successfully");
  expect(page.text).toContain("Unit number T-2");
  expect(page.text).toContain("Engine serial Not specified");
});

test("when two people edit one vehicle, the second is told, sees both versions, and can then save", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { unit_number: "T-1" });
  const colleague = await newColleague(company, "user");
  const [first, second] = [new Visitor(), new Visitor()];
  await first.signIn(company);
  await second.signIn(colleague);
  await first.get(`/fleet-data/${id}/edit`);
  await second.get(`/fleet-data/${id}/edit`);
  await first.submit(`/fleet-data/${id}/edit`, { unitNumber: "FIRST", mileage: "200000" });
  const told = await second.submit(`/fleet-data/${id}/edit`, { unitNumber: "SECOND" });
  expect(told.status).toBe(409);
  expect(alertOf(told)).toContain("Somebody else saved this vehicle after you opened it.");
  expect(told.text).toContain("Saved now");
  expect(told.text).toContain("Unit number FIRST");
  expect(told.text).toContain("200,000 mi");
  expect(valueOf(told, "unitNumber")).toBe("SECOND");
  const asked = await second.submit(`/fleet-data/${id}/edit`, {}, "Save Changes");
  expect(asked.text).toContain("Check the mileage");
  const strikeOut = asked.html.querySelector("button[name=strikeReading]")!.text;
  const saved = await second.submit(`/fleet-data/${id}/edit`, {}, strikeOut);
  expect(saved.status).toBe(303);
  expect(await storedVehicles(company.accountId)).toMatchObject([
    { unit_number: "SECOND", current_reading: { value: "123456.0" } },
  ]);
});

test("an edit sent twice is saved once and not taken for somebody else's", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company);
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(`/fleet-data/${id}/edit`);
  const send = () => visitor.submit(`/fleet-data/${id}/edit`, { unitNumber: "T-9" });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
});

test("a deleted vehicle leaves the list, is found under former vehicles with its reason, and can be put back", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { make_model: "Mack Anthem", unit_number: "T-3" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const question = await visitor.get(`/fleet-data/${id}/delete`);
  expect(question.text).toContain("Delete Mack Anthem, unit T-3?");
  await visitor.submit(`/fleet-data/${id}/delete`, { reason: "Sold to Hill Haulage" });
  const list = await visitor.follow();
  expect(flashOf(list)).toContain("Vehicle deleted");
  expect(list.text).toContain("No vehicles yet");
  const former = await visitor.get("/fleet-data/former");
  expect(former.text).toContain("Mack Anthem");
  expect(former.text).toContain("Sold to Hill Haulage");
  const page = await visitor.get(`/fleet-data/${id}`);
  expect(page.text).toContain("Left the fleet on");
  expect(page.html.querySelector("main form button")?.text.trim()).toBe("Put Back in the Fleet");
  await visitor.submit(`/fleet-data/${id}/restore`);
  expect(flashOf(await visitor.follow())).toContain("Vehicle is back in the fleet");
  expect((await visitor.get("/fleet-data")).text).toContain("Mack Anthem");
});

test("a former vehicle does not count, and is not put back when the plan is full or its VIN is in service again", async () => {
  const company = await newCompany();
  const vin = newVin();
  const former = await ownedVehicle(company, { vin, archived_at: new Date() });
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(`/fleet-data/${former}`);
  const twin = await ownedVehicle(company, { vin, unit_number: "T-5" });
  await visitor.submit(`/fleet-data/${former}/restore`);
  const page = await visitor.follow();
  expect(flashOf(page)).toContain("This VIN is already in your fleet, as unit T-5.");
  expect(page.text).toContain(
    "A vehicle with this VIN is in your fleet, unit T-5 , so this one cannot be put",
  );
  expect(page.html.querySelector(`main a[href="/fleet-data/${twin}"]`)).not.toBeNull();
  expect(page.html.querySelector("main form button")).toBeNull();
  await testDatabase().owner.updateTable("vehicles").set({ vin: newVin() }).where("id", "=", twin).execute();
  await ownedVehicle(company);
  await visitor.get(`/fleet-data/${former}`);
  await visitor.submit(`/fleet-data/${former}/restore`);
  const refused = flashOf(await visitor.follow());
  expect(refused).toContain("Upgrade Required");
  expect(refused).toContain("Your plan holds 2 vehicles.");
});

test("a vehicle is found by the last six of its VIN, part of them, its unit number, its whole VIN, and a short serial", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedVehicle(company, {
    vin: "1FUJGBDV3FLFZ2286",
    make_model: "Found by VIN",
    unit_number: "Alpha-77",
  });
  await ownedVehicle(company, { serial_number: "AB1", make_model: "Found by serial" });
  await ownedVehicle(company, { serial_number: "CRANE-2000-XYZ", make_model: "Found by long serial" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  for (const [typed, found] of [
    ["FZ2286", "Found by VIN"],
    ["fz2286", "Found by VIN"],
    ["2286", "Found by VIN"],
    [" 2286 ", "Found by VIN"],
    ["alpha-77", "Found by VIN"],
    ["1fujgbdv3flfz2286", "Found by VIN"],
    ["ab1", "Found by serial"],
    ["crane-2000-xyz", "Found by long serial"],
    ["00-xyz", "Found by long serial"],
  ] as const) {
    await visitor.get("/fleet-data");
    const list = await visitor.submit("/fleet-data", { q: typed });
    if (list.location) {
      expect((await visitor.follow()).html.querySelector("h1")?.text, typed).toContain(found);
      continue;
    }
    const titles = list.html.querySelectorAll("main li h2").map((title) => title.text.trim());
    expect(titles, typed).toEqual([found]);
    expect(valueOf(list, "q")).toBe(typed.trim());
  }
  const none = await visitor.get("/fleet-data?q=nowhere");
  expect(none.text).toContain("No vehicles found");
});

test("in a search, % and _ and \\ mean themselves", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedVehicle(company, { make_model: "Plain", unit_number: "10" });
  await ownedVehicle(company, { make_model: "Percent", unit_number: "10%" });
  await ownedVehicle(company, { make_model: "Underscore", unit_number: "1_0" });
  await ownedVehicle(company, { make_model: "Backslash", unit_number: "1\\0" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  for (const [typed, found] of [
    ["%", "Percent"],
    ["_", "Underscore"],
    ["\\", "Backslash"],
  ] as const) {
    await visitor.get("/fleet-data");
    const list = await visitor.submit("/fleet-data", { q: typed });
    expect(list.html.querySelectorAll("main li h2").map((title) => title.text.trim())).toEqual([found]);
  }
});

test("sixty vehicles are paged through, newest first, each once", async () => {
  const company = await newCompany({ plan: "enterprise" });
  for (let number = 1; number <= 60; number++) {
    // Several of the same moment: an import writes them so.
    const add_date = new Date(Date.UTC(2026, 0, 1, 0, Math.floor(number / 3)));
    await ownedVehicle(company, { unit_number: `U${number}`, add_date });
  }
  const visitor = new Visitor();
  await visitor.signIn(company);
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let next: string | undefined = "/fleet-data"; next !== undefined;) {
    const page = await visitor.get(next);
    expect(page.text).toContain("60 in the fleet");
    const units = page.html.querySelectorAll(".card-lead b").map((unit) => unit.text.trim());
    seen.push(...units);
    sizes.push(units.length);
    next = page.html
      .querySelectorAll(".pager a")
      .find((link) => link.text.trim() === "Next")
      ?.getAttribute("href");
  }
  expect(sizes).toEqual([25, 25, 10]);
  const stored = await storedVehicles(company.accountId);
  expect(seen).toEqual(stored.map(({ unit_number }) => unit_number));
});

test("a search goes on to its own next page", async () => {
  const company = await newCompany({ plan: "enterprise" });
  for (let number = 1; number <= 30; number++) {
    await ownedVehicle(company, { unit_number: `A&B ${number}` });
    await ownedVehicle(company, { unit_number: `C ${number}` });
  }
  const visitor = new Visitor();
  await visitor.signIn(company);
  const first = await visitor.get(`/fleet-data?q=${encodeURIComponent("a&b")}`);
  const next = first.html
    .querySelectorAll(".pager a")
    .find((link) => link.text.trim() === "Next")
    ?.getAttribute("href");
  const second = await visitor.get(next!);
  const units = second.html.querySelectorAll(".card-lead b").map((unit) => unit.text.trim());
  expect(units).toHaveLength(5);
  expect(units.every((unit) => unit.startsWith("A&B"))).toBe(true);
});

test("an address with a spoilt page position opens the first page", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  const id = "00000000-0000-4000-8000-000000000000";
  for (const after of [
    "x",
    "2026-99-99 10:00:00_" + id,
    "2026-01-01 10:00:00_" + "-".repeat(36),
    "2026-01-01 9:9:9:9_" + id,
  ]) {
    const list = await visitor.get(`/fleet-data?after=${encodeURIComponent(after)}`);
    expect([after, list.status]).toEqual([after, 200]);
    expect((await visitor.get(`/fleet-data/former?after=${encodeURIComponent(after)}`)).status).toBe(200);
  }
});

test("another company's vehicle and a made-up one look alike: there is nothing at the address", async () => {
  const theirs = await ownedVehicle(await newCompany(), { make_model: "Not yours" });
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  const madeUp = "00000000-0000-4000-8000-000000000000";
  for (const id of [theirs, madeUp, "1", "..", "%00", "new%2Fedit"]) {
    for (const page of ["", "/edit", "/delete", "/decode", "/decoded"]) {
      const answer = await visitor.get(`/fleet-data/${id}${page}`);
      if (new URL(`/fleet-data/${id}${page}`, "http://x").pathname.startsWith("/fleet-data/"))
        expect([id, page, answer.status]).toEqual([id, page, 404]);
      expect(answer.text).not.toContain("Not yours");
    }
  }
});

test("letters of several bytes arrive whole, wherever they stand on a page", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const names = Array.from({ length: 25 }, (_, index) => "x".repeat(index % 3) + "ด้車é🚚".repeat(30));
  for (const make_model of names) await ownedVehicle(company, { make_model, unit_number: "é".repeat(50) });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const list = await visitor.get("/fleet-data");
  expect(list.html.querySelectorAll(".card-item-title").map((title) => title.text)).toEqual(names.reverse());
  expect(list.body).not.toContain("\0");
  expect(list.body).not.toContain("\uFFFD");
});

/** As from a page that the Back button brought up again: its token, and what was typed since. */
function fromOldPage(page: Answer, form: string, typed: Record<string, string>): Record<string, string> {
  const names = page.html
    .querySelectorAll(`form[action="${form}"] input`)
    .map((input) => input.getAttribute("name")!);
  return {
    ...Object.fromEntries(names.map((name) => [name, valueOf(page, name) ?? ""])),
    noVin: "",
    ...typed,
  };
}

test("somebody goes back to the filled form, changes the VIN and sends it again: that is a second vehicle", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const page = await visitor.get(addForm);
  const [first, second] = [fromOldPage(page, addForm, truck()), fromOldPage(page, addForm, truck())];
  for (const fields of [first, second, first, second]) {
    const answer = await visitor.post(addForm, fields);
    expect([answer.status, answer.location]).toEqual([303, "/fleet-data?added=1"]);
  }
  const vins = (await storedVehicles(company.accountId)).map(({ vin }) => vin);
  expect(vins).toEqual([second["vin"], first["vin"]]);
});

test("somebody goes back to an edit that was saved and changes more: the version tells, and sending again saves it", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company);
  const edit = `/fleet-data/${id}/edit`;
  const visitor = new Visitor();
  await visitor.signIn(company);
  const page = await visitor.get(edit);
  const first = fromOldPage(page, edit, { unitNumber: "T-1" });
  expect((await visitor.post(edit, first)).status).toBe(303);
  const told = await visitor.post(edit, { ...first, unitNumber: "T-2" });
  expect(told.status).toBe(409);
  expect(told.text).toContain("Unit number T-1");
  expect(valueOf(told, "unitNumber")).toBe("T-2");
  expect((await visitor.submit(edit)).status).toBe(303);
  expect((await visitor.post(edit, first)).status).toBe(303);
  expect(await storedVehicles(company.accountId)).toMatchObject([{ unit_number: "T-2" }]);
});

test("a vehicle that nobody has, or another company's, is not put back: there is nothing at the address", async () => {
  const theirs = await newCompany();
  const former = await ownedVehicle(theirs, { archived_at: new Date() });
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  for (const id of [former, "00000000-0000-4000-8000-000000000000", "1"]) {
    const answer = await visitor.post(`/fleet-data/${id}/restore`, {});
    expect([id, answer.status]).toEqual([id, 404]);
    expect(answer.text).toContain("Oops! Page not found");
  }
  expect((await storedVehicles(theirs.accountId))[0]!.archived_at).not.toBeNull();
});

test("a vehicle that has left the fleet is not edited, neither itself nor what was decoded: put it back first", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { unit_number: "T-1", model: "Anthem" });
  const [first, second] = [new Visitor(), new Visitor()];
  await first.signIn(company);
  await second.signIn(company);
  await first.get(`/fleet-data/${id}/edit`);
  await second.get(`/fleet-data/${id}/decoded`);
  const third = new Visitor();
  await third.signIn(company);
  await third.get(`/fleet-data/${id}/delete`);
  await third.submit(`/fleet-data/${id}/delete`);
  const refused = [
    await first.submit(`/fleet-data/${id}/edit`, { unitNumber: "T-2" }),
    await second.submit(`/fleet-data/${id}/decoded`, { model: "Pinnacle" }),
  ];
  for (const [index, failure] of ["update vehicle", "save vehicle information"].entries())
    expect([refused[index]!.status, alertOf(refused[index]!)]).toEqual([
      409,
      expect.stringContaining(`Failed to ${failure} This vehicle has left the fleet. Nothing was saved.`),
    ]);
  expect([valueOf(refused[0]!, "unitNumber"), valueOf(refused[1]!, "model")]).toEqual(["T-2", "Pinnacle"]);
  for (const form of ["edit", "decoded"]) {
    const closed = await first.get(`/fleet-data/${id}/${form}`);
    expect(closed.text).toContain("This vehicle has left the fleet. Put it back in the fleet first.");
    expect(closed.html.querySelector("main input:not([type=hidden])")).toBeNull();
  }
  expect(await storedVehicles(company.accountId)).toMatchObject([{ unit_number: "T-1", model: "Anthem" }]);
  await third.post(`/fleet-data/${id}/decode`, {
    form_token: valueOf(await third.get("/fleet-data/new"), "form_token")!,
  });
  expect(flashOf(await third.follow())).toContain("This vehicle has left the fleet. Nothing was saved.");
  expect(await storedVehicles(company.accountId)).toMatchObject([{ unit_number: "T-1", model: "Anthem" }]);
  const page = await third.get(`/fleet-data/${id}`);
  expect(page.text).not.toMatch(/Edit Vehicle|Delete|Decode Again/);
});

test("on a full plan a VIN that is in the fleet already is told as that, not as a matter of the plan", async () => {
  const company = await newCompany();
  const vin = newVin();
  await ownedVehicle(company, { vin, unit_number: "T-7" });
  await ownedVehicle(company);
  const visitor = new Visitor();
  await visitor.signIn(company);
  const page = await visitor.get(addForm);
  expect(page.text).toContain("Your plan's 2 vehicles are all in use");
  expect(page.text).toContain("Pro: $99 per month, 10 vehicles, 3 users, CSV export");
  const answer = await visitor.submit(addForm, { ...truck(), vin }, "Add Vehicle");
  expect(answer.status).toBe(409);
  expect(messageAt(answer, "vin")).toContain("This VIN is already in your fleet, as unit T-7.");
  expect(alertOf(answer)).not.toContain("Upgrade Required");
});

test("the form for a new vehicle shows the plans only when the fleet is full", async () => {
  for (const [plan, owned, isShown] of [
    ["free", 1, false],
    ["free", 2, true],
    ["pro", 9, false],
    ["enterprise", 3, false],
  ] as const) {
    const company = await newCompany({ plan });
    for (let count = 0; count < owned; count++) await ownedVehicle(company);
    const visitor = new Visitor();
    await visitor.signIn(company);
    expect((await visitor.get(addForm)).text.includes("are all in use"), `${plan} with ${owned}`).toBe(
      isShown,
    );
  }
});

test("the list marks the vehicles whose VIN looks wrong, and only those", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedVehicle(company, { make_model: "Right", vin: "1XP5DB9X7YN526158" });
  await ownedVehicle(company, { make_model: "Wrong", vin: "1XPSDB9X7YN526158" });
  await ownedVehicle(company, { make_model: "Letter I", vin: "IXP5DB9X7YN526158" });
  await ownedVehicle(company, { make_model: "Serial", serial_number: "CRANE-1" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const list = await visitor.get("/fleet-data");
  const marked = list.html.querySelectorAll("main li").filter((card) => card.text.includes("Check the VIN"));
  expect(marked.map((card) => card.querySelector("h2")?.text.trim())).toEqual(["Letter I", "Wrong"]);
});

test("former vehicles are searched in the same way, and a search of the fleet points to them", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await ownedVehicle(company, { make_model: "Sold", vin: "1FUJGBDV3FLFZ2286", archived_at: new Date() });
  await ownedVehicle(company, { make_model: "Scrapped", unit_number: "T-9", archived_at: new Date() });
  await ownedVehicle(company, { make_model: "Still here", unit_number: "T-99" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const titles = (page: Answer) => page.html.querySelectorAll("main li h2").map((title) => title.text.trim());
  await visitor.get("/fleet-data/former");
  expect(titles(await visitor.submit("/fleet-data/former", { q: "fz2286" }))).toEqual(["Sold"]);
  expect(titles(await visitor.submit("/fleet-data/former", { q: "t-9" }))).toEqual(["Scrapped"]);
  const none = await visitor.submit("/fleet-data/former", { q: "nowhere" });
  expect(none.text).toContain("No vehicles found");
  const fleet = await visitor.get("/fleet-data?q=FZ2286");
  expect(fleet.text).toContain("A vehicle that was sold is under Former vehicles");
  const link = fleet.html
    .querySelectorAll("main a")
    .find((one) => one.getAttribute("href")?.includes("former?q="));
  expect(titles(await visitor.get(link!.getAttribute("href")!))).toEqual(["Sold"]);
});

test("former vehicles are paged through with their search, each once", async () => {
  const company = await newCompany({ plan: "enterprise" });
  for (let number = 1; number <= 30; number++) {
    const archived_at = new Date(Date.UTC(2026, 0, 1, 0, Math.floor(number / 4)));
    await ownedVehicle(company, { unit_number: `A&B ${number}`, archived_at });
    await ownedVehicle(company, { unit_number: `C ${number}`, archived_at });
  }
  const visitor = new Visitor();
  await visitor.signIn(company);
  const seen: string[] = [];
  for (
    let next: string | undefined = `/fleet-data/former?q=${encodeURIComponent("a&b")}`;
    next !== undefined;
  ) {
    const page = await visitor.get(next);
    seen.push(...page.html.querySelectorAll(".card-lead b").map((unit) => unit.text.trim()));
    next = page.html
      .querySelectorAll(".pager a")
      .find((link) => link.text.trim() === "Next")
      ?.getAttribute("href");
  }
  expect(seen).toHaveLength(30);
  expect(new Set(seen).size).toBe(30);
});

test("a VIN of a former vehicle is not a second vehicle: the page leads to the one to put back, and an edit does too", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const former = await ownedVehicle(company, { unit_number: "7", make_model: "Mack Anthem" });
  await archiveVehicle(company.scope, former, "Sold");
  const other = await ownedVehicle(company, { unit_number: "8" });
  const vin = (await storedVehicles(company.accountId)).find(({ id }) => id === former)!.vin!;
  const visitor = await signedIn(company);
  await visitor.get("/fleet-data/new");
  const refused = await visitor.submit(addForm, { vin, makeModel: "Mack", mileage: "5" }, "Add Vehicle");
  expect(refused.status).toBe(409);
  expect(messageAt(refused, "vin")).toMatch(
    /You had this vehicle until .*: unit 7, Mack Anthem\. Put it back/,
  );
  expect(refused.html.querySelector(`main a[href="/fleet-data/${former}"]`)).not.toBeNull();
  await visitor.get(`/fleet-data/${other}/edit`);
  expect((await visitor.submit(`/fleet-data/${other}/edit`, { vin })).status).toBe(409);
  await visitor.get(`/fleet-data/${former}`);
  await visitor.submit(`/fleet-data/${former}/restore`);
  expect(flashOf(await visitor.follow())).toContain("Vehicle is back in the fleet");
});

test("a unit number or serial number that another vehicle has is asked about, and saved when it is another vehicle", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const first = await ownedVehicle(company, { unit_number: "T-12", make_model: "Mack Anthem" });
  await ownedVehicle(company, { serial_number: "ZX 9", make_model: "Cat D6" });
  const visitor = await signedIn(company);
  await visitor.get("/fleet-data/new");
  const typed = { vin: newVin(), makeModel: "Mack Granite", mileage: "5", unitNumber: "t-12" };
  const asked = await visitor.submit(addForm, typed, "Add Vehicle");
  expect(asked.status).toBe(409);
  expect(asked.text).toContain("Mack Anthem has the same unit number.");
  expect(asked.html.querySelector(`main a[href="/fleet-data/${first}"]`)).not.toBeNull();
  const answer = await visitor.submit(addForm, {}, { name: "otherThan", value: first });
  expect(answer.location).toBe("/fleet-data?added=1");
  await visitor.get("/fleet-data/new");
  const serial = { vin: "zx 9", noVin: "on", makeModel: "Cat D6", mileage: "5" };
  expect((await visitor.submit(addForm, serial, "Add Vehicle")).text).toContain(
    "has the same serial number.",
  );
  expect(await storedVehicles(company.accountId)).toHaveLength(3);
});

test("both questions of an edit are answered one after the other", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const first = await ownedVehicle(company, { unit_number: "12" });
  const second = await ownedVehicle(company, { unit_number: "13", mileage: 500_000 });
  const visitor = await signedIn(company);
  const path = `/fleet-data/${second}/edit`;
  await visitor.get(path);
  await visitor.submit(path, { unitNumber: "12", mileage: "100" }, "Save Changes");
  const meter = await visitor.submit(path, {}, { name: "otherThan", value: first });
  expect(meter.text).toContain("Check the mileage");
  const confirm = meter.html.querySelector("[name=meterConfirmed]")!.getAttribute("value")!;
  const saved = await visitor.submit(path, {}, { name: "meterConfirmed", value: confirm });
  expect([saved.status, saved.location]).toEqual([303, `/fleet-data/${second}`]);
});

test("the I before a scanned VIN is removed, and that is said", async () => {
  const visitor = await signedIn(await newCompany());
  await visitor.get("/fleet-data/new");
  await visitor.submit(addForm, { vin: `I${newVin()}`, makeModel: "Mack", mileage: "5" }, "Add Vehicle");
  expect(flashOf(await visitor.follow())).toContain("The I in front was removed");
});

test("a search for one vehicle's number opens it, and the list when it is asked for", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const [truck, vin] = [await ownedVehicle(company, { unit_number: "T-7" }), newVin()];
  const other = await ownedVehicle(company, { unit_number: "T-70", vin });
  const visitor = await signedIn(company);
  const opened = async (search: string) => (await visitor.get(`/fleet-data?q=${search}`)).location;
  expect(await opened("t-7")).toBe(`/fleet-data/${truck}`);
  expect(await opened(vin)).toBe(`/fleet-data/${other}`);
  expect(await opened(vin.slice(-6))).toBe(`/fleet-data/${other}`);
  expect(await opened("T-")).toBeUndefined();
  expect((await visitor.get("/fleet-data?q=t-7&list=1")).text).toContain("T-70");
});

test("more vehicles than the plan has room for are counted as such", async () => {
  const company = await newCompany();
  for (let count = 0; count < 3; count++) await ownedVehicle(company);
  const page = await (await signedIn(company)).get("/fleet-data");
  expect(page.text).toContain("3 vehicles in the fleet. Your plan has room for 2");
});

test("a vehicle that comes back to a fleet where another has its unit number is named with it", async () => {
  const company = await newCompany({ plan: "pro" });
  const former = await ownedVehicle(company, { unit_number: "104", archived_at: new Date() });
  await ownedVehicle(company, { unit_number: "104", make_model: "Volvo VNL" });
  const visitor = await signedIn(company);
  await visitor.get(`/fleet-data/${former}`);
  await visitor.submit(`/fleet-data/${former}/restore`);
  expect(flashOf(await visitor.follow())).toContain("Volvo VNL has the same unit number: edit one of them.");
});
