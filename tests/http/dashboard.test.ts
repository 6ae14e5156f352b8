import { sql } from "kysely";
import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { addDays } from "~/features/calendar/days";
import { recordPayment } from "~/features/invoices/payments/payments.server";
import { certifyRepair } from "~/features/inspections/certify/certify-repair.server";
import { getInspection } from "~/features/inspections/get-inspection.server";
import { archiveVehicle } from "~/features/vehicles/former-vehicles.server";
import { today } from "~/features/calendar/today";
import { flashOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { repaired, signedInspection } from "../support/inspections";
import { newDraft, sold } from "../support/invoices";
import { type Member, newColleague, newCompany, newCounter } from "../support/people";
import { signedIn } from "../support/records";
import { ownedVehicle } from "../support/vehicles";
import { type Answer, Visitor } from "../support/visitor";

const sectionsOf = (page: Answer) =>
  page.html.querySelectorAll("main details h2").map((title) => title.text.trim());
const all = ["Fleet Data", "Inventory Management", "Invoicing", "Reports & Analytics"];

/** Check boxes of one name: the form is sent as a browser sends it. */
async function choose(visitor: Visitor, sections: string[]): Promise<Answer> {
  const page = await visitor.get("/dashboard/customize");
  const body = new FormData();
  body.set(
    "form_token",
    page.html.querySelector('form[action="/dashboard/customize"] [name=form_token]')!.getAttribute("value")!,
  );
  for (const section of sections) body.append("sections", section);
  await visitor.post("/dashboard/customize", body);
  return visitor.follow();
}

test("at first the dashboard shows the fleet, with the number of vehicles and a way to add one", async () => {
  const company = await newCompany();
  await ownedVehicle(company);
  const visitor = new Visitor();
  await visitor.signIn(company);
  const page = await visitor.get("/dashboard");
  expect(sectionsOf(page)).toEqual(["Fleet Data"]);
  expect(page.text).toContain("1 vehicle");
  expect(page.text).toContain("Add Vehicle");
  expect(page.html.querySelector("header a[href='/account']")?.text).toContain(
    company.scope.account.companyName,
  );
});

test("the sections chosen are shown and stay chosen after signing in elsewhere", async () => {
  const company = await newCompany();
  const visitor = new Visitor();
  await visitor.signIn(company);
  const saved = await choose(visitor, [
    "fleet_data",
    "inventory_management",
    "invoicing",
    "reports_analytics",
  ]);
  expect(flashOf(saved)).toContain("Dashboard saved");
  expect(sectionsOf(saved)).toEqual(all);
  const elsewhere = new Visitor();
  await elsewhere.signIn(company);
  expect(sectionsOf(await elsewhere.get("/dashboard"))).toEqual(all);
});

test("with every section unticked the dashboard asks to be customized", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  const page = await choose(visitor, []);
  expect(sectionsOf(page)).toEqual([]);
  expect(page.text).toContain("Customize Your Dashboard");
  expect((await visitor.get("/dashboard")).text).toContain("Customize Your Dashboard");
});

test("a section that does not exist is ignored", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  expect(sectionsOf(await choose(visitor, ["invoicing", "invoicing", "<b>made up</b>"]))).toEqual([
    "Invoicing",
  ]);
});

test("each person of a company chooses for themselves", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  await choose(visitor, ["invoicing"]);
  const colleague = new Visitor();
  await colleague.signIn(await newColleague(company, "limited_user"));
  expect(sectionsOf(await colleague.get("/dashboard"))).toEqual(["Fleet Data"]);
});

async function showInvoicing({ userId }: Member): Promise<void> {
  const { owner } = testDatabase();
  await owner
    .updateTable("profiles")
    .set({ dashboard_sections: ["invoicing"] })
    .where("id", "=", userId)
    .execute();
}

/** What the dashboard says, and where its sections lead. */
async function sectionsFor(person: Member) {
  const page = await (await signedIn(person)).get("/dashboard");
  const links = page.html.querySelectorAll("main details a").map((link) => link.getAttribute("href"));
  return { text: page.text, links };
}

test("what is open and what of it is overdue stand on the dashboard as the ageing counts them, also on a smaller plan", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await showInvoicing(company);
  const day = today(company.scope.account.timeZone);
  const owing = (unitPrice: string, dueIn: number | null) =>
    sold(company, [{ partNumber: "Labor", unitPrice }], {
      invoiceDate: addDays(day, -5),
      dueDate: dueIn === null ? null : addDays(day, dueIn),
    });
  await newDraft(company, [{ partNumber: "Labor", unitPrice: "1000" }]);
  const before = await sectionsFor(company);
  expect(before.text).toContain("No invoice was issued yet.");
  expect(before.links).toEqual(["/invoicing"]);
  await owing("1000", 0);
  await owing("200", -1);
  await owing("40", null);
  const paid = await owing("80", -30);
  const twice = { amount: "100", method: "check" as const, paidOn: day, reference: null, note: null };
  const token = await makeFormToken(formHolder(company.userId));
  await recordPayment(company.scope, paid, { ...twice, confirmed: ["more-than-open"] }, token);
  const after = await sectionsFor(company);
  expect(after.text).toContain("$1,240.00 open Overdue : $240.00 $20.00 is owed to customers.");
  expect(after.text).not.toContain("No invoice was issued");
  expect(after.links.sort()).toEqual(["/invoicing", "/invoicing/ageing"]);
  const ageing = await (await signedIn(company)).get("/invoicing/ageing");
  expect(ageing.text).toContain("All together $1,000.00 $240.00 -$20.00 $1,220.00");
  const { owner } = testDatabase();
  await owner.updateTable("accounts").set({ plan: "free" }).where("id", "=", company.accountId).execute();
  expect((await sectionsFor(company)).text).toContain("$1,240.00 open");
});

test("with everything paid nothing is overdue, and who may not open invoicing sees no figures of it", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await sold(company, [{ partNumber: "Labor", unitPrice: "77" }], { paidNow: true });
  const [driver, counter] = [await newColleague(company, "limited_user"), await newCounter(company)];
  for (const person of [driver, counter]) await showInvoicing(person);
  expect((await sectionsFor(counter)).text).toContain("$0.00 open Overdue : nothing now");
  const { text, links } = await sectionsFor(driver);
  expect(text).toContain("Your sign-in does not open invoicing. A manager can put you at the parts counter.");
  expect([text.includes("$"), links]).toEqual([false, []]);
});

test("invoicing that the plan does not hold is said to be part of a larger one", async () => {
  const company = await newCompany({ plan: "pro" });
  await showInvoicing(company);
  expect((await sectionsFor(company)).text).toContain(
    "Enterprise Invoicing is available on the Enterprise plan.",
  );
});

test("vehicles with open defects stand on the dashboard until they are certified or leave the fleet", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const driver = await newColleague(company, "limited_user");
  const [truck, van, trailer] = [
    await ownedVehicle(company),
    await ownedVehicle(company),
    await ownedVehicle(company),
  ];
  const horn = { item: "interior_horn" };
  const report = await signedInspection(driver, truck, [horn, { item: "exterior_tires", unsafe: true }]);
  expect(await sectionsFor(driver)).toMatchObject({
    text: expect.stringContaining("Do not drive : 1 vehicle Service due") as string,
    links: expect.arrayContaining(["/fleet-data/issues"]) as string[],
  });
  await signedInspection(driver, van, [horn]);
  await signedInspection(driver, trailer, [horn]);
  const both = await sectionsFor(driver);
  expect(both.text).toContain("Do not drive : 1 vehicle Open issues : 2 other vehicles");
  const { defects } = (await getInspection(company.scope, report))!;
  const outcomes = defects.map(({ id }) => repaired(id));
  const certified = { outcomes, signatureName: "Max" };
  await certifyRepair(company.scope, report, certified, await makeFormToken(formHolder(company.userId)));
  expect((await sectionsFor(driver)).text).toContain("3 vehicles Open issues : 2 vehicles");
  await archiveVehicle(company.scope, trailer, "Sold");
  const { text } = await sectionsFor(driver);
  expect(text).toContain("Open issues : 1 vehicle");
});

test("reports lead to the figures there are, and say which plan or who opens them", async () => {
  const showReports = async (person: Member) => {
    const { owner } = testDatabase();
    const shown = { dashboard_sections: ["reports_analytics"] };
    await owner.updateTable("profiles").set(shown).where("id", "=", person.userId).execute();
    return sectionsFor(person);
  };
  const large = await newCompany({ plan: "enterprise" });
  const manager = await showReports(large);
  expect(manager.links).toContain("/invoicing/exceptions");
  const visitor = await signedIn(large);
  for (const link of manager.links) expect((await visitor.get(link!)).status, link).toBe(200);
  expect((await showReports(await newCompany({ plan: "pro" }))).links).toEqual(["/fleet-data"]);
  const free = await showReports(await newCompany());
  expect(free.text).toContain("Pro Cost analysis is available on Pro and Enterprise tiers.");
  const driver = await showReports(await newColleague(large, "limited_user"));
  expect([driver.text.includes("does not open reports"), driver.links]).toEqual([true, []]);
});

test("the dashboard names the newest mileages to check, and says how many more there are", async () => {
  const { owner } = testDatabase();
  const company = await newCompany({ plan: "pro" });
  const vehicleId = await ownedVehicle(company, { mileage: 0 });
  await sql`
    insert into meter_readings (account_id, vehicle_id, user_id, value, unit, read_on, source, doubt)
    select ${company.accountId}, ${vehicleId}, ${company.userId}, 1000 * n, 'mi', '2026-01-01'::date + n, 'meter', 'More than a day holds.'
    from generate_series(1, 8) n`.execute(owner);
  const visitor = new Visitor();
  await visitor.signIn(company);
  const page = await visitor.get("/dashboard");
  expect(page.text.match(/Check a mileage/g)).toHaveLength(5);
  expect(page.text).toContain("And 3 more mileages to check");
});
