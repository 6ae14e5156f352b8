import { expect, test } from "vitest";
import { testDatabase } from "../support/database";
import { newDraft, sold } from "../support/invoices";
import { newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedCustomer, ownedItems } from "../support/stock";
import type { Answer } from "../support/visitor";

const linksOf = (page: Answer) =>
  page.html.querySelectorAll("main a").map((link) => link.getAttribute("href")!);

test("on a plan without invoicing or stock an empty page invites to nothing that is refused", async () => {
  for (const plan of ["free", "pro"] as const) {
    const visitor = await signedIn(await newCompany({ plan }));
    const pages = ["/invoicing", "/invoicing/customers", ...(plan === "free" ? ["/inventory"] : [])];
    for (const path of pages) {
      const page = await visitor.get(path);
      expect(page.text, `${plan} ${path}`).not.toMatch(/first (invoice|customer|part)|\/new|\/add/);
      expect(page.text, `${plan} ${path}`).toMatch(/available on (the Enterprise plan|Pro and Enterprise)/);
    }
  }
});

test("on a plan that has them the empty pages say what to begin with", async () => {
  const visitor = await signedIn(await newCompany({ plan: "enterprise" }));
  for (const [path, to] of [
    ["/invoicing", "/invoicing/new"],
    ["/invoicing/customers", "/invoicing/customers/new"],
    ["/inventory", "/inventory/add"],
  ]) {
    const page = await visitor.get(path!);
    const empty = page.html.querySelector(".empty");
    expect(empty?.querySelector("a")?.getAttribute("href"), path).toBe(to);
  }
});

test("after a downgrade every link from invoicing, customers and stock opens what there is", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await ownedItems(company, [{ part_number: "LF-1", quantity: 3 }]);
  await ownedCustomer(company);
  await sold(company, [{ partNumber: "Labor", unitPrice: "10" }]);
  const draft = await newDraft(company, [{ partNumber: "Half a sale", unitPrice: "5" }]);
  await testDatabase()
    .owner.updateTable("accounts")
    .set({ plan: "free" })
    .where("id", "=", company.accountId)
    .execute();
  const visitor = await signedIn(company);
  const seen = new Set<string>();
  const waiting = ["/dashboard", "/invoicing", "/invoicing/customers", "/inventory"];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    if (seen.has(path) || !/^\/(invoicing|inventory)/.test(path)) continue;
    seen.add(path);
    if (/export|\.csv|plain/.test(path)) continue;
    const page = await visitor.get(path);
    const opened = page.location === undefined ? page : await visitor.follow();
    expect([path, opened.status, page.location ?? ""]).toEqual([
      path,
      200,
      expect.not.stringContaining("upgrade=1"),
    ]);
    waiting.push(...linksOf(opened).map((link) => link.replace(/#.*/, "")));
  }
  expect([...seen]).toContain(`/invoicing/${draft}`);
  expect((await visitor.get(`/invoicing/${draft}`)).text).toContain("Half a sale");
  expect([...seen].some((path) => path.startsWith("/invoicing/customers/"))).toBe(true);
});
