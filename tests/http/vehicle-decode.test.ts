import { expect, test } from "vitest";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { newColleague, newCompany } from "../support/people";
import { newVin, ownedVehicle, storedVehicles } from "../support/vehicles";
import { Visitor } from "../support/visitor";

const known = "1XP5DB9X7YN526158"; // A Peterbilt 379 of 2000.
const form = "/fleet-data/new";

test("the VIN on the add form is decoded, the form is filled, and nothing is saved yet", async () => {
  const company = await newCompany();
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(form);
  const filled = await visitor.submit(
    form,
    { vin: ` ${known.toLowerCase().replace("7", "7 ")} `, mileage: "5" },
    "Decode VIN",
  );
  expect(filled.status).toBe(200);
  expect(valueOf(filled, "vin")).toBe(known);
  expect(valueOf(filled, "makeModel")).toMatch(/Peterbilt 379/i);
  expect(valueOf(filled, "mileage")).toBe("5");
  expect(filled.text).toContain("Blanks were removed from the VIN.");
  expect(filled.text).toMatch(/Model Year 2000/);
  expect(filled.text).toContain("From the NHTSA catalogue that comes with this program.");
  expect(await storedVehicles(company.accountId)).toEqual([]);
  const added = await visitor.submit(form, {}, "Add Vehicle");
  expect([added.status, added.location]).toEqual([303, "/fleet-data?added=1"]);
  expect(await storedVehicles(company.accountId)).toMatchObject([
    { vin: known, year: 2000, model: "379", decode_source: "tables", current_reading: { value: "5.0" } },
  ]);
});

test("a make and model that was typed is not replaced by a decode", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  await visitor.get(form);
  const filled = await visitor.submit(form, { vin: known, makeModel: "Old Pete" }, "Decode VIN");
  expect(valueOf(filled, "makeModel")).toBe("Old Pete");
});

test("what was decoded for one VIN is not saved with another", async () => {
  const company = await newCompany();
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(form);
  await visitor.submit(form, { vin: known, mileage: "1" }, "Decode VIN");
  await visitor.submit(form, { vin: newVin(), makeModel: "Mack" }, "Add Vehicle");
  expect(await storedVehicles(company.accountId)).toMatchObject([
    { make_model: "Mack", year: null, decode_source: null },
  ]);
});

test("an 18-character scan with an I in front, and a stamped VIN with stars, are cleaned", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  for (const typed of [`I${known}`, `*${known}*`, "1XP5-DB9X-7YN5-26158", ` 1xp5db9x7yn526158 `]) {
    await visitor.get(form);
    const filled = await visitor.submit(form, { vin: typed }, "Decode VIN");
    expect([typed, filled.status, valueOf(filled, "vin")]).toEqual([typed, 200, known]);
  }
});

test("a cleaned scan is also added without decoding first", async () => {
  const company = await newCompany();
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(form);
  await visitor.submit(
    form,
    { vin: `I${known.toLowerCase()}`, makeModel: "Peterbilt", mileage: "1" },
    "Add Vehicle",
  );
  expect(await storedVehicles(company.accountId)).toMatchObject([{ vin: known }]);
});

test("a VIN with a wrong check digit is not refused: what is wrong is said, and the likeliest correction can be taken", async () => {
  const company = await newCompany();
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(form);
  const wrong = known.replace("5DB9", "SDB9");
  const warned = await visitor.submit(form, { vin: wrong, mileage: "1" }, "Decode VIN");
  expect(warned.status).toBe(200);
  expect(warned.text).toContain("Check the VIN");
  expect(warned.text).toContain("The check digit (position 9) is 7, but the other characters give");
  expect(warned.html.querySelectorAll("button").map((button) => button.text.trim())).toContain(known);
  const corrected = await visitor.submit(form, {}, known);
  expect(valueOf(corrected, "vin")).toBe(known);
  expect(corrected.text).not.toContain("Check the VIN");
  // What the wrong VIN filled in was not typed by anybody.
  expect(valueOf(corrected, "makeModel")).toMatch(/Peterbilt 379/i);
  await visitor.submit(form, { vin: wrong, makeModel: "Peterbilt" }, "Add Vehicle");
  expect(flashOf(await visitor.follow())).toContain("Check the VIN: The check digit");
  expect(await storedVehicles(company.accountId)).toMatchObject([{ vin: wrong }]);
});

test("letters that never occur in a VIN are named, with the correction", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  await visitor.get(form);
  const warned = await visitor.submit(form, { vin: "IXP5DB9X7YN526158" }, "Decode VIN");
  expect(warned.text).toContain("The letter I never occurs in a VIN.");
  expect(warned.html.querySelectorAll("button").map((button) => button.text.trim())).toContain(known);
});

test("what has not 17 characters is an invalid VIN, and everything typed is still there", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  for (const vin of ["", "123456", `${known}8`, "🚚".repeat(17)]) {
    await visitor.get(form);
    const answer = await visitor.submit(
      form,
      { vin, makeModel: "Mack", mileage: "7", lessor: "Ryder" },
      "Decode VIN",
    );
    expect([vin, answer.status]).toEqual([vin, 400]);
    expect(alertOf(answer)).toContain("Invalid VIN");
    expect(messageAt(answer, "vin")).toContain("VIN must be exactly 17 characters");
    expect([valueOf(answer, "vin"), valueOf(answer, "makeModel"), valueOf(answer, "lessor")]).toEqual([
      vin,
      "Mack",
      "Ryder",
    ]);
  }
});

test("nothing is known about a VIN: it is said, and the vehicle can be added all the same", async () => {
  const company = await newCompany();
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(form);
  const vin = "00000000000000000";
  const answer = await visitor.submit(form, { vin, makeModel: "Home-made", mileage: "0" }, "Decode VIN");
  expect(answer.text).toContain("Nothing is known about this VIN.");
  await visitor.submit(form, {}, "Add Vehicle");
  expect(await storedVehicles(company.accountId)).toMatchObject([{ vin, make: null, decode_source: null }]);
});

test("a vehicle's VIN is decoded and saved, and one click undoes it", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company, {
    vin: known,
    make: "Typed make",
    engine_model: "CAT C15",
    year: 1999,
  });
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(`/fleet-data/${id}`);
  await visitor.submit(`/fleet-data/${id}/decode`);
  const page = await visitor.follow();
  expect(flashOf(page)).toContain("VIN Decoded & Saved");
  expect(flashOf(page)).toMatch(/2000 Peterbilt 379\./i);
  expect(flashOf(page)).toContain("The built-in NHTSA catalogue answered.");
  expect(await storedVehicles(company.accountId)).toMatchObject([{ year: 2000, model: "379" }]);
  await visitor.submit(`/fleet-data/${id}/decode/undo`);
  expect(flashOf(await visitor.follow())).toContain("Decode undone");
  expect(await storedVehicles(company.accountId)).toMatchObject([
    { make: "Typed make", engine_model: "CAT C15", year: 1999, model: null, decode_source: null },
  ]);
});

test("what a decode does not know is shown as Unknown and overwrites nothing", async () => {
  const company = await newCompany();
  // A trailer: the catalogue knows no engine.
  const id = await ownedVehicle(company, {
    vin: "1GRAP0625GT605428",
    engine_model: "Thermo King",
    engine_manufacturer: "TK",
  });
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(`/fleet-data/${id}`);
  await visitor.submit(`/fleet-data/${id}/decode`);
  await visitor.follow();
  const [vehicle] = await storedVehicles(company.accountId);
  expect(vehicle).toMatchObject({
    engine_model: "Thermo King",
    engine_manufacturer: "TK",
    decode_source: "tables",
  });
  expect(Object.values(vehicle!)).not.toContain("Unknown");
  const other = await ownedVehicle(company, { vin: "1JJV532D4EL799531" });
  await visitor.get(`/fleet-data/${other}`);
  await visitor.submit(`/fleet-data/${other}/decode`);
  await visitor.follow();
  expect((await visitor.get(`/fleet-data/${other}`)).text).toContain("Engine Model Unknown");
});

test("a decode twice in a row is one decode: undo goes back to what was typed", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { vin: known, make: "Typed make" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(`/fleet-data/${id}`);
  await Promise.all([visitor.submit(`/fleet-data/${id}/decode`), visitor.submit(`/fleet-data/${id}/decode`)]);
  await visitor.get(`/fleet-data/${id}/decode`);
  await visitor.submit(`/fleet-data/${id}/decode/undo`);
  expect(await storedVehicles(company.accountId)).toMatchObject([{ make: "Typed make" }]);
});

test("a vehicle of which nothing is known keeps what it has", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { vin: "00000000000000000", make: "Home-made" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(`/fleet-data/${id}`);
  await visitor.submit(`/fleet-data/${id}/decode`);
  const page = await visitor.follow();
  expect(flashOf(page)).toContain("Failed to decode VIN");
  expect(flashOf(page)).toContain("The vehicle keeps what it has.");
  expect(await storedVehicles(company.accountId)).toMatchObject([{ make: "Home-made", before_decode: null }]);
});

test("a unit with a serial number only cannot be decoded, and is told why", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { serial_number: "CRANE-1" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const page = await visitor.get(`/fleet-data/${id}`);
  expect(page.text).toContain("A unit without a VIN cannot be decoded.");
  await visitor.submit(`/fleet-data/${id}/decode`);
  const told = flashOf(await visitor.follow());
  expect(told).toContain("Invalid VIN");
  expect(told).toContain("VIN must be exactly 17 characters");
});

test("decoded values can be corrected by hand", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { vin: known });
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(`/fleet-data/${id}/decoded`);
  await visitor.submit(`/fleet-data/${id}/decoded`, { make: "Peterbilt", model: "389", year: "2009" });
  const page = await visitor.follow();
  expect(flashOf(page)).toContain("Vehicle updated successfully");
  expect(page.html.querySelector("h1")?.text).toBe("2009 Peterbilt 389");
  expect(page.text).toContain("Corrected by hand.");
});

test("when a colleague decodes meanwhile, the second to correct by hand sees both versions and can then save", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { vin: known });
  const colleague = await newColleague(company, "user");
  const [first, second] = [new Visitor(), new Visitor()];
  await first.signIn(company);
  await second.signIn(colleague);
  await second.get(`/fleet-data/${id}/decoded`);
  await first.get(`/fleet-data/${id}`);
  await first.submit(`/fleet-data/${id}/decode`);
  const told = await second.submit(`/fleet-data/${id}/decoded`, { model: "MINE" });
  expect(told.status).toBe(409);
  expect(alertOf(told)).toContain("Somebody else saved this vehicle after you opened it.");
  expect(told.text).toContain("Saved now");
  expect(told.text).toContain("Model 379");
  expect(valueOf(told, "model")).toBe("MINE");
  expect((await second.submit(`/fleet-data/${id}/decoded`)).status).toBe(303);
  expect(await storedVehicles(company.accountId)).toMatchObject([{ model: "MINE", decode_source: "typed" }]);
});

test("the correction of a mistyped VIN is offered on the vehicle's page and opens the edit form with it", async () => {
  const company = await newCompany();
  const wrong = known.replace("5DB9", "SDB9");
  const id = await ownedVehicle(company, { vin: wrong });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const page = await visitor.get(`/fleet-data/${id}`);
  const link = page.html.querySelectorAll("main a").find((one) => one.text.trim() === known);
  const edit = await visitor.get(link!.getAttribute("href")!);
  expect(valueOf(edit, "vin")).toBe(known);
  await visitor.submit(`/fleet-data/${id}/edit`);
  expect(await storedVehicles(company.accountId)).toMatchObject([{ vin: known }]);
});

test("with another VIN what was decoded is taken out and that is said; when the old VIN comes back, so can it", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { vin: known });
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(`/fleet-data/${id}`);
  await visitor.submit(`/fleet-data/${id}/decode`);
  await visitor.get(`/fleet-data/${id}/edit`);
  const other = newVin();
  await visitor.submit(`/fleet-data/${id}/edit`, { vin: other });
  const page = await visitor.follow();
  expect(flashOf(page)).toContain("What was decoded from the old VIN was taken out: decode the new one.");
  expect(page.text).toContain("The VIN has not been decoded yet.");
  expect(await storedVehicles(company.accountId)).toMatchObject([
    { vin: other, year: null, make: null, model: null, decode_source: null },
  ]);
  expect((await visitor.get(`/fleet-data/${id}/decoded`)).text).not.toContain("Undo Decode");
  await visitor.post(`/fleet-data/${id}/decode/undo`, {});
  expect(flashOf(await visitor.follow())).toContain("Nothing to undo");
  await visitor.get(`/fleet-data/${id}/edit`);
  await visitor.submit(`/fleet-data/${id}/edit`, { vin: known });
  await visitor.get(`/fleet-data/${id}/decoded`);
  await visitor.submit(`/fleet-data/${id}/decode/undo`);
  expect(flashOf(await visitor.follow())).toContain("Decode undone");
  expect(await storedVehicles(company.accountId)).toMatchObject([
    { vin: known, year: 2000, model: "379", decode_source: "tables", before_decode: null },
  ]);
});

test("an edit that leaves the VIN alone leaves what was decoded alone", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { vin: known, model: "379", decode_source: "tables" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(`/fleet-data/${id}/edit`);
  await visitor.submit(`/fleet-data/${id}/edit`, { vin: known.toLowerCase(), unitNumber: "T-1" });
  expect(flashOf(await visitor.follow())).not.toContain("taken out");
  expect(await storedVehicles(company.accountId)).toMatchObject([{ model: "379", decode_source: "tables" }]);
});

test("after a correction by hand there is no undo that would take it back as well", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { vin: known, make: "Typed make" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(`/fleet-data/${id}`);
  await visitor.submit(`/fleet-data/${id}/decode`);
  expect((await visitor.follow()).text).toContain("Undo Decode");
  await visitor.submit(`/fleet-data/${id}/decoded`, { engineModel: "CAT C15" });
  expect((await visitor.get(`/fleet-data/${id}/decoded`)).text).not.toContain("Undo Decode");
  await visitor.post(`/fleet-data/${id}/decode/undo`, {});
  expect(flashOf(await visitor.follow())).toContain("Nothing to undo");
  expect(await storedVehicles(company.accountId)).toMatchObject([{ engine_model: "CAT C15", year: 2000 }]);
});

test("a unit without a VIN has nothing to decode, and the tick box is where that is said", async () => {
  const company = await newCompany();
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(form);
  const typed = { vin: "CRANE-1", noVin: "on", makeModel: "Grove", mileage: "5" };
  const answer = await visitor.submit(form, typed, "Decode VIN");
  expect(answer.status).toBe(400);
  expect(messageAt(answer, "vin")).toContain(
    "This unit has no 17-character VIN, so there is nothing to decode. Press Add Vehicle, or take the tick away.",
  );
  expect(valueOf(answer, "vin")).toBe("CRANE-1");
  expect(answer.html.querySelector("[name=noVin]")?.hasAttribute("checked")).toBe(true);
  expect((await visitor.submit(form, {}, "Add Vehicle")).status).toBe(303);
  expect(await storedVehicles(company.accountId)).toMatchObject([{ serial_number: "CRANE-1", vin: null }]);
});

test("what a decode says goes by the names people use", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  await visitor.get(form);
  const filled = await visitor.submit(form, { vin: known }, "Decode VIN");
  const names = filled.html.querySelectorAll("main dt").map((name) => name.text.trim());
  expect(names).toEqual([
    ...["Make", "Model", "Model Year", "Vehicle Type", "Engine Model"],
    ...["Body Class", "Engine Maker", "Weight Class"],
  ]);
});

test("two digits typed in the wrong order are put right with one press", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  await visitor.get(form);
  const swapped = known.replace("526158", "526518");
  const warned = await visitor.submit(form, { vin: swapped }, "Decode VIN");
  expect(warned.html.querySelectorAll("button").map((button) => button.text.trim())).toContain(known);
  expect(valueOf(await visitor.submit(form, {}, known), "vin")).toBe(known);
});

test("an edit that is refused leaves what was decoded alone", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { vin: known, model: "379", decode_source: "tables" });
  const taken = newVin();
  await ownedVehicle(company, { vin: taken });
  const [first, second] = [new Visitor(), new Visitor()];
  await first.signIn(company);
  await second.signIn(company);
  await first.get(`/fleet-data/${id}/edit`);
  expect((await first.submit(`/fleet-data/${id}/edit`, { vin: taken })).status).toBe(409);
  await second.get(`/fleet-data/${id}/edit`);
  await second.submit(`/fleet-data/${id}/edit`, { unitNumber: "T-2" });
  expect((await first.submit(`/fleet-data/${id}/edit`, { vin: newVin() })).status).toBe(409);
  const stored = (await storedVehicles(company.accountId)).find((row) => row.id === id);
  expect(stored).toMatchObject({ vin: known, model: "379", decode_source: "tables", unit_number: "T-2" });
});

test("what was corrected by hand is not taken out with another VIN", async () => {
  const company = await newCompany();
  const id = await ownedVehicle(company, { vin: known, model: "389", decode_source: "typed" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(`/fleet-data/${id}/edit`);
  await visitor.submit(`/fleet-data/${id}/edit`, { vin: newVin() });
  expect(await storedVehicles(company.accountId)).toMatchObject([{ model: "389", decode_source: "typed" }]);
});
