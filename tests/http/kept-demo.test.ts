import { expect, test, vi } from "vitest";
import { alertOf, valueOf } from "../support/answers";
import { endsIn, pressed, work } from "../support/demos";
import { newCompany, newEmail } from "../support/people";
import { Visitor } from "../support/visitor";

vi.hoisted(() => {
  process.env.DEMO_READY = "1";
});

const keeping = () => ({
  email: newEmail(),
  password: "correct horse battery",
  companyName: "Hill Haulage",
  companyAddress: "1 Yard Road, Denver, CO 80202",
  phoneNumber: "555-0100",
});

const keepForm = "form:has([name=companyName])";

async function keep(visitor: Visitor): Promise<void> {
  await visitor.get("/demo/keep");
  await visitor.submit(keepForm, keeping(), "Create Account");
  expect((await visitor.follow()).text).toContain("Account created!");
}

test("a demo that is kept is the visitor's own company, with what was typed into it", async () => {
  const visitor = await pressed();
  await visitor.get("/fleet-data/new");
  await visitor.submit(
    "form:has([name=makeModel])",
    { makeModel: "Kenworth W900", vin: "SERIAL-77", noVin: "on", mileage: "5" },
    "Add Vehicle",
  );
  const fields = keeping();
  await visitor.get("/demo/keep");
  await visitor.submit(keepForm, fields, "Create Account");
  const page = await visitor.follow();
  expect(page.text).toContain("Account created!");
  expect(page.text).toContain("Hill Haulage");
  expect(page.text).not.toContain("all features except Master CRM");
  expect((await visitor.get("/level-up")).text).toContain("trial");
  await work();
  const later = new Visitor();
  await later.signInByForm(fields);
  const fleet = await later.get("/fleet-data");
  for (const unit of ["2001", "Kenworth W900"]) expect(fleet.text).toContain(unit);
});

test("what a kept demo sells and mails from then on says the visitor's company, and its tax is not the sample's", async () => {
  const visitor = await pressed();
  await keep(visitor);
  const settings = await visitor.get("/invoicing/settings");
  const shown = ["companyName", "address", "phone", "headerText", "taxRate"].map(
    (name) => valueOf(settings, name) ?? "",
  );
  expect(shown).toEqual(["Hill Haulage", "1 Yard Road, Denver, CO 80202", "555-0100", "", ""]);
  expect(settings.text).toContain("estimated from your ZIP: 7.25%");
});

test("settings that the visitor saved in a demo stay as they are when it is kept", async () => {
  const visitor = await pressed();
  await visitor.get("/invoicing/settings");
  const typed = { companyName: "Hill Parts", taxRate: "6.5" };
  await visitor.submit("/invoicing/settings", typed, "Save Settings");
  await keep(visitor);
  const settings = await visitor.get("/invoicing/settings");
  expect([valueOf(settings, "companyName"), valueOf(settings, "taxRate")]).toEqual(["Hill Parts", "6.5"]);
});

test("a taken address refuses, and everything typed is kept", async () => {
  const visitor = await pressed();
  const { email } = await newCompany();
  await visitor.get("/demo/keep");
  const answer = await visitor.submit(
    "form:has([name=companyName])",
    { ...keeping(), email },
    "Create Account",
  );
  expect(alertOf(answer)).toContain("already has an account");
  expect(answer.html.querySelector("[name=companyName]")?.getAttribute("value")).toBe("Hill Haulage");
  await visitor.submit(keepForm, keeping(), "Create Account");
  expect((await visitor.follow()).text).toContain("Account created!");
});

test("keeping it twice keeps it once, and after its end not at all", async () => {
  const visitor = await pressed();
  await visitor.get("/demo/keep");
  await visitor.submit(keepForm, keeping(), "Create Account");
  expect((await visitor.post("/demo/keep", keeping())).location).toBe("/dashboard");
  const late = await pressed();
  await late.get("/demo/keep");
  await endsIn(late, -0.5);
  const answer = await late.submit(keepForm, keeping(), "Create Account");
  expect(answer.location).toBe("/auth?tab=signup");
  expect((await late.follow()).text).toContain("The demo is over");
});
