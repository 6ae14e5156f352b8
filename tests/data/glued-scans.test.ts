import { expect, test } from "vitest";
import { findPartsByNumbers } from "~/features/inventory/item/find-part.server";
import { readGluedScans } from "~/features/inventory/item/glued-scans.server";
import { type Member, newCompany } from "../support/people";
import { ownedItem, ownedItems, ownedNumber } from "../support/stock";

async function companyWith(...numbers: string[]): Promise<Member> {
  const company = await newCompany({ plan: "pro" });
  await ownedItems(
    company,
    numbers.map((part_number) => ({ part_number })),
  );
  return company;
}

async function read({ scope, accountId }: Member, text: string) {
  return scope.db(async (trx) => (await readGluedScans(trx, accountId, [text]))(text));
}

test("numbers that a scanner typed into one field are read in order, repeats included", async () => {
  const company = await companyWith("LF9080", "P551712", "15-3580");
  expect(await read(company, "LF9080LF9080P551712")).toEqual({ taken: ["LF9080", "LF9080", "P551712"] });
  expect(await read(company, "lf-908015-3580")).toEqual({ taken: ["lf-9080", "15-3580"] });
  expect(await read(company, "LF9O80 P55I7I2")).toEqual({ taken: ["LF9O80", "P55I7I2"] });
});

test("bar codes, other makers' and vendors' numbers and old numbers count as the part's own", async () => {
  const company = await companyWith("P551712");
  const id = await ownedItem(company, { part_number: "LF9080" });
  await ownedNumber(company, id, { kind: "bar_code", number: "754253480019" });
  await ownedNumber(company, id, { kind: "replaces", number: "LF9000" });
  await ownedNumber(company, id, { kind: "fits_instead", number: "LF7777" });
  expect(await read(company, "754253480019P551712LF9000")).toEqual({
    taken: ["754253480019", "P551712", "LF9000"],
  });
  expect(await read(company, "P551712LF7777")).toBeUndefined();
});

test("leading zeros belong to the number that they begin", async () => {
  const company = await companyWith("1157", "0012345678905");
  expect(await read(company, "00123456789051157")).toEqual({ taken: ["0012345678905", "1157"] });
  expect(await read(company, "11570012345678905")).toEqual({ taken: ["1157", "0012345678905"] });
  expect(await read(company, "1157012345678905")).toEqual({ taken: ["1157", "012345678905"] });
});

test("what can be read in several ways is asked about, the fewest scans first", async () => {
  const company = await companyWith("1000", "10001000", "P551712", "P551", "7122");
  expect(await read(company, "100010001000")).toEqual({
    asked: [
      ["1000", "10001000"],
      ["10001000", "1000"],
      ["1000", "1000", "1000"],
    ],
  });
  expect(await read(company, "P551712P551")).toEqual({ taken: ["P551712", "P551"] });
});

test("a number that is known is never split", async () => {
  const company = await companyWith("1000", "10001000", "LF-9080");
  expect(await read(company, "10001000")).toBeUndefined();
  expect(await read(company, "lf9080")).toBeUndefined();
});

test("a quantity or an unknown number between known ones is asked about, and beside a single one left alone", async () => {
  const company = await companyWith("LF9080", "P551712");
  expect(await read(company, "LF90804P551712")).toEqual({ asked: [["LF9080", "4", "P551712"]] });
  expect(await read(company, "LF9080P551712XX-1")).toEqual({ asked: [["LF9080", "P551712", "XX-1"]] });
  expect(await read(company, "LF90804")).toBeUndefined();
  expect(await read(company, "LF9080-EXT")).toBeUndefined();
});

test("short pieces, deleted parts and the stock of others are no scans", async () => {
  const company = await companyWith("153", "580", "LF9080");
  await ownedItem(company, { part_number: "P551712", archived_at: new Date() });
  await companyWith("P551713");
  expect(await read(company, "153580153580")).toBeUndefined();
  expect(await read(company, "LF9080P551712")).toBeUndefined();
  expect(await read(company, "LF9080P551713")).toBeUndefined();
});

test("the ways that are offered stay few, and text longer than a field holds is not read", async () => {
  const company = await companyWith("1111", "11111");
  expect(await read(company, "1".repeat(100))).toHaveProperty("asked.length", 6);
  expect(await read(company, "1".repeat(101))).toBeUndefined();
});

test("each number of the scans is found as if it had been scanned alone", async () => {
  const company = await companyWith("LF9080", "P551712");
  const taken = await read(company, "LF9080P551712");
  const { accountId } = company;
  const numbers = taken && "taken" in taken ? taken.taken : [];
  const found = await company.scope.db((trx) => findPartsByNumbers(trx, accountId, numbers));
  expect(numbers.map((number) => found(number).map((part) => part.part_number))).toEqual([
    ["LF9080"],
    ["P551712"],
  ]);
});
