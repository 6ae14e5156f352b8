import { expect, test } from "vitest";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { newColleague, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedItem, ownedNumber } from "../support/stock";
import type { Answer } from "../support/visitor";

const press = "Add Number";

async function part() {
  const company = await newCompany({ plan: "pro" });
  const id = await ownedItem(company, {
    part_number: "LF9080",
    description: "Oil filter",
    vendor: "Rush",
    quantity: 2,
  });
  return { company, id, page: `/inventory/${id}/numbers`, visitor: await signedIn(company) };
}

const storedNumbers = (itemId: string) =>
  testDatabase().owner.selectFrom("item_numbers").selectAll().where("item_id", "=", itemId).execute();
const rowOf = (page: Answer, number: string) =>
  page.html
    .querySelectorAll("tbody tr")
    .find(({ text }) => text.includes(number))
    ?.querySelectorAll("th, td")
    .map(({ text }) => text.trim());

test("another maker's number is added, stands in the list, and the search finds the part by it", async () => {
  const { id, page, visitor } = await part();
  expect((await visitor.get(page)).text).toContain("No other numbers yet");
  await visitor.submit(page, { kind: "same", number: " 51 971 ", company: "Wix" }, press);
  const after = await visitor.follow();
  expect(flashOf(after)).toContain("Number added");
  expect(rowOf(after, "51 971")).toEqual(["51 971", "Same part", "Wix", "", "", "Remove"]);
  expect((await visitor.get("/inventory?q=51971")).location).toMatch(`/inventory/${id}`);
});

test("the Enter of a scanner saves nothing; the form says what was understood, and the next one saves", async () => {
  const { company, id, page, visitor } = await part();
  await ownedItem(company, { part_number: "LF-14000", quantity: 3 });
  await visitor.get(page);
  const checked = await visitor.submit(page, { kind: "replaced_by", number: "LF14000" }, "Check");
  expect(checked.text).toContain("Nothing is saved yet");
  expect(checked.text).toContain("It is in your inventory as LF-14000, 3 in stock.");
  expect(await storedNumbers(id)).toEqual([]);
  await visitor.submit(page, {}, press);
  expect((await visitor.follow()).text).toContain("Replaced by LF-14000 (3 in stock)");
  expect((await visitor.get(`/inventory/${id}`)).text).toContain("Replaced by LF-14000 (3 in stock)");
});

test("what is missing is said at its field, and what was typed stays", async () => {
  const { id, page, visitor } = await part();
  await visitor.get(page);
  const answer = await visitor.submit(page, { kind: "", number: "", company: "Wix", lastCost: "12" }, press);
  expect(answer.status).toBe(400);
  expect(messageAt(answer, "kind")).toContain("Choose what this number is");
  expect(messageAt(answer, "number")).toContain("Number is required");
  expect(valueOf(answer, "company")).toBe("Wix");
  const vendor = await visitor.submit(page, { kind: "vendor", number: "1", company: "" }, press);
  expect(messageAt(vendor, "company")).toContain("A vendor's number needs the vendor");
  const same = await visitor.submit(page, { kind: "same", lastCost: "12" }, press);
  expect(messageAt(same, "lastCost")).toContain("A last cost belongs to a vendor's number");
  const long = await visitor.submit(page, { number: "x".repeat(101), lastCost: "" }, press);
  expect(messageAt(long, "number")).toContain("Number must be at most 100 characters");
  expect(await storedNumbers(id)).toEqual([]);
});

test("a circle and the part's own number are refused in words", async () => {
  const { company, id, page, visitor } = await part();
  const other = await ownedItem(company, { part_number: "LF3000" });
  await ownedNumber(company, other, { kind: "replaced_by", number: "LF9080" });
  await visitor.get(page);
  const circle = await visitor.submit(page, { kind: "replaced_by", number: "lf-3000" }, press);
  expect(circle.status).toBe(409);
  expect(alertOf(circle)).toContain("This would go around in a circle: LF9080 → lf-3000 → LF9080");
  const own = await visitor.submit(page, { number: "LF 9080" }, press);
  expect(messageAt(own, "number")).toContain("This is the part's own number");
  expect(await storedNumbers(id)).toEqual([]);
});

test("a bar code that opens another part is refused, with the way to that part", async () => {
  const { company, page, visitor } = await part();
  const other = await ownedItem(company, { part_number: "FS1098" });
  await ownedNumber(company, other, { kind: "bar_code", number: "7825419913" });
  await visitor.get(page);
  const answer = await visitor.submit(page, { kind: "bar_code", number: "7825419913" }, press);
  expect(messageAt(answer, "number")).toContain("This code opens FS1098 already");
  expect(answer.html.querySelector(`main a[href="/inventory/${other}"]`)?.text).toBe("Open FS1098");
});

test("a vendor's number keeps its last cost with the day; the counter sees the number and no cost", async () => {
  const { company, id, page, visitor } = await part();
  await visitor.get(page);
  const typed = { kind: "vendor", number: "RTC-9080", company: "Rush", lastCost: "$1,027.9" };
  await visitor.submit(page, typed, press);
  expect(rowOf(await visitor.follow(), "RTC-9080")![3]).toMatch(/^\$1,027\.90 on /);
  const driver = await newColleague(company, "limited_user");
  const counter = testDatabase().owner.updateTable("profiles").set({ is_counter: true });
  await counter.where("id", "=", driver.userId).execute();
  const atCounter = await signedIn(driver);
  const seen = await atCounter.get(page);
  expect(rowOf(seen, "RTC-9080")).toEqual(["RTC-9080", "Vendor's number", "Rush", "", "Remove"]);
  expect(seen.body).not.toContain("1,027.90");
  expect(seen.html.querySelector("[name=lastCost]")).toBeNull();
  const secret = { form_token: valueOf(seen, "form_token")!, ...typed, number: "RTC-1", lastCost: "5" };
  await atCounter.post(page, secret);
  expect((await storedNumbers(id)).find(({ number }) => number === "RTC-1")).toMatchObject({
    last_cost: null,
  });
});

test("a form sent twice adds one number", async () => {
  const { id, page, visitor } = await part();
  await visitor.get(page);
  const send = () => visitor.submit(page, { kind: "same", number: "P550428" }, press);
  await Promise.all([send(), send(), send()]);
  expect(await storedNumbers(id)).toHaveLength(1);
});

test("a number is removed after asking; removed again, nothing happens", async () => {
  const { company, id, page, visitor } = await part();
  const number = await ownedNumber(company, id, { kind: "same", number: "51971" });
  const path = `${page}/${number}/remove`;
  const asked = await visitor.get(path);
  expect(asked.text).toContain("Remove 51971?");
  await visitor.submit(path, {}, "Remove Number");
  const after = await visitor.follow();
  expect(flashOf(after)).toContain("Number removed 51971 no longer finds this part.");
  expect((await visitor.get(path)).status).toBe(404);
  await visitor.post(path, { form_token: valueOf(asked, "form_token")! });
  expect(flashOf(await visitor.follow())).toContain("Nothing was changed");
});

test("another company's part and numbers are not there", async () => {
  const { company, id, page } = await part();
  const number = await ownedNumber(company, id, { kind: "same", number: "51971" });
  const stranger = await signedIn(await newCompany({ plan: "pro" }));
  expect((await stranger.get(page)).status).toBe(404);
  expect((await stranger.get(`${page}/${number}/remove`)).status).toBe(404);
});
