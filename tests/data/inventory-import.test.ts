import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { exportInventory } from "~/features/inventory/list/inventory-csv.server";
import { searchItems } from "~/features/inventory/list/list-items.server";
import { previewStockImport } from "~/features/inventory/import/preview-stock.server";
import { addParts } from "~/features/inventory/import/write-parts.server";
import { finished, started } from "../support/counts";
import { testDatabase, withoutTimeLimit } from "../support/database";
import { tableOf } from "../support/imports";
import { type Member, newCompany } from "../support/people";
import { move, ownedCustomer, ownedItem, ownedNumber, storedItem, storedItems } from "../support/stock";
import {
  importStock,
  readStockList,
  startStockImport,
  storedStockImport,
  undoStock,
  writeStock,
} from "../support/stock-files";

const { owner } = testDatabase();

async function fileOf({ scope }: Member): Promise<string> {
  let text = "";
  for await (const piece of exportInventory(scope)) text += piece;
  return text;
}

/** What the nine columns say of each part. */
async function dataOf(company: Member) {
  return (await storedItems(company)).map((item) => [
    item.part_number,
    item.description,
    item.manufacturer,
    item.vendor,
    item.cost,
    item.sales_price,
    item.bin_location,
    item.quantity,
    item.reorder_point,
  ]);
}

const movementsOf = (itemId: string) =>
  owner
    .selectFrom("stock_movements")
    .select([
      "reason",
      "quantity_before",
      "quantity_change",
      "quantity_after",
      "document_type",
      "document_id",
    ])
    .where("item_id", "=", itemId)
    .orderBy("position")
    .execute();

/** The stock of every part is what its movements add up to. */
async function expectBalanced({ accountId }: Member): Promise<void> {
  const { rows } = await sql`
    select i.part_number from inventory_items i left join stock_movements m on m.item_id = i.id
    where i.account_id = ${accountId} group by i.id having i.quantity <> coalesce(sum(m.quantity_change), 0)`.execute(
    owner,
  );
  expect(rows).toEqual([]);
}

const texts = [
  "=1+1",
  'Filter, 3" thread; "heavy"',
  "two\nlines",
  "-10 psi",
  "@home",
  "N/A",
  "🚚 emoji, ü ß ñ",
  "'quoted",
  "01",
  "1/2",
  "TRUE",
  "a;b\tc|d",
  "",
];

/** Of all parts of a company: "LF9080: 51971". */
async function otherNumbersOf({ accountId }: Member): Promise<string[]> {
  const numbers = await owner
    .selectFrom("item_numbers")
    .innerJoin("inventory_items", "inventory_items.id", "item_numbers.item_id")
    .select(["part_number", "number"])
    .where("item_numbers.account_id", "=", accountId)
    .orderBy("part_number")
    .execute();
  return numbers.map(({ part_number, number }) => `${part_number}: ${number}`);
}

test("a nasty inventory of 30,000 parts goes out and comes in again equal in every letter", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await withoutTimeLimit((database) =>
    sql`
      insert into inventory_items (account_id, user_id, part_number, description, manufacturer, vendor, cost, sales_price,
        bin_location, quantity, reorder_point)
      select ${company.accountId}, ${company.userId},
        case n % 6 when 0 then '00' || n when 1 then '4016138' || lpad(n::text, 6, '0') when 2 then '=' || n || '+1'
          when 3 then (n % 12 + 1) || '-' || n when 4 then 'SPH ' || n else n || 'E4' end,
        text.t, text.t, (${texts}::text[])[n % 5 + 1], case n % 3 when 0 then null else n / 100.0 end, n / 7 / 10000.0,
        (array['A1', '01', '1-2', ''])[n % 4 + 1], n, n % 9
      from generate_series(1, 30000) n, lateral (select (${texts}::text[])[n % 13 + 1] as t) text`.execute(
      database,
    ),
  );
  const text = await fileOf(company);
  const other = await newCompany({ plan: "enterprise" });
  const { saved } = await importStock(other, text);
  expect(saved).toEqual({ written: 30_000, added: 30_000, changed: 0, codes: [] });
  expect(await dataOf(other)).toEqual(await dataOf(company));
  expect(await fileOf(other)).toBe(text);
  await expectBalanced(other);
  const again = await startStockImport(other, text);
  const { counts } = await previewStockImport(other.scope, again);
  expect(counts).toEqual({ added: 0, changed: 0, refused: 0, skipped: 30_000 });
}, 300_000);

const list =
  "Part No,Description,Cost,Price,Bin,Qty,Reorder,Core,Cross Reference,Barcode\n" +
  '01174416,"Filter, fuel",12.5,20,B2,7,2,15,"DEUTZ 0117 4416 / CAT 1R1808",4016138721430\n' +
  "LF9009,Lube filter,31.10,,A1,,,,,\n";

test("new parts come with their stock, their movement and their other numbers", async () => {
  const company = await newCompany({ plan: "pro" });
  const { id, saved } = await importStock(company, list);
  expect(saved).toEqual({ written: 2, added: 2, changed: 0, codes: [] });
  const [filter, lube] = await storedItems(company);
  expect(filter).toMatchObject({
    part_number: "01174416",
    description: "Filter, fuel",
    cost: "12.5000",
    average_cost: "12.5000",
    sales_price: "20.0000",
    core_charge: "15.0000",
    bin_location: "B2",
    quantity: 7,
    reorder_point: 2,
    import_id: id,
  });
  expect(lube).toMatchObject({ part_number: "LF9009", quantity: 0, cost: "31.1000", sales_price: null });
  expect(await movementsOf(filter!.id)).toEqual([
    {
      reason: "imported",
      quantity_before: 0,
      quantity_change: 7,
      quantity_after: 7,
      document_type: "import",
      document_id: id,
    },
  ]);
  const numbers = await owner
    .selectFrom("item_numbers")
    .select(["kind", "number", "company"])
    .where("item_id", "=", filter!.id)
    .orderBy("number")
    .execute();
  expect(numbers).toEqual([
    { kind: "same", number: "0117 4416", company: "DEUTZ" },
    { kind: "same", number: "1R1808", company: "CAT" },
    { kind: "bar_code", number: "4016138721430", company: "" },
  ]);
});

test("a part that is there is set to what the file says, and an empty cell changes nothing", async () => {
  const company = await newCompany({ plan: "pro" });
  await importStock(company, list);
  const [filter] = await storedItems(company);
  const changed =
    "Part#,Description,Cost,Bin,Qty,Reorder\n01174416,,13.50,C1,5,\nlf9009,Lube filter,31.1,A1,0,0\n";
  const file = await startStockImport(company, changed);
  const preview = await previewStockImport(company.scope, file);
  expect(preview.others.map(({ verdict, text }) => [verdict, text])).toEqual([
    ["will change", "01174416: cost 12.50 → 13.50, bin “B2” → “C1”, quantity 7 → 5"],
    ["skipped", "It changes nothing."],
  ]);
  const { saved } = await importStock(company, changed);
  expect(saved).toEqual({ written: 1, added: 0, changed: 1, codes: [] });
  const [now] = await storedItems(company);
  expect(now).toMatchObject({
    ...{ description: "Filter, fuel", cost: "13.5000", bin_location: "C1", quantity: 5, reorder_point: 2 },
    version: filter!.version + 1,
  });
  expect((await movementsOf(filter!.id)).at(-1)).toMatchObject({
    reason: "imported",
    quantity_before: 7,
    quantity_change: -2,
    quantity_after: 5,
  });
});

test("a number that stands in a file twice is read once, and the other rows name its line", async () => {
  const company = await newCompany({ plan: "pro" });
  const file = await startStockImport(
    company,
    "Part No,Description\nP24,One\np24,Two\nP-24,Three\nP24,Four\n",
  );
  const preview = await previewStockImport(company.scope, file);
  expect(preview.refused.map(({ line, text }) => [line, text])).toEqual([
    [3, "“p24” is in line 2 already: only its first row is imported."],
    [5, "“P24” is in line 2 already: only its first row is imported."],
  ]);
  expect(preview.counts).toMatchObject({ added: 2, refused: 2 });
});

test("a number is the one the database takes it for, where its small letters are not JavaScript's", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedItem(company, { part_number: "ΦΙΛΤΡΟΣ", quantity: 1 });
  await ownedItem(company, { part_number: "İ-1", quantity: 1 });
  const text = "Part No,Qty\nΦΙΛΤΡΟΣ,5\nφιλτροσ,6\nİ-1,7\nΝΕΟΣ,8\nνεοσ,9\n";
  const preview = await previewStockImport(company.scope, await startStockImport(company, text));
  expect(preview.refused.map(({ line }) => line)).toEqual([3, 6]);
  expect((await importStock(company, text)).saved).toEqual({ written: 3, added: 1, changed: 2, codes: [] });
  expect(await dataOf(company)).toHaveLength(3);
  expect((await storedItems(company)).map(({ quantity }) => quantity).sort()).toEqual([5, 7, 8]);
});

test("a bin is the one that is being counted, whatever its letters' case", async () => {
  const company = await newCompany({ plan: "pro" });
  await importStock(company, "Part No,Bin,Qty\nA-1,ΡΑΦΙ ΕΝΟΣ,4\nB-2,İ1,4\n");
  await started(company, { scope: "bin", bin: "ραφι ενοσ" });
  await started(company, { scope: "bin", bin: "İ1" });
  const file = await startStockImport(company, "Part No,Qty\nA-1,9\nB-2,9\n");
  expect((await previewStockImport(company.scope, file)).counts).toMatchObject({ changed: 0, refused: 2 });
});

test("a file may add its pieces to what is there, or leave alone what is there", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedItem(company, { part_number: "A-1", quantity: 0, cost: "5" });
  const file = "Part No,Cost,Qty\nA-1,9,3\nB-2,1,1\n";
  const added = await importStock(company, file, "add");
  expect(added.saved).toEqual({ written: 2, added: 1, changed: 1, codes: [] });
  expect((await storedItems(company)).map((item) => [item.quantity, item.cost, item.average_cost])).toEqual([
    [3, "5.0000", "9.0000"],
    [1, "1.0000", "1.0000"],
  ]);
  const skipped = await importStock(company, "Part No,Cost,Qty\nA-1,9,3\nC-3,1,1\n", "skip");
  expect(skipped.saved).toEqual({ written: 1, added: 1, changed: 0, codes: [] });
  expect((await storedItems(company))[0]).toMatchObject({ quantity: 3, cost: "5.0000" });
});

test("pieces that come with a new cost are worth that cost, and taken back they leave what was there at its own", async () => {
  const cases = [
    { before: { quantity: 0 }, qty: 10, each: "5.0000", average: "5.0000" },
    { before: { quantity: 0, cost: "10" }, qty: 10, each: "5.0000", average: "5.0000" },
    { before: { quantity: 10, cost: "10" }, qty: 20, each: "5.0000", average: "7.5000" },
    {
      before: { quantity: 10, cost: "5", average_cost: "8.0000" },
      qty: 20,
      each: "8.0000",
      average: "8.0000",
    },
    { before: { quantity: 10, cost: "10" }, qty: 4, each: "10.0000", average: null },
  ];
  for (const { before, qty, each, average } of cases) {
    const company = await newCompany({ plan: "pro" });
    const id = await ownedItem(company, { part_number: "A-1", ...before });
    const imported = await importStock(company, `Part No,Cost,Qty\nA-1,5,${qty}\n`);
    const last = async () => (await costsOf(id)).at(-1);
    expect(await last()).toEqual({ quantity_change: qty - before.quantity, unit_cost: each });
    expect(await storedItem(id)).toMatchObject({ cost: "5.0000", average_cost: average });
    expect(await undoStock(company, imported.id)).toEqual({ undone: 1, kept: 0 });
    expect(await last()).toEqual({ quantity_change: before.quantity - qty, unit_cost: each });
    expect(await storedItem(id)).toMatchObject({ average_cost: null, ...before, cost: costOf(before) });
  }
});

const costOf = ({ cost }: { cost?: string }) => (cost === undefined ? null : `${cost}.0000`);

function costsOf(itemId: string) {
  return owner
    .selectFrom("stock_movements")
    .select(["quantity_change", "unit_cost"])
    .where("item_id", "=", itemId)
    .where("reason", "in", ["imported", "import_undone"])
    .orderBy("position")
    .execute();
}

test("undoing restores what was there before, twice is once, and the same file can come in again", async () => {
  const company = await newCompany({ plan: "pro" });
  await importStock(company, "Part No,Description,Cost,Bin,Qty\nA-1,Before,5,A1,4\n");
  const before = await dataOf(company);
  const text = "Part No,Description,Cost,Bin,Qty,Barcode\nA-1,After,6,B1,9,111\nB-2,New,1,A1,2,222\n";
  const { id } = await importStock(company, text);
  expect(await dataOf(company)).not.toEqual(before);
  expect(await undoStock(company, id)).toEqual({ undone: 2, kept: 0 });
  expect(await dataOf(company)).toEqual(before);
  await expectBalanced(company);
  expect(await undoStock(company, id)).toEqual({ problem: "not-confirmed" });
  expect(await dataOf(company)).toEqual(before);
  const again = await importStock(company, text);
  expect(again.saved).toEqual({ written: 2, added: 1, changed: 1, codes: [] });
  const codes = await owner
    .selectFrom("item_numbers")
    .select("number")
    .where("account_id", "=", company.accountId)
    .orderBy("number")
    .execute();
  expect(codes.map(({ number }) => number)).toEqual(["111", "222"]);
});

test("undoing an import made before a column existed leaves that column as it is", async () => {
  const company = await newCompany({ plan: "pro" });
  await importStock(
    company,
    "Part No,Manufacturer,Cost,Core charge,Qty\nPRICE-1,Volvo,5,20,4\nSTOCK-1,Mack,5,30,4\n",
  );
  const before = await storedItems(company);
  const { id } = await importStock(company, "Part No,Cost,Qty\nPRICE-1,6,4\nSTOCK-1,6,9\n");
  // As if the import had been made by a release that knew neither manufacturers nor core charges.
  await owner
    .updateTable("imported_items")
    .set({ before: sql`before - 'manufacturer' - 'core_charge'` })
    .where("import_id", "=", id)
    .execute();
  expect(await undoStock(company, id)).toEqual({ undone: 2, kept: 0 });
  const facts = (items: typeof before) =>
    items.map((item) => [item.part_number, item.manufacturer, item.cost, item.core_charge, item.quantity]);
  expect(facts(await storedItems(company))).toEqual(facts(before));
  await expectBalanced(company);
});

test("what was sold or changed since stays and is listed; a part that only got its price may be sold meanwhile", async () => {
  const company = await newCompany({ plan: "pro" });
  await importStock(company, "Part No,Cost,Qty\nPRICE-1,5,4\n");
  const { id } = await importStock(
    company,
    "Part No,Cost,Qty\nPRICE-1,6,4\nSOLD-1,1,8\nEDITED-1,1,8\nUNTOUCHED-1,1,8\n",
  );
  const items = new Map((await storedItems(company)).map((item) => [item.part_number, item]));
  await move(company, items.get("SOLD-1")!.id, -3, { reason: "sold" });
  await move(company, items.get("PRICE-1")!.id, -1, { reason: "sold" });
  await owner
    .updateTable("inventory_items")
    .set({ description: "By hand", version: 2 })
    .where("id", "=", items.get("EDITED-1")!.id)
    .execute();
  expect(await undoStock(company, id)).toEqual({ undone: 2, kept: 2 });
  const left = await storedItems(company);
  expect(left.map((item) => [item.part_number, item.cost, item.quantity])).toEqual([
    ["EDITED-1", "1.0000", 8],
    ["PRICE-1", "5.0000", 3],
    ["SOLD-1", "1.0000", 5],
  ]);
  await expectBalanced(company);
});

test("what a count stamped since keeps its stock when the import is undone", async () => {
  const company = await newCompany({ plan: "pro" });
  await importStock(company, "Part No,Cost,Qty\nPRICE-1,5,4\nSTOCK-1,5,4\n");
  const { id } = await importStock(company, "Part No,Cost,Qty\nPRICE-1,6,\nSTOCK-1,5,8\nNEW-1,1,8\n");
  const countId = await started(company, { scope: "all" });
  expect(await undoStock(company, id)).toEqual({ undone: 0, kept: 3 });
  await finished(company, countId, "all_correct");
  expect(await undoStock(company, id)).toEqual({ problem: "not-confirmed" });
  const again = await importStock(company, "Part No,Cost,Qty\nPRICE-1,7,\nSTOCK-1,5,9\nNEW-2,1,8\n");
  await finished(company, await started(company, { scope: "all" }), "all_correct");
  expect(await undoStock(company, again.id)).toEqual({ undone: 1, kept: 2 });
  expect((await storedItems(company)).map((item) => [item.part_number, item.cost, item.quantity])).toEqual([
    ["NEW-1", "1.0000", 8],
    ["NEW-2", "1.0000", 8],
    ["PRICE-1", "6.0000", 4],
    ["STOCK-1", "5.0000", 9],
  ]);
  await expectBalanced(company);
});

test("a part that is being counted is not changed, and the row says who counts", async () => {
  const company = await newCompany({ plan: "pro" });
  await importStock(company, "Part No,Cost,Bin,Qty\nA-1,5,A1,4\nB-2,5,B1,4\n");
  await owner
    .insertInto("counts")
    .values({
      account_id: company.accountId,
      user_id: company.userId,
      author: "ana@example.com",
      scope: "bin",
      bin: "a1",
    })
    .execute();
  const file = await startStockImport(company, "Part No,Qty,Bin\nA-1,9,A1\nB-2,9,B1\n");
  const preview = await previewStockImport(company.scope, file);
  expect(preview.refused.map(({ text }) => text)).toEqual(["A-1 is being counted by ana@example.com."]);
  const moved = await startStockImport(company, "Part No,Bin\nB-2,A1\n");
  expect((await previewStockImport(company.scope, moved)).counts.refused).toBe(1);
});

test("a file that is larger than the plan is refused as a whole, and says how many parts would fit", async () => {
  const company = await newCompany({ plan: "pro" });
  const rows = (count: number, name: string) =>
    `Part No,Qty\n${Array.from({ length: count }, (_, at) => `${name}-${at},1`).join("\n")}\n`;
  expect((await importStock(company, rows(497, "A"))).saved).toMatchObject({ written: 497 });
  const over = await importStock(company, rows(4, "B"));
  expect(over.saved).toEqual({ problem: "limit", limit: 500, fits: 3, wanted: 4 });
  expect(await storedItems(company)).toHaveLength(497);
  expect((await importStock(company, rows(3, "C"))).saved).toMatchObject({ written: 3 });
});

test("two presses of the button at one moment import once", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const [one, other] = [await startStockImport(company, list), await startStockImport(company, list)];
  const done = await Promise.all([one, other].map(() => importStock(company, list)));
  expect(done.filter(({ saved }) => "added" in saved && saved.added === 2)).toHaveLength(1);
  expect(await storedItems(company)).toHaveLength(2);
});

test("customer-owned stock with the same number is another part", async () => {
  const company = await newCompany({ plan: "pro" });
  const customer_id = await ownedCustomer(company);
  await ownedItem(company, { part_number: "LF9009", customer_id, cost: "1" });
  const { saved } = await importStock(company, "Part No,Cost\nLF9009,9\n");
  expect(saved).toEqual({ written: 1, added: 1, changed: 0, codes: [] });
});

test("a bar code that opens another part stays with it, and the row says which part that is", async () => {
  const company = await newCompany({ plan: "pro" });
  const box = await ownedItem(company, { part_number: "BOX-1" });
  await ownedNumber(company, box, { kind: "bar_code", number: "4016138721430" });
  const gone = await ownedItem(company, { part_number: "GONE-1", archived_at: new Date() });
  await ownedNumber(company, gone, { kind: "bar_code", number: "111222333" });
  await ownedItem(company, { part_number: "555666777" });
  const text =
    "Part No,Description,Barcode\nBOX-1,Its own,4016138721430\nA-1,One,4016-138721430\nA-2,Two,111222333\n" +
    "A-3,Three,555666777\nA-4,Four,999\nA-5,Five,999\n";
  const said = [
    "The bar code 4016-138721430 opens BOX-1: it stays there.",
    "The bar code 111222333 opens GONE-1, which was deleted: it stays there.",
    "The bar code 555666777 opens 555666777: it stays there.",
    "The bar code 999 opens A-4: it stays there.",
  ];
  const preview = await previewStockImport(company.scope, await startStockImport(company, text));
  expect(preview.noted.map(({ notes }) => notes)).toEqual(said.map((one) => [one]));
  expect(preview.counts).toMatchObject({ added: 5, changed: 1 });
  const { saved } = await importStock(company, text);
  expect(saved).toEqual({ written: 6, added: 5, changed: 1, codes: said });
  expect(await otherNumbersOf(company)).toEqual(["A-4: 999", "BOX-1: 4016138721430", "GONE-1: 111222333"]);
});

test("a file of several slices names a number's first line, and keeps a bar code with its first row, however far apart they stand", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const rows = Array.from({ length: 1200 }, (_, at) => `P-${at},${at === 10 || at === 1100 ? "77" : ""},1`);
  const text = `Part No,Barcode,Qty\n${rows.join("\n")}\nP-3,,5\n`;
  const preview = await previewStockImport(company.scope, await startStockImport(company, text));
  expect(preview.refused.map(({ text: said }) => said)).toEqual([
    "“P-3” is in line 5 already: only its first row is imported.",
  ]);
  expect(preview.noted.map(({ notes }) => notes)).toEqual([["The bar code 77 opens P-10: it stays there."]]);
  expect((await importStock(company, text)).saved).toMatchObject({ written: 1200, added: 1200 });
  const again = text.replaceAll(",1\n", ",2\n");
  const { id, saved } = await importStock(company, again);
  expect(saved).toMatchObject({ written: 1200, added: 0, changed: 1200 });
  await expectBalanced(company);
  expect(await undoStock(company, id)).toEqual({ undone: 1200, kept: 0 });
  expect(new Set((await storedItems(company)).map(({ quantity }) => quantity))).toEqual(new Set([1]));
  await expectBalanced(company);
});

test("what else of a part changes is written beside its stock, and comes back beside it", async () => {
  const company = await newCompany({ plan: "pro" });
  await ownedItem(company, { part_number: "A-1", description: "Before", quantity: 4, bin_location: "A1" });
  const text =
    "Part No,Description,Manufacturer,Vendor,Cost,Price,Core,Bin,Qty,Reorder\nA-1,After,Bendix,Rush,5,9,2,B1,6,3\n";
  const { id } = await importStock(company, text);
  const after = { description: "After", manufacturer: "Bendix", vendor: "Rush", cost: "5.0000" };
  expect((await storedItems(company))[0]).toMatchObject({
    ...after,
    ...{ sales_price: "9.0000", core_charge: "2.0000", bin_location: "B1", quantity: 6, reorder_point: 3 },
    version: 2,
  });
  await undoStock(company, id);
  expect((await storedItems(company))[0]).toMatchObject({
    ...{ description: "Before", manufacturer: "", vendor: "", cost: null, sales_price: null },
    ...{ core_charge: null, bin_location: "A1", quantity: 4, reorder_point: 0, version: 3 },
  });
});

async function found({ scope, accountId }: Member, search: string): Promise<string[]> {
  const { items } = await scope.db((trx) => searchItems(trx, scope, { owner: accountId, search }));
  return items.map(({ part_number }) => part_number);
}

test("each new part of a file is found by its number, its words and its other numbers, until the import is undone", async () => {
  const company = await newCompany({ plan: "enterprise" });
  // The connection has imported a small file before.
  await importStock(company, "Part No,Description\nFIRST-1,Gasket\n");
  const rows = Array.from(
    { length: 1100 },
    (_, at) => `Q${10_000 + at}W,Wordy${20_000 + at},${30_000_000 + at}`,
  );
  const { id } = await importStock(company, `Part No,Description,Barcode\n${rows.join("\n")}\n`);
  for (const at of [0, 499, 500, 1099]) {
    const part = [`Q${10_000 + at}W`];
    expect(await found(company, part[0]!)).toEqual(part);
    expect(await found(company, `wordy${20_000 + at}`)).toEqual(part);
    expect(await found(company, `${30_000_000 + at}`)).toEqual(part);
  }
  expect(await undoStock(company, id)).toEqual({ undone: 1100, kept: 0 });
  for (const typed of ["Q10499W", "wordy20499", "30000499"]) expect(await found(company, typed)).toEqual([]);
  expect(await found(company, "gasket")).toEqual(["FIRST-1"]);
});

const stock = "Part No,Description,Cost,Qty\nNEW-1,New,1,1\nSET-1,Part,5,9\nSAME-1,Same,5,4\n";

/** SET-1 changes by `stock`, SAME-1 stands as it is, NEW-1 is new. */
async function shelf(company: Member) {
  await ownedItem(company, { part_number: "SET-1", description: "Part", cost: "5", quantity: 4 });
  await ownedItem(company, { part_number: "SAME-1", description: "Same", cost: "5", quantity: 4 });
  const items = await storedItems(company);
  return (partNumber: string) => items.find(({ part_number }) => part_number === partNumber)!.id;
}

type Id = Awaited<ReturnType<typeof shelf>>;

const changeItem = (id: string, facts: object) =>
  owner.updateTable("inventory_items").set(facts).where("id", "=", id).execute();

const meanwhile: [string, (company: Member, id: Id) => Promise<unknown>][] = [
  ["a part that would change was sold", (company, id) => move(company, id("SET-1"), -1, { reason: "sold" })],
  ["a part that was left out was sold", (company, id) => move(company, id("SAME-1"), -1, { reason: "sold" })],
  ["a part was edited", (_company, id) => changeItem(id("SET-1"), { cost: "6", version: 2 })],
  ["a part was deleted", (_company, id) => changeItem(id("SET-1"), { archived_at: new Date() })],
  ["a new part was added by hand", (company) => ownedItem(company, { part_number: "new-1", quantity: 3 })],
  ["a count began", (company) => started(company, { scope: "all" })],
];

/** Nothing was written, and the file is there to be looked at and imported again. */
async function expectKept(company: Member, importId: string, before: unknown): Promise<void> {
  expect(await dataOf(company)).toEqual(before);
  const file = (await storedStockImport(company, importId))!;
  expect(file.state).toBe("draft");
  expect(file.content).toContain("NEW-1");
  const { fingerprint } = await previewStockImport(company.scope, file);
  expect(await writeStock(company, file, fingerprint)).toHaveProperty("written");
  await expectBalanced(company);
}

test.each(meanwhile)("nothing is imported when %s after the page was opened", async (_what, act) => {
  const company = await newCompany({ plan: "pro" });
  const id = await shelf(company);
  const file = await startStockImport(company, stock);
  const { fingerprint } = await previewStockImport(company.scope, file);
  await act(company, id);
  const before = await dataOf(company);
  expect(await writeStock(company, file, fingerprint)).toEqual({ problem: "changed-since" });
  await expectKept(company, file.id, before);
});

/** Adding and deleting wait until the file is written. */
const whileWritten = meanwhile.filter(([what]) => /would change|edited|count/.test(what));

test.each(whileWritten)("nothing is imported when %s while the file was written", async (_what, act) => {
  const company = await newCompany({ plan: "pro" });
  const id = await shelf(company);
  const file = await startStockImport(company, stock);
  const { fingerprint } = await previewStockImport(company.scope, file);
  const saved = await writeStock(company, file, fingerprint, () => act(company, id));
  expect(saved).toEqual({ problem: "changed-since" });
  await expectKept(company, file.id, await dataOf(company));
  expect(await storedItems(company)).toContainEqual(expect.objectContaining({ part_number: "NEW-1" }));
});

test("pieces that are added come on top of what is there, whatever was sold meanwhile", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await shelf(company);
  const sell = () => move(company, id("SET-1"), -1, { reason: "sold" });
  const file = await startStockImport(company, stock, "add");
  const { fingerprint } = await previewStockImport(company.scope, file);
  await sell();
  const saved = await writeStock(company, file, fingerprint, sell);
  expect(saved).toEqual({ written: 3, added: 1, changed: 2, codes: [] });
  expect((await storedItems(company)).map((item) => [item.part_number, item.quantity])).toEqual([
    ["NEW-1", 1],
    ["SAME-1", 8],
    ["SET-1", 11],
  ]);
  await expectBalanced(company);
});

test("a press that does not say what its page showed imports nothing", async () => {
  const company = await newCompany({ plan: "pro" });
  const file = await startStockImport(company, stock);
  for (const fingerprint of ["", "garbled"])
    expect(await writeStock(company, file, fingerprint)).toEqual({ problem: "changed-since" });
  await expectKept(company, file.id, []);
});

test("what a file's own rows do to each other is written as it was shown, however far apart they stand", async () => {
  const company = await newCompany({ plan: "enterprise" });
  for (const part_number of ["OLD-1", "OLD-2", "OLD-3"]) await ownedItem(company, { part_number });
  // OLD-1 takes the number of a new part before it as its code, OLD-2 the code of one, OLD-3 the number of one that comes later.
  const codes = new Map([
    ["OLD-1", "P-2"],
    ["OLD-2", "7788"],
    ["OLD-3", "P-1300"],
  ]);
  const others = Array.from(
    { length: 1400 },
    (_, at) => `P-${at},${at === 3 || at === 1390 ? "7788" : ""},1`,
  );
  const old = (name: string) => `${name},${codes.get(name)},1`;
  const rows = [
    ...[old("OLD-3"), ...others.slice(0, 700), "P-4,,5", old("OLD-1")],
    ...[...others.slice(700), "p-1,,5", old("OLD-2"), "OLD-1,,7"],
  ];
  const file = await startStockImport(company, `Part No,Barcode,Qty\n${rows.join("\n")}\n`);
  const { counts, fingerprint } = await previewStockImport(company.scope, file);
  expect(counts).toEqual({ added: 1400, changed: 3, refused: 3, skipped: 0 });
  expect(await writeStock(company, file, fingerprint)).toEqual({
    ...{ written: 1403, added: 1400, changed: 3 },
    codes: ["The bar code 7788 opens P-3: it stays there.", "The bar code 7788 opens P-3: it stays there."],
  });
  expect(await otherNumbersOf(company)).toEqual(["OLD-1: P-2", "OLD-3: P-1300", "P-3: 7788"]);
  await expectBalanced(company);
});

test("an import that fails at its end leaves nothing", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const rows = Array.from({ length: 600 }, (_, at) => `Z${10_000 + at},1`);
  const file = await startStockImport(company, `Part No,Qty\n${rows.join("\n")}\n`);
  const { fingerprint } = await previewStockImport(company.scope, file);
  const breaking = () => Promise.reject(new Error("broken"));
  await expect(writeStock(company, file, fingerprint, breaking)).rejects.toThrow("broken");
  expect(await storedItems(company)).toEqual([]);
  expect(await found(company, "Z10000")).toEqual([]);
});

test("while parts are added plans are kept, and afterwards the transaction plans as before", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const { id: importId } = await startStockImport(company, "Part No\nA-1\n");
  const { scope } = company;
  await scope.db(async (trx) => {
    const planning = () =>
      sql`select current_setting('plan_cache_mode') as mode, current_setting('enable_seqscan') as seqscan`
        .execute(trx)
        .then(({ rows }) => rows);
    const before = await planning();
    const [values] = (await readStockList(await tableOf("Part No\nA-1\n"))).values;
    expect(await addParts({ trx, scope, importId }, [{ id: randomUUID(), line: 2, values: values! }])).toBe(
      true,
    );
    expect(await planning()).toEqual(before);
  });
});
