import { expect, test } from "vitest";
import { fillCompany } from "~/features/demo/demo-company.server";
import { testDatabase } from "../support/database";
import { newCompany } from "../support/people";
import { type Answer, Visitor } from "../support/visitor";

const visitor = await demoVisitor();

async function demoVisitor(): Promise<Visitor> {
  const company = await newCompany({ role: "demo" });
  const person = (author: string) => ({ id: company.userId, author, email: "somebody@example.com" });
  const people = {
    manager: person("Ellen Shore"),
    driver: person("Dan Miles"),
    counter: person("Cory Binns"),
  };
  await testDatabase()
    .owner.transaction()
    .execute((trx) => fillCompany(trx, { accountId: company.accountId, companyName: "Lakeshore", people }));
  const made = new Visitor();
  await made.signIn(company);
  return made;
}

/** The page of the unit that the search finds. */
async function unitPage(number: string, tab = ""): Promise<Answer> {
  const found = await visitor.get(`/fleet-data?q=${number}`);
  const link = found.html
    .querySelector(`main a[href^="/fleet-data/"][href$="/delete"]`)
    ?.getAttribute("href");
  const page = (found.location ?? link ?? "").replace(/[?#].*|\/delete$/, "");
  const answer = await visitor.get(`${page}${tab}`);
  expect(answer.text).toContain(number);
  return answer;
}

const rowsOf = (page: Answer, selector = "main table tbody tr") => page.html.querySelectorAll(selector);

test("the economy of a truck falls for months, until its charge air cooler is changed", async () => {
  const page = await unitPage("2001", "/fuel");
  const figures = rowsOf(page).flatMap(({ text }) => {
    const figure = /(\d+\.\d) mpg/.exec(text)?.[1];
    return figure ? [Number(figure)] : [];
  });
  const [newest, worst, first] = [figures.slice(0, 8), figures.slice(16, 24), figures.slice(-10)].map(
    average,
  );
  expect(first!).toBeGreaterThan(6.8);
  expect(worst!).toBeLessThan(6);
  expect(newest!).toBeGreaterThan(6.8);
  expect((await unitPage("2001", "/service")).text).toContain("Charge air cooler replaced");
  expect((await unitPage("2001", "/parts")).text).toContain("Charge Air Cooler");
});

function average(figures: number[]): number {
  return figures.reduce((sum, one) => sum + one, 0) / figures.length;
}

test("an alternator that fails again and again is on the pages of its truck", async () => {
  const parts = await unitPage("2002", "/parts");
  expect(rowsOf(parts).filter(({ text }) => text.includes("VA-160-136"))).toHaveLength(4);
  const breakdowns = await unitPage("2002", "/breakdowns");
  expect(breakdowns.text.match(/Electrical Problem/g)!.length).toBeGreaterThanOrEqual(4);
});

test("a shelf has not moved for a year but for its counts", async () => {
  const shelf = await visitor.get("/inventory?q=Z9");
  const link = shelf.html.querySelector('main table a[href^="/inventory/"]')?.getAttribute("href");
  const parts = shelf.text.match(/LM-\d+/g);
  expect(new Set(parts).size).toBe(16);
  const history = await visitor.get(`${link!.split("?")[0]}/history`);
  expect(history.text).toContain("Counted");
  expect(history.text).not.toContain("Sold");
});

test("a customer who pays late is overdue by months on the ageing page", async () => {
  const page = await visitor.get("/invoicing/ageing");
  const row = rowsOf(page).find(({ text }) => text.includes("Redrock Hauling"));
  const overdue = row!.querySelectorAll("td").slice(-6, -2);
  expect(overdue.filter(({ text }) => text.includes("$"))).toHaveLength(4);
});

test("an inspection grounds a truck: the dashboard and the issues say so", async () => {
  expect((await visitor.get("/dashboard")).text).toContain("Do not drive : 1 vehicle");
  const [first] = rowsOf(await visitor.get("/fleet-data/issues"));
  for (const words of ["2004", "Do not drive", "Air leak"]) expect(first!.text).toContain(words);
  const report = (await unitPage("2004", "/inspections")).text;
  expect(report).toContain("Pre-trip");
});

test("the dashboard leads to each of these stories, and only in a demo", async () => {
  const dashboard = await visitor.get("/dashboard");
  const card = dashboard.html
    .querySelectorAll("main section")
    .find(({ text }) => text.includes("Worth a look"));
  const links = card!.querySelectorAll("a").map((link) => link.getAttribute("href")!);
  expect(links).toHaveLength(5);
  const words = ["5.3 mpg", "VA-160-136", "LM-", "Redrock Hauling", "Pre-trip"];
  for (const [index, link] of links.entries()) expect((await visitor.get(link)).text).toContain(words[index]);
  const own = new Visitor();
  await own.signIn(await newCompany({ plan: "enterprise" }));
  expect((await own.get("/dashboard")).text).not.toContain("Worth a look");
});

test("its first screens are full: what is due, to order, on the counter and owed", async () => {
  for (const [address, words] of [
    ["/dashboard", "800"],
    ["/fleet-data", "2006"],
    ["/fleet-data/due", "Oil and filters"],
    ["/inventory/kits", "PM service"],
    ["/inventory/count", "Z9"],
    ["/invoicing", "INV-29"],
    ["/invoicing/cores", "INV-"],
    ["/invoicing/payments", "Check"],
    ["/invoicing/lost-sales", "Asked"],
    ["/invoicing/customers", "Blue Mesa Transport"],
  ] as const)
    expect([address, (await visitor.get(address)).text.includes(words)]).toEqual([address, true]);
  expect(rowsOf(await visitor.get("/inventory/reorder")).length).toBeGreaterThanOrEqual(5);
});
