import { expect, test } from "vitest";
import { newColleague, newCompany, newPersonWithoutAccount } from "../support/people";
import { signedIn } from "../support/records";
import { ownedVehicle } from "../support/vehicles";
import { type Answer, Visitor } from "../support/visitor";

const nobody = "00000000-0000-4000-8000-000000000000";
const waysOf = (page: Answer) =>
  page.html.querySelectorAll("main a").map((link) => [link.text.trim(), link.getAttribute("href")]);
const frameOf = (page: Answer) => [
  page.html.querySelector("header .bar-account")?.text.trim(),
  page.html.querySelectorAll('nav[aria-label="Main"] a').map((link) => link.getAttribute("href")),
];

test("a page that is not there or not allowed keeps the side navigation, with three ways on that this person may go", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const id = await ownedVehicle(company);
  const [manager, driver] = [
    await signedIn(company),
    await signedIn(await newColleague(company, "limited_user")),
  ];
  const seen = async (visitor: Visitor, path: string, status: number, post = false) => {
    const page = await (post ? visitor.post(path, {}) : visitor.get(path));
    expect([path, page.status]).toEqual([path, status]);
    return page;
  };
  for (const path of ["/nowhere", `/fleet-data/${nobody}`, `/invoicing/${nobody}/print`]) {
    const page = await seen(manager, path, 404);
    expect(frameOf(page), path).toEqual([
      company.scope.account.companyName,
      ["/fleet-data", "/inventory", "/invoicing", "/account/users", "/level-up", "/account"],
    ]);
    expect(waysOf(page), path).toEqual([
      ["Dashboard", "/dashboard"],
      ["Fleet Data", "/fleet-data"],
      ["Inventory Management", "/inventory"],
    ]);
  }
  const refusals = [
    await seen(driver, "/invoicing", 403),
    await seen(driver, "/account/edit", 403),
    await seen(driver, "/fleet-data/new", 403, true),
    await seen(driver, `/fleet-data/${id}/restore`, 403, true),
    await seen(driver, "/nowhere", 404, true),
    await seen(driver, "/dashboard", 405, true),
  ];
  for (const page of refusals) {
    expect(frameOf(page)).toEqual([
      company.scope.account.companyName,
      ["/fleet-data", "/level-up", "/account"],
    ]);
    expect(waysOf(page)).toEqual([
      ["Dashboard", "/dashboard"],
      ["Fleet Data", "/fleet-data"],
      ["Account Info", "/account"],
    ]);
  }
});

test("a stranger, or somebody without a company, is shown the ways to sign in", async () => {
  const waiting = new Visitor();
  await waiting.signIn(await newPersonWithoutAccount("waitlist"));
  for (const visitor of [new Visitor(), waiting]) {
    const page = await visitor.get("/nowhere");
    expect(page.status).toBe(404);
    expect(frameOf(page)).toEqual([undefined, []]);
    expect(waysOf(page)).toEqual([
      ["Go to the home page", "/"],
      ["Sign in", "/auth?tab=signin"],
      ["Create account", "/auth?tab=signup"],
    ]);
  }
});
