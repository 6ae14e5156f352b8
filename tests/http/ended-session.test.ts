import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { invitationLink } from "~/features/users/invitation-link.server";
import { itemsOf } from "~/features/inspections/items/inspection-items";
import { finishPasswordReset, startPasswordReset } from "~/auth/password.server";
import { flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { newDraft } from "../support/invoices";
import { type Member, newColleague, newCompany, newPersonWithoutAccount } from "../support/people";
import { addRow } from "../support/rows";
import { ownedItem, ownedNumber, storedItem, storedItems } from "../support/stock";
import { newVin, ownedVehicle, storedVehicles } from "../support/vehicles";
import { type Answer, Visitor } from "../support/visitor";

// With a mail server set up, a mail that failed has its Retry button.
vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  // And with a lookup service, which nothing answers, its form.
  Object.assign(process.env, { VISION_URL: "http://127.0.0.1:9/v1", VISION_MODEL: "parts-1" });
});

type Person = { email: string; password: string; userId: string };

/** As if nobody had done anything for so long. */
async function letPass(minutes: number, { userId }: { userId: string }): Promise<void> {
  await testDatabase()
    .owner.updateTable("sessions")
    .set({ last_seen_at: sql<Date>`last_seen_at - make_interval(mins => ${minutes})` })
    .where("user_id", "=", userId)
    .execute();
}

async function signedIn(person: Person): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.signIn(person);
  return visitor;
}

/** On the sign-in page, where the visitor was sent. */
async function signInAgain(
  visitor: Visitor,
  { email, password }: Person,
  changed = password,
): Promise<Answer> {
  return visitor.submit("form:has([name=password])", { email, password: changed });
}

function heldPosts({ userId }: { userId: string }) {
  return testDatabase()
    .owner.selectFrom("held_posts")
    .selectAll()
    .where("user_id", "=", userId)
    .where("taken_at", "is", null)
    .execute();
}

test("after ten idle minutes the session is over, and after nine it is not", async () => {
  const person = await newCompany();
  const visitor = await signedIn(person);
  await letPass(9, person);
  expect((await visitor.get("/dashboard")).status).toBe(200);
  await letPass(9, person);
  expect((await visitor.get("/dashboard")).status).toBe(200);
  await letPass(11, person);
  const answer = await visitor.get("/fleet-data");
  expect([answer.status, answer.location]).toEqual([303, "/auth?tab=signin&to=%2Ffleet-data"]);
});

test("the script's sign of life keeps the session", async () => {
  const person = await newCompany();
  const visitor = await signedIn(person);
  await letPass(9, person);
  expect((await visitor.post("/keep-alive", {})).status).toBe(204);
  await letPass(9, person);
  expect((await visitor.get("/dashboard")).status).toBe(200);
});

test("a sign of life that comes too late keeps nothing and is no form to finish", async () => {
  const person = await newCompany();
  const visitor = await signedIn(person);
  await letPass(11, person);
  // Sent by fetch, which names no type of form.
  expect((await visitor.post("/keep-alive", {}, { "content-type": "text/plain" })).status).not.toBe(204);
  expect(await heldPosts(person)).toEqual([]);
});

type Case = {
  form: string;
  /** Where the form stands, what is typed into it, and the button. */
  page: (ids: Ids) => string;
  action: (ids: Ids) => string;
  typed?: (ids: Ids) => Record<string, string>;
  button?: string;
  /** What the person is told when it is done. */
  told: RegExp;
  /** When it is not 200. */
  status?: 503;
  done?: (company: Member, ids: Ids) => Promise<void>;
};

type Ids = {
  vehicle: string;
  former: string;
  decoded: string;
  mail: string;
  reading: string;
  item: string;
  number: string;
  kit: string;
  lostSale: string;
  draft: string;
  driver: string;
  driven: string;
  invitation: string;
};

const allOk = Object.fromEntries(itemsOf("truck").map(({ key }) => [key, "ok"]));

async function withEverything(): Promise<{ company: Member; ids: Ids }> {
  const company = await newCompany({ plan: "enterprise" });
  const { owner } = testDatabase();
  const mail = await owner
    .insertInto("mails")
    .values({
      account_id: company.accountId,
      kind: "Test",
      recipient: "a@example.com",
      subject: "s",
      body: "b",
      state: "failed",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const decodedVin = newVin();
  const decoded = await ownedVehicle(company, { make: "Newer" });
  await owner
    .updateTable("vehicles")
    .set({ vin: decodedVin, before_decode: { make: "Older", vin: decodedVin } })
    .where("id", "=", decoded)
    .execute();
  const vehicle = await ownedVehicle(company, { vin: "1XP5DB9X7YN526158" });
  const reading = await owner
    .selectFrom("meter_readings")
    .select("id")
    .where("vehicle_id", "=", vehicle)
    .executeTakeFirstOrThrow();
  const ids = {
    vehicle,
    reading: reading.id,
    former: await ownedVehicle(company, { archived_at: new Date() }),
    decoded,
    mail: mail.id,
    ...(await withStock(company)),
    draft: await newDraft(company, [{ partNumber: "KEPT-9" }]),
    ...(await withDriver(company, decoded)),
  };
  return { company, ids };
}

async function withDriver(company: Member, driven: string) {
  const { userId } = await newColleague(company, "limited_user");
  const assigned = { account_id: company.accountId, vehicle_id: driven, user_id: userId };
  await testDatabase()
    .owner.insertInto("vehicle_drivers")
    .values({ ...assigned, assigned_by: company.userId })
    .execute();
  const invitation = (await addRow("account_invitations", company)).id as string;
  return { driver: userId, driven, invitation };
}

async function withStock(company: Member) {
  const item = await ownedItem(company, { part_number: "KEPT-9", quantity: 4, bin_location: "A1" });
  const number = await ownedNumber(company, item, { kind: "same", number: "B7177" });
  const kit = (await addRow("kits", company)).id as string;
  const line = { account_id: company.accountId, kit_id: kit, item_id: item, line: 1, quantity: 2 };
  await testDatabase().owner.insertInto("kit_lines").values(line).execute();
  const lostSale = (await addRow("lost_sales", company)).id as string;
  return { item, number, kit, lostSale };
}

const byId = async (company: Member, id: string) =>
  (await storedVehicles(company.accountId)).find((row) => row.id === id);

const cases: Case[] = [
  {
    form: "adding a vehicle",
    page: () => "/fleet-data/new",
    action: () => "/fleet-data/new",
    typed: () => ({ vin: newVin(), makeModel: "Kept Mack", mileage: "5" }),
    button: "Add Vehicle",
    told: /Vehicle added!/,
    done: async (company) =>
      expect((await storedVehicles(company.accountId))[0]).toMatchObject({ make_model: "Kept Mack" }),
  },
  {
    form: "decoding on the add form",
    page: () => "/fleet-data/new",
    action: () => "/fleet-data/new",
    typed: () => ({ vin: "1XP5DB9X7YN526158", lessor: "Kept lessor" }),
    button: "Decode VIN",
    told: /Model Year 2000/,
  },
  {
    form: "editing a vehicle",
    page: ({ vehicle }) => `/fleet-data/${vehicle}/edit`,
    action: ({ vehicle }) => `/fleet-data/${vehicle}/edit`,
    typed: () => ({ lessor: "Kept lessor" }),
    told: /Vehicle updated successfully/,
    done: async (company, { vehicle }) =>
      expect(await byId(company, vehicle)).toMatchObject({ lessor: "Kept lessor" }),
  },
  {
    form: "decoding a vehicle",
    page: ({ vehicle }) => `/fleet-data/${vehicle}`,
    action: ({ vehicle }) => `/fleet-data/${vehicle}/decode`,
    told: /VIN Decoded & Saved/,
    done: async (company, { vehicle }) => expect(await byId(company, vehicle)).toMatchObject({ year: 2000 }),
  },
  {
    form: "correcting decoded values",
    page: ({ vehicle }) => `/fleet-data/${vehicle}/decoded`,
    action: ({ vehicle }) => `/fleet-data/${vehicle}/decoded`,
    typed: () => ({ model: "Kept model" }),
    told: /Vehicle updated successfully/,
    done: async (company, { vehicle }) =>
      expect(await byId(company, vehicle)).toMatchObject({ model: "Kept model" }),
  },
  {
    form: "undoing a decode",
    page: ({ decoded }) => `/fleet-data/${decoded}/decoded`,
    action: ({ decoded }) => `/fleet-data/${decoded}/decode/undo`,
    told: /Decode undone/,
    done: async (company, { decoded }) =>
      expect(await byId(company, decoded)).toMatchObject({ make: "Older" }),
  },
  {
    form: "deleting a vehicle",
    page: ({ vehicle }) => `/fleet-data/${vehicle}/delete`,
    action: ({ vehicle }) => `/fleet-data/${vehicle}/delete`,
    typed: () => ({ reason: "Kept reason" }),
    told: /Vehicle deleted/,
    done: async (company, { vehicle }) =>
      expect(await byId(company, vehicle)).toMatchObject({ archive_reason: "Kept reason" }),
  },
  {
    form: "putting a vehicle back in the fleet",
    page: ({ former }) => `/fleet-data/${former}`,
    action: ({ former }) => `/fleet-data/${former}/restore`,
    told: /Vehicle is back in the fleet/,
    done: async (company, { former }) =>
      expect(await byId(company, former)).toMatchObject({ archived_at: null }),
  },
  {
    form: "editing the account",
    page: () => "/account/edit",
    action: () => "/account/edit",
    typed: () => ({ companyName: "Kept Haulage" }),
    told: /Account information updated successfully.*Kept Haulage/,
  },
  {
    form: "the person's name",
    page: () => "/account/name",
    action: () => "/account/name",
    typed: () => ({ name: "Kept Person" }),
    told: /Name saved.*Kept Person/,
  },
  {
    form: "an invitation",
    page: () => "/account/users/invite",
    action: () => "/account/users/invite",
    typed: () => ({ email: "kept@example.com" }),
    told: /User invited.*kept@example.com/,
  },
  {
    form: "an invitation sent again",
    page: ({ invitation }) => `/account/users/invitations/${invitation}`,
    action: ({ invitation }) => `/account/users/invitations/${invitation}/resend`,
    told: /User invited/,
  },
  {
    form: "a deleted invitation",
    page: ({ invitation }) => `/account/users/invitations/${invitation}/delete`,
    action: ({ invitation }) => `/account/users/invitations/${invitation}/delete`,
    told: /Invitation deleted/,
  },
  {
    form: "the role of a person",
    page: ({ driver }) => `/account/users/${driver}/role`,
    action: ({ driver }) => `/account/users/${driver}/role`,
    typed: () => ({ isCounter: "on" }),
    told: /Role changed.*Limited User, counter/,
  },
  {
    form: "a unit for a driver",
    page: ({ driver }) => `/account/users/${driver}/units`,
    action: ({ driver }) => `/account/users/${driver}/units`,
    typed: () => ({ unit: "1XP5DB9X7YN526158" }),
    told: /Unit assigned/,
  },
  {
    form: "a unit taken away from a driver",
    page: ({ driver }) => `/account/users/${driver}/units`,
    action: ({ driver, driven }) => `/account/users/${driver}/units/${driven}/take-away`,
    told: /Unit taken away/,
  },
  {
    form: "removing a person",
    page: ({ driver }) => `/account/users/${driver}/remove`,
    action: ({ driver }) => `/account/users/${driver}/remove`,
    told: /User removed/,
  },
  {
    form: "what the business is",
    page: () => "/level-up/business",
    action: () => "/level-up/business",
    typed: () => ({ industry: "Kept trucking", fleetSize: "1-10" }),
    button: "Save",
    told: /Thank you!/,
  },
  {
    form: "a request to sales",
    page: () => "/level-up/contact",
    action: () => "/level-up/contact",
    typed: () => ({ wanted: "other", message: "Kept question" }),
    button: "Send Request",
    told: /Your request is kept/,
  },
  {
    form: "choosing what the dashboard shows",
    page: () => "/dashboard/customize",
    action: () => "/dashboard/customize",
    told: /Dashboard saved/,
  },
  {
    form: "what this device shows",
    page: () => "/account",
    action: () => "/account/device-preferences",
    told: /Saved for this device/,
  },
  {
    form: "a fuel receipt",
    page: ({ vehicle }) => `/fleet-data/${vehicle}/fuel/new`,
    action: ({ vehicle }) => `/fleet-data/${vehicle}/fuel/new`,
    typed: () => ({ totalCost: "412.50", notes: "Kept pump" }),
    button: "Add Fuel Receipt",
    told: /Fuel receipt added successfully.*412\.50/,
  },
  {
    form: "a part",
    page: ({ vehicle }) => `/fleet-data/${vehicle}/parts/new`,
    action: ({ vehicle }) => `/fleet-data/${vehicle}/parts/new`,
    typed: () => ({ category: "starter", partNumber: "KEPT-1" }),
    button: "Add Part",
    told: /Part added!.*KEPT-1/,
  },
  {
    form: "a breakdown",
    page: ({ vehicle }) => `/fleet-data/${vehicle}/breakdowns/new`,
    action: ({ vehicle }) => `/fleet-data/${vehicle}/breakdowns/new`,
    typed: () => ({ breakdownType: "Oil Leak", notes: "Kept drops" }),
    button: "Report Breakdown",
    told: /Breakdown recorded!/,
  },
  {
    form: "a service",
    page: ({ vehicle }) => `/fleet-data/${vehicle}/service/new`,
    action: ({ vehicle }) => `/fleet-data/${vehicle}/service/new`,
    typed: () => ({ description: "Kept grease" }),
    button: "Add Service",
    told: /Kept grease/,
  },
  {
    form: "an annual inspection",
    page: ({ vehicle }) => `/fleet-data/${vehicle}/annual-inspections/new`,
    action: ({ vehicle }) => `/fleet-data/${vehicle}/annual-inspections/new`,
    typed: () => ({ result: "passed", inspector: "Kept Inspector" }),
    button: "Add Annual Inspection",
    told: /Kept Inspector/,
  },
  {
    form: "a reminder",
    page: ({ vehicle }) => `/fleet-data/${vehicle}/reminders/new`,
    action: ({ vehicle }) => `/fleet-data/${vehicle}/reminders/new`,
    typed: () => ({ task: "Kept oil change", everyTime: "6" }),
    button: "Add Reminder",
    told: /Reminder added.*Kept oil change/,
  },
  {
    form: "an inspection",
    page: ({ vehicle }) => `/fleet-data/${vehicle}/inspections/new?kind=pre_trip`,
    action: ({ vehicle }) => `/fleet-data/${vehicle}/inspections/new`,
    typed: () => ({ ...allOk, kind: "pre_trip", signatureName: "Kept Driver", signing: "own" }),
    button: "Sign and Save",
    told: /Pre-trip inspection saved successfully.*Kept Driver/,
  },
  {
    form: "a reading of the meter",
    page: ({ vehicle }) => `/fleet-data/${vehicle}/meter`,
    action: ({ vehicle }) => `/fleet-data/${vehicle}/meter`,
    typed: () => ({ mileage: "123,999" }),
    told: /Reading saved.*123,999 mi/,
  },
  {
    form: "a replaced meter",
    page: ({ vehicle }) => `/fleet-data/${vehicle}/meter/replace`,
    action: ({ vehicle }) => `/fleet-data/${vehicle}/meter/replace`,
    typed: () => ({ mileage: "124000", opening: "7" }),
    told: /Meter replaced/,
  },
  {
    form: "another unit of the meter",
    page: ({ vehicle }) => `/fleet-data/${vehicle}/meter/unit`,
    action: ({ vehicle }) => `/fleet-data/${vehicle}/meter/unit`,
    typed: () => ({ unit: "km" }),
    told: /Unit changed/,
  },
  {
    form: "a wrong reading",
    page: ({ vehicle, reading }) => `/fleet-data/${vehicle}/meter/${reading}`,
    action: ({ vehicle, reading }) => `/fleet-data/${vehicle}/meter/${reading}`,
    typed: () => ({ reason: "Kept reason" }),
    told: /Reading struck out.*Kept reason/,
  },
  {
    form: "sending a mail again",
    page: () => "/account/mail",
    action: ({ mail }) => `/account/mail/${mail}/retry`,
    told: /Mail queued again/,
  },
  {
    form: "a question to the lookup service",
    page: () => "/inventory/lookup?number=KEPT-2",
    action: () => "/inventory/lookup?number=KEPT-2",
    button: "Ask the Lookup Service",
    status: 503,
    told: /Lookup error.*Unable to connect to lookup service/,
  },
  {
    form: "a part for the shelf",
    page: () => `/inventory/add`,
    action: () => `/inventory/add`,
    typed: () => ({ partNumber: "KEPT-1", bin: "A1", quantity: "3", reorderPoint: "1" }),
    button: "Add to Inventory",
    told: /Parts added! KEPT-1/,
    done: async (company) =>
      expect((await storedItems(company)).map(({ part_number }) => part_number)).toEqual([
        "KEPT-1",
        "KEPT-9",
      ]),
  },
  {
    form: "a changed part of the shelf",
    page: ({ item }) => `/inventory/${item}/edit`,
    action: ({ item }) => `/inventory/${item}/edit`,
    typed: () => ({ description: "Kept filter" }),
    button: "Save",
    told: /Item updated successfully/,
    done: async (_, { item }) => expect(await storedItem(item)).toMatchObject({ description: "Kept filter" }),
  },
  {
    form: "a delivery",
    page: ({ item }) => `/inventory/${item}/receive`,
    action: ({ item }) => `/inventory/${item}/receive`,
    typed: () => ({ quantity: "8" }),
    button: "Receive",
    told: /4 → 12 on hand/,
  },
  {
    form: "an adjusted stock",
    page: ({ item }) => `/inventory/${item}/adjust`,
    action: ({ item }) => `/inventory/${item}/adjust`,
    typed: () => ({ quantity: "3", reason: "Kept dent" }),
    button: "Adjust",
    told: /4 → 3 on hand/,
  },
  {
    form: "another bin",
    page: ({ item }) => `/inventory/${item}/bin`,
    action: ({ item }) => `/inventory/${item}/bin`,
    typed: () => ({ bin: "C3" }),
    button: "Move",
    told: /A1 → C3/,
  },
  {
    form: "a deleted part of the shelf",
    page: ({ item }) => `/inventory/${item}/delete`,
    action: ({ item }) => `/inventory/${item}/delete`,
    button: "Delete Part",
    told: /Item deleted successfully/,
  },
  {
    form: "another number of a part",
    page: ({ item }) => `/inventory/${item}/numbers`,
    action: ({ item }) => `/inventory/${item}/numbers`,
    typed: () => ({ kind: "same", number: "KEPT-2" }),
    button: "Add Number",
    told: /Number added/,
  },
  {
    form: "a number taken away",
    page: ({ item, number }) => `/inventory/${item}/numbers/${number}/remove`,
    action: ({ item, number }) => `/inventory/${item}/numbers/${number}/remove`,
    button: "Remove Number",
    told: /Number removed/,
  },
  {
    form: "a count of the whole stock",
    page: () => `/inventory/count`,
    action: () => `/inventory/count`,
    typed: () => ({ what: "all" }),
    button: "Start Count",
    told: /Count Mode Active/,
  },
  {
    form: "a count of a list",
    page: () => `/inventory/count/list`,
    action: () => `/inventory/count/list`,
    typed: ({ item }) => ({ items: item }),
    button: "Start Count",
    told: /Count Mode Active/,
  },
  {
    form: "a kit",
    page: () => `/inventory/kits/new`,
    action: () => `/inventory/kits/new`,
    typed: () => ({ name: "Kept kit", "lines[0].number": "KEPT-9" }),
    button: "Add Kit",
    told: /Kit added/,
  },
  {
    form: "a changed kit",
    page: ({ kit }) => `/inventory/kits/${kit}/edit`,
    action: ({ kit }) => `/inventory/kits/${kit}/edit`,
    typed: () => ({ name: "Kept brakes" }),
    button: "Save Changes",
    told: /Kit updated/,
  },
  {
    form: "a removed kit",
    page: ({ kit }) => `/inventory/kits/${kit}/remove`,
    action: ({ kit }) => `/inventory/kits/${kit}/remove`,
    button: "Remove Kit",
    told: /Kit removed/,
  },
  {
    form: "a status of an invoice",
    page: () => `/invoicing`,
    action: ({ draft }) => `/invoicing/${draft}`,
    typed: () => ({ status: "cancelled" }),
    button: "Set the status of Draft",
    told: /Invoice updated/,
  },
  {
    form: "a customer of the invoices",
    page: () => `/invoicing/customers/new`,
    action: () => `/invoicing/customers/new`,
    typed: () => ({ name: "Kept Lines", phone: "555-0144", email: "kept@example.com" }),
    button: "Add Customer",
    told: /Customer added successfully/,
  },
  {
    form: "company settings",
    page: () => `/invoicing/settings`,
    action: () => `/invoicing/settings`,
    typed: () => ({ companyName: "Kept Parts" }),
    button: "Save Settings",
    told: /Settings saved/,
  },
  {
    form: "a lost sale",
    page: () => `/invoicing/lost-sales`,
    action: () => `/invoicing/lost-sales`,
    typed: () => ({ partNumber: "KEPT-9", quantity: "3" }),
    button: "Record",
    told: /Recorded/,
  },
  {
    form: "a removed lost sale",
    page: () => `/invoicing/lost-sales`,
    action: ({ lostSale }) => `/invoicing/lost-sales/${lostSale}/remove`,
    button: "Remove for-its-own-account-only",
    told: /Removed/,
  },
  {
    form: "a new invoice",
    page: () => `/invoicing/new`,
    action: () => `/invoicing/new`,
    typed: () => ({ customer: "walk-in", "lines[0].number": "KEPT-9", "lines[0].unitPrice": "5" }),
    button: "Save Draft",
    told: /Invoice created/,
  },
  {
    form: "a draft",
    page: ({ draft }) => `/invoicing/${draft}/edit`,
    action: ({ draft }) => `/invoicing/${draft}/edit`,
    typed: () => ({ notes: "Kept" }),
    button: "Save Draft",
    told: /Invoice updated/,
  },
  {
    form: "a draft that is finalized",
    page: ({ draft }) => `/invoicing/${draft}/finalize`,
    action: ({ draft }) => `/invoicing/${draft}/finalize`,
    button: "Finalize Invoice",
    told: /Invoice finalized/,
  },
  {
    form: "a deleted draft",
    page: ({ draft }) => `/invoicing/${draft}/delete`,
    action: ({ draft }) => `/invoicing/${draft}/delete`,
    button: "Delete Draft",
    told: /Draft deleted/,
  },
];

/** Nothing is typed into these, or only passwords or a file: tried on their own, further down or with photos. */
const otherForms = [
  // Anybody may send these, signed in or not.
  "/fortitude/contact",
  "/demo",
  "/inventory/import",
  "/master-crm/import",
  "/scans/new/vehicle",
  "/scans/new/part-number",
  "/scans/new/stock-invoice",
  "/scans/new/smart-add",
  "/scans/new/part-details",
  "/scans/new/part-search",
  "/scans/new/fuel-receipt",
  "/scans/new/crm-card",
  "/account/password",
  "/account/close",
  "/account/keep",
  "/account/email",
  "/account/email/cancel",
  "/account/two-step",
  "/account/devices/sign-out",
  "/account/devices/00000000-0000-4000-8000-000000000000/sign-out",
  "/account/devices/mail",
  "/side-navigation",
  "/tour/end",
  "/auth/sign-out",
  "/fleet-data/import",
];

test.each(cases)(
  "a form sent after the session ended is kept and finished: $form",
  async ({ page, action, typed, button, told, status = 200, done }) => {
    const { company, ids } = await withEverything();
    const visitor = await signedIn(company);
    await visitor.get(page(ids));
    await letPass(11, company);
    const before = await storedVehicles(company.accountId);
    const answer = await visitor.submit(action(ids), typed?.(ids), button);
    expect([answer.status, answer.location]).toEqual([303, "/auth?tab=signin"]);
    expect(await storedVehicles(company.accountId)).toEqual(before);
    expect((await visitor.follow()).text).toContain(
      "What you typed is kept: sign in again within 30 minutes to finish it.",
    );
    expect((await signInAgain(visitor, company)).location).toBe("/auth/finish");
    const finish = await visitor.follow();
    expect(finish.text).toContain("Finish what you started");
    expect(finish.text).toContain(action(ids).split("?")[0]);
    expect(finish.html.querySelectorAll("form:has([name=held_post])")).toHaveLength(1);
    await visitor.submit("form:has([name=held_post])", {}, "Finish");
    const finished = await visitor.follow();
    expect(finished.status).toBe(status);
    expect(finished.text).toMatch(told);
    await done?.(company, ids);
    expect(await heldPosts(company)).toEqual([]);
  },
);

test("a form of a person whose account is missing is kept and finished too", async () => {
  const person = await newPersonWithoutAccount();
  const visitor = await signedIn(person);
  await visitor.get("/account/setup");
  await letPass(11, person);
  await visitor.submit("/account/setup", {
    companyName: "Kept Haulage",
    companyAddress: "1 Yard Road",
    phoneNumber: "5",
  });
  await visitor.follow();
  await signInAgain(visitor, person);
  const finish = await visitor.follow();
  expect(finish.text).toContain("Finish what you started");
  await visitor.submit("form:has([name=held_post])", {}, "Finish");
  expect((await visitor.follow()).text).toContain("Kept Haulage");
});

test("there is no form in the product that was not tried above", async () => {
  const { company, ids } = await withEverything();
  const visitor = await signedIn(company);
  const tried = new Set([
    ...cases.map(({ action }) => action(ids)),
    ...otherForms,
    `/account/users/${ids.driver}/hand-over`,
  ]);
  const seen = new Set<string>();
  const forms = new Set<string>();
  const open = ["/dashboard"];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path) || /\.(csv|json)$/.test(path) || path.startsWith("/auth")) continue;
    seen.add(path);
    const page = await visitor.get(path);
    for (const link of page.html.querySelectorAll("a[href^='/']")) open.push(link.getAttribute("href")!);
    for (const form of page.html.querySelectorAll("form[method=post]"))
      forms.add(form.getAttribute("action")!);
  }
  expect(seen.size).toBeGreaterThan(15);
  // The forms of other vehicles are the same forms.
  const general = (path: string) => path.split("?")[0]!.replace(/[0-9a-f-]{36}/g, ":id");
  const triedGeneral = new Set([...tried].map(general));
  expect([...forms].map(general).filter((path) => !triedGeneral.has(path))).toEqual([]);
});

test("what a colleague saved meanwhile is not overwritten by a finished form", async () => {
  const { company, ids } = await withEverything();
  const visitor = await signedIn(company);
  await visitor.get(`/fleet-data/${ids.vehicle}/edit`);
  await letPass(11, company);
  await visitor.submit(`/fleet-data/${ids.vehicle}/edit`, { lessor: "Mine" });
  await testDatabase()
    .owner.updateTable("vehicles")
    .set({ lessor: "Theirs", version: 2 })
    .where("id", "=", ids.vehicle)
    .execute();
  await visitor.follow();
  await signInAgain(visitor, company);
  await visitor.follow();
  const told = await visitor.submit("form:has([name=held_post])", {}, "Finish");
  expect(told.status).toBe(409);
  expect(told.text).toContain("Leased from Theirs");
  expect(told.html.querySelector("[name=lessor]")?.getAttribute("value")).toBe("Mine");
  expect((await visitor.submit(`/fleet-data/${ids.vehicle}/edit`)).status).toBe(303);
});

test("another person who signs in on that terminal never sees the kept form, and cannot finish it", async () => {
  const person = await newCompany();
  const other = await newCompany();
  const visitor = await signedIn(person);
  await visitor.get("/fleet-data/new");
  await letPass(11, person);
  await visitor.submit(
    "/fleet-data/new",
    { vin: newVin(), makeModel: "Secret", mileage: "1" },
    "Add Vehicle",
  );
  await visitor.follow();
  expect((await signInAgain(visitor, other)).location).toBe("/dashboard");
  const dashboard = await visitor.follow();
  expect(dashboard.text).not.toContain("Finish what you started");
  expect((await visitor.get("/auth/finish")).location).toBe("/dashboard");
  const [held] = await heldPosts(person);
  const tried = await visitor.post("/fleet-data/new", { held_post: held!.id });
  expect(tried.status).toBe(404);
  expect(tried.text).toContain(
    "This form is no longer kept: it is older than 30 minutes, or belongs to somebody else.",
  );
  expect(tried.body).not.toContain("Secret");
  expect(await storedVehicles(other.accountId)).toEqual([]);
  expect(await heldPosts(person)).toHaveLength(1);
  const again = new Visitor();
  await again.get("/auth?tab=signin");
  expect((await signInAgain(again, person)).location).toBe("/auth/finish");
});

test("ten forms are kept at most, the newest", async () => {
  const person = await newCompany({ plan: "enterprise" });
  const visitor = await signedIn(person);
  await visitor.get("/fleet-data/new");
  await letPass(11, person);
  for (let number = 1; number <= 12; number++) {
    await visitor.get("/auth?tab=signin");
    await visitor.post("/fleet-data/new", { vin: newVin(), makeModel: `Mack ${number}`, mileage: "1" });
  }
  await visitor.get("/auth?tab=signin");
  await signInAgain(visitor, person);
  const finish = await visitor.follow();
  expect(finish.html.querySelectorAll("form:has([name=held_post])")).toHaveLength(10);
  const bodies = (await heldPosts(person)).map(({ body }) => body.toString());
  expect(bodies.some((body) => body.includes("Mack+12"))).toBe(true);
  expect(bodies.some((body) => /Mack\+[12]&/.test(body))).toBe(false);
});

test("after 30 minutes a kept form is gone", async () => {
  const person = await newCompany();
  const visitor = await signedIn(person);
  await letPass(11, person);
  await visitor.post("/fleet-data/new", { vin: newVin(), makeModel: "Mack", mileage: "1" });
  await testDatabase()
    .owner.updateTable("held_posts")
    .set({ created_at: sql<Date>`now() - interval '31 minutes'` })
    .where("user_id", "=", person.userId)
    .execute();
  await visitor.follow();
  expect((await signInAgain(visitor, person)).location).toBe("/dashboard");
});

test("a form of a session that ended more than a day ago is not kept, and that is said", async () => {
  const person = await newCompany();
  const visitor = await signedIn(person);
  await letPass(24 * 60 + 11, person);
  const answer = await visitor.post("/fleet-data/new", { vin: newVin(), makeModel: "Mack", mileage: "1" });
  expect(answer.location).toBe("/auth?tab=signin");
  expect(flashOf(await visitor.follow())).toContain("Please sign in first. Nothing was changed.");
  expect(await heldPosts(person)).toEqual([]);
});

/** Another window of the same browser. */
function anotherWindow(visitor: Visitor): Visitor {
  const window = new Visitor();
  for (const [name, value] of visitor.cookies) window.cookies.set(name, value);
  return window;
}

const keptTruck = () => ({ vin: newVin(), makeModel: "Kept Mack", mileage: "1" });

test("a form still open in one window after signing out in another is kept for the same person", async () => {
  const person = await newCompany();
  const visitor = await signedIn(person);
  await visitor.get("/fleet-data/new");
  const window = anotherWindow(visitor);
  await window.get("/account");
  await window.submit("/auth/sign-out");
  expect((await window.get("/dashboard")).status).toBe(303);
  await visitor.submit("/fleet-data/new", keptTruck(), "Add Vehicle");
  expect((await visitor.follow()).text).toContain("What you typed is kept");
  expect((await signInAgain(visitor, person)).location).toBe("/auth/finish");
  await visitor.follow();
  await visitor.submit("form:has([name=held_post])", {}, "Finish");
  expect((await visitor.follow()).text).toContain("Vehicle added!");
});

test("what is sent after signing out in another window is not shown to the next person at that terminal", async () => {
  const person = await newCompany();
  const visitor = await signedIn(person);
  await visitor.get("/fleet-data/new");
  await anotherWindow(visitor).post("/auth/sign-out", {});
  await visitor.submit("/fleet-data/new", keptTruck(), "Add Vehicle");
  await visitor.follow();
  expect((await signInAgain(visitor, await newCompany())).location).toBe("/dashboard");
});

test.each(["signing out everywhere", "changing the password", "resetting the password"])(
  "after %s, nothing that another browser sends is kept",
  async (how) => {
    const person = await newCompany();
    const visitor = await signedIn(person);
    await visitor.get("/fleet-data/new");
    const next = await endEverySession(how, person);
    await visitor.submit("/fleet-data/new", keptTruck(), "Add Vehicle");
    expect(flashOf(await visitor.follow())).toContain("Please sign in first. Nothing was changed.");
    expect(await heldPosts(person)).toEqual([]);
    expect((await signInAgain(visitor, person, next)).location).toBe("/dashboard");
    expect(await storedVehicles(person.accountId)).toEqual([]);
  },
);

/** Returns the password that holds from then on. */
async function endEverySession(how: string, person: Member): Promise<string> {
  const elsewhere = await signedIn(person);
  if (how === "signing out everywhere") {
    await elsewhere.get("/account/devices");
    await elsewhere.submit("/account/devices/sign-out");
    return person.password;
  }
  const newPassword = "a new one entirely";
  if (how === "changing the password") {
    await elsewhere.get("/account/password");
    await elsewhere.submit("/account/password", { currentPassword: person.password, newPassword });
    return newPassword;
  }
  let token = "";
  await startPasswordReset(person.email, false, (_trx, reset) => Promise.resolve(void (token = reset.token)));
  await finishPasswordReset(token, newPassword);
  return newPassword;
}

test("a form of passwords is kept without them, and asks for them again", async () => {
  const person = await newCompany();
  const visitor = await signedIn(person);
  await visitor.get("/account/password");
  await letPass(11, person);
  const typed = { currentPassword: person.password, newPassword: "kept new password" };
  await visitor.submit("/account/password", typed);
  const [held] = await heldPosts(person);
  expect(held!.body.toString()).toContain("form_token");
  expect(held!.body.toString()).not.toMatch(/correct|kept|password/i);
  await visitor.follow();
  await signInAgain(visitor, person);
  expect((await visitor.follow()).text).toContain("but for passwords: those are typed again.");
  const asked = await visitor.submit("form:has([name=held_post])", {}, "Finish");
  expect(asked.status).toBe(400);
  expect(messageAt(asked, "currentPassword")).toContain("Enter your current password");
  expect((await visitor.submit("/account/password", typed)).status).toBe(303);
  expect(flashOf(await visitor.follow())).toContain("Password changed");
});

test.each([
  ["/side-navigation", "/dashboard"],
  ["/account/devices/sign-out", "/account/devices"],
])("a press of %s after the session ended is not kept: nothing was typed", async (action, page) => {
  const person = await newCompany();
  const visitor = await signedIn(person);
  await visitor.get(page);
  await letPass(11, person);
  await visitor.submit(action);
  expect(flashOf(await visitor.follow())).toContain("Please sign in first. Nothing was changed.");
  expect(await heldPosts(person)).toEqual([]);
  expect((await signInAgain(visitor, person)).location).toBe("/dashboard");
});

test("before finishing, the person sees what was typed, and never a token", async () => {
  const person = await newCompany();
  const visitor = await signedIn(person);
  const token = valueOf(await visitor.get("/fleet-data/new"), "form_token")!;
  await letPass(11, person);
  const typed = { ...keptTruck(), makeModel: "Mack <b>Anthem</b>" };
  await visitor.submit("/fleet-data/new", typed, "Add Vehicle");
  await visitor.follow();
  await signInAgain(visitor, person);
  const finish = await visitor.follow();
  expect(finish.text).toContain("Form sent to /fleet-data/new");
  const rows = finish.html.querySelectorAll("tbody tr").map((row) => row.structuredText.replace(/\s+/g, " "));
  expect(rows.map((row) => row.trim())).toEqual([
    `Vin ${typed.vin}`,
    "Make model Mack <b>Anthem</b>",
    "Mileage 1",
    "Meter unit mi",
    "Unit kind by_vin",
  ]);
  expect(finish.body).not.toContain(token);
});

test("a kept form is of use only at the address it was sent to", async () => {
  const person = await newCompany({ plan: "pro" });
  const id = await ownedVehicle(person, { lessor: "Before" });
  const visitor = await signedIn(person);
  await visitor.get("/fleet-data/new");
  await letPass(11, person);
  await visitor.submit("/fleet-data/new", { ...keptTruck(), lessor: "Elsewhere" }, "Add Vehicle");
  const [held] = await heldPosts(person);
  await visitor.follow();
  await signInAgain(visitor, person);
  for (const path of [`/fleet-data/${id}/edit`, `/fleet-data/${id}/delete`, "/account/edit"]) {
    const answer = await visitor.post(path, { held_post: held!.id });
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.body, path).not.toContain("Elsewhere");
  }
  expect(await byId(person, id)).toMatchObject({ lessor: "Before", archived_at: null });
  expect(await heldPosts(person)).toHaveLength(1);
});

test("a made-up number of a kept form is answered in words", async () => {
  const visitor = await signedIn(await newCompany());
  for (const held_post of [
    "-".repeat(36),
    "",
    "1",
    "00000000-0000-4000-8000-000000000000",
    "x".repeat(5_000),
  ]) {
    const answer = await visitor.post("/fleet-data/new", { held_post });
    expect([held_post.slice(0, 40), answer.status]).toEqual([held_post.slice(0, 40), 404]);
  }
});

test("a form from another site is not kept", async () => {
  const person = await newCompany();
  const visitor = await signedIn(person);
  await letPass(11, person);
  const answer = await visitor.post("/fleet-data/new", { vin: "1" }, { origin: "https://elsewhere.example" });
  expect(answer.status).toBe(403);
  expect(await heldPosts(person)).toEqual([]);
});

test("somebody who has to go on can finish later", async () => {
  const person = await newCompany();
  const visitor = await signedIn(person);
  await visitor.get("/fleet-data/new");
  await letPass(11, person);
  await visitor.submit(
    "/fleet-data/new",
    { vin: newVin(), makeModel: "Later Mack", mileage: "1" },
    "Add Vehicle",
  );
  await visitor.follow();
  await signInAgain(visitor, person);
  const finish = await visitor.follow();
  expect(
    finish.html
      .querySelectorAll("main a")
      .find((link) => link.text.trim() === "Later")
      ?.getAttribute("href"),
  ).toBe("/dashboard");
  await visitor.get("/dashboard");
  await visitor.get("/auth/finish");
  await visitor.submit("form:has([name=held_post])", {}, "Finish");
  expect((await visitor.follow()).text).toContain("Vehicle added!");
});

test("pressing Finish twice adds one vehicle", async () => {
  const person = await newCompany();
  const visitor = await signedIn(person);
  await visitor.get("/fleet-data/new");
  await letPass(11, person);
  await visitor.submit("/fleet-data/new", { vin: newVin(), makeModel: "Once", mileage: "1" }, "Add Vehicle");
  await visitor.follow();
  await signInAgain(visitor, person);
  await visitor.follow();
  const press = () => visitor.submit("form:has([name=held_post])", {}, "Finish");
  await Promise.all([press(), press()]);
  expect(await storedVehicles(person.accountId)).toHaveLength(1);
});

test("what waits to be finished is named on every page until it is", async () => {
  const person = await newCompany();
  const visitor = await signedIn(person);
  await visitor.get("/fleet-data/new");
  await letPass(11, person);
  await visitor.submit("/fleet-data/new", keptTruck(), "Add Vehicle");
  await visitor.follow();
  await signInAgain(visitor, person);
  const reminder = "Finish what you started before you were signed out";
  for (const path of ["/dashboard", "/fleet-data", "/account"])
    expect((await visitor.get(path)).text, path).toContain(reminder);
  await visitor.get("/auth/finish");
  await visitor.submit("form:has([name=held_post])", {}, "Finish");
  expect((await visitor.follow()).text).not.toContain(reminder);
});

test("a form of the company that somebody left is not finished into the next one, nor kept after that", async () => {
  const [from, to] = [await newCompany(), await newCompany({ plan: "pro" })];
  const person = await newColleague(from, "user");
  const [first, second] = [await signedIn(person), await signedIn(person)];
  const typed = { makeModel: "Mack", mileage: "5", vin: newVin() };
  for (const visitor of [first, second]) await visitor.get("/fleet-data/new");
  await letPass(11, person);
  await first.submit("/fleet-data/new", typed, "Add Vehicle");
  expect(await heldPosts(person)).toHaveLength(1);
  const invitation = await testDatabase()
    .owner.insertInto("account_invitations")
    .values({
      account_id: to.accountId,
      email: person.email,
      role: "limited_user",
      is_counter: false,
      invited_by: to.userId,
      author: to.email,
      link_nonce: "n",
    })
    .returning(["id", "link_nonce"])
    .executeTakeFirstOrThrow();
  const joining = await signedIn(person);
  const link = new URL(await invitationLink(invitation, "handed")).pathname;
  await joining.get(link);
  expect((await joining.submit(link, { name: "Lee Left" })).location).toBe("/dashboard");
  expect(await heldPosts(person)).toEqual([]);
  await second.submit("/fleet-data/new", typed, "Add Vehicle");
  expect(await heldPosts(person)).toEqual([]);
});
