import { sql } from "kysely";
import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { cancelCount, getCount, listOpenCounts } from "~/features/counts/counts.server";
import { startCount } from "~/features/counts/start/start-count.server";
import { listCountParts } from "~/features/counts/count-parts.server";
import { listCounted, summarizeCount } from "~/features/counts/review/count-review.server";
import { finishCount } from "~/features/counts/review/finish-count.server";
import { readQuantity } from "~/features/counts/read-quantity";
import { findCountOf } from "~/features/inventory/stock/counts-under-way.server";
import { changeStatus } from "~/features/invoices/issue/invoice-status-changes.server";
import { findOwnParts } from "~/features/inventory/item/find-part.server";
import { counted, finished, moved, shelved, started, storedMovements } from "../support/counts";
import { creditedPieces, uncredited } from "../support/credits";
import { testDatabase } from "../support/database";
import { fitted, unfitted } from "../support/fittings";
import { sold } from "../support/invoices";
import { newColleague, newCompany } from "../support/people";
import {
  handedOver,
  ownedCustomer,
  ownedNumber,
  storedItem,
  storedItems,
  wrongItems,
} from "../support/stock";

const bin = (name: string) => ({ scope: "bin" as const, bin: name });
const all = { scope: "all" as const };

test("40 rows are counted while the counter sells and receives: each keeps what happened after its count", async () => {
  const company = await newCompany({ plan: "pro" });
  const seller = await newColleague(company, "user");
  const ids: string[] = [];
  for (let row = 0; row < 44; row++) {
    const part_number = `LF-${String(row).padStart(3, "0")}`;
    ids.push(await shelved(company, { part_number, quantity: 10 + row }));
  }
  const countId = await started(company, all);
  const expected = new Map<string, number>();
  for (const [row, id] of ids.entries()) {
    if (row % 3 === 0) await moved(seller, id, -1);
    if (row >= 40) {
      expected.set(id, await stockOf(id));
      continue;
    }
    const onShelf = row === 7 ? 0 : 8 + row;
    const [, saved] = await Promise.all([
      row % 4 === 0 ? moved(seller, ids[(row + 20) % 40]!, 2) : undefined,
      counted(company, countId, { itemId: id, quantity: onShelf }),
    ]);
    expect(saved).toEqual({ recorded: 1 });
  }
  const { owner } = testDatabase();
  const entries = await owner
    .selectFrom("count_entries")
    .selectAll()
    .where("count_id", "=", countId)
    .execute();
  expect(entries).toHaveLength(40);
  for (const [row, id] of ids.slice(0, 40).entries()) {
    if (row % 2 === 0) await moved(seller, id, -3);
    if (row % 5 === 0) await moved(seller, id, 12);
  }
  for (const entry of entries) {
    const later = await laterMovements(entry.item_id, entry.counted_at);
    expected.set(entry.item_id, Math.max(0, entry.quantity + later));
  }
  const answer = await finished(company, countId);
  expect(answer).toEqual({ finished: true, counted: 40, stamped: 40, parts: 44 });
  for (const [id, quantity] of expected) expect([id, await stockOf(id)]).toEqual([id, quantity]);
  const items = await storedItems(company);
  expect(items.filter(({ last_counted }) => last_counted !== null)).toHaveLength(40);
  expect(items.filter(({ last_counted_by }) => last_counted_by === null)).toHaveLength(4);
});

async function stockOf(itemId: string): Promise<number> {
  return (await storedItem(itemId)).quantity;
}

/** From the ledger: what was sold and received once the part was counted. */
async function laterMovements(itemId: string, at: Date): Promise<number> {
  const movements = await storedMovements(itemId);
  return movements
    .filter(({ moved_at }) => moved_at > at)
    .reduce((sum, { quantity_change }) => sum + quantity_change, 0);
}

test("the ledger says what was counted, what the book said and who counted, also where both agree", async () => {
  const company = await newCompany({ plan: "pro" });
  const ana = await newColleague(company, "user");
  const short = await shelved(company, { part_number: "LF9009", quantity: 10 });
  const right = await shelved(company, { part_number: "BF7633", quantity: 3 });
  const countId = await started(company, bin("a1"));
  await counted(ana, countId, { itemId: short, quantity: 6 }, { itemId: right, quantity: 3 });
  await moved(company, short, -1);
  await finished(company, countId);
  const [sold, movement] = await storedMovements(short);
  expect(sold).toMatchObject({ reason: "sold", quantity_after: 9 });
  expect(movement).toMatchObject({
    reason: "counted",
    document_type: "count",
    document_id: countId,
    author: company.email,
    note: `Counted 6, book 10, by ${ana.email}`,
    quantity_before: 9,
    quantity_change: -4,
    quantity_after: 5,
  });
  expect(await storedMovements(right)).toMatchObject([{ reason: "counted", quantity_change: 0 }]);
  expect(await storedItems(company)).toMatchObject([
    { part_number: "BF7633", last_counted_by: ana.userId },
    { part_number: "LF9009", last_counted_by: ana.userId },
  ]);
});

test("all shown quantities are correct: everything in the count is stamped, only the counted parts change", async () => {
  const company = await newCompany({ plan: "pro" });
  const one = await shelved(company, { part_number: "ONE", quantity: 5 });
  await shelved(company, { part_number: "TWO", quantity: 7 });
  await shelved(company, { part_number: "ELSEWHERE", quantity: 7, bin_location: "B2" });
  const countId = await started(company, bin("A1"));
  await counted(company, countId, { itemId: one, quantity: 4 });
  expect(await finished(company, countId, "all_correct")).toEqual({
    finished: true,
    counted: 1,
    stamped: 2,
    parts: 2,
  });
  const items = await storedItems(company);
  expect(
    items.map(({ part_number, quantity, last_counted }) => [part_number, quantity, last_counted !== null]),
  ).toEqual([
    ["ELSEWHERE", 7, false],
    ["ONE", 4, true],
    ["TWO", 7, true],
  ]);
});

test("zero is a count", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await shelved(company, { part_number: "EMPTY", quantity: 3 });
  const countId = await started(company, all);
  await counted(company, countId, { itemId: id, quantity: 0 });
  await finished(company, countId);
  expect(await stockOf(id)).toBe(0);
});

test.each([
  { name: "more was sold after the count than it found", book: 10, counted: 2, sold: 5, left: [0, 3] },
  { name: "the piece that was found was sold", book: 0, counted: 1, sold: 1, left: [0, 0] },
  { name: "some of what was found was sold", book: 0, counted: 3, sold: 2, left: [1, 0] },
  { name: "more was sold than the book or the shelf had", book: 1, counted: 3, sold: 5, left: [0, 2] },
  { name: "what was counted away had been sold", book: 4, counted: 0, sold: 4, left: [0, 4] },
])("$name: the stock is what the shelf has, and the rest is owed", async ({ book, left, ...facts }) => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await shelved(company, { part_number: "FEW", quantity: book });
  const countId = await started(company, all);
  await counted(company, countId, { itemId, quantity: facts.counted });
  const invoiceId = await sold(company, [{ partNumber: "FEW", itemId, quantity: facts.sold }]);
  await finished(company, countId);
  const [quantity, short] = left;
  expect((await storedItems(company))[0]).toMatchObject({ quantity, short });
  expect(await wrongItems(company)).toEqual([]);
  // Everything that left the shelf comes back.
  await changeStatus(company.scope, invoiceId, { status: "cancelled", reason: "Test" });
  expect((await storedItems(company))[0]).toMatchObject({ quantity: facts.counted, short: 0 });
  expect(await wrongItems(company)).toEqual([]);
});

test("what arrived after the count stays, and a sale before it still owes what the shelf did not have", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await shelved(company, { part_number: "FEW", quantity: 1 });
  const countId = await started(company, all);
  await counted(company, countId, { itemId, quantity: 0 });
  await sold(company, [{ partNumber: "FEW", itemId }]);
  await moved(company, itemId, 5);
  await finished(company, countId);
  expect((await storedItems(company))[0]).toMatchObject({ quantity: 5, short: 1 });
});

test.each([
  { name: "the piece that was found was fitted", book: 0, counted: 1, fit: 1, left: 0 },
  { name: "more was fitted than the book had", book: 3, counted: 5, fit: 4, left: 1 },
  { name: "more was fitted than the shelf had", book: 5, counted: 2, fit: 4, left: 0 },
])(
  "$name: the count leaves what the shelf has, and nothing is owed",
  async ({ book, fit, left, ...facts }) => {
    const company = await newCompany({ plan: "enterprise" });
    const itemId = await shelved(company, { part_number: "FEW", quantity: book });
    const countId = await started(company, all);
    await counted(company, countId, { itemId, quantity: facts.counted });
    await fitted(company, "FEW", fit);
    await moved(company, itemId, 10);
    await finished(company, countId);
    expect((await storedItems(company))[0]).toMatchObject({ quantity: left + 10, short: 0 });
    expect(await wrongItems(company)).toEqual([]);
  },
);

test("a fitting that was a mistake changes nothing on the shelf, before its count or after it", async () => {
  for (const isCountedFirst of [true, false]) {
    const company = await newCompany({ plan: "enterprise" });
    const itemId = await shelved(company, { part_number: "FEW", quantity: 5 });
    const countId = await started(company, all);
    const count = () => counted(company, countId, { itemId, quantity: 5 });
    if (isCountedFirst) await count();
    const fitting = await fitted(company, "FEW", 1);
    if (!isCountedFirst) await count();
    await unfitted(company, fitting);
    expect(await stockOf(itemId)).toBe(5);
    await finished(company, countId);
    expect(await stockOf(itemId)).toBe(5);
    expect(await wrongItems(company)).toEqual([]);
  }
});

test("pieces that a credit note brought back and gave again are counted as what the shelf had of them", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await shelved(company, { part_number: "FEW", quantity: 2 });
  const invoiceId = await sold(company, [{ partNumber: "FEW", itemId, quantity: 2 }]);
  const note = await creditedPieces(company, invoiceId, { quantity: 2, restocked: 2 });
  await sold(company, [{ partNumber: "FEW", itemId, quantity: 2 }]);
  const countId = await started(company, all);
  await counted(company, countId, { itemId, quantity: 2 });
  await uncredited(company, note);
  await finished(company, countId);
  expect((await storedItems(company))[0]).toMatchObject({ quantity: 0, short: 0 });
  expect(await wrongItems(company)).toEqual([]);
});

test("more was sold after the count than it found, and all was credited: the shelf has what was found", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await shelved(company, { part_number: "FEW", quantity: 5 });
  const countId = await started(company, all);
  await counted(company, countId, { itemId, quantity: 2 });
  const invoiceId = await sold(company, [{ partNumber: "FEW", itemId, quantity: 4 }]);
  await creditedPieces(company, invoiceId, { quantity: 4, restocked: 4 });
  await finished(company, countId);
  expect((await storedItems(company))[0]).toMatchObject({ quantity: 2, short: 0 });
  expect(await wrongItems(company)).toEqual([]);
});

test("pieces they had already, said during a count, are not on the shelf when it ends, nor when the sale is cancelled after it", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await shelved(company, { part_number: "FEW", quantity: 1 });
  const countId = await started(company, all);
  await counted(company, countId, { itemId, quantity: 4 });
  const invoiceId = await sold(company, [{ partNumber: "FEW", itemId, quantity: 4 }]);
  await handedOver(company, itemId, { invoiceId, quantity: 3, when: "before" });
  await finished(company, countId);
  expect((await storedItems(company))[0]).toMatchObject({ quantity: 0, short: 0 });
  expect(await wrongItems(company)).toEqual([]);
  await changeStatus(company.scope, invoiceId, { status: "cancelled", reason: "Test" });
  expect((await storedItems(company))[0]).toMatchObject({ quantity: 4, short: 0 });
});

test("what was credited and never handed over is not owed when the count ends", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await shelved(company, { part_number: "FEW", quantity: 3 });
  const countId = await started(company, all);
  await counted(company, countId, { itemId, quantity: 1 });
  const invoiceId = await sold(company, [{ partNumber: "FEW", itemId, quantity: 3 }]);
  await creditedPieces(company, invoiceId, { quantity: 2, restocked: 0 });
  await finished(company, countId);
  expect((await storedItems(company))[0]).toMatchObject({ quantity: 0, short: 0 });
  expect(await wrongItems(company)).toEqual([]);
});

test("a second entry of a part is asked about; replace takes the new book, add asks what moved since the first", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await shelved(company, { part_number: "TWICE", quantity: 10 });
  const countId = await started(company, all);
  await counted(company, countId, { itemId: id, quantity: 4 });
  await moved(company, id, -1);
  const asked = await counted(company, countId, { itemId: id, quantity: 4 });
  expect(asked).toMatchObject({ problem: "counted-before", earlier: [{ quantity: 4, version: 1 }] });
  const added = { itemId: id, quantity: 3, how: "add" as const, seen: 1 };
  const moment = await counted(company, countId, added);
  if (!("problem" in moment) || moment.problem !== "moved-since") throw new Error(JSON.stringify(moment));
  expect(moment.moved).toMatchObject([{ isAdded: true, movements: [{ reason: "sold", pieces: 1 }] }]);
  await counted(company, countId, { ...added, when: moment.moved[0]!.choices[0] });
  expect(await entryOf(countId)).toMatchObject({ quantity: 7, book_quantity: 10, version: 2 });
  const stale = await counted(company, countId, { itemId: id, quantity: 9, how: "replace", seen: 1 });
  expect(stale).toMatchObject({ problem: "counted-before", earlier: [{ quantity: 7, version: 2 }] });
  await counted(company, countId, { itemId: id, quantity: 9, how: "replace", seen: 2 });
  expect(await entryOf(countId)).toMatchObject({ quantity: 9, book_quantity: 9, version: 3 });
});

test("an entry of an older release has no place in the ledger, and what moved since then is asked about too", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await shelved(company, { part_number: "OLD", quantity: 10 });
  const countId = await started(company, all);
  await moved(company, id, -1);
  await counted(company, countId, { itemId: id, quantity: 4 });
  const { owner } = testDatabase();
  await owner
    .updateTable("count_entries")
    .set({ ledger_position: null })
    .where("count_id", "=", countId)
    .execute();
  await moved(company, id, -2);
  const added = { itemId: id, quantity: 3, how: "add" as const, seen: 1 };
  expect(await counted(company, countId, added)).toMatchObject({
    problem: "moved-since",
    moved: [{ movements: [{ pieces: 2 }] }],
  });
});

function entryOf(countId: string) {
  return testDatabase()
    .owner.selectFrom("count_entries")
    .selectAll()
    .where("count_id", "=", countId)
    .executeTakeFirstOrThrow();
}

test("two people who count the same part at once do not lose a count: the second is asked", async () => {
  const company = await newCompany({ plan: "pro" });
  const ana = await newColleague(company, "user");
  const id = await shelved(company, { part_number: "BOTH", quantity: 5 });
  const countId = await started(company, all);
  const answers = await Promise.all([
    counted(company, countId, { itemId: id, quantity: 2 }),
    counted(ana, countId, { itemId: id, quantity: 3 }),
  ]);
  expect(answers.filter((answer) => "recorded" in answer)).toHaveLength(1);
  expect(answers.filter((answer) => "problem" in answer && answer.problem === "counted-before")).toHaveLength(
    1,
  );
});

test("a quantity that is also a part's number is asked about", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await shelved(company, { part_number: "LF9009", quantity: 5 });
  await shelved(company, { part_number: "8200308", quantity: 5 });
  await ownedNumber(company, id, { kind: "bar_code", number: "4001234" });
  const countId = await started(company, all);
  for (const quantity of [8_200_308, 4_001_234]) {
    const entry = { itemId: id, quantity };
    expect(await counted(company, countId, entry)).toEqual({ problem: "looks-like-number", itemIds: [id] });
  }
  expect(await counted(company, countId, { itemId: id, quantity: 8_200_308, isSure: true })).toEqual({
    recorded: 1,
  });
});

test("a quantity far beyond the book is asked about, one that the book makes likely is not", async () => {
  const company = await newCompany({ plan: "pro" });
  const few = await shelved(company, { part_number: "FEW", quantity: 100 });
  const many = await shelved(company, { part_number: "MANY", quantity: 150 });
  const countId = await started(company, all);
  const entry = (itemId: string, quantity: number) => ({ itemId, quantity });
  expect(await counted(company, countId, entry(few, 1001), entry(many, 1500))).toEqual({
    problem: "looks-like-number",
    itemIds: [few],
  });
  expect(await counted(company, countId, entry(few, 1000), entry(many, 1500))).toEqual({ recorded: 2 });
  const sure = { ...entry(few, 1001), how: "replace" as const, seen: 1, isSure: true };
  expect(await counted(company, countId, sure)).toEqual({ recorded: 1 });
});

test("two counts never share a part", async () => {
  const company = await newCompany({ plan: "pro" });
  const a1 = await shelved(company, { part_number: "IN-A1" });
  const b1 = await shelved(company, { part_number: "IN-B1", bin_location: "B1" });
  const c1 = await shelved(company, { part_number: "IN-C1", bin_location: "C1" });
  const list = (...itemIds: string[]) => ({ scope: "list" as const, itemIds });
  const start = async (what: Parameters<typeof started>[1]) =>
    startCount(company.scope, { what, isBlind: false }, await makeFormToken(formHolder(company.userId)));
  await started(company, bin("A1"));
  await started(company, list(b1));
  for (const what of [all, bin("a1"), bin("B1"), list(a1), list(b1, c1)]) {
    expect(await start(what)).toMatchObject({ problem: "overlaps", count: { author: company.email } });
  }
  expect(await start(bin("C1"))).toHaveProperty("countId");
  expect(await listOpenCounts(company.scope)).toMatchObject([
    { scope: "bin", bin: "A1" },
    { scope: "list", listed: 1 },
    { scope: "bin", bin: "C1" },
  ]);
});

test("two people start the whole stock at once: one of them does", async () => {
  const company = await newCompany({ plan: "pro" });
  const ana = await newColleague(company, "user");
  await shelved(company, { part_number: "ONE" });
  const start = async ({ scope, userId }: typeof company) =>
    startCount(scope, { what: all, isBlind: false }, await makeFormToken(formHolder(userId)));
  const answers = await Promise.all([start(company), start(ana)]);
  expect(answers.filter((answer) => "countId" in answer)).toHaveLength(1);
});

test("nothing to count is said instead of started", async () => {
  const company = await newCompany({ plan: "pro" });
  const start = await startCount(
    company.scope,
    { what: bin("Z9"), isBlind: false },
    await makeFormToken(formHolder(company.userId)),
  );
  expect(start).toEqual({ problem: "no-parts" });
  expect(await listOpenCounts(company.scope)).toEqual([]);
});

test("the parts of a count are locked with the name of who counts, the others are not", async () => {
  const company = await newCompany({ plan: "pro" });
  const inBin = await shelved(company, { part_number: "IN", bin_location: "Bär 1" });
  const chosen = await shelved(company, { part_number: "CHOSEN", bin_location: "B1" });
  const free = await shelved(company, { part_number: "FREE", bin_location: "B1" });
  const binCount = await started(company, bin("BÄR 1"));
  await started(company, { scope: "list", itemIds: [chosen] });
  const lockOf = async (id: string) =>
    company.scope.db(async (trx) => {
      const item = await trx
        .selectFrom("inventory_items")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return findCountOf(trx, item);
    });
  expect(await lockOf(inBin)).toMatchObject({ problem: "being-counted", by: company.email });
  expect(await lockOf(chosen)).toMatchObject({ problem: "being-counted" });
  expect(await lockOf(free)).toBeUndefined();
  await cancelCount(company.scope, binCount);
  expect(await lockOf(inBin)).toBeUndefined();
});

test("a customer's stock and deleted parts are in no count", async () => {
  const company = await newCompany({ plan: "pro" });
  const customer_id = await ownedCustomer(company);
  const own = await shelved(company, { part_number: "OWN" });
  const theirs = await shelved(company, { part_number: "THEIRS", customer_id });
  await shelved(company, { part_number: "GONE", archived_at: new Date(), archived_by: company.userId });
  const countId = await started(company, all);
  const count = (await getCount(company.scope, countId))!;
  const parts = await listCountParts(company.scope, count, { limit: 50 });
  expect(parts.map(({ id }) => id)).toEqual([own]);
  expect(await counted(company, countId, { itemId: theirs, quantity: 1 })).toEqual({
    problem: "outside",
    itemIds: [theirs],
  });
  expect(await findOwnParts(company.scope, "theirs")).toEqual([]);
});

test("a count ends once: twice the same form, two people at once, and an entry that comes too late", async () => {
  const company = await newCompany({ plan: "pro" });
  const ana = await newColleague(company, "user");
  const id = await shelved(company, { part_number: "ONCE", quantity: 10 });
  const countId = await started(company, all);
  await counted(company, countId, { itemId: id, quantity: 4 });
  const token = await makeFormToken(formHolder(company.userId));
  const answers = await Promise.all([
    finishCount(company.scope, countId, "counted", token),
    finishCount(company.scope, countId, "counted", token),
    finished(ana, countId),
  ]);
  expect(answers.filter((answer) => "problem" in answer).length).toBeGreaterThan(0);
  expect(await stockOf(id)).toBe(4);
  expect(await storedMovements(id)).toHaveLength(1);
  const late = await counted(ana, countId, { itemId: id, quantity: 5 });
  expect(late).toMatchObject({ problem: "over" });
  expect(await cancelCount(ana.scope, countId)).toMatchObject({ problem: "over" });
});

test("a cancelled count changes and stamps nothing", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await shelved(company, { part_number: "KEPT", quantity: 10 });
  const countId = await started(company, all);
  await counted(company, countId, { itemId: id, quantity: 4 });
  expect(await cancelCount(company.scope, countId)).toEqual({ cancelled: true });
  expect((await storedItems(company))[0]).toMatchObject({ quantity: 10, last_counted: null });
  expect(await storedMovements(id)).toEqual([]);
});

test("differences have the value they had when the count ended", async () => {
  const company = await newCompany({ plan: "pro" });
  const dear = await shelved(company, {
    part_number: "DEAR",
    quantity: 10,
    cost: "9",
    average_cost: "12.3456",
  });
  const cheap = await shelved(company, { part_number: "CHEAP", quantity: 1, cost: "2.5" });
  const free = await shelved(company, { part_number: "FREE", quantity: 1 });
  const countId = await started(company, all);
  const entry = (itemId: string, quantity: number) => ({ itemId, quantity });
  await counted(company, countId, entry(dear, 7), entry(cheap, 3), entry(free, 0));
  const summary = { counted: 3, differences: 3, pieces: "-2", value: "-32.04", unpriced: 1 };
  expect(await summarizeCount(company.scope, countId)).toEqual(summary);
  await finished(company, countId);
  await testDatabase()
    .owner.updateTable("inventory_items")
    .set({ cost: "99", average_cost: "99" })
    .where("account_id", "=", company.accountId)
    .execute();
  expect(await summarizeCount(company.scope, countId)).toMatchObject({ value: "-32.04" });
  const lines = await listCounted(company.scope, countId, { limit: 50, onlyDifferences: true });
  expect(lines.map(({ part_number, difference, value }) => [part_number, difference, value])).toEqual([
    ["CHEAP", 2, "5.00"],
    ["DEAR", -3, "-37.04"],
    ["FREE", -1, null],
  ]);
});

test("the list goes on by bin and number, from a bin and without what is counted", async () => {
  const company = await newCompany({ plan: "pro" });
  const numbers = ["B-2", "B-1", "a-9", "A-10"];
  for (const part_number of numbers) {
    await shelved(company, { part_number, bin_location: part_number.startsWith("B") ? "B1" : "A1" });
  }
  const countId = await started(company, all);
  const count = (await getCount(company.scope, countId))!;
  const list = async (listing: Partial<Parameters<typeof listCountParts>[2]>) =>
    listCountParts(company.scope, count, { limit: 50, ...listing });
  const named = (parts: Awaited<ReturnType<typeof list>>) => parts.map(({ part_number }) => part_number);
  const parts = await list({});
  expect(named(parts)).toEqual(["A-10", "a-9", "B-1", "B-2"]);
  expect(named(await list({ after: parts[1]!.id }))).toEqual(["B-1", "B-2"]);
  expect(named(await list({ bin: "b1" }))).toEqual(["B-1", "B-2"]);
  await counted(company, countId, { itemId: parts[2]!.id, quantity: 1 });
  expect(named(await list({ left: true }))).toEqual(["A-10", "a-9", "B-2"]);
  expect(named(await list({ limit: 1 }))).toHaveLength(2);
});

test("a code finds a part by its number, its bar code or another number, the best match only", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await shelved(company, { part_number: "LF-9009" });
  const other = await shelved(company, { part_number: "P55-9000" });
  await ownedNumber(company, other, { kind: "same", number: "LF9009X" });
  await ownedNumber(company, id, { kind: "bar_code", number: "012345678905" });
  await ownedNumber(company, id, { kind: "replaces", number: "LF670" });
  await ownedNumber(company, other, { kind: "replaces", number: "LF670" });
  await ownedNumber(company, other, { kind: "fits_instead", number: "B7600" });
  const found = async (code: string) => {
    const parts = await findOwnParts(company.scope, code);
    return parts.map(({ part_number, by }) => [part_number, by]);
  };
  expect(await found("lf-9009")).toEqual([["LF-9009", "number"]]);
  expect(await found("LF 9009")).toEqual([["LF-9009", "number"]]);
  expect(await found("12345678905")).toEqual([["LF-9009", "bar_code"]]);
  expect(await found("LF9009X")).toEqual([["P55-9000", "same"]]);
  expect(await found("lf670")).toHaveLength(2);
  expect(await found("B7600")).toEqual([]);
  expect(await found("%")).toEqual([]);
});

test("a restart loses nothing: a count is only in the database", async () => {
  const company = await newCompany({ plan: "pro" });
  const id = await shelved(company, { part_number: "KEPT", quantity: 3 });
  const countId = await started(company, all);
  await counted(company, countId, { itemId: id, quantity: 2 });
  const { rows } = await sql<{ quantity: number }>`
    select quantity from count_entries where count_id = ${countId}`.execute(testDatabase().owner);
  expect(rows).toEqual([{ quantity: 2 }]);
  expect(await listOpenCounts(company.scope)).toMatchObject([{ id: countId, entered: 1 }]);
});

test("what does not look like a quantity is none", () => {
  const read = (text: string) => {
    const answer = readQuantity(text);
    return "quantity" in answer ? answer.quantity : answer.problem;
  };
  expect([" 4 ", "0", "1,250", "99999999"].map(read)).toEqual([4, 0, 1250, 99_999_999]);
  expect(read("LF9009")).toBe("“LF9009” is not a quantity, such as 4 or 0. Nothing was counted");
  expect(read("012345678905")).toContain("is not a quantity");
  expect(read("123456789")).toContain("is more than 99,999,999");
  expect(read("2.5")).toContain("Count whole pieces");
  expect(read("-1")).toContain("0 or more");
});
