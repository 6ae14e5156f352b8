import { expect, test } from "vitest";
import { listOpenCounts } from "~/features/counts/counts.server";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { counted, finished, moved, shelved, started } from "../support/counts";
import { testDatabase } from "../support/database";
import { type Member, newColleague, newCompany } from "../support/people";
import { signedIn, tooOldToken } from "../support/records";
import { ownedNumber, storedItem } from "../support/stock";
import type { Answer } from "../support/visitor";

const all = { scope: "all" as const };
const box = (itemId: string) => `quantity-${itemId}`;

async function shop({ isBlind = false } = {}) {
  const company = await newCompany({ plan: "pro" });
  const filter = await shelved(company, { part_number: "LF9009", description: "Lube filter", quantity: 731 });
  const bulb = await shelved(company, { part_number: "1157", description: "Bulb", quantity: 846 });
  const countId = await started(company, all, { isBlind });
  return {
    company,
    filter,
    bulb,
    countId,
    path: `/inventory/count/${countId}`,
    visitor: await signedIn(company),
  };
}

function entriesOf(countId: string) {
  return testDatabase()
    .owner.selectFrom("count_entries")
    .select(["item_id", "quantity", "book_quantity", "author"])
    .where("count_id", "=", countId)
    .orderBy("counted_at")
    .execute();
}

async function counter(company: Member): Promise<Member> {
  const person = await newColleague(company, "limited_user");
  await testDatabase()
    .owner.updateTable("profiles")
    .set({ is_counter: true })
    .where("id", "=", person.userId)
    .execute();
  return person;
}

test("Start Count asks what to count, and the start is told as Count Mode Active", async () => {
  const company = await newCompany({ plan: "pro" });
  await shelved(company, { part_number: "LF9009", bin_location: "B2" });
  await shelved(company, { part_number: "LOOSE", bin_location: "" });
  const visitor = await signedIn(company);
  const page = await visitor.get("/inventory/count");
  const options = page.html.querySelectorAll("[name=what] option").map((option) => option.text);
  expect(options).toEqual(["Choose what to count", "The whole stock", "Parts without a bin", "Bin B2"]);
  const empty = await visitor.submit("/inventory/count");
  expect([empty.status, messageAt(empty, "what")]).toEqual([
    400,
    expect.stringContaining("Choose what to count"),
  ]);
  await visitor.submit("/inventory/count", { what: "bin:B2" }, "Start Count");
  const count = await visitor.follow();
  expect(flashOf(count)).toContain("Count Mode Active");
  expect(count.text).toContain("Count: bin B2");
  expect(await listOpenCounts(company.scope)).toMatchObject([{ scope: "bin", bin: "B2", is_blind: false }]);
});

test("a count that shares a part with another is refused with who counts what since when", async () => {
  const { company, visitor } = await shop();
  const ana = await signedIn(await newColleague(company, "user"));
  await ana.get("/inventory/count");
  const answer = await ana.submit("/inventory/count", { what: "bin:A1", isBlind: "on" }, "Start Count");
  expect(answer.status).toBe(409);
  expect(alertOf(answer)).toContain(`Count not started ${company.email} counts the whole stock since`);
  expect(valueOf(answer, "what")).toBe("bin:A1");
  expect(answer.html.querySelector("[name=isBlind]")?.hasAttribute("checked")).toBe(true);
  expect((await visitor.get("/inventory/count")).text).toContain("Under way The whole stock");
});

test("a scanner's rhythm: the code, the quantity, Enter, and the box is ready for the next code", async () => {
  const { visitor, path, countId, filter, bulb } = await shop();
  await visitor.get(`${path}/enter`);
  const asked = await visitor.submit(`${path}/enter`, { code: "lf-9009" });
  expect(asked.text).toContain("LF9009 Lube filter");
  expect(autofocused(asked)).toEqual([box(filter)]);
  await visitor.submit(`${path}/enter?code=lf-9009&part=${filter}`, { [box(filter)]: "4" });
  const ready = await visitor.follow();
  expect(ready.text).toContain("LF9009 : counted 4, 727 less");
  expect(autofocused(ready)).toEqual(["code"]);
  await visitor.submit(`${path}/enter`, { code: "1157" });
  await visitor.submit(`${path}/enter?code=1157&part=${bulb}`, { [box(bulb)]: "0" });
  await visitor.follow();
  expect(await entriesOf(countId)).toMatchObject([
    { item_id: filter, quantity: 4, book_quantity: 731 },
    { item_id: bulb, quantity: 0, book_quantity: 846 },
  ]);
});

function autofocused(answer: Answer) {
  return answer.html.querySelectorAll("[autofocus]").map((one) => one.getAttribute("name"));
}

test("an empty box is not a count, and neither is the next part's number", async () => {
  const { visitor, path, countId, filter } = await shop();
  const here = `${path}/enter?code=LF9009&part=${filter}`;
  await visitor.get(`${path}/enter?code=LF9009`);
  const empty = await visitor.submit(here);
  expect([empty.status, messageAt(empty, box(filter))]).toEqual([
    400,
    expect.stringContaining("0 is a count; an empty box is not"),
  ]);
  const scanned = await visitor.submit(here, { [box(filter)]: "BF7633" });
  expect(messageAt(scanned, box(filter))).toContain("“BF7633” is not a quantity");
  expect(valueOf(scanned, box(filter))).toBe("BF7633");
  const number = await visitor.submit(here, { [box(filter)]: "1157" });
  expect([number.status, alertOf(number)]).toEqual([
    409,
    expect.stringContaining("1,157 may be a scanned number"),
  ]);
  expect(await entriesOf(countId)).toEqual([]);
  await visitor.submit(here, {}, "Count 1,157 pieces");
  expect(await entriesOf(countId)).toMatchObject([{ quantity: 1157 }]);
});

test("a part that is counted already asks replace or add; Enter alone chooses neither", async () => {
  const { company, visitor, path, countId, filter } = await shop();
  await counted(company, countId, { itemId: filter, quantity: 4 });
  const here = `${path}/enter?code=LF9009&part=${filter}`;
  const page = await visitor.get(`${path}/enter?code=LF9009`);
  expect(page.text).toMatch(new RegExp(`Already counted 4 at .* by ${company.email}`));
  const asked = await visitor.submit(here, { [box(filter)]: "3" });
  expect([asked.status, alertOf(asked)]).toEqual([
    409,
    expect.stringContaining("This part is already counted"),
  ]);
  expect((await visitor.submit(here, {}, "Check")).status).toBe(409);
  await visitor.submit(here, {}, "Add: 7 in all");
  expect(await entriesOf(countId)).toMatchObject([{ quantity: 7 }]);
  await visitor.get(`${path}/enter?code=LF9009`);
  await visitor.submit(here, { [box(filter)]: "3" });
  await visitor.submit(here, {}, "Replace: 3 in all");
  expect(await entriesOf(countId)).toMatchObject([{ quantity: 3 }]);
});

test("several parts with one number are a choice, and a bar code finds its part", async () => {
  const { company, visitor, path, filter, bulb } = await shop();
  await ownedNumber(company, filter, { kind: "same", number: "P55" });
  await ownedNumber(company, bulb, { kind: "same", number: "P-55" });
  await ownedNumber(company, bulb, { kind: "bar_code", number: "0012345678905" });
  const several = await visitor.get(`${path}/enter?code=p55`);
  expect(several.text).toContain("Several parts are called p55");
  const chosen = several.html.querySelectorAll(".card-item a").map((link) => link.getAttribute("href"));
  expect(chosen).toEqual(expect.arrayContaining([`${path}/enter?code=p55&part=${bulb}`]));
  expect((await visitor.get(chosen[0]!)).html.querySelector("#part-to-count")).not.toBeNull();
  const byCode = await visitor.get(`${path}/enter?code=12345678905`);
  expect(byCode.text).toContain("found by its bar code");
});

test("what is found and unknown goes on the slip without losing the rhythm, and is settled later", async () => {
  const { visitor, path, countId } = await shop();
  const unknown = await visitor.get(`${path}/enter?code=XX-1`);
  expect(unknown.text).toContain("No part has the number XX-1");
  expect(autofocused(unknown)).toEqual(["quantity"]);
  await visitor.submit(`${path}/slips`, { quantity: "2" });
  const ready = await visitor.follow();
  expect(ready.text).toContain("On the found slip: XX-1, 2");
  expect(autofocused(ready)).toEqual(["code"]);
  await visitor.get(`${path}/slips`);
  const wrong = await visitor.submit(`${path}/slips`, {
    code: "YY",
    quantity: "some",
    note: "behind the door",
  });
  expect([wrong.status, valueOf(wrong, "note")]).toEqual([400, "behind the door"]);
  expect(messageAt(wrong, "quantity")).toContain("“some” is not a quantity");
  const [slip] = await slipsOf(countId);
  await visitor.submit(`${path}/slips/${slip!.id}`, {}, { name: "settled" });
  expect(flashOf(await visitor.follow())).toContain("Settled XX-1");
  expect((await slipsOf(countId))[0]?.settled_at).not.toBeNull();
});

test("the Enter of a scanner puts nothing on the slip: it says what was understood", async () => {
  const { visitor, path, countId } = await shop();
  await visitor.get(`${path}/slips`);
  const empty = await visitor.submit(`${path}/slips`, { code: " " });
  expect([empty.status, messageAt(empty, "code")]).toEqual([
    400,
    expect.stringContaining("Type the number or the bar code"),
  ]);
  const checked = await visitor.submit(
    `${path}/slips`,
    { code: "XX-1", quantity: "2", note: "by the door" },
    "Check",
  );
  expect(checked.text).toContain("Nothing is saved yet XX-1: 2 pieces, by the door.");
  expect(await slipsOf(countId)).toEqual([]);
  await visitor.submit(`${path}/slips`, {}, "Put on the Found Slip");
  expect(await slipsOf(countId)).toMatchObject([{ code: "XX-1", quantity: 2, note: "by the door" }]);
});

function slipsOf(countId: string) {
  return testDatabase().owner.selectFrom("count_slips").selectAll().where("count_id", "=", countId).execute();
}

test("a part is added from the slip with what was scanned, and the slip then shows it as added", async () => {
  const { visitor, path, countId } = await shop();
  await visitor.get(`${path}/enter?code=XX-1`);
  await visitor.submit(`${path}/slips`, { quantity: "2" });
  const slip = await visitor.get(`${path}/slips`);
  const link = slip.html.querySelector('a[href^="/inventory/add?"]')!.getAttribute("href")!;
  const form = await visitor.get(link);
  expect([valueOf(form, "partNumber"), valueOf(form, "quantity")]).toEqual(["XX-1", "2"]);
  const refused = await visitor.submit("/inventory/add", { bin: "" }, "Add to Inventory");
  expect([refused.status, valueOf(refused, "partNumber")]).toEqual([400, "XX-1"]);
  await visitor.submit("/inventory/add", { partNumber: "XX-100", bin: "A1" }, "Add to Inventory");
  const back = await visitor.follow();
  expect(flashOf(back)).toContain("Parts added! XX-100 is in bin A1.");
  expect(back.html.querySelector("h1")?.text).toContain("Found slip: the whole stock");
  expect(back.text).toContain("Added XX-100");
  const [settled] = await slipsOf(countId);
  expect(settled!.settled_at).not.toBeNull();
  expect(back.html.querySelector(`a[href="/inventory/${settled!.item_id}"]`)?.text).toBe("XX-100");
  expect(await storedItem(settled!.item_id!)).toMatchObject({ part_number: "XX-100", quantity: 2 });
  await visitor.submit(`${path}/slips/${settled!.id}`, {}, "Put Back XX-1");
  expect((await visitor.follow()).html.querySelector('a[href^="/inventory/add?"]')).not.toBeNull();
  const stranger = await signedIn(await newCompany({ plan: "pro" }));
  await stranger.get(link);
  await stranger.submit("/inventory/add", { bin: "A1" }, "Add to Inventory");
  expect((await stranger.follow()).html.querySelector("h1")?.text).toBe("Add Parts");
  expect((await slipsOf(countId))[0]).toMatchObject({ item_id: null, settled_at: null });
});

test("a part added from the slip asks about a number that is nearly another's", async () => {
  const { visitor, path, countId } = await shop();
  await visitor.get(`${path}/enter?code=LF_90-09X`);
  await visitor.submit(`${path}/slips`, { quantity: "2" });
  const [slip] = await slipsOf(countId);
  await visitor.get(`/inventory/add?number=LF-9009&quantity=2&slip=${slip!.id}`);
  const asked = await visitor.submit("/inventory/add", { bin: "A1" }, "Add to Inventory");
  expect(alertOf(asked)).toContain("A part with nearly this number is there");
  await visitor.submit("/inventory/add", {}, "It is another part: add it");
  expect((await slipsOf(countId))[0]!.settled_at).not.toBeNull();
});

test("a slip's button on a page that was open too long changes nothing and says so", async () => {
  const { company, visitor, path, countId } = await shop();
  await visitor.get(`${path}/enter?code=XX-1`);
  await visitor.submit(`${path}/slips`, { quantity: "2" });
  const [slip] = await slipsOf(countId);
  await visitor.get(`${path}/slips`);
  const form_token = await tooOldToken(company.userId);
  await visitor.submit(`${path}/slips/${slip!.id}`, { form_token }, "Mark Settled XX-1");
  expect(flashOf(await visitor.follow())).toContain("Nothing was changed This page had been open too long");
  expect(await slipsOf(countId)).toMatchObject([{ settled_at: null }]);
});

test("Edit, Adjust, Move and Delete of a part that is being counted say so when they open", async () => {
  const { company, visitor, countId, filter } = await shop();
  for (const page of ["edit", "adjust", "bin", "delete"]) {
    const opened = await visitor.get(`/inventory/${filter}/${page}`);
    expect([page, opened.text]).toEqual([
      page,
      expect.stringContaining(`${company.email} counts this part since`),
    ]);
  }
  expect((await visitor.get(`/inventory/${filter}/receive`)).text).not.toContain("counts this part");
  await finished(company, countId);
  expect((await visitor.get(`/inventory/${filter}/edit`)).text).not.toContain("counts this part");
});

test("a part outside of the count is told with its bin and cannot be counted", async () => {
  const company = await newCompany({ plan: "pro" });
  await shelved(company, { part_number: "HERE" });
  const other = await shelved(company, { part_number: "THERE", bin_location: "C3", quantity: 5 });
  const countId = await started(company, { scope: "bin", bin: "A1" });
  const visitor = await signedIn(company);
  const page = await visitor.get(`/inventory/count/${countId}/enter?code=there`);
  expect(page.text).toContain("there is not in this count It belongs elsewhere: THERE, bin C3.");
  expect(page.html.querySelector(`[name="${box(other)}"]`)).toBeNull();
});

test("one post saves all filled boxes of the list; the empty ones are not counted", async () => {
  const { company, visitor, path, countId, filter, bulb } = await shop();
  const empty = await shelved(company, { part_number: "ZZ", quantity: 1 });
  const page = await visitor.get(path);
  expect(page.text).toContain("0 of 3 parts counted");
  expect(page.text).toContain("731");
  await visitor.submit(`form#counts`, { [box(filter)]: "1,250", [box(bulb)]: "0" });
  const saved = await visitor.follow();
  expect(flashOf(saved)).toBe("2 parts counted");
  expect(saved.text).toMatch(new RegExp(`counted 1,250 at .* by ${company.email}`));
  expect(valueOf(saved, box(filter))).toBe("");
  expect((await entriesOf(countId)).map(({ item_id }) => item_id)).not.toContain(empty);
  const left = await visitor.get(`${path}?left=1`);
  expect(left.html.querySelectorAll("input[name^=quantity-]")).toHaveLength(1);
});

test("the list asks once about every part that was counted before, and keeps what was typed", async () => {
  const { company, visitor, path, countId, filter, bulb } = await shop();
  const ana = await newColleague(company, "user");
  await visitor.get(`${path}?left=1`);
  await counted(ana, countId, { itemId: filter, quantity: 4 });
  const asked = await visitor.submit("form#counts", { [box(filter)]: "3", [box(bulb)]: "9" });
  expect(asked.status).toBe(409);
  expect(messageAt(asked, box(filter))).toMatch(
    new RegExp(`Already counted 4 at .* by ${ana.email}: replace or add`),
  );
  expect([valueOf(asked, box(filter)), valueOf(asked, box(bulb))]).toEqual(["3", "9"]);
  expect(asked.text).toContain("Replace: 3 Add: 7 in all");
  expect(await entriesOf(countId)).toHaveLength(1);
  await visitor.submit("form#counts", { [`how-${filter}`]: "add" });
  expect(await entriesOf(countId)).toMatchObject([{ quantity: 7, author: company.email }, { quantity: 9 }]);
});

test("a sale between the opened sheet and its saving asks: counted before or after it?", async () => {
  const { company, visitor, path, countId, filter, bulb } = await shop();
  await visitor.get(path);
  await moved(company, filter, -1);
  const asked = await visitor.submit("form#counts", { [box(filter)]: "731", [box(bulb)]: "846" });
  expect([asked.status, messageAt(asked, box(filter))]).toEqual([
    409,
    expect.stringMatching(/Counted before or after the sale of 1 at \d+:\d\d [AP]M\?/),
  ]);
  expect([valueOf(asked, box(filter)), valueOf(asked, box(bulb))]).toEqual(["731", "846"]);
  expect(asked.text).toMatch(/Before the sale of 1 at .* After the sale of 1 at/);
  expect(await entriesOf(countId)).toEqual([]);
  await visitor.submit("form#counts", { [when(filter)]: momentsOf(asked, filter)[0]! });
  await finished(company, countId);
  expect(await storedItem(filter)).toMatchObject({ quantity: 730 });
});

test("pieces counted after the sale are what is there, and another sale is asked about too", async () => {
  const { company, visitor, path, countId, filter } = await shop();
  await visitor.get(path);
  await moved(company, filter, -1);
  const asked = await visitor.submit("form#counts", { [box(filter)]: "730" });
  await moved(company, filter, -2);
  const again = await visitor.submit("form#counts", { [when(filter)]: momentsOf(asked, filter)[1]! });
  expect(messageAt(again, box(filter))).toMatch(/the sale of 1 at .*, the sale of 2 at/);
  const choices = momentsOf(again, filter);
  expect(choices).toHaveLength(3);
  await visitor.submit("form#counts", { [when(filter)]: choices[1]! });
  await finished(company, countId);
  expect(await storedItem(filter)).toMatchObject({ quantity: 728 });
});

test("the page of a scanned part asks too, after it asked whether to replace what was counted", async () => {
  const { company, visitor, path, countId, filter } = await shop();
  await counted(company, countId, { itemId: filter, quantity: 700 });
  const here = `${path}/enter?code=LF9009&part=${filter}`;
  await visitor.get(`${path}/enter?code=LF9009`);
  await moved(company, filter, -1);
  await visitor.submit(here, { [box(filter)]: "731" });
  const asked = await visitor.submit(here, {}, "Replace: 731 in all");
  expect([asked.status, alertOf(asked)]).toEqual([409, expect.stringContaining("The stock has moved")]);
  expect(valueOf(asked, box(filter))).toBe("731");
  const before = asked.html.querySelector(`button[name="${when(filter)}"]`)!.text;
  await visitor.submit(here, {}, before);
  await finished(company, countId);
  expect(await storedItem(filter)).toMatchObject({ quantity: 730 });
});

type Shelves = { front: number; back: number };

/** Two places of one part, which the book does not tell apart: 5 in front, 4 in the back, and 2 more in the book. */
async function twoPlaces() {
  const company = await newCompany({ plan: "pro" });
  const itemId = await shelved(company, { part_number: "LF9009", quantity: 11 });
  const countId = await started(company, all);
  const shelves: Shelves = { front: 5, back: 4 };
  const change = async (place: keyof Shelves, pieces: number) => {
    shelves[place] += pieces;
    await moved(company, itemId, pieces);
  };
  const path = `/inventory/count/${countId}`;
  return { ...{ company, itemId, countId, shelves, change, path }, visitor: await signedIn(company) };
}

test.each([
  { changed: "front" as const, pieces: -1, answer: "before", left: 8 },
  { changed: "back" as const, pieces: -1, answer: "after", left: 8 },
  { changed: "front" as const, pieces: 3, answer: "before", left: 12 },
  { changed: "back" as const, pieces: 3, answer: "after", left: 12 },
])(
  "the front is counted, $pieces moved in the $changed, the back is added: its place was counted $answer that, and the stock is the shelf's",
  async ({ changed, pieces, answer, left }) => {
    const { company, visitor, path, countId, itemId, shelves, change } = await twoPlaces();
    await visitor.get(path);
    await visitor.submit("form#counts", { [box(itemId)]: String(shelves.front) });
    await change(changed, pieces);
    await visitor.get(path);
    await visitor.submit("form#counts", { [box(itemId)]: String(shelves.back) });
    const asked = await visitor.submit("form#counts", { [`how-${itemId}`]: "add" });
    expect([asked.status, messageAt(asked, box(itemId))]).toEqual([
      409,
      expect.stringMatching(/Was the place that changed counted before or after the .* at \d+:\d\d [AP]M\?/),
    ]);
    expect(valueOf(asked, box(itemId))).toBe(String(shelves.back));
    await visitor.submit("form#counts", {
      [when(itemId)]: momentCalled(asked, `Its place was counted ${answer}`),
    });
    await finished(company, countId);
    expect([shelves.front + shelves.back, (await storedItem(itemId)).quantity]).toEqual([left, left]);
  },
);

test.each([
  { changed: "front" as const, answer: "after" },
  { changed: "back" as const, answer: "before" },
])(
  "the back is noted, one is sold from the $changed, the front is entered and the back added: its place was counted $answer that",
  async ({ changed, answer }) => {
    const { company, visitor, path, countId, itemId, shelves, change } = await twoPlaces();
    await visitor.get(path);
    const noted = String(shelves.back);
    await change(changed, -1);
    await counted(company, countId, { itemId, quantity: shelves.front });
    await visitor.submit("form#counts", { [box(itemId)]: noted });
    const asked = await visitor.submit("form#counts", { [`how-${itemId}`]: "add" });
    expect(messageAt(asked, box(itemId))).toContain(
      "Was the place that changed counted before or after the sale of 1",
    );
    await visitor.submit("form#counts", {
      [when(itemId)]: momentCalled(asked, `Its place was counted ${answer}`),
    });
    await finished(company, countId);
    expect([shelves.front + shelves.back, (await storedItem(itemId)).quantity]).toEqual([8, 8]);
  },
);

function momentCalled({ html }: Answer, label: string): string {
  const choice = html.querySelectorAll("label.choice").find(({ text }) => text.includes(label))!;
  return choice.querySelector("input")!.getAttribute("value")!;
}

test("a scanned part that is added to another place asks whose pieces moved, and Replace is the way out", async () => {
  const { company, visitor, path, countId, itemId, shelves, change } = await twoPlaces();
  await counted(company, countId, { itemId, quantity: shelves.front });
  await change("front", -1);
  await change("back", -1);
  const here = `${path}/enter?code=LF9009&part=${itemId}`;
  await visitor.get(`${path}/enter?code=LF9009`);
  await visitor.submit(here, { [box(itemId)]: String(shelves.back) });
  const asked = await visitor.submit(here, {}, "Add: 8 in all");
  expect(alertOf(asked)).toContain(
    "If you cannot tell, or no answer fits, count every place again and choose Replace.",
  );
  await visitor.get(`${path}/enter?code=LF9009`);
  await visitor.submit(here, { [box(itemId)]: "7" });
  await visitor.submit(here, {}, "Replace: 7 in all");
  await finished(company, countId);
  expect([shelves.front + shelves.back, (await storedItem(itemId)).quantity]).toEqual([7, 7]);
});

test("a printed sheet names its time, and what moved since it was printed is asked about", async () => {
  const { company, visitor, path, countId, filter } = await shop();
  const sheet = await visitor.get(`${path}/sheet`);
  const printed = /Printed (.*? [AP]M)\./.exec(sheet.text)![1]!;
  await moved(company, filter, -1);
  const link = sheet.html.querySelector(".paper-back a")!.getAttribute("href")!;
  expect(valueOf(await visitor.get(link), "printed")).toBe(printed);
  await visitor.get(path);
  const wrong = await visitor.submit("form#counts", { [box(filter)]: "731", printed: "this morning" });
  expect([wrong.status, messageAt(wrong, "printed")]).toEqual([
    400,
    expect.stringContaining("such as 4:05 PM"),
  ]);
  const asked = await visitor.submit("form#counts", { printed });
  expect(messageAt(asked, box(filter))).toMatch(/Counted before or after .*the sale of 1/);
  await visitor.submit("form#counts", { [when(filter)]: momentsOf(asked, filter).at(-2)! });
  const saved = await visitor.follow();
  expect(valueOf(saved, "printed")).toBe(printed);
  await finished(company, countId);
  expect(await storedItem(filter)).toMatchObject({ quantity: 730 });
});

const when = (itemId: string) => `when-${itemId}`;

function momentsOf({ html }: Answer, itemId: string): string[] {
  return html.querySelectorAll(`[name="${when(itemId)}"]`).map((radio) => radio.getAttribute("value")!);
}

test("a wrong box keeps all values of the list and saves none", async () => {
  const { visitor, path, countId, filter, bulb } = await shop();
  await visitor.get(path);
  const answer = await visitor.submit("form#counts", { [box(filter)]: "2.5", [box(bulb)]: "9" });
  expect([answer.status, messageAt(answer, box(filter))]).toEqual([
    400,
    expect.stringContaining("Count whole pieces"),
  ]);
  expect([valueOf(answer, box(filter)), valueOf(answer, box(bulb))]).toEqual(["2.5", "9"]);
  expect(await entriesOf(countId)).toEqual([]);
});

test("a long list goes on page by page, and Save and Next Page leads to the next", async () => {
  const company = await newCompany({ plan: "pro" });
  for (let row = 0; row < 53; row++) {
    await shelved(company, { part_number: `P-${String(row).padStart(3, "0")}` });
  }
  const countId = await started(company, all);
  const visitor = await signedIn(company);
  const page = await visitor.get(`/inventory/count/${countId}`);
  expect(page.html.querySelectorAll("input[name^=quantity-]")).toHaveLength(50);
  const first = page.html.querySelector("input[name^=quantity-]")!.getAttribute("name")!;
  await visitor.submit("form#counts", { [first]: "1" }, "Save and Next Page");
  const next = await visitor.follow();
  expect(flashOf(next)).toBe("1 part counted");
  expect(next.text).toContain("P-050");
  expect(next.html.querySelectorAll("input[name^=quantity-]")).toHaveLength(3);
  const from = await visitor.get(`/inventory/count/${countId}?bin=b`);
  expect(from.text).toContain("No parts here");
});

test("a blind count shows no book quantity to who counts, on no page", async () => {
  const { company, path, countId, filter } = await shop({ isBlind: true });
  const person = await counter(company);
  await counted(person, countId, { itemId: filter, quantity: 3 });
  const visitor = await signedIn(person);
  const pages = [
    "",
    "/enter?code=LF9009",
    `/enter?counted=${filter}`,
    "/sheet",
    "/slips",
    "/review",
    "/cancel",
  ];
  pages.push("/review?show=differences", "/review?show=counted", "/review?show=uncounted");
  for (const page of pages) {
    const { status, body: whole } = await visitor.get(path + page);
    // Where the ledger was is a number, too.
    const body = whole.replace(/name="shown-[^>]*>/g, "");
    expect([page, status, /\b(731|846|728)\b/.test(body)]).toEqual([page, 200, false]);
  }
  await visitor.get(`${path}/enter?code=LF9009`);
  const asked = await visitor.submit(`${path}/enter?code=LF9009&part=${filter}`, { [box(filter)]: "5" });
  expect(asked.body).not.toMatch(/\b731\b/);
  const review = await visitor.get(`${path}/review`);
  expect(review.text).not.toContain("All shown quantities are correct");
  expect((await visitor.submit(`${path}/review`, {}, "Stop Count")).status).toBe(303);
  const manager = await signedIn(company);
  expect((await manager.get(`${path}/review`)).text).toContain("731");
});

test("who reviews a blind count sees the differences before it ends", async () => {
  const { company, path, countId, filter, visitor } = await shop({ isBlind: true });
  await counted(company, countId, { itemId: filter, quantity: 730 });
  expect((await visitor.get(path)).body).not.toMatch(/\b731\b/);
  expect((await visitor.get(`${path}/review`)).text).toContain("LF9009 Lube filter A1 731 730 1 less");
});

test("the review has differences, their value, what is not counted, and Stop Count", async () => {
  const { company, visitor, path, countId, filter, bulb } = await shop();
  await testDatabase()
    .owner.updateTable("inventory_items")
    .set({ cost: "12.50" })
    .where("id", "=", filter)
    .execute();
  await counted(company, countId, { itemId: filter, quantity: 729 });
  await moved(company, filter, -3);
  const review = await visitor.get(`${path}/review`);
  expect(review.text).toContain("1 of 2 parts counted");
  expect(review.text).toContain("LF9009 Lube filter A1 731 729 2 less −$25.00");
  expect(review.text).toContain("Not counted (1)");
  expect((await visitor.get(`${path}/review?show=uncounted`)).text).toContain("1157 Bulb A1 846");
  await visitor.submit(`${path}/review`, {}, "Stop Count");
  const done = await visitor.follow();
  expect(flashOf(done)).toBe("Count Complete 1 part counted, 1 not counted and left as they are.");
  expect(done.text).toContain("This count is over");
  expect((await visitor.get("/inventory/count")).text).toContain("1 of 2 parts counted");
  expect(await storedItem(filter)).toMatchObject({ quantity: 726 });
  expect(await storedItem(bulb)).toMatchObject({ quantity: 846, last_counted: null });
  expect((await visitor.get(path)).text).toContain("This count is over");
});

test("All shown quantities are correct stamps everything and ends with Count Complete too", async () => {
  const { visitor, path, bulb } = await shop();
  await visitor.get(`${path}/review`);
  expect((await visitor.get(`${path}/review`)).text).toContain("No differences so far");
  await visitor.submit(`${path}/review`, {}, "All shown quantities are correct");
  const done = await visitor.follow();
  expect(flashOf(done)).toContain("Count Complete");
  expect(done.text).toMatch(/No differences(?! so far)/);
  const item = await storedItem(bulb);
  expect([item.quantity, item.last_counted !== null]).toEqual([846, true]);
});

test("the counter sees no cost in the review and may not declare what a blind count hides", async () => {
  const { company, path, countId, filter } = await shop();
  await testDatabase()
    .owner.updateTable("inventory_items")
    .set({ cost: "12.50" })
    .where("id", "=", filter)
    .execute();
  const person = await counter(company);
  await counted(person, countId, { itemId: filter, quantity: 1 });
  const visitor = await signedIn(person);
  const review = await visitor.get(`${path}/review`);
  expect(review.text).toContain("730 less");
  expect(review.body).not.toMatch(/9,?125|12\.50/);
  expect(review.text).not.toContain("$");
});

test("who ends a count second is told who ended it, and an entry after the end is refused and kept", async () => {
  const { company, visitor, path, countId, filter } = await shop();
  const ana = await newColleague(company, "user");
  await visitor.get(`${path}/review`);
  await finished(ana, countId);
  const late = await visitor.submit(`${path}/review`, {}, "Stop Count");
  expect(late.status).toBe(409);
  expect(late.text).toContain(`by ${ana.email}`);
  const other = await shop();
  const second = await newColleague(other.company, "user");
  await other.visitor.get(`${other.path}/enter?code=LF9009`);
  const listed = await signedIn(other.company);
  await listed.get(other.path);
  await finished(second, other.countId);
  const here = `${other.path}/enter?code=LF9009&part=${other.filter}`;
  const scanned = await other.visitor.submit(here, { [box(other.filter)]: "5" });
  expect(scanned.status).toBe(409);
  expect(alertOf(scanned)).toContain(`by ${second.email}. Nothing of this was counted`);
  expect(valueOf(scanned, box(other.filter))).toBe("5");
  const list = await listed.submit("form#counts", { [box(other.filter)]: "6" });
  expect([list.status, valueOf(list, box(other.filter))]).toEqual([409, "6"]);
  expect(filter).toBeTruthy();
});

test("a list is chosen by searching and ticking, and what is ticked stays", async () => {
  const { company, visitor, path, bulb, countId } = await shop();
  await finished(company, countId);
  expect(path).toBeTruthy();
  await visitor.get("/inventory/count/list");
  const found = await visitor.submit("/inventory/count/list", { q: "1157" });
  expect(found.text).toContain("Found");
  const tick = found.html.querySelector(`[name=items][value="${bulb}"]`)!;
  tick.setAttribute("checked", "");
  const kept = await visitor.submit("/inventory/count/list", { q: "LF9009" });
  expect(kept.text).toContain("1 part chosen");
  expect(kept.text).toContain("LF9009 Lube filter");
  await visitor.submit("/inventory/count/list", {}, "Start Count");
  const count = await visitor.follow();
  expect(count.text).toContain("Count: 1 chosen part");
  await visitor.get("/inventory/count/list");
  const none = await visitor.submit("/inventory/count/list", {}, "Start Count");
  expect([none.status, alertOf(none)]).toEqual([400, expect.stringContaining("Choose at least one part")]);
});

test("count sheets are printed by bin, without the book quantity where the count is blind", async () => {
  const { company, visitor, path, countId } = await shop();
  const sheet = await visitor.get(`${path}/sheet`);
  expect(sheet.text).toContain("Bin A1");
  expect(sheet.text).toContain("1157 Bulb 846");
  expect(sheet.html.querySelector("script[type=module]")).toBeNull();
  await finished(company, countId);
});

test("the parts of a count cannot be edited meanwhile, and are told with who counts", async () => {
  const { company, filter } = await shop();
  const ana = await signedIn(await newColleague(company, "user"));
  await ana.get(`/inventory/${filter}/edit`);
  const answer = await ana.submit(`/inventory/${filter}/edit`, { description: "Changed" }, "Save");
  expect(answer.status).toBe(409);
  expect(answer.text).toContain(company.email);
  expect(await storedItem(filter)).toMatchObject({ description: "Lube filter" });
});

test("a cancelled count is asked about first and has no effect", async () => {
  const { company, visitor, path, countId, filter } = await shop();
  await counted(company, countId, { itemId: filter, quantity: 1 });
  expect((await visitor.get(`${path}/cancel`)).text).toContain("Cancel the count of the whole stock?");
  await visitor.submit(`${path}/cancel`, {}, "Cancel Count");
  expect(flashOf(await visitor.follow())).toContain("Count cancelled");
  expect(await storedItem(filter)).toMatchObject({ quantity: 731, last_counted: null });
});

test("a count goes on after signing out, and two people count two bins at once", async () => {
  const company = await newCompany({ plan: "pro" });
  const ana = await newColleague(company, "user");
  const one = await shelved(company, { part_number: "ONE" });
  await shelved(company, { part_number: "TWO", bin_location: "B1" });
  const a1 = await started(company, { scope: "bin", bin: "A1" });
  const b1 = await started(ana, { scope: "bin", bin: "B1" });
  await counted(company, a1, { itemId: one, quantity: 2 });
  const visitor = await signedIn(company);
  await visitor.post("/auth/sign-out", {});
  const again = await signedIn(company);
  const page = await again.get("/inventory/count");
  for (const text of ["Bin A1", "1 part counted", "Bin B1", ana.email]) expect(page.text).toContain(text);
  expect((await again.get(`/inventory/count/${b1}`)).text).toContain("TWO");
});

test("on the free plan counting is part of a larger plan, and a limited user who is no counter is refused", async () => {
  const free = await signedIn(await newCompany());
  expect((await free.get("/inventory/count")).location).toBe("/inventory?upgrade=1");
  const company = await newCompany({ plan: "pro" });
  const limited = await signedIn(await newColleague(company, "limited_user"));
  expect((await limited.get("/inventory/count")).status).toBe(403);
});
