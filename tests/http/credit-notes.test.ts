import { expect, test } from "vitest";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { archiveItem } from "~/features/inventory/item/archive-item.server";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { creditedPieces } from "../support/credits";
import { readCsv } from "../support/csv";
import { testDatabase } from "../support/database";
import { newDraft, sold, storedInvoice } from "../support/invoices";
import { type Member, newCompany } from "../support/people";
import { signedIn } from "../support/records";
import { ownedItem, storedItem } from "../support/stock";

async function sale() {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity: 10 });
  const line = { partNumber: "LF9080", description: "Lube filter", itemId, quantity: 4, unitPrice: "25" };
  const id = await sold(company, [line, { partNumber: "Labor", unitPrice: "80" }], {
    taxRate: "10",
    paidNow: true,
  });
  return { company, itemId, id, visitor: await signedIn(company) };
}

async function noteOf(invoiceId: string): Promise<string> {
  const note = await testDatabase()
    .owner.selectFrom("invoices")
    .select("id")
    .where("credits_id", "=", invoiceId)
    .executeTakeFirstOrThrow();
  return note.id;
}

async function notesOf({ accountId }: Member): Promise<number> {
  const notes = await testDatabase()
    .owner.selectFrom("invoices")
    .select("id")
    .where("account_id", "=", accountId)
    .where("kind", "=", "credit_note")
    .execute();
  return notes.length;
}

test("from the invoice's page some pieces are credited: Enter says what it comes to, the button makes the credit note", async () => {
  const { id, itemId, visitor } = await sale();
  const invoice = await visitor.get(`/invoicing/${id}`);
  expect(invoice.html.querySelector(`a[href="/invoicing/${id}/credit"]`)?.text).toBe("Credit Note");
  const form = await visitor.get(`/invoicing/${id}/credit`);
  expect(form.text).toContain("LF9080 Lube filter");
  expect(form.text).toContain("4 left to credit");
  const typed = {
    "lines[0].quantity": "3",
    "lines[0].restocked": "2",
    reason: "Wrong part ordered",
    paidBack: "card",
  };
  const checked = await visitor.submit(`/invoicing/${id}/credit`, typed, { name: "step", value: "check" });
  expect(checked.text).toContain("3 pieces, $82.50 with $7.50 tax, will be credited.");
  expect(checked.text).toContain("$82.50 will be paid back.");
  expect(valueOf(checked, "lines[0].restocked")).toBe("2");
  expect(await storedItem(itemId)).toMatchObject({ quantity: 6 });
  await visitor.submit(`/invoicing/${id}/credit`, typed, "Create Credit Note");
  const note = await visitor.follow();
  expect(flashOf(note)).toBe("Credit note created CN-001 credits $82.50 of INV-001. $82.50 paid back.");
  expect(note.text).toContain("For invoice INV-001");
  expect(note.text).toContain("Wrong part ordered");
  expect(note.text).toContain("Total credited $82.50 Paid back $82.50");
  expect(await storedItem(itemId)).toMatchObject({ quantity: 8 });
  const after = await visitor.get(`/invoicing/${id}`);
  expect(after.text).toContain("CN-001");
  expect(after.text).toContain("Credited -$82.50");
  const again = await visitor.get(`/invoicing/${id}/credit`);
  expect(again.text).toContain("$82.50 of this invoice is credited already.");
  expect(again.text).toContain("1 of 4 left to credit");
});

test("in a file of lines what a credit note takes back is negative, pieces as dollars", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const id = await sold(company, [{ partNumber: "K2924", quantity: 4, unitPrice: "389.95" }]);
  const visitor = await signedIn(company);
  await visitor.get(`/invoicing/${id}/credit`);
  const typed = { "lines[0].quantity": "3", reason: "Returned" };
  await visitor.submit(`/invoicing/${id}/credit`, typed, "Create Credit Note");
  const [headings, ...rows] = readCsv((await visitor.get("/invoicing/export.csv?lines=1")).body);
  const cellOf = (cells: string[], heading: string) => cells[headings!.indexOf(heading)];
  const found = rows.map((row) => ["Invoice #", "Qty", "Price", "Line Total"].map((one) => cellOf(row, one)));
  expect(found.sort()).toEqual([
    ["CN-001", "-3", "389.95", "-1169.85"],
    ["INV-001", "4", "389.95", "1559.80"],
  ]);
});

test("a form that was opened before another credit note was made credits nothing, keeps what was typed, and is sent again", async () => {
  const { company, id, visitor } = await sale();
  const other = await signedIn(company);
  const typed = { "lines[0].quantity": "2", reason: "Returned" };
  await visitor.get(`/invoicing/${id}/credit`);
  await other.get(`/invoicing/${id}/credit`);
  await other.submit(`/invoicing/${id}/credit`, { ...typed, "lines[0].quantity": "1" }, "Create Credit Note");
  await visitor.submit(`/invoicing/${id}/credit`, { ...typed, reason: "" }, "Create Credit Note");
  await visitor.submit(`/invoicing/${id}/credit`, typed, { name: "step", value: "check" });
  const late = await visitor.submit(`/invoicing/${id}/credit`, typed, "Create Credit Note");
  expect(late.status).toBe(409);
  expect(alertOf(late)).toContain("A credit note was made");
  expect(late.text).toContain("$27.50 of this invoice is credited already.");
  expect(valueOf(late, "lines[0].quantity")).toBe("2");
  expect(await notesOf(company)).toBe(1);
  await visitor.submit(`/invoicing/${id}/credit`, {}, "Create Credit Note");
  expect(flashOf(await visitor.follow())).toContain("CN-002 credits $55.00 of INV-001.");
});

test("everything is filled in by one link, and what was credited once is not credited again", async () => {
  const { id, visitor } = await sale();
  const form = await visitor.get(`/invoicing/${id}/credit?all`);
  expect(valueOf(form, "lines[0].quantity")).toBe("4");
  expect(valueOf(form, "lines[1].quantity")).toBe("1");
  await visitor.submit(`/invoicing/${id}/credit`, { reason: "Returned" }, "Create Credit Note");
  expect(flashOf(await visitor.follow())).toBe("Credit note created CN-001 credits $198.00 of INV-001.");
  expect(await storedInvoice(id)).toMatchObject({ credited: "198.00", open_balance: "-198.00" });
  const again = await visitor.get(`/invoicing/${id}/credit`);
  expect(again.text).toContain("All of this invoice is credited already.");
});

test("sent twice it is one credit note; too much, nothing, a fraction or more on the shelf than credited is refused at its field", async () => {
  const { company, id, visitor } = await sale();
  const attempt = async (typed: Record<string, string>) => {
    await visitor.get(`/invoicing/${id}/credit`);
    return visitor.submit(`/invoicing/${id}/credit`, { reason: "Returned", ...typed }, "Create Credit Note");
  };
  const tooMany = await attempt({ "lines[0].quantity": "5" });
  expect(tooMany.status).toBe(409);
  expect(messageAt(tooMany, "lines[0].quantity")).toContain("Only 4 left to credit");
  expect(valueOf(tooMany, "reason")).toBe("Returned");
  expect(alertOf(await attempt({}))).toContain("Type how many pieces to credit");
  const fraction = await attempt({ "lines[0].quantity": "1.5" });
  expect(messageAt(fraction, "lines[0].quantity")).toContain("Credit must be a whole number");
  const shelf = await attempt({ "lines[0].quantity": "1", "lines[0].restocked": "2" });
  expect(messageAt(shelf, "lines[0].restocked")).toContain(
    "Back on the shelf must be at most the 1 credited",
  );
  expect(messageAt(await attempt({ "lines[0].quantity": "1", reason: " " }), "reason")).toContain(
    "Reason is required",
  );
  expect(await notesOf(company)).toBe(0);
  await visitor.get(`/invoicing/${id}/credit`);
  const typed = { "lines[0].quantity": "1", reason: "Returned" };
  const twice = await Promise.all([
    visitor.submit(`/invoicing/${id}/credit`, typed, "Create Credit Note"),
    visitor.submit(`/invoicing/${id}/credit`, typed, "Create Credit Note"),
  ]);
  expect(twice.map(({ status }) => status)).toEqual([303, 303]);
  expect(await notesOf(company)).toBe(1);
});

test("a credit note that is cancelled keeps its number and counts no more; a draft has none, and a credit note gets none", async () => {
  const { company, id, itemId, visitor } = await sale();
  await visitor.get(`/invoicing/${id}/credit?all`);
  await visitor.submit(`/invoicing/${id}/credit`, { reason: "Returned" }, "Create Credit Note");
  const noteId = await noteOf(id);
  const note = await visitor.get(`/invoicing/${noteId}`);
  expect(note.html.querySelector(`a[href="/invoicing/${noteId}/cancel"]`)?.text).toBe("Cancel Credit Note");
  expect(note.text).not.toContain("Record Payment");
  await visitor.get(`/invoicing/${noteId}/cancel`);
  await visitor.submit(`/invoicing/${noteId}/cancel`, { reason: "By mistake" }, "Cancel Credit Note");
  expect(flashOf(await visitor.follow())).toBe("CN-001 cancelled");
  expect(await storedItem(itemId)).toMatchObject({ quantity: 6 });
  expect((await visitor.get(`/invoicing/${noteId}`)).text).toContain("CANCELLED");
  const ledger = await visitor.get(`/inventory/${itemId}/history`);
  expect(ledger.text).toMatch(/Credit note cancelled.*−4.*Came back.*\+4.*Sold.*−4/);
  const papers = ledger.html.querySelectorAll("td a").map((link) => link.text);
  expect(papers).toEqual(["Credit note CN-001", "Credit note CN-001", "Invoice INV-001"]);
  expect((await visitor.get(`/invoicing/${noteId}/cancel`)).text).toContain("It is cancelled already.");
  expect((await visitor.get(`/invoicing/${noteId}/credit`)).status).toBe(404);
  expect((await visitor.get(`/invoicing/${id}/cancel`)).status).toBe(404);
  const draft = await newDraft(company, [{ partNumber: "Labor" }]);
  expect((await visitor.get(`/invoicing/${draft}/credit`)).status).toBe(404);
});

test("a credit note of a part that was deleted since is cancelled, and the pieces that are not there are named", async () => {
  const { company, itemId, id, visitor } = await sale();
  const { noteId } = await creditedPieces(company, id, { quantity: 2 });
  await archiveItem(company.scope, itemId, await makeFormToken(formHolder(company.userId)));
  await visitor.get(`/invoicing/${noteId}/cancel`);
  await visitor.submit(`/invoicing/${noteId}/cancel`, { reason: "By mistake" }, "Cancel Credit Note");
  expect(flashOf(await visitor.follow())).toBe("CN-001 cancelled Not in stock: LF9080 (2 of 2)");
});

test("an invoice that was cancelled meanwhile is not credited, and what was typed is still there", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const id = await sold(company, [{ partNumber: "Labor", unitPrice: "80" }]);
  const visitor = await signedIn(company);
  await visitor.get(`/invoicing/${id}/credit`);
  const { owner } = testDatabase();
  await owner.updateTable("invoices").set({ status: "cancelled" }).where("id", "=", id).execute();
  const typed = { "lines[0].quantity": "1", reason: "Returned" };
  const late = await visitor.submit(`/invoicing/${id}/credit`, typed, "Create Credit Note");
  expect(late.status).toBe(409);
  expect(alertOf(late)).toContain("This is not a finalized invoice.");
  expect(valueOf(late, "reason")).toBe("Returned");
  expect((await visitor.get(`/invoicing/${id}/credit`)).text).toContain("can be credited");
});

test("pieces that never left the shelf, and those of a deleted part, do not go back on it, and that is said", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity: 1 });
  const id = await sold(company, [{ partNumber: "LF9080", itemId, quantity: 4 }]);
  const visitor = await signedIn(company);
  const credit = async (quantity: string) => {
    await visitor.get(`/invoicing/${id}/credit`);
    const typed = { "lines[0].quantity": quantity, "lines[0].restocked": quantity, reason: "Returned" };
    await visitor.submit(`/invoicing/${id}/credit`, typed, "Create Credit Note");
    return flashOf(await visitor.follow());
  };
  expect(await credit("2")).toBe(
    "Credit note created CN-001 credits $20.00 of INV-001. 1 piece did not go back on the shelf. It never left it, or the part was deleted.",
  );
  expect(await storedItem(itemId)).toMatchObject({ quantity: 1 });
  await archiveItem(company.scope, itemId, await makeFormToken(formHolder(company.userId)));
  expect(await credit("2")).toContain("2 pieces did not go back on the shelf.");
});

test("where nobody says how many came back, pieces that were never handed over are credited first", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity: 1 });
  const id = await sold(company, [{ partNumber: "LF9080", itemId, quantity: 4 }]);
  const visitor = await signedIn(company);
  const form = `/invoicing/${id}/credit`;
  for (const [quantity, left] of [
    ["3", { quantity: 0, short: 0 }],
    ["1", { quantity: 1, short: 0 }],
  ] as const) {
    expect((await visitor.get(form)).text).toContain("Those still owed are credited first");
    await visitor.submit(form, { "lines[0].quantity": quantity, reason: "Test" }, "Create Credit Note");
    expect(flashOf(await visitor.follow())).not.toContain("did not go back");
    expect(await storedItem(itemId)).toMatchObject(left);
  }
});

test("nobody is told to hand out money that was never paid", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const id = await sold(company, [{ partNumber: "Labor", unitPrice: "80" }]);
  const visitor = await signedIn(company);
  const typed = { "lines[0].quantity": "1", reason: "Returned", paidBack: "cash" };
  await visitor.get(`/invoicing/${id}/credit`);
  const checked = await visitor.submit(`/invoicing/${id}/credit`, typed, { name: "step", value: "check" });
  expect(checked.text).toContain("1 piece, $80.00 with $0.00 tax, will be credited.");
  expect(checked.text).toContain("No money goes back: nothing was paid too much.");
  await visitor.submit(`/invoicing/${id}/credit`, typed, "Create Credit Note");
  expect(flashOf(await visitor.follow())).toBe(
    "Credit note created CN-001 credits $80.00 of INV-001. No money goes back: nothing was paid too much.",
  );
});
