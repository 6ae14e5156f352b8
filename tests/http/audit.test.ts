import { expect, test } from "vitest";
import { signedIn } from "../support/records";
import { newColleague, newCompany, newEmail } from "../support/people";
import { ownedItem } from "../support/stock";

test("a manager reads who did what: people, settings and stock, each from its own record", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const visitor = await signedIn(company);
  const email = newEmail();
  await visitor.get("/account/users/invite");
  await visitor.submit("/account/users/invite", { email, role: "limited_user" });
  await visitor.get("/account/edit");
  await visitor.submit("/account/edit", { phoneNumber: "555-0199" }, "Save Changes");
  const item = await ownedItem(company, { part_number: "P-1", quantity: 4 });
  await visitor.get(`/inventory/${item}/adjust`);
  await visitor.submit(`/inventory/${item}/adjust`, { quantity: "3", reason: "Broken" });
  const page = await visitor.get("/account/audit");
  expect(page.text).toContain(`Invited ${email} as Limited User`);
  expect(page.text).toContain("Changed the company: Phone: 555-0100 → 555-0199");
  const people = await visitor.get("/account/audit?kind=people");
  expect(people.text).toContain(`Invited ${email}`);
  expect(people.text).not.toContain("Changed the company");
});

test("the audit is the company's own, by person and day, and a limited user has none", async () => {
  const [company, other] = await Promise.all([newCompany({ plan: "pro" }), newCompany({ plan: "pro" })]);
  const visitor = await signedIn(company);
  await visitor.get("/account/edit");
  await visitor.submit("/account/edit", { companyName: "Hill Haulage" }, "Save Changes");
  expect((await visitor.get(`/account/audit?by=${company.userId}`)).text).toContain("Hill Haulage");
  expect((await visitor.get(`/account/audit?by=${other.userId}`)).text).toContain("Nothing of the kind");
  expect((await visitor.get("/account/audit?from=2026-01-01&to=2026-01-31")).text).toContain(
    "Nothing of the kind",
  );
  expect((await (await signedIn(other)).get("/account/audit")).text).not.toContain("Hill Haulage");
  const limited = await signedIn(await newColleague(company, "limited_user"));
  expect((await limited.get("/account/audit")).status).toBe(403);
});

test("the audit's file has what its page has", async () => {
  const company = await newCompany({ plan: "pro" });
  const visitor = await signedIn(company);
  await visitor.get("/account/edit");
  await visitor.submit("/account/edit", { companyName: "=1+1" }, "Save Changes");
  const file = await visitor.get("/account/audit.csv");
  expect(file.headers.get("content-disposition")).toContain("audit-");
  expect(file.body).toContain("When,Who,Kind,What,Network Address");
  expect(file.body).toContain("→ =1+1");
});
