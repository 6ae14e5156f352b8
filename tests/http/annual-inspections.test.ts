import { expect, test } from "vitest";
import { addDays, addMonths } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { formatDay } from "~/ui/format";
import { flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { newColleague, newCompany } from "../support/people";
import { ownedAnnual, ownedService, signedIn } from "../support/records";
import { ownedVehicle } from "../support/vehicles";
import type { Visitor } from "../support/visitor";

const day = today("America/Chicago");
const press = "Add Annual Inspection";

async function truck(facts: Parameters<typeof ownedVehicle>[1] = {}) {
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { unit_number: "T-7", ...facts });
  const vehicle = `/fleet-data/${vehicleId}`;
  return {
    company,
    vehicleId,
    vehicle,
    list: `${vehicle}/annual-inspections`,
    visitor: await signedIn(company),
  };
}

/** Of one passed on that day, as its form fills it in. */
const passedOn = (inspected_on: string) => ({ inspected_on, next_due_on: addMonths(inspected_on, 12) });

/** The line on the vehicle's pages. */
function lineOf({ html }: Awaited<ReturnType<Visitor["get"]>>) {
  const lines = html.querySelectorAll(".vehicle-meter").map(({ text }) => text.replace(/\s+/g, " "));
  return lines.find((line) => line.startsWith("Annual inspection"));
}

test("an annual inspection passed today is valid for 12 months, on every page that says so", async () => {
  const { visitor, vehicle, list } = await truck();
  expect((await visitor.get(list)).text).toContain("No annual inspection recorded");
  expect((await visitor.get(`${vehicle}/inspections/packet`)).text).toContain(
    "Last annual inspection None recorded",
  );
  expect(valueOf(await visitor.get(`${list}/new`), "inspectedOn")).toBe(day);
  await visitor.submit(`${list}/new`, { inspector: "Ann Lee", reportKeptAt: "Glove box" }, press);
  const page = await visitor.follow();
  const valid = `Valid until ${formatDay(addMonths(day, 12))}`;
  expect(flashOf(page)).toContain("Annual inspection added");
  expect(lineOf(page)).toBe(`Annual inspection: ${valid}`);
  expect((await visitor.get(`${vehicle}/inspections/packet`)).text).toContain(
    `Last annual inspection ${valid}. Passed on ${formatDay(day)}. Inspector: Ann Lee. Report kept: Glove box.`,
  );
  expect((await visitor.get("/fleet-data/due")).text).toContain("Nothing is overdue or due soon");
});

test("the words of a service entry are not an annual inspection, and offer to record one", async () => {
  const { company, vehicleId, visitor, vehicle, list } = await truck();
  for (const description of ["Annual fire extinguisher inspection", "DOT annual inspection FAILED"]) {
    const entry = await ownedService(company, vehicleId, { description });
    const page = await visitor.get(`${vehicle}/service/${entry}`);
    const link = page.html.querySelectorAll("main a").find((one) => one.text.includes("Record it as"));
    expect(link?.getAttribute("href")).toBe(`${list}/new?on=2026-10-05`);
    expect(valueOf(await visitor.get(link!.getAttribute("href")!), "inspectedOn")).toBe("2026-10-05");
  }
  const packet = (await visitor.get(`${vehicle}/inspections/packet`)).text;
  expect(packet).toContain("Last annual inspection None recorded");
  expect(packet).not.toContain("extinguisher");
  const oil = await ownedService(company, vehicleId);
  expect((await visitor.get(`${vehicle}/service/${oil}`)).text).not.toContain("Record it as");
});

test("a reefer trailer counted in hours needs an annual inspection, a machine only shows the one that it has", async () => {
  const {
    company,
    vehicleId: reefer,
    vehicle,
    visitor,
  } = await truck({ meter_unit: "h", unit_kind: "trailer" });
  const facts = { meter_unit: "h", unit_kind: "machine" } as const;
  await ownedVehicle(company, { ...facts, unit_number: "M-1" });
  expect((await visitor.get("/fleet-data/due")).text).toContain("No annual inspection recorded: 1");
  expect(lineOf(await visitor.get(vehicle))).toBe("Annual inspection: None recorded");
  const recorded = await ownedVehicle(company, { ...facts, unit_number: "M-2" });
  for (const id of [reefer, recorded]) await ownedAnnual(company, id, passedOn(addMonths(day, -14)));
  const due = await visitor.get("/fleet-data/due");
  for (const unit of ["Unit T-7", "Unit M-2"]) expect(due.text).toContain(unit);
  expect(due.text).not.toContain("Unit M-1");
  expect(due.text).not.toContain("No annual inspection recorded");
  expect((await visitor.get("/dashboard")).text).toMatch(/Service due\s*:\s*2 overdue/);
});

test("one that has expired, was failed or runs out soon is due; none recorded is listed beside", async () => {
  const { company, vehicleId, vehicle, visitor } = await truck();
  const [failed, soon, trailer] = [
    await ownedVehicle(company, { unit_number: "T-8" }),
    await ownedVehicle(company, { unit_number: "T-9" }),
    await ownedVehicle(company, { unit_number: "TR-1" }),
    await ownedVehicle(company, { unit_number: "M-1", unit_kind: "machine" }),
  ];
  await ownedAnnual(company, vehicleId, passedOn(addMonths(day, -14)));
  await ownedAnnual(company, failed, passedOn(addDays(day, -90)));
  await ownedAnnual(company, failed, { inspected_on: day, result: "failed", next_due_on: null });
  await ownedAnnual(company, soon, passedOn(addDays(day, -340)));
  const due = await visitor.get("/fleet-data/due");
  const rows = due.html.querySelectorAll("main tbody tr").map((row) => row.text.replace(/\s+/g, " "));
  expect(rows).toEqual([
    expect.stringContaining(`Unit T-7`),
    expect.stringContaining(`Failed on ${formatDay(day)}`),
    expect.stringContaining("Runs out soon"),
  ]);
  expect(rows[0]).toContain(`EXPIRED on ${formatDay(addMonths(addMonths(day, -14), 12))}`);
  expect(due.text).toContain("No annual inspection recorded: 1");
  expect(
    due.html.querySelector(`main a[href="/fleet-data/${trailer}/annual-inspections/new"]`),
  ).not.toBeNull();
  for (const page of ["/dashboard", "/fleet-data"])
    expect((await visitor.get(page)).text).toMatch(/Service due\s*:\s*2 overdue\s*1 due soon/);
  expect(lineOf(await visitor.get(vehicle))).toContain("Annual inspection: EXPIRED on");
  expect((await visitor.get(`${vehicle}/inspections/packet`)).text).toContain("EXPIRED on");
});

test("failed and passed on one day, it is passed whichever is recorded first", async () => {
  const { company, vehicleId, visitor, list } = await truck();
  await ownedAnnual(company, vehicleId, passedOn(addDays(day, -5)));
  await ownedAnnual(company, vehicleId, {
    ...{ inspected_on: addDays(day, -5), next_due_on: null, result: "failed" },
    created_at: new Date(Date.now() + 60_000),
  });
  expect(lineOf(await visitor.get(list))).toContain("Valid");
  expect((await visitor.get("/fleet-data/due")).text).not.toContain("Failed");
});

test("it is valid on its last day, and no longer than 12 months", async () => {
  const { company, vehicleId, list, visitor } = await truck();
  await ownedAnnual(company, vehicleId, { inspected_on: addMonths(day, -12), next_due_on: day });
  expect((await visitor.get(list)).text).toContain(`Valid until ${formatDay(day)}`);
  await visitor.get(`${list}/new`);
  const typed = { inspector: "Ann Lee", inspectedOn: "2024-02-29" };
  const late = await visitor.submit(`${list}/new`, { ...typed, nextDueOn: "2025-03-01" }, press);
  expect([late.status, messageAt(late, "nextDueOn")]).toEqual([
    400,
    expect.stringContaining("It is valid for 12 months: Feb 28, 2025 or earlier"),
  ]);
  expect(valueOf(late, "inspector")).toBe("Ann Lee");
  const early = await visitor.submit(`${list}/new`, { ...typed, nextDueOn: "2024-02-29" }, press);
  expect(messageAt(early, "nextDueOn")).toContain("Next due must be after Feb 29, 2024");
  await visitor.submit(`${list}/new`, { ...typed, result: "failed", nextDueOn: "" }, press);
  expect((await visitor.follow()).text).toContain("Failed on Feb 29, 2024.");
});

test("removed, it no longer counts and stays in the history; a driver reads and does not change it", async () => {
  const { company, vehicleId, vehicle, list, visitor } = await truck();
  const id = await ownedAnnual(company, vehicleId);
  await visitor.get(`${list}/${id}/remove`);
  await visitor.submit(`${list}/${id}/remove`, {}, "Remove Annual Inspection");
  expect(flashOf(await visitor.follow())).toContain("Annual inspection removed");
  expect(lineOf(await visitor.get(vehicle))).toBe("Annual inspection: None recorded");
  const history = await visitor.get(`${vehicle}/history?from=2026-01-01&to=2026-12-31`);
  expect(history.text).toContain("Annual inspection passed");
  const file = await visitor.get(`${vehicle}/history.csv?kind=annual-inspections`);
  expect(file.text).toContain("2026-10-05,passed,2027-10-05,R. Shop");
  const other = await ownedAnnual(company, vehicleId);
  const driver = await signedIn(await newColleague(company, "limited_user"));
  expect((await driver.get(`${list}/${other}`)).text).not.toContain("Edit");
  expect((await driver.get(`${list}/${other}/edit`)).status).toBe(403);
});

test("two people who edit it at once are told, and the same form sent twice records one", async () => {
  const { company, vehicleId, list, visitor } = await truck();
  const id = await ownedAnnual(company, vehicleId);
  await visitor.get(`${list}/${id}/edit`);
  await testDatabase()
    .owner.updateTable("annual_inspections")
    .set({ version: 2 })
    .where("id", "=", id)
    .execute();
  const answer = await visitor.submit(`${list}/${id}/edit`, { inspector: "Mine" }, "Save Changes");
  expect(answer.status).toBe(409);
  expect(answer.text).toContain("Somebody else saved this annual inspection after you opened it");
  expect(valueOf(answer, "inspector")).toBe("Mine");
  const form_token = valueOf(await visitor.get(`${list}/new`), "form_token")!;
  const fields = { form_token, inspector: "Once", inspectedOn: day, result: "passed" };
  await Promise.all([visitor.post(`${list}/new`, fields), visitor.post(`${list}/new`, fields)]);
  const stored = testDatabase().owner.selectFrom("annual_inspections").select("inspector");
  expect(await stored.where("account_id", "=", company.accountId).execute()).toHaveLength(2);
});
