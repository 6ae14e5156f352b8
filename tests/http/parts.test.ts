import { expect, test } from "vitest";
import { today } from "~/features/calendar/today";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { type Member, newColleague, newCompany } from "../support/people";
import { ownedPhoto } from "../support/photos";
import { ownedBreakdown, ownedPart, ownedService, signedIn, storedReadings } from "../support/records";
import { readMeter } from "../support/reminders";
import { ownedVehicle } from "../support/vehicles";

const press = "Add Part";
const day = today("America/Chicago");

async function truck() {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { unit_number: "T-7" });
  const list = `/fleet-data/${vehicleId}/parts`;
  return { company, vehicleId, list, visitor: await signedIn(company) };
}

function storedParts({ accountId }: Member) {
  return testDatabase()
    .owner.selectFrom("parts")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();
}

test("a part is added and stands in the list, its category in words", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  expect((await visitor.get(list)).text).toContain("No parts logged yet");
  const form = await visitor.get(`${list}/new`);
  expect(valueOf(form, "installDate")).toBe(day);
  expect(form.html.querySelectorAll("[name=category] option")).toHaveLength(18);
  const typed = {
    category: "filters_air_dryer",
    partNumber: " R950011 ",
    cost: "$1,089.5",
    mileage: "124,000",
    vendor: "Rush",
    position: "Left",
  };
  const answer = await visitor.submit(`${list}/new`, typed, press);
  expect([answer.status, answer.location]).toEqual([303, list]);
  const page = await visitor.follow();
  expect(flashOf(page)).toBe("Part added!");
  for (const shown of ["Filters Air Dryer", "R950011", "$1,089.50", "124,000 mi", "Rush", "Left"])
    expect(page.text).toContain(shown);
  expect(await storedParts(company)).toMatchObject([
    { part_number: "R950011", cost: "1089.50", notes: null, install_date: day },
  ]);
  expect((await storedReadings(vehicleId)).at(-1)).toMatchObject({ value: "124000.0", source: "part" });
});

test("the category is required, and everything else that was typed stays", async () => {
  const { company, visitor, list } = await truck();
  await visitor.get(`${list}/new`);
  const answer = await visitor.submit(
    `${list}/new`,
    { partNumber: "DX-450", cost: "-3", mileage: "1.2.3" },
    press,
  );
  expect(answer.status).toBe(400);
  expect(alertOf(answer)).toContain("Validation Error Please select a part category");
  expect(messageAt(answer, "cost")).toContain("Cost must not be negative");
  expect(messageAt(answer, "mileage")).toContain("Mileage must be a number");
  expect(valueOf(answer, "partNumber")).toBe("DX-450");
  expect(await storedParts(company)).toEqual([]);
});

test("the Enter of a scanner in the part number saves nothing; the form shows what was understood", async () => {
  const { company, visitor, list } = await truck();
  await visitor.get(`${list}/new`);
  const typed = { category: "starter", partNumber: "DX450", cost: "412" };
  const checked = await visitor.submit(`${list}/new`, { ...typed, installDate: "2026-11-20" }, "Check");
  expect(checked.text).toContain("Starter DX450: installed on Nov 20, 2026. Cost: $412.00.");
  expect(await storedParts(company)).toEqual([]);
  await visitor.submit(`${list}/new`, {}, press);
  expect(await storedParts(company)).toMatchObject([{ part_number: "DX450", cost: "412.00" }]);
});

test("the same part again: number, how long and how many miles ago, and vendor are told, and it can be added", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  const reading = await readMeter(company, vehicleId, "2026-09-17", 130_000);
  await ownedPart(company, vehicleId, {
    part_number: "dx 450",
    vendor: "Rush Truck Center",
    install_date: "2026-09-17",
    meter_reading_id: reading,
    removed_at: new Date(),
    removed_as: "taken_off",
  });
  await ownedPart(company, vehicleId, {
    part_number: "DX-450",
    install_date: "2026-10-01",
    removed_at: new Date(),
    removed_as: "mistake",
  });
  await ownedPart(company, await ownedVehicle(company), {
    part_number: "DX-450",
    install_date: "2026-10-01",
  });
  const notice =
    "The same part was fitted before: Starter dx 450, 64 days and 8,200 mi ago (Sep 17, 2026), from Rush Truck Center.";
  await visitor.get(`${list}/new`);
  const typed = { category: "starter", partNumber: "DX-450", mileage: "138200", installDate: "2026-11-20" };
  expect((await visitor.submit(`${list}/new`, typed, "Check")).text).toContain(notice);
  await visitor.submit(`${list}/new`, {}, press);
  expect(flashOf(await visitor.follow())).toContain(notice);
  await visitor.get(`${list}/new`);
  await visitor.submit(`${list}/new`, { category: "alternator", installDate: "2026-11-20" }, press);
  expect(flashOf(await visitor.follow())).toBe("Part added!");
});

test("without a number, the same category at the same position is the same part", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  await ownedPart(company, vehicleId, {
    category: "brakes_rear_drum",
    position: "Left",
    install_date: "2026-11-01",
  });
  const add = async (fields: Record<string, string>) => {
    await visitor.get(`${list}/new`);
    await visitor.submit(`${list}/new`, { installDate: "2026-11-02", ...fields }, press);
    return flashOf(await visitor.follow());
  };
  expect(await add({ category: "brakes_rear_drum", position: "left" })).toContain(
    "Brakes Rear Drum (Left), 1 day ago (Nov 1, 2026).",
  );
  expect(await add({ category: "brakes_rear_drum", position: "Right" })).toBe("Part added!");
  expect(await add({ category: "other" })).toBe("Part added!");
  expect(await add({ category: "other" })).toBe("Part added!");
});

test("a mileage that cannot be is asked back about, and both answers save", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  await visitor.get(`${list}/new`);
  const asked = await visitor.submit(`${list}/new`, { category: "starter", mileage: "900" }, press);
  expect(asked.status).toBe(409);
  expect(alertOf(asked)).toContain("900 mi is below the 123,456 mi read on Jan 5, 2026.");
  await visitor.submit(`${list}/new`, {}, "Save anyway");
  await visitor.get(`${list}/new`);
  await visitor.submit(`${list}/new`, { category: "starter", mileage: "800" }, press);
  await visitor.submit(`${list}/new`, {}, { name: "strikeReading" });
  expect(await storedParts(company)).toHaveLength(2);
  expect(await storedReadings(vehicleId)).toMatchObject([
    { strike_reason: "Found wrong by a later reading" },
    {},
    {},
  ]);
});

test("a form sent twice adds one part", async () => {
  const { company, visitor, list } = await truck();
  await visitor.get(`${list}/new`);
  const send = () => visitor.submit(`${list}/new`, { category: "radiator", cost: "10" }, press);
  await Promise.all([send(), send(), send()]);
  expect(await storedParts(company)).toHaveLength(1);
});

test("a part fitted for a breakdown or during a service is listed there, and its cost counts there", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  const breakdown = await ownedBreakdown(company, vehicleId, { cost: "100" });
  const service = await ownedService(company, vehicleId, { labor_cost: "60" });
  const page = `/fleet-data/${vehicleId}/breakdowns/${breakdown}`;
  expect(
    (await visitor.get(page)).html.querySelector(`a[href="${list}/new?breakdown=${breakdown}"]`),
  ).not.toBeNull();
  const form = await visitor.get(`${list}/new?breakdown=${breakdown}`);
  expect(valueOf(form, "breakdownId")).toBe(breakdown);
  await visitor.submit(`${list}/new`, { category: "radiator_hose", cost: "41.50" }, press);
  const after = await visitor.follow();
  expect(after.text).toContain("Radiator Hose : $41.50");
  expect(after.text).toContain("Cost $141.50 Of that, parts $41.50 Everything else $100.00");
  await visitor.get(`${list}/new?service=${service}`);
  const answer = await visitor.submit(`${list}/new`, { category: "filters_oil", cost: "20" }, press);
  expect(answer.location).toBe(`/fleet-data/${vehicleId}/service/${service}`);
  expect((await visitor.follow()).text).toContain(
    "Total $80.00 Labor $60.00 Other cost Not entered Parts $20.00",
  );
});

test("a part cannot name another vehicle's or another company's breakdown", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  const mine = await ownedBreakdown(company, vehicleId);
  const others = await ownedBreakdown(company, await ownedVehicle(company));
  const stranger = await newCompany();
  const strange = await ownedBreakdown(stranger, await ownedVehicle(stranger));
  for (const breakdownId of [others, strange]) {
    await visitor.get(`${list}/new?breakdown=${mine}`);
    const answer = await visitor.submit(`${list}/new`, { category: "starter", breakdownId }, press);
    expect(answer.status).toBe(409);
    expect(messageAt(answer, "breakdownId")).toContain("Choose one of this vehicle.");
  }
  expect(await storedParts(company)).toEqual([]);
});

test("two people edit the same part: the second sees what the first saved, and may still keep theirs", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  const part = `${list}/${await ownedPart(company, vehicleId, { notes: "Rebuilt" })}`;
  const other = await signedIn(await newColleague(company, "user"));
  expect(valueOf(await visitor.get(part), "notes")).toBe("Rebuilt");
  await other.get(part);
  await other.submit(part, { cost: "10" }, "Save Changes");
  const answer = await visitor.submit(part, { cost: "20" }, "Save Changes");
  expect(answer.status).toBe(409);
  expect(alertOf(answer)).toContain("Somebody else saved this part after you opened it.");
  expect(answer.text).toContain("Cost $10.00");
  await visitor.submit(part, {}, "Save Changes");
  expect((await visitor.follow()).text).toContain("$20.00");
});

test("a part that was taken off leaves the list with its cost and mileage; one entered by mistake takes them with it", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  const add = async (category: string, mileage: string) => {
    await visitor.get(`${list}/new`);
    await visitor.submit(`${list}/new`, { category, mileage, cost: "50" }, press);
    return (await storedParts(company)).at(-1)!.id;
  };
  const worn = await add("starter", "124000");
  const wrong = await add("alternator", "124001");
  const remove = async (id: string, removedAs: string) => {
    await visitor.get(`${list}/${id}/remove`);
    await visitor.submit(`${list}/${id}/remove`, { removedAs });
  };
  await visitor.get(`${list}/${worn}/remove`);
  expect((await visitor.submit(`${list}/${worn}/remove`)).text).toContain("Choose what happened");
  await remove(worn, "taken_off");
  await remove(wrong, "mistake");
  expect((await visitor.get(list)).text).toContain("No parts logged yet");
  const removed = await visitor.get(`${list}?show=removed`);
  expect(removed.text).toMatch(/Starter.*Taken off|Taken off.*Starter/);
  expect(removed.text).toContain("Entered by mistake");
  expect((await storedReadings(vehicleId)).map(({ strike_reason }) => strike_reason)).toEqual([
    null,
    null,
    "Its part was entered by mistake",
  ]);
  await remove(worn, "mistake");
  expect(flashOf(await visitor.follow())).toContain("The part was removed before");
  const page = await visitor.get(`${list}/${worn}`);
  expect(page.text).toContain("Taken off on");
  expect(page.html.querySelectorAll(`form[action="${list}/${worn}"]`)).toEqual([]);
});

test("a part that a colleague removed meanwhile is not saved, and what was typed stays", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  const id = await ownedPart(company, vehicleId);
  await visitor.get(`${list}/${id}`);
  await testDatabase()
    .owner.updateTable("parts")
    .set({ removed_at: new Date() })
    .where("id", "=", id)
    .execute();
  const answer = await visitor.submit(`${list}/${id}`, { notes: "Under warranty" }, "Save Changes");
  expect([answer.status, valueOf(answer, "notes")]).toEqual([409, "Under warranty"]);
  expect(alertOf(answer)).toContain("Somebody removed this part after you opened it.");
});

test("a limited user reads parts without costs and invoices, and cannot change them", async () => {
  const { company, vehicleId, list } = await truck();
  const photo = await ownedPhoto(company, { showsMoney: true });
  const id = await ownedPart(company, vehicleId, { cost: "1250.00", part_number: "DX-450", photo_id: photo });
  const driver = await signedIn(await newColleague(company, "limited_user"));
  for (const path of [list, `${list}/${id}`, `${list}?show=removed`]) {
    const page = await driver.get(path);
    if (!path.includes("?")) expect(page.text).toContain("DX-450");
    expect(page.body).not.toMatch(/1250|1,250/);
    expect(page.body).not.toContain(photo);
    expect(page.html.querySelectorAll("main form, main a[href$=new], main a[href$=remove]")).toEqual([]);
  }
  for (const step of ["new", id, `${id}/remove`])
    expect([step, (await driver.post(`${list}/${step}`, {})).status]).toEqual([step, 403]);
});

test("another company's part, and one of another vehicle, are not there", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  const id = await ownedPart(company, vehicleId);
  const stranger = await signedIn(await newCompany());
  const second = await ownedVehicle(company);
  for (const step of ["", "/remove"]) {
    expect((await stranger.get(`${list}/${id}${step}`)).status).toBe(404);
    expect((await visitor.get(`/fleet-data/${second}/parts/${id}${step}`)).status).toBe(404);
  }
});
