import { expect, test } from "vitest";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { expectOnConsole } from "../support/console";
import { testDatabase } from "../support/database";
import { type Member, newCompany, newEmail, newPersonWithoutAccount } from "../support/people";
import { newVin, ownedVehicle, storedVehicles } from "../support/vehicles";
import { type Answer, Visitor } from "../support/visitor";

type Fields = Record<string, string>;
type Refused = [typed: Fields, field: string, message: string];

const company = {
  companyName: "Hill Haulage",
  companyAddress: "1 Yard Road\nSpringfield",
  phoneNumber: "555-0100",
};
const truck = () => ({
  vin: newVin(),
  makeModel: "Mack Anthem",
  mileage: "1000",
  unitNumber: "T-1",
  lessor: "Ryder",
});

/** Sends the form once for each wrong value: 400, the message at its field and in the summary, and everything typed still there. */
async function expectRefusals(
  visitor: Visitor,
  page: string,
  form: string,
  good: () => Fields,
  refused: Refused[],
) {
  for (const [wrong, field, message] of refused) {
    await visitor.get(page);
    const typed = { ...good(), ...wrong };
    const answer = await visitor.submit(form, typed, saves(page));
    const what = `${page} with ${JSON.stringify(wrong).slice(0, 80)}`;
    expect(answer.status, what).toBe(400);
    expect(messageAt(answer, field), what).toContain(message);
    expect(alertOf(answer), what).toContain(message);
    expect(answer.html.querySelector("[role=alert]")?.getAttribute("data-focus"), what).toBe("true");
    for (const [name, value] of Object.entries(typed)) {
      if (/password/i.test(name)) expect(answer.body, what).not.toContain(`value="${value}"`);
      else expect(valueOf(answer, name), `${what}: ${name}`).toBe(value);
    }
  }
}

/** The add form's first button decodes. */
function saves(page: string): string | undefined {
  return page === "/fleet-data/new" ? "Add Vehicle" : undefined;
}

async function signedIn(member: { email: string; password: string; userId: string }): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.signIn(member);
  return visitor;
}

const long = (length: number) => "x".repeat(length);
const wrongCompany: Refused[] = [
  [{ companyName: "" }, "companyName", "Company name is required"],
  [{ companyName: "   " }, "companyName", "Company name is required"],
  [{ companyName: long(201) }, "companyName", "Company name must be at most 200 characters"],
  [{ companyAddress: "" }, "companyAddress", "Company address is required"],
  [{ companyAddress: long(501) }, "companyAddress", "Company address must be at most 500 characters"],
  [{ phoneNumber: "" }, "phoneNumber", "Phone number is required"],
  [{ phoneNumber: long(21) }, "phoneNumber", "Phone number must be at most 20 characters"],
];

test("a wrong sign-up is refused at the field, with everything typed but the password still there", async () => {
  const good = () => ({ email: newEmail(), password: "correct horse", ...company });
  await expectRefusals(new Visitor(), "/auth?tab=signup", "form:has([name=companyName])", good, [
    [{ email: "" }, "email", "Invalid email address"],
    [{ email: "not an address" }, "email", "Invalid email address"],
    [{ email: `${long(250)}@example.com` }, "email", "Email must be at most 255 characters"],
    [{ password: "" }, "password", "Password must be at least 6 characters"],
    [{ password: "12345" }, "password", "Password must be at least 6 characters"],
    [{ password: long(101) }, "password", "Password must be at most 100 characters"],
    ...wrongCompany,
  ]);
});

test("a wrong sign-in and a wrong request for a reset link are refused at the field", async () => {
  const good = () => ({ email: newEmail(), password: "correct horse" });
  await expectRefusals(new Visitor(), "/auth?tab=signin", "form:has([name=password])", good, [
    [{ email: "" }, "email", "Invalid email address"],
    [{ email: "somebody" }, "email", "Invalid email address"],
    [{ password: "" }, "password", "Password must be at least 6 characters"],
  ]);
  await expectRefusals(
    new Visitor(),
    "/auth?tab=reset",
    "form:has([name=email])",
    () => ({ email: newEmail() }),
    [
      [{ email: "" }, "email", "Please enter a valid email address"],
      [{ email: "a@b" }, "email", "Please enter a valid email address"],
    ],
  );
});

test("a wrong company in the repair of an account is refused at the field", async () => {
  const visitor = await signedIn(await newPersonWithoutAccount());
  await expectRefusals(visitor, "/account/setup", "/account/setup", () => company, wrongCompany);
});

const wrongVehicle: Refused[] = [
  [{ vin: "" }, "vin", "VIN must be 17 characters"],
  [{ vin: "1FUJGBDV3FLFZ228" }, "vin", "VIN must be 17 characters"],
  [{ vin: "AB1" }, "vin", "If the unit never had one, tick the box below."],
  [{ vin: "1FUJGBDV3FLFZ228🚚" }, "vin", "VIN must be 17 characters"],
  [{ vin: "1FUJGBDV3FLFZ22Ü6" }, "vin", "letters and digits only"],
  [{ makeModel: "" }, "makeModel", "Make/Model is required"],
  [{ makeModel: " \t " }, "makeModel", "Make/Model is required"],
  [{ makeModel: long(201) }, "makeModel", "Make/Model must be at most 200 characters"],
  [{ mileage: "" }, "mileage", "Mileage is required"],
  [{ mileage: "-5" }, "mileage", "Mileage must be positive"],
  [{ mileage: "many" }, "mileage", "Mileage must be a number"],
  [{ mileage: "1e5" }, "mileage", "Mileage must be a number"],
  [{ mileage: "0x10" }, "mileage", "Mileage must be a number"],
  // Hundredths in one country, thousands with a digit left out in another.
  [{ mileage: "12,34" }, "mileage", "Mileage must be a number"],
  [{ mileage: "10000000" }, "mileage", "Mileage must be at most 9,999,999"],
  [{ mileage: "9".repeat(400) }, "mileage", "Mileage must be"],
  [{ unitNumber: long(51) }, "unitNumber", "Unit number must be at most 50 characters"],
  [{ lessor: long(201) }, "lessor", "Leased from must be at most 200 characters"],
  [{ engineSerial: long(101) }, "engineSerial", "Engine serial must be at most 100 characters"],
  [{ tireSize: long(51) }, "tireSize", "Tire size must be at most 50 characters"],
];

test("a wrong vehicle is refused at the field when it is added", async () => {
  const member = await newCompany();
  await expectRefusals(await signedIn(member), "/fleet-data/new", "/fleet-data/new", truck, wrongVehicle);
  expect(await storedVehicles(member.accountId)).toEqual([]);
});

test("a wrong vehicle is refused at the field when it is edited, and stays as it was", async () => {
  const member = await newCompany();
  const id = await ownedVehicle(member);
  const before = await storedVehicles(member.accountId);
  await expectRefusals(
    await signedIn(member),
    `/fleet-data/${id}/edit`,
    `/fleet-data/${id}/edit`,
    truck,
    wrongVehicle,
  );
  expect(await storedVehicles(member.accountId)).toEqual(before);
});

test("a serial number has 1 to 30 characters", async () => {
  const visitor = await signedIn(await newCompany());
  await visitor.get("/fleet-data/new");
  for (const vin of ["", long(31)]) {
    const answer = await visitor.submit("/fleet-data/new", { ...truck(), vin, noVin: "on" }, "Add Vehicle");
    expect(answer.status).toBe(400);
    expect(messageAt(answer, "vin")).toMatch(/serial number/i);
    expect(answer.html.querySelector("[name=noVin]")?.hasAttribute("checked")).toBe(true);
  }
});

test("wrong decoded values are refused at the field", async () => {
  const member = await newCompany();
  const page = `/fleet-data/${await ownedVehicle(member)}/decoded`;
  const good = () => ({ make: "Mack", model: "Anthem", year: "2020", gvwr: "Class 8" });
  await expectRefusals(await signedIn(member), page, page, good, [
    [{ year: "next year" }, "year", "Year must be four digits"],
    [{ year: "2020.5" }, "year", "Year must be four digits"],
    [{ year: "02020" }, "year", "Year must be four digits"],
    [{ year: "2e3" }, "year", "Year must be four digits"],
    [{ year: "97" }, "year", "Year must be four digits"],
    [{ year: "1899" }, "year", "Year must be 1900 or later"],
    [{ year: "2101" }, "year", "Year must be 2100 or earlier"],
    [{ make: long(101) }, "make", "Make must be at most 100 characters"],
    [{ gvwr: long(201) }, "gvwr", "Weight class must be at most 200 characters"],
  ]);
});

test("too long a reason for deleting is refused at the field, and the vehicle stays", async () => {
  const member = await newCompany();
  const page = `/fleet-data/${await ownedVehicle(member)}/delete`;
  await expectRefusals(await signedIn(member), page, page, () => ({}), [
    [{ reason: long(201) }, "reason", "Reason must be at most 200 characters"],
  ]);
  expect(await storedVehicles(member.accountId)).toMatchObject([{ archived_at: null }]);
});

test("wrong account information is refused at the field", async () => {
  const required = "Please fill in all required fields";
  const good = () => ({ ...company, zip: "02138", timeZone: "America/Denver" });
  await expectRefusals(await signedIn(await newCompany()), "/account/edit", "/account/edit", good, [
    [{ companyName: "" }, "companyName", required],
    [{ companyAddress: " \n " }, "companyAddress", required],
    [{ phoneNumber: "" }, "phoneNumber", required],
    [{ phoneNumber: long(21) }, "phoneNumber", "Phone number must be at most 20 characters"],
    [{ zip: "1234" }, "zip", "ZIP must be 5 digits, or 5 and 4"],
    [{ zip: "ABCDE" }, "zip", "ZIP must be 5 digits, or 5 and 4"],
  ]);
});

test("a time zone that nobody offers is refused, and everything else typed is still there", async () => {
  const visitor = await signedIn(await newCompany());
  await visitor.get("/account/edit");
  const answer = await visitor.submit("/account/edit", { ...company, timeZone: "Mars/Olympus" });
  expect(answer.status).toBe(400);
  expect(messageAt(answer, "timeZone")).toContain("Choose a time zone from the list");
  expect(valueOf(answer, "companyName")).toBe("Hill Haulage");
});

test("a wrong new password is refused at the field, and neither password is sent back", async () => {
  const visitor = await signedIn(await newCompany());
  const good = () => ({ currentPassword: "correct horse battery", newPassword: "a new one entirely" });
  await expectRefusals(visitor, "/account/password", "/account/password", good, [
    [{ currentPassword: "" }, "currentPassword", "Enter your current password"],
    [{ currentPassword: "not the one" }, "currentPassword", "This is not your current password"],
    [{ newPassword: "12345" }, "newPassword", "Password must be at least 6 characters"],
    [{ newPassword: long(101) }, "newPassword", "Password must be at most 100 characters"],
  ]);
});

/** Pages with a form of fields, for a company that owns the vehicle. */
function formsOf(vehicleId: string) {
  return [
    { page: "/fleet-data/new", action: "/fleet-data/new" },
    { page: "/fleet-data/new", action: "/fleet-data/new?step=decode" },
    ...["edit", "decoded", "delete"].map((name) => {
      const page = `/fleet-data/${vehicleId}/${name}`;
      return { page, action: page };
    }),
    ...["/account/edit", "/account/password", "/dashboard/customize"].map((page) => ({ page, action: page })),
  ];
}

test("fields of the wrong kind, many times over or with nested names, never break a page", async () => {
  expectOnConsole(/must be a scalar value/);
  const member = await newCompany();
  const id = await ownedVehicle(member);
  const visitor = await signedIn(member);
  for (const { page, action } of formsOf(id)) {
    const opened = await visitor.get(page);
    const token = valueOf(opened, "form_token")!;
    const names = opened.html
      .querySelectorAll(`form[action="${page}"] [name]`)
      .map((control) => control.getAttribute("name")!)
      .filter((name) => name !== "form_token");
    for (const twist of ["", "[0]", ".deeper", "[x].y[1]", "[99]"]) {
      const body = new FormData();
      body.set("form_token", token);
      for (const name of names) {
        body.append(`${name}${twist}`, "1");
        body.append(`${name}${twist}`, "2");
      }
      for (const name of ["__proto__", "__proto__.polluted", "constructor.prototype.polluted", "toString"])
        body.append(name, "1");
      const answer = await visitor.post(action, body);
      expect([action, twist, answer.status < 500]).toEqual([action, twist, true]);
      expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    }
  }
});

test("an empty post is refused in words, never with a broken page", async () => {
  const member = await newCompany();
  const visitor = await signedIn(member);
  for (const { action } of formsOf(await ownedVehicle(member))) {
    const answer = await visitor.post(action, {});
    expect([action, answer.status]).toEqual([action, 400]);
    expect(alertOf(answer), action).not.toBe("");
  }
});

test("fields that the form does not have change nothing", async () => {
  const member = await newCompany();
  const stranger = await newCompany();
  const visitor = await signedIn(member);
  const page = await visitor.get("/fleet-data/new");
  const foreign = {
    account_id: stranger.accountId,
    accountId: stranger.accountId,
    id: "00000000-0000-4000-8000-000000000001",
    user_id: stranger.userId,
    version: "99",
    archived_at: "2020-01-01",
    plan: "enterprise",
    role: "admin",
  };
  await visitor.post("/fleet-data/new", { ...truck(), form_token: valueOf(page, "form_token")!, ...foreign });
  expect(await storedVehicles(stranger.accountId)).toEqual([]);
  const [vehicle] = await storedVehicles(member.accountId);
  expect(vehicle).toMatchObject({ user_id: member.userId, version: 1, archived_at: null });
  expect(vehicle!.id).not.toBe(foreign.id);
  const edit = await visitor.get("/account/edit");
  const body = { ...company, timeZone: "UTC", version: "1", form_token: valueOf(edit, "form_token")! };
  const saved = await visitor.post("/account/edit", { ...foreign, ...body, account_number: "ACC00000000" });
  expect(saved.status).toBe(303);
  const account = await accountOf(member);
  expect(account).toMatchObject({ id: member.accountId, plan: "free", company_name: "Hill Haulage" });
  expect(account.account_number).not.toBe("ACC00000000");
  const person = await testDatabase()
    .owner.selectFrom("users")
    .select("role")
    .where("id", "=", member.userId)
    .executeTakeFirstOrThrow();
  expect(person.role).toBe("user");
});

test("a sign-up cannot choose its role or plan", async () => {
  const visitor = new Visitor();
  const page = await visitor.get("/auth?tab=signup");
  const email = newEmail();
  const fields = { email, password: "correct horse", ...company, role: "admin", plan: "enterprise" };
  await visitor.post("/auth?tab=signup", { ...fields, form_token: valueOf(page, "form_token")! });
  const made = await testDatabase()
    .owner.selectFrom("users as u")
    .innerJoin("profiles as p", "p.id", "u.id")
    .innerJoin("accounts as a", "a.id", "p.account_id")
    .select(["u.role", "a.plan"])
    .where("u.email", "=", email)
    .executeTakeFirstOrThrow();
  expect(made).toEqual({ role: "user", plan: "free" });
});

const strange = `<b id="evil">Bold</b> & "Söhne" 🚚🇺🇸 שלום مرحبا </title><script>alert(1)</script>`;

test("HTML, emoji and right-to-left text in a vehicle are shown as they were typed", async () => {
  const member = await newCompany();
  const visitor = await signedIn(member);
  await visitor.get("/fleet-data/new");
  const typed = { ...truck(), makeModel: strange, lessor: strange, unitNumber: `<i id="evil">7</i> 🚛` };
  expect((await visitor.submit("/fleet-data/new", typed, "Add Vehicle")).status).toBe(303);
  const list = await visitor.follow();
  const [vehicle] = await storedVehicles(member.accountId);
  const address = `/fleet-data/${vehicle!.id}`;
  for (const page of [list, await visitor.get(address), await visitor.get(`${address}/delete`)]) {
    expectPlainText(page, strange);
  }
  const edit = await visitor.get(`${address}/edit`);
  expect(valueOf(edit, "makeModel")).toBe(strange);
  await visitor.submit(`${address}/delete`.replace("delete", "edit"));
  await visitor.get(`${address}/delete`);
  await visitor.submit(`${address}/delete`, { reason: strange });
  expectPlainText(await visitor.get("/fleet-data/former"), strange);
});

test("HTML, emoji and right-to-left text in the company's name are shown as they were typed", async () => {
  const visitor = await signedIn(await newCompany());
  await visitor.get("/account/edit");
  await visitor.submit("/account/edit", {
    companyName: strange,
    companyAddress: strange,
    phoneNumber: `"><b>1`,
  });
  const account = await visitor.follow();
  expect(flashOf(account)).toContain("Account information updated successfully");
  expectPlainText(account, strange);
  expectPlainText(await visitor.get("/dashboard"), strange);
  expect(valueOf(await visitor.get("/account/edit"), "companyName")).toBe(strange);
});

test("a search for HTML is repeated as text", async () => {
  const visitor = await signedIn(await newCompany());
  const list = await visitor.get(
    `/fleet-data?q=${encodeURIComponent(`"><b id="evil">${strange}`.slice(0, 90))}`,
  );
  expect(list.status).toBe(200);
  expect(list.html.querySelector("#evil")).toBeNull();
  expect(valueOf(list, "q")).toBe(`"><b id="evil">${strange}`.slice(0, 90));
});

test("NUL bytes are left out of what is stored, searched for and shown", async () => {
  const member = await newCompany();
  const visitor = await signedIn(member);
  await visitor.get("/fleet-data/new");
  const typed = { ...truck(), makeModel: "Ma\0ck\0", unitNumber: "\0" };
  expect((await visitor.submit("/fleet-data/new", typed, "Add Vehicle")).status).toBe(303);
  expect(await storedVehicles(member.accountId)).toMatchObject([{ make_model: "Mack", unit_number: null }]);
  expect((await visitor.get("/fleet-data?q=%00")).text).toContain("Mack");
  for (const path of [
    "/auth?tab=%00",
    "/fleet-data?after=%00",
    "/auth?tab=reset&reset=true&token=%00",
    "/fleet-data/%00",
  ]) {
    expect((await new Visitor().get(path)).status, path).toBeLessThan(500);
    expect((await visitor.get(path)).status, path).toBeLessThan(500);
  }
});

test("a post of more than 1 MiB is refused with a page in our words, with or without its size told beforehand", async () => {
  const member = await newCompany();
  const visitor = await signedIn(member);
  const page = await visitor.get("/fleet-data/new");
  const fields = { ...truck(), form_token: valueOf(page, "form_token")! };
  const small = await visitor.post("/fleet-data/new", { ...fields, makeModel: "x".repeat(1_000_000) });
  expect(small.status).toBe(400);
  const large = await visitor.post("/fleet-data/new", { ...fields, makeModel: "x".repeat(1_048_577) });
  expect(large.status).toBe(413);
  expect(large.text).toContain("Too large");
  const many = new URLSearchParams(Array.from({ length: 8_000 }, (_, index) => [`f${index}`, ""]));
  expect((await visitor.post("/fleet-data/new", Object.fromEntries(many))).status).toBe(413);
  expect(await storedVehicles(member.accountId)).toEqual([]);
});

test("a post that is no form is refused with a page in our words", async () => {
  const visitor = await signedIn(await newCompany());
  for (const type of [
    "application/json",
    "text/plain",
    "text/plain;multipart/form-data",
    "application/xml",
  ]) {
    const answer = await visitor.post("/fleet-data/new", { a: "1" }, { "content-type": type });
    expect([type, answer.status]).toEqual([type, 415]);
    expect(answer.text).toContain("That kind of data is not taken here");
  }
  const broken = await visitor.post(
    "/fleet-data/new",
    { a: "1" },
    { "content-type": "multipart/form-data; boundary=none" },
  );
  expect(broken.status).toBe(400);
});

test("a form from another site is refused, wherever it is sent to, and changes nothing", async () => {
  const member = await newCompany();
  const id = await ownedVehicle(member);
  const visitor = await signedIn(member);
  const page = await visitor.get("/account");
  const token = valueOf(page, "form_token")!;
  const paths = [
    ...formsOf(id).map(({ action }) => action),
    `/fleet-data/${id}/decode`,
    `/fleet-data/${id}/decode/undo`,
    `/fleet-data/${id}/restore`,
    "/account/devices/sign-out",
    "/account/device-preferences",
    "/side-navigation",
    "/auth/sign-out",
    "/auth?tab=signin",
    "/keep-alive",
  ];
  for (const path of paths) {
    const foreign: Record<string, string>[] = [
      { origin: "https://elsewhere.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const headers of foreign) {
      const answer = await visitor.post(path, { ...truck(), ...company, form_token: token }, headers);
      expect([path, headers, answer.status]).toEqual([path, headers, 403]);
    }
  }
  expect((await visitor.get("/dashboard")).status).toBe(200);
  expect(await storedVehicles(member.accountId)).toMatchObject([{ id, archived_at: null, version: 1 }]);
});

test("a post to a page that takes none is answered in our words", async () => {
  const visitor = await signedIn(await newCompany());
  for (const path of [
    "/dashboard",
    "/fleet-data",
    "/account",
    "/",
    "/waitlist",
    "/healthz",
    "/readyz",
    "/fleet-data/export.csv",
  ]) {
    const answer = await visitor.post(path, { a: "1" });
    expect([path, answer.status]).toEqual([path, 405]);
    expect(answer.text, path).not.toMatch(/did not provide an|route "routes/);
    if (!/^.(healthz|readyz)$/.test(path) && path !== "/fleet-data/export.csv")
      expect(answer.text).toContain("This page takes no forms.");
  }
});

test("an address where nothing is gets the 404 page, signed in or not", async () => {
  const visitor = await signedIn(await newCompany());
  for (const one of [visitor, new Visitor()]) {
    for (const path of ["/nowhere", "/fleet-data/new/again", "/auth/x", "/..%2f..%2fetc/passwd"]) {
      const answer = await one.get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text, path).toContain("Oops! Page not found");
    }
  }
  expect((await visitor.post("/nowhere", {})).status).toBe(404);
});

test("a form that was open for more than a day, or opened by somebody else, comes back with its values and can then be sent", async () => {
  const member = await newCompany();
  const visitor = await signedIn(member);
  const stranger = await signedIn(await newCompany());
  const foreign = valueOf(await stranger.get("/fleet-data/new"), "form_token")!;
  for (const token of [foreign, "", "made.up.token", foreign.replace(/^[^.]+/, "1")]) {
    await visitor.get("/fleet-data/new");
    const typed = { ...truck(), makeModel: `Mack ${token.length}` };
    const answer = await visitor.submit("/fleet-data/new", { ...typed, form_token: token }, "Add Vehicle");
    expect(answer.status).toBe(400);
    expect(alertOf(answer)).toContain("Nothing was saved; everything you typed is still here.");
    for (const [name, value] of Object.entries(typed)) expect(valueOf(answer, name)).toBe(value);
    const sent = await visitor.submit("/fleet-data/new", {}, "Add Vehicle");
    expect(sent.status).toBe(303);
    await testDatabase().owner.deleteFrom("vehicles").where("account_id", "=", member.accountId).execute();
  }
});

test("a sign-in form is no good for a stranger's address bar: the way back leads nowhere else", async () => {
  const member = await newCompany();
  for (const to of [
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "javascript:alert(1)",
    "/.//elsewhere.example",
    "/x/..//elsewhere.example",
    "/%2e//elsewhere.example",
    "/\t/elsewhere.example",
  ]) {
    const visitor = new Visitor();
    await visitor.get(`/auth?tab=signin&to=${encodeURIComponent(to)}`);
    const { email, password } = member;
    const answer = await visitor.submit("form:has([name=password])", { email, password });
    expect([to, answer.location]).toEqual([to, "/dashboard"]);
  }
});

function expectPlainText(page: Answer, text: string): void {
  expect(page.status).toBe(200);
  expect(page.html.querySelector("#evil")).toBeNull();
  expect(page.body).not.toContain("<script>alert");
  expect(page.html.querySelector("main, header")).not.toBeNull();
  const shown = page.html.querySelector("body")!.text.replace(/\s+/g, " ");
  expect(shown).toContain(text);
}

function accountOf({ accountId }: Member) {
  return testDatabase()
    .owner.selectFrom("accounts")
    .selectAll()
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
}

test("the side bar's way back leads nowhere else either", async () => {
  const visitor = await signedIn(await newCompany());
  for (const from of ["//elsewhere.example", "/.//elsewhere.example", "https://elsewhere.example/", "/\\x"]) {
    const answer = await visitor.post("/side-navigation", { open: "1", from });
    expect([from, answer.status, answer.location]).toEqual([from, 303, "/dashboard"]);
  }
});

test("names of fields that ask for a list of a hundred million are answered at once, with a small page", async () => {
  const visitor = await signedIn(await newCompany());
  const token = valueOf(await visitor.get("/account"), "form_token")!;
  const names = [
    "email[100000000]",
    "vin[4294967294]",
    "vin[99999][99999]",
    "vin[999].a[999].b[999].c[999].d[999].e[999].f[999]",
    `vin${"[0]".repeat(500)}`,
    `vin${".a".repeat(500)}`,
    "x".repeat(10_000),
  ];
  for (const path of ["/auth?tab=signin", "/auth?tab=signup", "/fleet-data/new", "/account/edit"]) {
    for (const name of names) {
      const answer = await visitor.post(path, { [name]: "1", form_token: token });
      const what = `${path} with ${name.slice(0, 40)}`;
      expect(answer.status, what).toBeLessThan(500);
      expect(answer.body.length, what).toBeLessThan(40_000);
    }
  }
});

test("odd names of fields are passed over, and the rest of the form is read", async () => {
  const member = await newCompany();
  const visitor = await signedIn(member);
  const token = valueOf(await visitor.get("/fleet-data/new"), "form_token")!;
  const odd = {
    "vin[": "1",
    "a b": "1",
    "__proto__.x": "1",
    constructor: "1",
    "vin[100000000]": "1",
    ü: "1",
    "": "1",
  };
  const answer = await visitor.post("/fleet-data/new", { ...truck(), ...odd, form_token: token });
  expect(answer.status).toBe(303);
  expect(await storedVehicles(member.accountId)).toHaveLength(1);
});

test("an intent that no form of ours sends is refused in words", async () => {
  const member = await newCompany();
  const visitor = await signedIn(member);
  const token = valueOf(await visitor.get("/fleet-data/new"), "form_token")!;
  const intents = [
    ...[
      "garbage",
      "{",
      "null",
      '"x"',
      "[1]",
      '{"type":"nonsense"}',
      '{"type":"update"}',
      '{"type":"validate"}',
    ],
    '{"type":"insert","payload":{"name":"vin","index":1000000000}}',
    '{"type":"reorder","payload":{"name":"vin","from":0,"to":1000000000}}',
    '{"type":"update","payload":{"name":"__proto__.polluted","value":"1"}}',
  ];
  for (const { action } of formsOf(await ownedVehicle(member))) {
    for (const intent of intents) {
      const answer = await visitor.post(action, { __intent__: intent, form_token: token });
      const what = `${action} with ${intent}`;
      expect(answer.status, what).toBeLessThan(500);
      if (["garbage", "{", "null"].includes(intent)) expect(answer.status, what).toBe(400);
      expect(answer.body.length, what).toBeLessThan(40_000);
    }
  }
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  const visiting = new Visitor();
  expect((await visiting.post("/auth?tab=signin", { __intent__: "garbage" })).status).toBe(400);
});

test("a body that is too large is read to its end before it is refused, so that the browser sees the page", async () => {
  const member = await newCompany();
  const visitor = await signedIn(member);
  const form = new FormData();
  form.set("form_token", valueOf(await visitor.get("/fleet-data/new"), "form_token")!);
  form.set("makeModel", "x".repeat(3 * 1_048_576));
  const answer = await visitor.post("/fleet-data/new", form);
  expect(answer.status).toBe(413);
  expect(answer.text).toContain("Too large");
  expect(answer.text).toContain("Nothing was saved. Go back and shorten it.");
});
