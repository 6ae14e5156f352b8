import { sql } from "kysely";
import { expect, test } from "vitest";
import { searchItems } from "~/features/inventory/list/list-items.server";
import { testDatabase } from "../support/database";
import { type Member, newCompany } from "../support/people";
import { sampleRows, samplesAvailable } from "../support/samples";
import { ownedItem, ownedItems, ownedNumber } from "../support/stock";

async function found({ scope, accountId }: Member, search: string) {
  const { items, exact } = await scope.db((trx) => searchItems(trx, scope, { owner: accountId, search }));
  return { numbers: items.map(({ part_number }) => part_number), exact };
}

/** Numbers as makers give them, none of them real: one to three letters, four to seven digits, now and then an end. */
function otherNumbers(count: number): string[] {
  const numbers = new Set<string>();
  let state = 7;
  const roll = (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  const letters = (max: number) =>
    Array.from({ length: roll(max + 1) }, () => String.fromCharCode(65 + roll(26))).join("");
  while (numbers.size < count) {
    const digits = String(10 ** (3 + roll(4)) + roll(9_000_000)).slice(0, 4 + roll(4));
    numbers.add(letters(3) + digits + (roll(4) === 0 ? `-${roll(99)}` : letters(1)));
  }
  return [...numbers];
}

async function fullShelf(): Promise<Member> {
  const company = await newCompany({ plan: "enterprise" });
  await ownedItems(
    company,
    otherNumbers(10_000).map((part_number, n) => ({
      part_number,
      description: ["Oil filter", "Air spring", "Wheel seal", "Brake drum"][n % 4]!,
      manufacturer: ["Haldex", "Meritor", "Donaldson"][n % 3]!,
    })),
  );
  // As the database does by itself after a minute.
  await sql`vacuum analyze inventory_items, inventory_search, item_numbers`.execute(testDatabase().owner);
  return company;
}

const sources: [file: string, column: string][] = [
  ["parts/brooms_price_intake.csv", "vendor_pn"],
  ["parts/cab_glass_intake.csv", "vendor_pn"],
  ["parts/scissor_lift_parts.csv", "vendor_pn"],
  ["parts/filter_stock.csv", "Part No"],
  ["parts/rubber_tracks_cost_and_price.csv", "vendor_pn"],
];

/** Fifty real numbers, ten of each list, no two nearly the same. */
function realNumbers(): string[] {
  return sources.flatMap(([file, column]) => {
    const numbers = [...new Set(sampleRows(file).map((row) => row[column]!))].filter(
      (number) => number.length >= 6,
    );
    const step = Math.max(1, Math.floor(numbers.length / 10));
    return numbers.filter((_, index) => index % step === 0).slice(0, 10);
  });
}

/** A letter left out, two changed round, one wrong, one too many: each at a place of its own. */
function misspelt(number: string, index: number): string[] {
  const at = 1 + (index % (number.length - 2));
  const wrong = /\d/.test(number[at]!) ? String((Number(number[at]) + 3) % 10) : "X";
  return [
    number.slice(0, at) + number.slice(at + 1),
    number.slice(0, at) + number[at + 1]! + number[at]! + number.slice(at + 2),
    number.slice(0, at) + wrong + number.slice(at + 1),
    number.slice(0, at) + "7" + number.slice(at),
  ];
}

test.skipIf(!samplesAvailable)(
  "of 200 misspelt numbers at least 95 in 100 bring the right part first among 10,000 others",
  async () => {
    const company = await fullShelf();
    const numbers = realNumbers();
    expect(numbers.length).toBe(50);
    await ownedItems(
      company,
      numbers.map((part_number) => ({ part_number })),
    );
    const missed: string[] = [];
    for (const [index, number] of numbers.entries())
      for (const typed of misspelt(number, index)) {
        const [first] = (await found(company, typed)).numbers;
        if (first !== number) missed.push(`${typed} for ${number}: ${first}`);
      }
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(10);
  },
  240_000,
);

test.skipIf(!samplesAvailable)(
  "what a heavy-duty counter types finds the numbers it stands for",
  async () => {
    const company = await fullShelf();
    const wanted = sampleRows("parts/counter_searches_heavy_duty.csv").filter(({ typed }) =>
      ["4707Q", "B7177", "VS17573T", "K-2924", "308925-25"].includes(typed!),
    );
    expect(wanted).toHaveLength(5);
    const plain = (text: string) => text.replace(/[^A-Za-z0-9]/g, "").toUpperCase();
    for (const { typed, should_find } of wanted) {
      for (const number of should_find!.split(",")) {
        const id = await ownedItem(company, { part_number: number });
        if (!plain(number).includes(plain(typed!)))
          await ownedNumber(company, id, { kind: "same", number: typed! });
      }
    }
    for (const { typed, should_find } of wanted) {
      const numbers = should_find!.split(",");
      const { numbers: shown } = await found(company, typed!);
      expect(shown.slice(0, numbers.length).sort(), typed).toEqual([...numbers].sort());
    }
  },
  120_000,
);

test("a number is found whatever blanks, dashes, slashes, zeros and confused letters it is typed with", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await ownedItem(company, { part_number: "0432-410/401 O", description: "Compressor" });
  for (const typed of ["0432-410/401 O", "432410401o", "0432 410 401 0", "432-4I0-401-0", " 0432.410.401.0 "])
    expect(await found(company, typed), typed).toEqual({ numbers: ["0432-410/401 O"], exact: id });
});

test("a search of zeros finds the number that has them, not every part", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedItems(
    company,
    ["LF9009", "LF670", "10-0000-7"].map((part_number) => ({ part_number })),
  );
  for (const typed of ["0000", "00-00", "000000"]) {
    const { numbers } = await found(company, typed);
    expect(numbers, typed).not.toContain("LF9009");
  }
  expect((await found(company, "0000")).numbers).toEqual(["10-0000-7"]);
});

test("signs that mean something to a database mean themselves", async () => {
  const company = await newCompany({ plan: "pro" });
  const numbers = [
    "LMC662CN/NOPB",
    "10%",
    "A_B",
    "#12",
    "C++",
    'O\'NEIL "5"',
    "A\\B",
    "100",
    "AXB",
    "Straße 4",
  ];
  await ownedItems(
    company,
    numbers.map((part_number) => ({ part_number })),
  );
  for (const number of numbers) expect((await found(company, number)).numbers[0], number).toBe(number);
  expect((await found(company, "%")).numbers).not.toContain("AXB");
  expect((await found(company, "_")).numbers).not.toContain("AXB");
});

test("a part is found by its words, its maker, its vendor, its bin, its bar code and its other numbers", async () => {
  const company = await newCompany({ plan: "pro" });
  const facts = { description: "Gladhand seals, rubber", manufacturer: "Truck-Lite", vendor: "FleetPride" };
  const id = await ownedItem(company, { part_number: "TC16010", bin_location: "Z-9", ...facts });
  await ownedItem(company, { part_number: "TC999", description: "Wheel seal", bin_location: "A1" });
  await ownedNumber(company, id, { kind: "bar_code", number: "012345678905" });
  await ownedNumber(company, id, { kind: "replaces", number: "OLD-77" });
  for (const typed of [
    "gladhand seal",
    "glad hand",
    "trucklite",
    "truck-lite",
    "fleetpride",
    "z-9",
    "rubber truck",
  ])
    expect((await found(company, typed)).numbers, typed).toEqual(["TC16010"]);
  for (const typed of ["012345678905", "12345678905", "old77"])
    expect(await found(company, typed), typed).toEqual({ numbers: ["TC16010"], exact: id });
});

test("the very number stands before numbers that begin with it, and those before numbers that hold it", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedItems(
    company,
    ["X4707", "4707Q", "4707"].map((part_number) => ({ part_number })),
  );
  expect((await found(company, "4707")).numbers).toEqual(["4707", "4707Q", "X4707"]);
});

test("nobody finds another company's parts, nor deleted ones", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedItem(await newCompany({ plan: "pro" }), { part_number: "SAME-1" });
  await ownedItem(company, { part_number: "SAME-2", archived_at: new Date() });
  expect((await found(company, "SAME-1")).numbers).toEqual([]);
  expect((await found(company, "SAME-2")).numbers).toEqual([]);
});
