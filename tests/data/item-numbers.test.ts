import { expect, test } from "vitest";
import type { NewNumber } from "~/features/inventory/numbers/item-number-schema";
import { addNumber, getItemNumbers } from "~/features/inventory/numbers/item-numbers.server";
import { noteVendorCost } from "~/features/inventory/numbers/vendor-cost.server";
import { receiveStock } from "~/features/inventory/stock/stock-adjustments.server";
import { currentNumbersOf, getReplacements } from "~/features/inventory/numbers/replacements.server";
import { today } from "~/features/calendar/today";
import { testDatabase } from "../support/database";
import { type Member, newCompany } from "../support/people";
import { ownedItem, ownedNumber, storedItem } from "../support/stock";

const { owner } = testDatabase();
let posts = 0;

/** Adds a number as the form does. */
function add(
  company: Member,
  itemId: string,
  typed: Partial<NewNumber> & Pick<NewNumber, "kind" | "number">,
) {
  const number = { company: "", lastCost: null, ...typed };
  return addNumber(company.scope, itemId, { typed: number, day: "2026-11-28" }, `post ${itemId} ${posts++}`);
}

async function parts(company: Member, ...numbers: string[]): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const part_number of numbers)
    ids[part_number] = await ownedItem(company, { part_number, quantity: 3 });
  return ids;
}

const chainOf = async (company: Member, id: string) =>
  (await getReplacements(company.scope, await storedItem(id))).map(({ partNumber, item }) =>
    item ? `${partNumber} (${item.quantity})` : partNumber,
  );
const newestOf = async (company: Member, id: string) =>
  (await company.scope.db((trx) => currentNumbersOf(trx, [id]))).get(id)?.partNumber;

test("a chain of replacements is followed to the newest part, over numbers that are not kept", async () => {
  const company = await newCompany({ plan: "pro" });
  const ids = await parts(company, "P1", "P2", "P4");
  await add(company, ids.P1!, { kind: "replaced_by", number: "p-2" });
  await add(company, ids.P2!, { kind: "replaced_by", number: "P3" });
  // Nobody has P3; P4 says that it replaces it.
  await add(company, ids.P4!, { kind: "replaces", number: "P 3" });
  expect(await chainOf(company, ids.P1!)).toEqual(["P2 (3)", "P3", "P4 (3)"]);
  expect(await newestOf(company, ids.P1!)).toBe("P4");
  expect(await newestOf(company, ids.P4!)).toBeUndefined();
  await add(company, ids.P4!, { kind: "replaced_by", number: "P5" });
  expect(await chainOf(company, ids.P2!)).toEqual(["P3", "P4 (3)", "P5"]);
  expect(await newestOf(company, ids.P1!)).toBe("P4");
});

test("a circle is refused whichever way round it is said, and the message names the chain", async () => {
  const company = await newCompany({ plan: "pro" });
  const ids = await parts(company, "A", "B", "C");
  expect(await add(company, ids.A!, { kind: "replaced_by", number: "B" })).toHaveProperty("numberId");
  expect(await add(company, ids.C!, { kind: "replaces", number: "B" })).toHaveProperty("numberId");
  expect(await add(company, ids.C!, { kind: "replaced_by", number: "a" })).toEqual({
    problem: "circle",
    chain: ["C", "a", "B", "C"],
  });
  expect(await add(company, ids.A!, { kind: "replaces", number: "c" })).toEqual({
    problem: "circle",
    chain: ["c", "A", "B", "C"],
  });
  expect(await add(company, ids.B!, { kind: "replaced_by", number: "b-" })).toEqual({
    problem: "own-number",
  });
  expect(await chainOf(company, ids.A!)).toEqual(["B (3)", "C (3)"]);
});

test("two people who say the opposite at the same moment close no circle", async () => {
  const company = await newCompany({ plan: "pro" });
  const ids = await parts(company, "X1", "X2");
  const answers = await Promise.all([
    add(company, ids.X1!, { kind: "replaced_by", number: "X2" }),
    add(company, ids.X2!, { kind: "replaced_by", number: "X1" }),
  ]);
  expect(answers.filter((answer) => "problem" in answer)).toHaveLength(1);
});

test("a circle that a renamed part closed, or a chain without end, is walked once", async () => {
  const company = await newCompany({ plan: "pro" });
  const ids = await parts(company, "R1", "R2");
  await ownedNumber(company, ids.R1!, { kind: "replaced_by", number: "R2" });
  await ownedNumber(company, ids.R2!, { kind: "replaced_by", number: "R1" });
  expect(await chainOf(company, ids.R1!)).toEqual(["R2 (3)"]);
  const long = await parts(company, ...Array.from({ length: 40 }, (_, index) => `L${index + 10}`));
  for (let index = 10; index < 49; index++)
    await ownedNumber(company, long[`L${index}`]!, { kind: "replaced_by", number: `L${index + 1}` });
  expect(await chainOf(company, long.L10!)).toHaveLength(20);
});

test("chains lead neither to deleted parts nor to a customer's or another company's", async () => {
  const company = await newCompany({ plan: "pro" });
  const stranger = await newCompany({ plan: "pro" });
  await parts(stranger, "S2");
  const id = await ownedItem(company, { part_number: "S1" });
  await ownedItem(company, { part_number: "S2", archived_at: new Date() });
  await add(company, id, { kind: "replaced_by", number: "S2" });
  expect(await chainOf(company, id)).toEqual(["S2"]);
  expect(await newestOf(company, id)).toBeUndefined();
});

test("a bar code opens one part: the second is refused with the first one named", async () => {
  const company = await newCompany({ plan: "pro" });
  const ids = await parts(company, "BOX1", "BOX2", "0417");
  const code = "0078254199 13";
  expect(await add(company, ids.BOX1!, { kind: "bar_code", number: code })).toHaveProperty("numberId");
  expect(await add(company, ids.BOX2!, { kind: "bar_code", number: "78254199-13" })).toEqual({
    problem: "bar-code-taken",
    itemId: ids.BOX1,
    partNumber: "BOX1",
  });
  expect(await add(company, ids.BOX1!, { kind: "bar_code", number: code })).toEqual({
    problem: "there-already",
  });
  expect(await add(company, ids.BOX1!, { kind: "bar_code", number: "417" })).toMatchObject({
    problem: "bar-code-taken",
    partNumber: "0417",
  });
  expect(await add(company, ids["0417"]!, { kind: "bar_code", number: "417" })).toHaveProperty("numberId");
  expect(await add(await newCompany(), ids.BOX1!, { kind: "bar_code", number: "1" })).toEqual({
    problem: "gone",
  });
});

test("a number stands once for each kind and company, and one that is nothing but marks is refused", async () => {
  const company = await newCompany({ plan: "pro" });
  const { N1 } = await parts(company, "N1");
  expect(await add(company, N1!, { kind: "same", number: "51515", company: "Wix" })).toHaveProperty(
    "numberId",
  );
  expect(await add(company, N1!, { kind: "same", number: "51 515", company: "WIX" })).toEqual({
    problem: "there-already",
  });
  expect(await add(company, N1!, { kind: "same", number: "51515", company: "Baldwin" })).toHaveProperty(
    "numberId",
  );
  expect(await add(company, N1!, { kind: "same", number: " -/- " })).toEqual({ problem: "unreadable" });
});

test("a number shows the part that has it, and a part the ones that name it", async () => {
  const company = await newCompany({ plan: "pro" });
  const ids = await parts(company, "LF9080", "51971");
  await add(company, ids.LF9080!, { kind: "fits_instead", number: "519-71" });
  const [number] = (await getItemNumbers(company.scope, ids.LF9080!))!.numbers;
  expect(number).toMatchObject({ own_id: ids["51971"], own_quantity: 3 });
  const { namedBy } = (await getItemNumbers(company.scope, ids["51971"]!))!;
  expect(namedBy).toMatchObject([{ kind: "fits_instead", part_number: "LF9080" }]);
});

const costs = (itemId: string) =>
  owner
    .selectFrom("item_numbers")
    .select(["number", "last_cost", "last_cost_on"])
    .where("item_id", "=", itemId)
    .orderBy("number")
    .execute();

test("what a vendor took is kept on its numbers only, and an older day changes nothing", async () => {
  const company = await newCompany({ plan: "pro" });
  const { V1 } = await parts(company, "V1");
  await add(company, V1!, { kind: "vendor", number: "A-1", company: "Rush" });
  await add(company, V1!, { kind: "vendor", number: "B-1", company: "FleetPride", lastCost: "9.5" });
  const note = (vendor: string, cost: string, day: string) =>
    company.scope.db((trx) => noteVendorCost(trx, { itemId: V1!, vendor, cost, day }));
  await note(" rush ", "12", "2026-11-20");
  await note("RUSH", "11", "2026-11-19");
  await note("Nobody", "1", "2026-11-20");
  expect(await costs(V1!)).toEqual([
    { number: "A-1", last_cost: "12.0000", last_cost_on: "2026-11-20" },
    { number: "B-1", last_cost: "9.5000", last_cost_on: "2026-11-28" },
  ]);
  await add(company, V1!, { kind: "vendor", number: "B-1", company: "fleetpride", lastCost: "8.25" });
  expect((await costs(V1!))[1]).toMatchObject({ last_cost: "8.2500" });
});

test("a receipt from a vendor is its last cost from then on", async () => {
  const company = await newCompany({ plan: "pro" });
  const { G1 } = await parts(company, "G1");
  await add(company, G1!, { kind: "vendor", number: "RTC-1", company: "Rush" });
  const receipt = { quantity: 4, unitCost: "11.20", supplier: "rush", reference: null };
  await receiveStock(company.scope, G1!, receipt, "receipt of G1");
  expect(await costs(G1!)).toEqual([
    { number: "RTC-1", last_cost: "11.2000", last_cost_on: today("America/Chicago") },
  ]);
});
