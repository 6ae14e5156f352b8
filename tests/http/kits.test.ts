import { expect, test } from "vitest";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { testDatabase } from "../support/database";
import { newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedItem } from "../support/stock";
import type { Answer } from "../support/visitor";

const press = "Add Kit";
const form = "/inventory/kits/new";

async function shop() {
  const company = await newCompany({ plan: "pro" });
  await ownedItem(company, { part_number: "LF9080", description: "Oil filter", quantity: 7 });
  await ownedItem(company, { part_number: "10%", quantity: 40 });
  return { company, visitor: await signedIn(company) };
}

const storedKits = (accountId: string) =>
  testDatabase().owner.selectFrom("kits").selectAll().where("account_id", "=", accountId).execute();
const typedLines = (page: Answer) =>
  page.html
    .querySelectorAll("input[name^=lines]")
    .map((input) => input.getAttribute("value") ?? "")
    .join(" ");

test("a kit is put together, blank lines are left out, and its page says how many the stock makes", async () => {
  const { company, visitor } = await shop();
  await visitor.get(form);
  const typed = {
    name: "PM service",
    notes: "Every 25,000 miles",
    "lines[0].number": "lf-9080",
    "lines[0].quantity": "2",
    "lines[2].number": "10%",
  };
  const answer = await visitor.submit(form, typed, press);
  expect(answer.location).toMatch(/^\/inventory\/kits\/[0-9a-f-]{36}$/);
  const page = await visitor.follow();
  expect(flashOf(page)).toBe("Kit added");
  expect(page.text).toContain("Every 25,000 miles");
  expect(page.text).toContain("3 complete kits in stock");
  expect(page.text).toContain("LF9080 Oil filter 2 7 sets the limit 3");
  expect((await visitor.get("/inventory/kits")).text).toContain("PM service 2 3");
  expect(await storedKits(company.accountId)).toHaveLength(1);
});

test("the Enter of a scanner adds a line and says what was scanned; it saves nothing", async () => {
  const { company, visitor } = await shop();
  await visitor.get(form);
  const scanned = await visitor.submit(form, {
    name: "PM",
    "lines[0].number": "LF9080",
    "lines[1].number": "??",
  });
  expect(scanned.status).toBe(200);
  expect(scanned.text).toContain("LF9080, Oil filter: 7 in stock");
  expect(scanned.text).toContain("No part of your inventory has the number “??”");
  expect(typedLines(scanned)).toBe("LF9080 1 ?? 1  1  1");
  expect(scanned.html.querySelector('[name="lines[3].number"]')?.hasAttribute("autofocus")).toBe(true);
  expect(scanned.html.querySelector("[role=alert]")).toBeNull();
  expect(valueOf(scanned, "name")).toBe("PM");
  expect(await storedKits(company.accountId)).toEqual([]);
});

test("a line is taken away, the others stay as they were typed", async () => {
  const { visitor } = await shop();
  await visitor.get(form);
  const typed = { "lines[0].number": "LF9080", "lines[1].number": "WRONG", "lines[2].number": "10%" };
  const answer = await visitor.submit(form, typed, "Remove line 2");
  expect(typedLines(answer)).toBe("LF9080 1 10% 1");
});

test("each wrong line has its message, and everything typed stays", async () => {
  const { company, visitor } = await shop();
  await visitor.get(form);
  const typed = {
    name: "",
    "lines[0].number": "LF9080",
    "lines[0].quantity": "1.5",
    "lines[1].number": "",
    "lines[1].quantity": "4",
  };
  const answer = await visitor.submit(form, typed, press);
  expect(answer.status).toBe(400);
  expect(messageAt(answer, "name")).toContain("Name is required");
  expect(messageAt(answer, "lines[0].quantity")).toContain("Quantity must be a whole number from 1 to 9999");
  expect(messageAt(answer, "lines[1].number")).toContain("Part number is required");
  expect(valueOf(answer, "lines[0].quantity")).toBe("1.5");
  const unknown = { name: "PM", "lines[0].quantity": "1", "lines[1].number": "NOPE" };
  const refused = await visitor.submit(form, unknown, press);
  expect(refused.status).toBe(409);
  expect(alertOf(refused)).toContain(
    "Failed to add kit Line 2: No part of your inventory has the number “NOPE”",
  );
  expect(messageAt(refused, "lines[1].number")).toContain("“NOPE”");
  expect(refused.text).toContain("LF9080, Oil filter: 7 in stock");
  expect(await storedKits(company.accountId)).toEqual([]);
});

test("a kit without a part is refused, and a name that another kit has", async () => {
  const { visitor } = await shop();
  await visitor.get(form);
  const empty = await visitor.submit(form, { name: "PM" }, press);
  expect(alertOf(empty)).toContain("Add at least one part to the kit");
  await visitor.submit(form, { "lines[0].number": "LF9080" }, press);
  await visitor.get(form);
  const again = await visitor.submit(form, { name: "pm", "lines[0].number": "LF9080" }, press);
  expect(messageAt(again, "name")).toContain("Another kit has this name");
});

test("a form sent twice adds one kit", async () => {
  const { company, visitor } = await shop();
  await visitor.get(form);
  const send = () => visitor.submit(form, { name: "PM", "lines[0].number": "LF9080" }, press);
  await Promise.all([send(), send(), send()]);
  expect(await storedKits(company.accountId)).toHaveLength(1);
});

test("a kit is edited line by line and removed after asking; its parts stay", async () => {
  const { visitor } = await shop();
  await visitor.get(form);
  const { location = "" } = await visitor.submit(form, { name: "PM", "lines[0].number": "LF9080" }, press);
  const edit = `${location}/edit`;
  expect(typedLines(await visitor.get(edit))).toBe("LF9080 1");
  await visitor.submit(edit, {}, "Add Line");
  await visitor.submit(edit, { "lines[1].number": "10%", "lines[1].quantity": "5" }, "Save Changes");
  const page = await visitor.follow();
  expect(flashOf(page)).toBe("Kit updated");
  expect(page.text).toContain("10% 5 40");
  await visitor.get(`${location}/remove`);
  await visitor.submit(`${location}/remove`, {}, "Remove Kit");
  expect(flashOf(await visitor.follow())).toContain("Kit removed");
  expect((await visitor.get(location)).status).toBe(404);
  expect((await visitor.get("/inventory?list=1")).text).toContain("LF9080");
});

test("two people edit the same kit: the second sees what is saved now, and may still keep theirs", async () => {
  const { company, visitor } = await shop();
  await visitor.get(form);
  const { location = "" } = await visitor.submit(form, { name: "PM", "lines[0].number": "LF9080" }, press);
  const edit = `${location}/edit`;
  const other = await signedIn(company);
  for (const each of [visitor, other]) await each.get(edit);
  await visitor.submit(edit, { name: "PM A", "lines[0].number": "10%" }, "Save Changes");
  const refused = await other.submit(edit, { name: "PM B" }, "Save Changes");
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("Saved now: PM A");
  expect((await other.submit(edit, {}, "Save Changes")).location).toBe(location);
  expect((await other.follow()).text).toContain("PM B");
});

test("a deleted part is named on the kit's page, which then makes none", async () => {
  const { company, visitor } = await shop();
  await visitor.get(form);
  const { location = "" } = await visitor.submit(form, { name: "PM", "lines[0].number": "LF9080" }, press);
  const { owner } = testDatabase();
  const deleted = owner.updateTable("inventory_items").set({ archived_at: new Date() });
  await deleted.where("account_id", "=", company.accountId).where("part_number", "=", "LF9080").execute();
  const page = await visitor.get(location);
  expect(page.text).toContain("Deleted since LF9080: no longer in your inventory.");
  expect(page.text).toContain("0 complete kits in stock");
});
