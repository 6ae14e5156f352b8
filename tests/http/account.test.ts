import { expect, test } from "vitest";
import { alertOf, flashOf, valueOf } from "../support/answers";
import { newColleague, newCompany } from "../support/people";
import { type Answer, Visitor } from "../support/visitor";

const edit = "/account/edit";
const ticked = (page: Answer) =>
  page.html.querySelectorAll("[name=businessType][checked]").map((box) => box.getAttribute("value"));

test("the account page shows who the company is", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const page = await visitor.get("/account");
  for (const shown of [
    company.email,
    company.scope.account.companyName,
    "1 Yard Road, Springfield",
    "555-0100",
    "Plan Pro",
  ])
    expect(page.text).toContain(shown);
  expect(page.text).toMatch(/Account number ACC\d{8}/);
  expect(page.text).toContain("Business type Not specified");
  expect(page.text).toContain("Back to Dashboard");
});

test("everything about the account can be changed, and is there the next time", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  const form = await visitor.get(edit);
  const body = new FormData();
  const typed = {
    companyName: "Hill Haulage",
    companyAddress: "2 Yard Road\r\nDenver",
    phoneNumber: "+1 (555) 555-0123",
    zip: "02138",
    timeZone: "America/Denver",
    version: valueOf(form, "version")!,
    form_token: valueOf(form, "form_token")!,
  };
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  for (const type of ["fleet_owner_op", "parts_reseller", "made_up"]) body.append("businessType", type);
  await visitor.post(edit, body);
  const page = await visitor.follow();
  expect(flashOf(page)).toContain("Account information updated successfully");
  for (const shown of ["Hill Haulage", "2 Yard Road", "+1 (555) 555-0123", "ZIP 02138", "Mountain (Denver)"])
    expect(page.text).toContain(shown);
  expect(page.text).toContain("Business type Fleet owner-operator, Parts reseller");
  expect((await visitor.get("/account/audit?kind=settings")).text).toContain(
    "Business type: none → Fleet owner-operator, Parts reseller",
  );
  const again = await visitor.get(edit);
  expect(ticked(again)).toEqual(["fleet_owner_op", "parts_reseller"]);
  expect(valueOf(again, "timeZone")).toBe("America/Denver");
  expect(valueOf(again, "zip")).toBe("02138");
});

test("a refused change keeps the boxes that were ticked and the time zone that was chosen", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  await visitor.get(edit);
  const form = await visitor.get(edit);
  const body = new FormData();
  body.set("form_token", valueOf(form, "form_token")!);
  body.set("version", valueOf(form, "version")!);
  body.set("timeZone", "Pacific/Guam");
  body.append("businessType", "fleet_with_inventory");
  const answer = await visitor.post(edit, body);
  expect(answer.status).toBe(400);
  expect(alertOf(answer)).toContain("Please fill in all required fields");
  expect(ticked(answer)).toEqual(["fleet_with_inventory"]);
  expect(valueOf(answer, "timeZone")).toBe("Pacific/Guam");
});

test("when two people change the account, the second is told, sees what is saved now, and can then save", async () => {
  const company = await newCompany({ plan: "pro" });
  const [first, second] = [new Visitor(), new Visitor()];
  await first.signIn(company);
  await second.signIn(await newColleague(company, "user"));
  await first.get(edit);
  await second.get(edit);
  await first.submit(edit, { companyName: "First Haulage", zip: "02138" });
  const told = await second.submit(edit, { companyName: "Second Haulage" });
  expect(told.status).toBe(409);
  expect(alertOf(told)).toContain("Somebody else saved this after you opened it.");
  expect(told.text).toContain("First Haulage");
  expect(valueOf(told, "companyName")).toBe("Second Haulage");
  expect((await second.submit(edit)).status).toBe(303);
  expect((await second.follow()).text).toContain("Second Haulage");
});

test("with plain pages on this device no page loads a script, until it is switched off again", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  expect(
    (await visitor.get("/account")).html.querySelectorAll("script[src], script[type=module]").length,
  ).toBeGreaterThan(0);
  await visitor.submit("/account/device-preferences", { plainPages: "on" });
  expect(flashOf(await visitor.follow())).toContain("Saved for this device");
  for (const path of ["/account", "/dashboard", "/fleet-data", "/fleet-data/new", "/account/edit"]) {
    expect(
      (await visitor.get(path)).html.querySelectorAll("script, link[rel=modulepreload]"),
      path,
    ).toHaveLength(0);
  }
  const page = await visitor.get("/account");
  const token = valueOf(page, "form_token")!;
  await visitor.post("/account/device-preferences", { form_token: token, shortcuts: "on" });
  expect((await visitor.get("/account")).html.querySelectorAll("script").length).toBeGreaterThan(0);
});

test("a browser that saves data, and pages for visitors and for errors, get no scripts", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  expect(
    (await visitor.get("/dashboard", { "save-data": "on" })).html.querySelectorAll("script"),
  ).toHaveLength(0);
  expect((await visitor.get("/nowhere")).html.querySelectorAll("script")).toHaveLength(0);
  expect((await new Visitor().get("/")).html.querySelectorAll("script")).toHaveLength(0);
});

test("the keyboard shortcuts can be switched off on this device", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  const page = await visitor.get("/account");
  await visitor.post("/account/device-preferences", { form_token: valueOf(page, "form_token")! });
  const later = await visitor.get("/dashboard");
  expect(later.html.querySelector("body")?.hasAttribute("data-no-keys")).toBe(true);
});

test("times are shown in the account's time zone", async () => {
  const company = await newCompany();
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(edit);
  await visitor.submit(edit, { timeZone: "Pacific/Guam" });
  const devices = await visitor.get("/account/devices");
  const shown = new Intl.DateTimeFormat("en-US", {
    timeZone: "Pacific/Guam",
    month: "short",
    day: "numeric",
  });
  expect(devices.text).toContain(shown.format(new Date()));
  expect(devices.text).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M/);
});

test("the account page says that nothing is sent elsewhere, where no service is set up", async () => {
  const visitor = new Visitor();
  await visitor.signIn(await newCompany());
  expect((await visitor.get("/account")).text).toContain(
    "Photos are read on this machine. Nothing is sent elsewhere.",
  );
});
