import { randomUUID } from "node:crypto";
import Big from "big.js";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { handOver } from "~/features/inventory/stock/hand-over.server";
import { cancelCreditNote } from "~/features/invoices/credit/cancel-credit-note.server";
import { type Credited, creditInvoice } from "~/features/invoices/credit/credit-note.server";
import { listCreditLines } from "~/features/invoices/credit-lines.server";
import type { Credit } from "~/features/invoices/credit/credit-schema";
import { choiceOf } from "~/features/invoices/form/invoice-values";
import { changeStatus } from "~/features/invoices/issue/invoice-status-changes.server";
import { prepareDatabase } from "~db/migrate";
import { asAdmin } from "../support/databases";
import { withReleased } from "../support/released";
import { testDatabase } from "../support/database";
import { newDraft, sold, storedInvoice, storedPayments } from "../support/invoices";
import { type Member, newCompany } from "../support/people";
import { fc, runs } from "../support/property";
import { roundingTable } from "../support/rounding-table";
import { move, ownedItem, storedItem, wrongItems } from "../support/stock";

const { owner } = testDatabase();

async function linesOf({ scope }: Member, invoiceId: string) {
  return (await scope.db((trx) => listCreditLines(trx, invoiceId))).lines;
}

async function credited(
  company: Member,
  invoiceId: string,
  pieces: [place: number, quantity: number, restocked?: number][],
  paidBack: Credit["paidBack"] = null,
) {
  const all = await linesOf(company, invoiceId);
  const lines = pieces.map(([place, quantity, restocked = quantity]) => {
    return { id: all[place]!.id, quantity, restocked };
  });
  const credit = { lines, reason: "Wrong part", paidBack };
  return creditInvoice(company.scope, invoiceId, credit, await makeFormToken(formHolder(company.userId)));
}

async function cancelled(company: Member, noteId: string) {
  return cancelCreditNote(
    company.scope,
    noteId,
    "By mistake",
    await makeFormToken(formHolder(company.userId)),
  );
}

function noteOf(done: Awaited<ReturnType<typeof credited>>): Credited {
  if ("problem" in done) throw new Error(done.problem);
  return done;
}

function storedNotes(invoiceId: string) {
  return owner
    .selectFrom("invoices")
    .selectAll()
    .where("credits_id", "=", invoiceId)
    .orderBy("number")
    .execute();
}

test("pieces come back, the invoice is lowered, money goes back, and the credit note has a number of its own", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity: 10 });
  const line = { partNumber: "LF9080", itemId, quantity: 4, unitPrice: "25" };
  const id = await sold(company, [line, { partNumber: "Labor", unitPrice: "80" }], {
    taxRate: "10",
    paidNow: true,
  });
  const done = noteOf(await credited(company, id, [[0, 3, 2]], "cash"));
  expect(done).toMatchObject({ number: "CN-001", total: "82.50", paidBack: "82.50" });
  expect(await storedItem(itemId)).toMatchObject({ quantity: 8 });
  expect(await storedInvoice(id)).toMatchObject({
    status: "paid",
    total: "198.00",
    credited: "82.50",
    paid: "115.50",
    open_balance: "0.00",
  });
  expect((await storedPayments(id)).at(-1)).toMatchObject({
    amount: "-82.50",
    reference: "CN-001",
    credit_note_id: done.noteId,
  });
  expect(await cancelled(company, done.noteId)).toMatchObject({ number: "CN-001", shorts: [] });
  expect(await storedItem(itemId)).toMatchObject({ quantity: 6 });
  expect(await storedInvoice(id)).toMatchObject({ status: "sent", credited: "0.00", open_balance: "82.50" });
  expect(await wrongItems(company)).toEqual([]);
});

test("money that was paid back before an upgrade stays on its credit note, and no other payment gets there", async () => {
  await withReleased("20261129-credit-notes", async (connection) => {
    const noteId = await asAdmin(connection, async (db) => {
      const note = await sql<{ id: string }>`
        insert into invoices (account_id, user_id, kind, credits_id, number, status, issued_at, invoice_date, total)
        select account_id, user_id, 'credit_note', id, 900, 'finalized', now(), invoice_date, 10
        from invoices where issued_at is not null and kind = 'invoice' limit 1 returning id`.execute(db);
      await sql`
        insert into payments (account_id, invoice_id, user_id, author, amount, method, paid_on, reference)
        select account_id, credits_id, user_id, 'upgrade', amount, 'cash', invoice_date, reference
        from invoices, (values (-10, 'CN-900'), (-5, 'Check 17'), (7, 'CN-900')) typed (amount, reference)
        where id = ${note.rows[0]!.id}`.execute(db);
      return note.rows[0]!.id;
    });
    await prepareDatabase(connection);
    const paid = await asAdmin(connection, (db) =>
      db
        .selectFrom("payments")
        .select(["amount", "credit_note_id"])
        .where("author", "=", "upgrade")
        .orderBy("amount")
        .execute(),
    );
    expect(paid).toEqual([
      { amount: "-10.00", credit_note_id: noteId },
      { amount: "-5.00", credit_note_id: null },
      { amount: "7.00", credit_note_id: null },
    ]);
  });
});

test("what an invoice was short of does not come back, and is owed no more; cancelled, the credit note owes it again", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity: 3 });
  const id = await sold(company, [{ partNumber: "LF9080", itemId, quantity: 9 }]);
  expect(await storedItem(itemId)).toMatchObject({ quantity: 0, short: 6 });
  const { noteId } = noteOf(await credited(company, id, [[0, 9]]));
  expect(await storedItem(itemId)).toMatchObject({ quantity: 3, short: 0 });
  await cancelled(company, noteId);
  expect(await storedItem(itemId)).toMatchObject({ quantity: 0, short: 6 });
  expect(await wrongItems(company)).toEqual([]);
});

/** Two pieces, sold to A, credited, sold to B; then A's credit note is cancelled, and two are owed to A. */
async function resold() {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity: 2, average_cost: "10" });
  const sell = () => sold(company, [{ partNumber: "LF9080", itemId, quantity: 2 }]);
  const id = await sell();
  const { noteId } = noteOf(await credited(company, id, [[0, 2]]));
  await sell();
  expect(await cancelled(company, noteId)).toMatchObject({ shorts: [{ short: 2 }] });
  expect(await storedItem(itemId)).toMatchObject({ quantity: 0, short: 2 });
  const voidIt = () => changeStatus(company.scope, id, { status: "cancelled", reason: "Test" });
  return { company, itemId, id, voidIt };
}

test("pieces that were sold again are not there when their credit note and then their sale is cancelled", async () => {
  const { company, itemId, voidIt } = await resold();
  await voidIt();
  expect(await storedItem(itemId)).toMatchObject({ quantity: 0, short: 0 });
  expect(await wrongItems(company)).toEqual([]);
});

test("pieces that came for a cancelled credit note were handed over, and come back once, at what they cost", async () => {
  const { company, itemId, id, voidIt } = await resold();
  await move(company, itemId, 2, { reason: "received", unitCost: "30" });
  const handed = { invoiceId: id, quantity: 2, when: "now" as const };
  await handOver(company.scope, itemId, handed, await makeFormToken(formHolder(company.userId)));
  await move(company, itemId, 1, { reason: "received", unitCost: "50" });
  await voidIt();
  expect(await storedItem(itemId)).toMatchObject({ quantity: 3, short: 0, average_cost: "36.6667" });
  expect(await wrongItems(company)).toEqual([]);
});

test("what is owed after a cancelled credit note is owed no more when it is credited again, and puts nothing on the shelf", async () => {
  const { company, itemId, id } = await resold();
  expect(noteOf(await credited(company, id, [[0, 2, 2]]))).toMatchObject({ notShelved: 2 });
  expect(await storedItem(itemId)).toMatchObject({ quantity: 0, short: 0 });
  expect(await wrongItems(company)).toEqual([]);
});

test("an open invoice that is credited in full is settled, and nothing is paid back for it", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const id = await sold(company, [{ partNumber: "Labor", unitPrice: "80" }]);
  expect(await credited(company, id, [[0, 1]], "cash")).toMatchObject({ total: "80.00", paidBack: "0.00" });
  expect(await storedInvoice(id)).toMatchObject({ status: "paid", open_balance: "0.00" });
  expect(await storedPayments(id)).toEqual([]);
  const again = await credited(company, id, [[0, 1]]);
  expect(again).toMatchObject({ problem: "too-many", lines: [{ left: 0 }] });
});

test("an invoice with a credit note that counts is not cancelled; once that is cancelled, it is", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity: 10 });
  const id = await sold(company, [{ partNumber: "LF9080", itemId, quantity: 4 }]);
  const { noteId } = noteOf(await credited(company, id, [[0, 1]]));
  const change = () => changeStatus(company.scope, id, { status: "cancelled", reason: "Test" });
  expect(await change()).toEqual({ problem: "credited", notes: ["CN-001"] });
  await cancelled(company, noteId);
  expect(await cancelled(company, noteId)).toEqual({ problem: "not-a-credit-note" });
  expect(await change()).toMatchObject({ changed: true });
  expect(await storedItem(itemId)).toMatchObject({ quantity: 10 });
  expect(await credited(company, id, [[0, 1]])).toEqual({ problem: "not-issued" });
});

test("ten counters that credit the same last pieces at once credit each piece once, with numbers without a gap", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity: 6 });
  const id = await sold(company, [{ partNumber: "LF9080", itemId, quantity: 6 }]);
  const done = await Promise.all(Array.from({ length: 10 }, () => credited(company, id, [[0, 1]])));
  const numbers = done.flatMap((one) => ("number" in one ? [one.number] : [])).sort();
  expect(numbers).toEqual(["CN-001", "CN-002", "CN-003", "CN-004", "CN-005", "CN-006"]);
  expect(await storedItem(itemId)).toMatchObject({ quantity: 6 });
  expect(await storedInvoice(id)).toMatchObject({ credited: "60.00", open_balance: "0.00" });
});

test("credit notes of many invoices for the same parts are made at once, beside sales and drafts of them, and none waits in vain", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const parts = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const partNumber = `LF90${at}`;
      return { partNumber, itemId: await ownedItem(company, { part_number: partNumber, quantity: 100 }) };
    }),
  );
  const upwards = parts.map((part) => ({ ...part, quantity: 2 }));
  const downwards = [...upwards].reverse();
  const invoices = await Promise.all(
    Array.from({ length: 8 }, (_, at) => sold(company, at % 2 ? upwards : downwards)),
  );
  const all = parts.map((_, place): [number, number] => [place, 2]);
  const [notes] = await Promise.all([
    Promise.all(invoices.map((id) => credited(company, id, all))),
    Promise.all(invoices.map((_, at) => sold(company, at % 2 ? downwards : upwards))),
    Promise.all(invoices.map((_, at) => newDraft(company, at % 2 ? upwards : downwards))),
  ]);
  expect(notes.map(noteOf)).toHaveLength(8);
  for (const { itemId } of parts) expect(await storedItem(itemId)).toMatchObject({ quantity: 84 });
});

test("taken back piece by piece, an invoice of the rounding table gives the cents that it charged", async () => {
  const company = await newCompany({ plan: "enterprise" });
  for (const { lines, rate, total } of roundingTable) {
    const id = await sold(
      company,
      lines.map(([quantity, unitPrice, discount, choice], place) => {
        return { partNumber: `P${place}`, quantity, unitPrice, discount, ...choiceOf(choice) };
      }),
      { taxRate: rate },
    );
    for (const [place, { quantity }] of (await linesOf(company, id)).entries())
      for (const pieces of quantity > 6 ? [1, quantity - 1] : Array.from({ length: quantity }, () => 1))
        noteOf(await credited(company, id, [[place, pieces]]));
    expect((await storedInvoice(id)).credited).toBe(total);
  }
}, 120_000);

const act = fc.oneof(
  fc.record({
    cancel: fc.constant(undefined),
    pieces: fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 3 }), fc.nat(3)), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({ cancel: fc.nat(5), pieces: fc.constant([]) }),
);

test("in whatever order credit notes are made and cancelled, stock, shorts and balance are what those that count say", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), async (acts) => {
      const itemId = await ownedItem(company, { part_number: `P${randomUUID()}`, quantity: 1 });
      const id = await sold(
        company,
        [
          { partNumber: "A", itemId, quantity: 3, unitPrice: "33.335", discount: "33.33" },
          { partNumber: "B", itemId, quantity: 3, unitPrice: "0.005" },
          { partNumber: "Core", kind: "core_return", quantity: 2, unitPrice: "10.125", taxed: false },
        ],
        { taxRate: "8.25" },
      );
      for (const { cancel, pieces } of acts) {
        const notes = await storedNotes(id);
        if (cancel !== undefined && notes.length > 0)
          await cancelled(company, notes[cancel % notes.length]!.id);
        const merged = new Map(
          pieces.map(([place, quantity, restocked]) => [place, { quantity, restocked }]),
        );
        const typed = [...merged].map(([place, { quantity, restocked }]): [number, number, number] => [
          place,
          quantity,
          Math.min(quantity, restocked),
        ]);
        if (typed.length > 0) await credited(company, id, typed);
      }
      await expectInStep(company, id, itemId);
    }),
    { numRuns: runs(60) },
  );
  expect(await wrongItems(company)).toEqual([]);
}, 120_000);

async function expectInStep(company: Member, id: string, itemId: string): Promise<void> {
  const invoice = await storedInvoice(id);
  const counting = (await storedNotes(id)).filter(({ status }) => status !== "cancelled");
  const sum = counting.reduce((all, { total }) => all.plus(total), new Big(0)).toFixed(2);
  expect(invoice.credited).toBe(sum);
  expect(invoice.open_balance).toBe(new Big(invoice.total).minus(sum).minus(invoice.paid).toFixed(2));
  const lines = await linesOf(company, id);
  if (lines.every(({ left }) => left === 0)) expect(sum).toBe(invoice.total);
  for (const { quantity, left } of lines) expect(left).toBeLessThanOrEqual(quantity);
  const back = await owner
    .selectFrom("invoice_items")
    .select(["quantity", "restocked"])
    .where("inventory_item_id", "=", itemId)
    .where("invoice_id", "=", sql<string>`any(${counting.map((note) => note.id)}::uuid[])`)
    .execute();
  const restocked = back.reduce((all, one) => all + one.restocked, 0);
  const lost = back.reduce((all, one) => all + one.quantity - one.restocked, 0);
  expect(await storedItem(itemId)).toMatchObject({ quantity: restocked, short: 5 - Math.min(5, lost) });
}
