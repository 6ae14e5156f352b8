import { expect, test } from "vitest";
import { eraseClosedAccounts } from "~/auth/erase-account.server";
import { listAccounts } from "~/auth/operator.server";
import { keepByNumber } from "~/auth/closing.server";
import { flashOf, messageAt } from "../support/answers";
import { closing } from "../support/closing";
import { testDatabase } from "../support/database";
import { enterKey } from "../support/html-form";
import { type Member, newColleague, newCompany, newEmail } from "../support/people";
import { signedIn } from "../support/records";
import { ownedVehicle, storedVehicles } from "../support/vehicles";
import { Visitor } from "../support/visitor";

const { owner } = testDatabase();

function accountOf({ accountId }: Member) {
  return owner.selectFrom("accounts").selectAll().where("id", "=", accountId).executeTakeFirstOrThrow();
}

const nameOf = ({ email }: Member) => `Company of ${email}`;

/** What the form of closing says, typed and sent with its button. */
async function asked(visitor: Visitor, typed: { companyName: string; password: string }) {
  await visitor.get("/account/close");
  return visitor.submit("/account/close", typed, "Close the Company");
}

async function mailsOf({ accountId }: Member): Promise<string[]> {
  const mails = await owner
    .selectFrom("mails")
    .select("recipient")
    .where("account_id", "=", accountId)
    .where("kind", "=", "Closing the company")
    .orderBy("recipient")
    .execute();
  return mails.map(({ recipient }) => recipient);
}

async function notedOf({ accountId }: Member): Promise<string[]> {
  const events = await owner
    .selectFrom("audit_events")
    .select("what")
    .where("account_id", "=", accountId)
    .where("kind", "=", "data")
    .orderBy("happened_at")
    .execute();
  return events.map(({ what }) => what);
}

test("a manager closes the company with its name and a password: every manager is told by mail, and the work goes on", async () => {
  const company = await newCompany();
  const colleague = await newColleague(company, "user");
  const driver = await newColleague(company, "limited_user");
  const visitor = await signedIn(company);
  const page = await visitor.get("/account/close");
  expect(page.text).toMatch(/DVIR.*3 months.*14 months.*6 months after the vehicle leaves.*tax law/);
  expect(page.html.querySelector("main a[href='/account/data']")).not.toBeNull();
  const typed = { companyName: `  ${nameOf(company).toUpperCase()} `, password: company.password };
  const answer = await asked(visitor, typed);
  expect([answer.status, answer.location]).toEqual([303, "/account"]);
  const told = await visitor.follow();
  expect(flashOf(told)).toContain("The company is closing");
  const { closes_at } = await accountOf(company);
  const days = (closes_at!.getTime() - Date.now()) / (24 * 60 * 60 * 1000);
  expect([days > 6.9, days <= 7]).toEqual([true, true]);
  expect(await mailsOf(company)).toEqual([company.email, colleague.email].sort());
  expect(await notedOf(company)).toEqual([`Asked to close ${nameOf(company)}`]);
  // On every page, in every browser; who may not close it may not keep it either.
  const [manager, limited] = [await signedIn(colleague), await signedIn(driver)];
  expect((await manager.get("/fleet-data")).text).toMatch(/This company closes on .*Keep the Company/);
  const seen = (await limited.get("/fleet-data")).text;
  expect(seen).toContain("This company closes on");
  expect(seen).not.toContain("Keep the Company");
  await visitor.get("/fleet-data/new");
  const vehicle = { vin: "", noVin: "on", makeModel: "Mack", mileage: "5" };
  expect(
    (await visitor.submit("/fleet-data/new", { ...vehicle, vin: "SERIAL-1" }, "Add Vehicle")).status,
  ).toBe(303);
  expect(await storedVehicles(company.accountId)).toHaveLength(1);
});

test("the form sent twice closes once, and a second form keeps the day and mails nobody again", async () => {
  const company = await newCompany();
  const visitor = await signedIn(company);
  const second = await signedIn(company);
  await second.get("/account/close");
  const page = await visitor.get("/account/close");
  const token = page.html
    .querySelector("form[action='/account/close'] [name=form_token]")!
    .getAttribute("value")!;
  const body = { form_token: token, companyName: nameOf(company), password: company.password };
  const answers = await Promise.all([
    visitor.post("/account/close", body),
    visitor.post("/account/close", body),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const { closes_at } = await accountOf(company);
  await second.submit(
    "/account/close",
    { companyName: nameOf(company), password: company.password },
    "Close the Company",
  );
  expect((await accountOf(company)).closes_at).toEqual(closes_at);
  expect(await mailsOf(company)).toHaveLength(1);
  expect((await visitor.get("/account/close")).text).toContain("This company is closing already");
});

test("another name or password closes nothing and is said at its field; Enter closes nothing", async () => {
  const company = await newCompany();
  const visitor = await signedIn(company);
  const other = await asked(visitor, { companyName: "Acme", password: company.password });
  expect(other.status).toBe(400);
  expect(messageAt(other, "companyName")).toContain(nameOf(company));
  const wrong = await asked(visitor, { companyName: nameOf(company), password: "not this one" });
  expect(wrong.status).toBe(400);
  expect(messageAt(wrong, "password")).toContain("This is not your password");
  expect(wrong.html.querySelector("[name=companyName]")!.getAttribute("value")).toBe(nameOf(company));
  await visitor.get("/account/close");
  const typed = { companyName: nameOf(company), password: company.password };
  const entered = await visitor.submit("/account/close", typed, enterKey);
  expect(entered.text).toContain("press the button Close the Company");
  expect((await accountOf(company)).closes_at).toBeNull();
  expect(await notedOf(company)).toEqual([]);
});

test("one press keeps the company, from any page, and the second does no harm", async () => {
  const company = await newCompany();
  await closing(company, new Date(Date.now() + 60 * 60 * 1000));
  const visitor = await signedIn(company);
  await visitor.get("/fleet-data");
  await visitor.submit("/account/keep");
  expect(flashOf(await visitor.follow())).toContain("Nothing will be erased.");
  expect((await accountOf(company)).closes_at).toBeNull();
  expect((await visitor.get("/fleet-data")).text).not.toContain("This company closes on");
  await visitor.get("/account");
  expect((await visitor.post("/account/keep", {})).status).toBe(303);
  expect(flashOf(await visitor.follow())).toContain("The company is not closing");
  expect(await notedOf(company)).toEqual([`Kept ${nameOf(company)}`]);
});

test("the operator sees when an account closes, and keeps it by its number until then", async () => {
  const [company, late] = [await newCompany(), await newCompany()];
  await closing(company, "2099-01-31T18:30:00Z");
  await closing(late, "2026-01-31T18:30:00Z");
  const [{ account_number: number }, { account_number: lateNumber }] = [
    await accountOf(company),
    await accountOf(late),
  ];
  expect((await listAccounts()).split("\n").find((line) => line.startsWith(number))).toContain(
    "closes 2099-01-31 18:30 UTC",
  );
  expect(await keepByNumber(number.toLowerCase())).toContain(`(${number}) is kept.`);
  expect((await accountOf(company)).closes_at).toBeNull();
  expect(await notedOf(company)).toEqual([`Kept ${nameOf(company)}`]);
  await expect(keepByNumber(lateNumber)).rejects.toThrow(
    `No account that is closing has the number ${lateNumber}.`,
  );
});

test("once its time has come a browser that is signed in is sent to sign-in with the reason, before and after erasing", async () => {
  const company = await newCompany();
  const visitor = await signedIn(company);
  const form = await visitor.get("/fleet-data/new");
  const token = form.html.querySelector("[name=form_token]")!.getAttribute("value")!;
  await closing(company, "2026-01-05T12:00:00Z");
  const typed = { form_token: token, makeModel: "Mack", mileage: "5", vin: "1XP5DB9X7YN526158" };
  for (const said of ["This company was closed", "What this browser was signed in to is no longer there."]) {
    const answer = await visitor.get("/fleet-data");
    expect(answer.location).toMatch(/^\/auth\?tab=signin/);
    expect((await visitor.follow()).text).toContain(said);
    const post = await visitor.post("/fleet-data/new", typed);
    expect([post.status, post.location]).toEqual([303, "/auth?tab=signin"]);
    expect((await visitor.get("/account/data.zip")).location).toMatch(/^\/auth\?tab=signin/);
    expect((await visitor.post("/account/keep", {})).status).toBe(303);
    await eraseClosedAccounts();
  }
  expect(await storedVehicles(company.accountId)).toEqual([]);
});

test("the address of an erased company signs up again", async () => {
  const company = await newCompany();
  await ownedVehicle(company);
  await closing(company, "2026-01-05T12:00:00Z");
  await eraseClosedAccounts();
  const visitor = new Visitor();
  const { email, password } = company;
  await visitor.get("/auth?tab=signin");
  const refused = await visitor.submit("form:has([name=password])", { email, password });
  expect(refused.text).toContain("Invalid email or password");
  await visitor.get("/auth?tab=signup");
  const fields = { companyName: "Again", companyAddress: "1 Road, Reno, NV 89501", phoneNumber: "555-0100" };
  const answer = await visitor.submit("form:has([name=companyName])", { email, password, ...fields });
  expect([answer.status, answer.location]).toEqual([303, "/dashboard"]);
  expect((await visitor.follow()).text).toContain("Again");
});

test("who is no manager can neither close nor keep the company", async () => {
  const company = await newCompany();
  const later = new Date(Date.now() + 60 * 60 * 1000);
  await closing(company, later);
  const visitor = await signedIn(await newColleague(company, "limited_user"));
  expect((await visitor.get("/account/close")).status).toBe(403);
  for (const path of ["/account/close", "/account/keep"])
    expect([path, (await visitor.post(path, {})).status]).toEqual([path, 403]);
  expect((await accountOf(company)).closes_at).toEqual(later);
});

test("nobody joins a company that is closing, which the page says with its day, or one whose time has come", async () => {
  const company = await newCompany({ plan: "pro" });
  const manager = await signedIn(company);
  const email = newEmail();
  await manager.get("/account/users/invite");
  await manager.submit("/account/users/invite", { email, role: "limited_user" });
  const link = /\/join\/[\w-]+/.exec((await manager.follow()).body)![0];
  const visitor = new Visitor();
  const form = await visitor.get(link);
  const form_token = form.html.querySelector("[name=form_token]")!.getAttribute("value")!;
  const typed = { form_token, name: "Lee Late", password: "long enough" };
  await closing(company, "2099-01-31T18:30:00Z");
  const page = await visitor.get(link);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining("closes on Jan 31, 2099 12:30 PM")]);
  const refused = await visitor.post(link, typed);
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining("nobody can join it any more"),
  ]);
  await manager.get("/account/users/invite");
  const invited = await manager.submit("/account/users/invite", { email: newEmail(), role: "limited_user" });
  expect([invited.status, invited.text]).toEqual([409, expect.stringContaining("Keep the company first.")]);
  await closing(company, "2026-01-31T18:30:00Z");
  expect((await visitor.get(link)).status).toBe(404);
  expect((await visitor.post(link, typed)).status).not.toBe(303);
  expect(await owner.selectFrom("users").select("id").where("email", "=", email).execute()).toEqual([]);
});
