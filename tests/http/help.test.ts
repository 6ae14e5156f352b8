import { expect, test } from "vitest";
import { fleetImports, stockImports } from "~/features/import-kinds/import-kinds.server";
import { statusNames } from "~/features/invoices/invoice-status";
import { newColleague, newCompany, newPersonWithoutAccount } from "../support/people";
import { signedIn } from "../support/records";
import { type Answer, Visitor } from "../support/visitor";

const helpLink = (page: Answer) => page.html.querySelector("header a[href='/help']");
const termsOf = (page: Answer) => page.html.querySelectorAll("dt").map((term) => term.text.trim());

test("help is a link of every page, and readable by everybody: strangers, people who wait, drivers", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const waiting = await signedIn(await newPersonWithoutAccount("waitlist"));
  const driver = await signedIn(await newColleague(company, "limited_user"));
  for (const [visitor, path] of [
    [new Visitor(), "/auth?tab=signin"],
    [new Visitor(), "/nowhere"],
    [waiting, "/waitlist"],
    [driver, "/fleet-data"],
    [driver, "/invoicing"],
  ] as const) {
    expect(helpLink(await visitor.get(path)), path).not.toBeNull();
    const help = await visitor.get("/help");
    expect([help.status, help.html.querySelector("h1")!.text]).toEqual([200, "Help"]);
  }
});

test("help keeps the side navigation and the idle notice of a person who is signed in, and gives strangers neither", async () => {
  const visitor = await signedIn(await newCompany());
  for (const path of ["/help", "/help/imports"]) {
    const own = (await visitor.get(path)).html;
    expect(own.querySelectorAll('nav[aria-label="Main"] a').length).toBeGreaterThan(3);
    expect(own.querySelector("body")!.getAttribute("data-idle-seconds")).toBe("600");
    const public_ = (await new Visitor().get(path)).html;
    expect(public_.querySelector('nav[aria-label="Main"]')).toBeNull();
    expect(public_.querySelector("body")!.getAttribute("data-idle-seconds")).toBeUndefined();
  }
});

test("help has the keys as the browser that asks has them", async () => {
  const visitor = new Visitor();
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";
  const keys = (page: Answer) => page.html.querySelectorAll("dt kbd").map((key) => key.text);
  expect(keys(await visitor.get("/help", { "user-agent": firefox }))).toEqual([
    "Alt+Shift+N",
    "Alt+Shift+I",
    "b",
    "/",
    "Enter",
    "Tab",
    "Esc",
    "Scanner",
  ]);
});

test("help says what each status means, what the trade's words mean, and what is kept where", async () => {
  const page = await new Visitor().get("/help");
  const terms = termsOf(page);
  for (const name of [...Object.values(statusNames), "Do not drive", "Reported", "Overdue", "Repaired"])
    expect(terms, name).toContain(name);
  for (const word of ["DVIR", "Core, core charge", "Supersession", "Photos", "Backups", "Your own copy"])
    expect(terms, word).toContain(word);
  expect(page.html.querySelectorAll("dd").filter((means) => means.text.trim() === "")).toEqual([]);
});

test("help lists every column of every kind of file that an import reads", async () => {
  const page = await new Visitor().get("/help/imports");
  const kinds = [...fleetImports.kinds, ...stockImports.kinds];
  const lists = page.html.querySelectorAll("dl");
  expect(lists).toHaveLength(kinds.length);
  for (const [place, { files }] of kinds.entries()) {
    const named = lists[place]!.querySelectorAll("dt").map((term) => term.text.trim());
    expect(named).toEqual(files.columns.map(({ label }) => label));
  }
  expect(page.text).toContain("Fuelly, Fuelio, Car Report, LubeLogger, Road Trip");
});

test("the page that takes a file leads to what it reads", async () => {
  const visitor = await signedIn(await newCompany({ plan: "pro" }));
  for (const path of ["/fleet-data/import", "/inventory/import"])
    expect((await visitor.get(path)).html.querySelector("main a[href='/help/imports']"), path).not.toBeNull();
});
