import { sql } from "kysely";
import { expect, test } from "vitest";
import { alertOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { type Member, type Person, newColleague, newCompany } from "../support/people";
import { ownedPhoto, photoFile, storedFiles } from "../support/photos";
import { ownedVehicle } from "../support/vehicles";
import type { Typed } from "../support/html-form";
import { Visitor } from "../support/visitor";

async function signedIn(person: Person): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.signIn(person);
  return visitor;
}

async function withPhoto(showsMoney = false): Promise<{ company: Member; address: string }> {
  const company = await newCompany();
  return { company, address: `/files/${await ownedPhoto(company, { showsMoney })}` };
}

test("a company sees its own photo, large and small, as a picture that the browser keeps to itself", async () => {
  const { company, address } = await withPhoto(true);
  const visitor = await signedIn(company);
  const large = await visitor.get(address);
  expect(large.status).toBe(200);
  expect(Object.fromEntries(large.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-disposition": "inline",
    "cache-control": "private, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    vary: "cookie",
  });
  const small = await visitor.get(`${address}?size=thumbnail`);
  expect([small.status, small.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const sizeOf = ({ headers }: typeof large) => Number(headers.get("content-length"));
  expect(sizeOf(small)).toBeLessThan(sizeOf(large));
});

test("another company's photo is not there", async () => {
  const { address } = await withPhoto();
  const stranger = await signedIn(await newCompany());
  for (const path of [address, `${address}?size=thumbnail`, "/files/1"]) {
    const answer = await stranger.get(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.text).toContain("Oops! Page not found");
  }
});

test("a limited user sees photos, but not of what something cost", async () => {
  const { company, address } = await withPhoto();
  const receipt = `/files/${await ownedPhoto(company, { showsMoney: true })}`;
  const driver = await signedIn(await newColleague(company, "limited_user"));
  expect((await driver.get(address)).status).toBe(200);
  for (const path of [receipt, `${receipt}?size=thumbnail`]) {
    const answer = await driver.get(path);
    expect([path, answer.status]).toEqual([path, 403]);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(answer.text).toContain("This picture shows what something cost.");
  }
});

test("signed out, a photo's address leads to the sign-in page", async () => {
  const { company, address } = await withPhoto();
  const answer = await new Visitor().get(address);
  expect([answer.status, answer.location]).toEqual([
    303,
    `/auth?tab=signin&to=${encodeURIComponent(address)}`,
  ]);
  const visitor = await signedIn(company);
  await visitor.get("/account");
  await visitor.submit("/auth/sign-out");
  expect((await visitor.get(address)).status).toBe(303);
});

/** On the page for a new receipt, where photos are taken. */
async function atTheTruck() {
  const company = await newCompany();
  const add = `/fleet-data/${await ownedVehicle(company)}/fuel/new`;
  const visitor = await signedIn(company);
  await visitor.get(add);
  const send = (typed: Typed) => visitor.submit(add, typed, "Add Fuel Receipt");
  return { company, add, visitor, send };
}

const receiptsOf = ({ accountId }: Member) =>
  testDatabase()
    .owner.selectFrom("fuel_receipts")
    .select(["id", "vehicle_id", "photo_id", "total_cost"])
    .where("account_id", "=", accountId)
    .execute();

async function letPass(minutes: number, { userId }: Member): Promise<void> {
  await testDatabase()
    .owner.updateTable("sessions")
    .set({ last_seen_at: sql<Date>`last_seen_at - make_interval(mins => ${minutes})` })
    .where("user_id", "=", userId)
    .execute();
}

test("a form refused for something else shows its photo, and is saved with it", async () => {
  const { company, visitor, send } = await atTheTruck();
  const refused = await send({ notes: "Pump 4", photo: await photoFile() });
  expect([refused.status, alertOf(refused)]).toEqual([400, "Validation Error Total cost is required"]);
  expect(valueOf(refused, "notes")).toBe("Pump 4");
  const picture = refused.html.querySelector(".photo-kept img");
  expect(picture?.getAttribute("alt")).toContain("Photo of the receipt");
  expect((await send({ totalCost: "50" })).status).toBe(303);
  expect((await visitor.get(picture!.getAttribute("src")!)).status).toBe(200);
  const [file] = await storedFiles(company);
  expect(await receiptsOf(company)).toMatchObject([{ photo_id: file!.id, total_cost: "50.00" }]);
  expect(file).toMatchObject({ shows_money: true, attached_at: expect.any(Date) as Date });
});

test("what is no photo, or is too large, is said at its field with everything else kept", async () => {
  const { company, send } = await atTheTruck();
  const pdf = await send({ totalCost: "50", photo: new File(["%PDF-1.7"], "receipt.jpg") });
  expect([pdf.status, alertOf(pdf)]).toEqual([400, expect.stringMatching(/^Invalid file/)]);
  expect(messageAt(pdf, "photo")).toContain("Please upload an image file");
  expect(valueOf(pdf, "totalCost")).toBe("50");
  const large = await send({ photo: new File([await photoFile(), new Uint8Array(11_000_000)], "IMG.jpg") });
  expect(alertOf(large)).toBe("File too large Please select an image smaller than 10MB");
  expect(messageAt(large, "photo")).toContain("Please select an image smaller than 10MB");
  expect(valueOf(large, "totalCost")).toBe("50");
  expect(await storedFiles(company)).toEqual([]);
  expect(await receiptsOf(company)).toEqual([]);
});

test("a receipt with a photo sent twice at the same moment is one receipt with one photo", async () => {
  const { company, send } = await atTheTruck();
  const typed = { totalCost: "50", photo: await photoFile() };
  const answers = await Promise.all([send(typed), send(typed), send(typed)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await storedFiles(company)).toHaveLength(1);
  expect(await receiptsOf(company)).toHaveLength(1);
});

test("a photo taken out of a receipt is let go, and another one takes its place", async () => {
  const { company, visitor, send } = await atTheTruck();
  await send({ totalCost: "50", photo: await photoFile() });
  const [receipt] = await receiptsOf(company);
  const page = `/fleet-data/${receipt!.vehicle_id}/fuel/${receipt!.id}`;
  await visitor.get(page);
  expect((await visitor.submit(page, { photo: await photoFile("#0040c0") }, "Save Changes")).status).toBe(
    303,
  );
  const [before, after] = await storedFiles(company);
  expect(await receiptsOf(company)).toMatchObject([{ photo_id: after!.id }]);
  expect([before!.attached_at, after!.attached_at]).toEqual([null, expect.any(Date)]);
  await visitor.get(page);
  expect((await visitor.submit(page, { removePhoto: "on" }, "Save Changes")).status).toBe(303);
  expect(await receiptsOf(company)).toMatchObject([{ photo_id: null }]);
  expect((await storedFiles(company)).map(({ attached_at }) => attached_at)).toEqual([null, null]);
});

test("a form with a photo that was sent after the session ended is finished with its photo", async () => {
  const { company, visitor, send } = await atTheTruck();
  await letPass(11, company);
  expect((await send({ totalCost: "50", photo: await photoFile("#c04020", "IMG_7.jpg") })).status).toBe(303);
  await visitor.follow();
  const { email, password } = company;
  await visitor.submit("form:has([name=password])", { email, password });
  const finish = await visitor.follow();
  expect(finish.text).toContain("IMG_7.jpg");
  expect(finish.text).not.toContain("Photo id");
  expect((await visitor.submit("form:has([name=held_post])", {}, "Finish")).status).toBe(303);
  const [file] = await storedFiles(company);
  expect(file).toMatchObject({ original_name: "IMG_7.jpg" });
  expect(await receiptsOf(company)).toMatchObject([{ photo_id: file!.id }]);
});

test("of a photo too large to be kept over a sign-in only the name is, and the form says so", async () => {
  const { company, visitor, send } = await atTheTruck();
  await letPass(11, company);
  await send({ totalCost: "50", photo: new File([new Uint8Array(13_000_000)], "IMG_8.jpg") });
  await visitor.follow();
  const { email, password } = company;
  await visitor.submit("form:has([name=password])", { email, password });
  expect((await visitor.follow()).text).toContain("IMG_8.jpg");
  const asked = await visitor.submit("form:has([name=held_post])", {}, "Finish");
  expect(alertOf(asked)).toMatch(/^Upload failed Failed to upload image Choose it again\./);
  expect(valueOf(asked, "totalCost")).toBe("50");
  expect(await receiptsOf(company)).toEqual([]);
});
