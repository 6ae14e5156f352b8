import { expect, test } from "vitest";
import { flashOf } from "../support/answers";
import { newColleague, newCompany } from "../support/people";
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
  const page = await visitor.signIn(company);
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
  expect(sectionsOf(await elsewhere.signIn(company))).toEqual(all);
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
  expect(sectionsOf(await colleague.signIn(await newColleague(company, "limited_user")))).toEqual([
    "Fleet Data",
  ]);
});
