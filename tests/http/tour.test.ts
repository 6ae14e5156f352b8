import { expect, test } from "vitest";
import { newColleague, newCompany, newEmail } from "../support/people";
import { signedIn } from "../support/records";
import { showTour } from "../support/tour";
import { type Answer, Visitor } from "../support/visitor";

const titles = [
  "Welcome to FleetTrack Pro",
  "Fleet Data",
  "Inventory with Invoice Scanning",
  "Invoicing",
  "Reports and Analytics",
  "Account Management",
];

const tourOf = (page: Answer) => page.html.querySelector("[data-tour-step]");
const buttonsOf = (page: Answer) =>
  tourOf(page)!
    .querySelectorAll("a, button")
    .map((one) => one.text.trim());
const goOn = (visitor: Visitor, page: Answer, label: string) =>
  visitor.get(
    tourOf(page)!
      .querySelectorAll("a")
      .find((link) => link.text.trim() === label)!
      .getAttribute("href")!,
  );

test("the tour has six steps, forward and back, with how far one is", async () => {
  const visitor = await signedIn(await newCompany());
  let page = await visitor.get("/tour");
  for (const [place, title] of titles.entries()) {
    expect(page.html.querySelector("h1")!.text).toBe(title);
    expect(tourOf(page)!.text).toContain(`step ${place + 1} of 6`);
    const progress = tourOf(page)!.querySelector("progress")!;
    expect([progress.getAttribute("value"), progress.getAttribute("max")]).toEqual([`${place + 1}`, "6"]);
    const [isFirst, isLast] = [place === 0, place === 5];
    expect(buttonsOf(page)).toEqual([
      ...(isFirst ? [] : ["Previous"]),
      ...(isLast ? ["Get Started"] : ["Next", "Skip Tutorial"]),
    ]);
    if (!isLast) page = await goOn(visitor, page, "Next");
  }
  expect((await goOn(visitor, page, "Previous")).html.querySelector("h1")!.text).toBe(titles[4]);
  expect((await visitor.get("/tour/nowhere")).status).toBe(404);
});

test("whoever signs up is shown the tour on the dashboard until it is skipped, and never again", async () => {
  const visitor = new Visitor();
  await visitor.get("/auth?tab=signup");
  const company = { companyName: "Hill Haulage", companyAddress: "1 Yard Road", phoneNumber: "555-0100" };
  const person = { email: newEmail(), password: "correct horse battery" };
  await visitor.submit("form:has([name=companyName])", { ...person, ...company });
  const dashboard = await visitor.follow();
  expect(tourOf(dashboard)!.text).toContain(titles[0]);
  expect(dashboard.html.querySelectorAll("h1").map((heading) => heading.text)).toEqual(["Dashboard"]);
  const skipped = await visitor.submit("/tour/end", {}, "Skip Tutorial");
  expect([skipped.status, skipped.location]).toEqual([303, "/dashboard"]);
  expect(tourOf(await visitor.follow())).toBeNull();
  const elsewhere = new Visitor();
  await elsewhere.get("/auth?tab=signin");
  await elsewhere.submit("form:has([name=password])", person);
  expect(tourOf(await elsewhere.follow())).toBeNull();
  expect((await elsewhere.get("/tour")).html.querySelector("h1")!.text).toBe(titles[0]);
});

test("the tour is one person's: a colleague who skips it does not skip it for others", async () => {
  const owner = await newCompany({ plan: "pro" });
  const colleague = await newColleague(owner, "user");
  for (const person of [owner, colleague]) await showTour(person);
  const [mine, theirs] = [await signedIn(owner), await signedIn(colleague)];
  await theirs.get("/tour/account");
  await theirs.submit("/tour/end", {}, "Get Started");
  expect(tourOf(await theirs.follow())).toBeNull();
  expect(tourOf(await mine.get("/dashboard"))).not.toBeNull();
});

test("who was there before the tour, or was invited, is not stopped by it", async () => {
  const owner = await newCompany({ plan: "pro" });
  for (const person of [owner, await newColleague(owner, "limited_user")])
    expect(tourOf(await (await signedIn(person)).get("/dashboard"))).toBeNull();
});
