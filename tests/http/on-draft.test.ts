import { expect, test } from "vitest";
import { changeStatus } from "~/features/invoices/issue/invoice-status-changes.server";
import { notesOf, openCounter } from "../support/counter";
import { newDraft, sold } from "../support/invoices";
import { ownedItem } from "../support/stock";

/** Two pieces, of which two drafts want three. */
async function counter() {
  const { company, visitor } = await openCounter();
  const itemId = await ownedItem(company, { part_number: "K2924", description: "Clutch kit", quantity: 2 });
  const draftId = await newDraft(company, [
    { partNumber: "K2924", itemId, quantity: 1 },
    { partNumber: "K2924", itemId, kind: "lost", quantity: 9 },
  ]);
  await newDraft(company, [{ partNumber: "K2924", itemId, quantity: 2 }]);
  return { company, visitor, itemId, draftId };
}

test("what drafts want is said beside what is there, wherever a part is promised", async () => {
  const { visitor, itemId } = await counter();
  expect((await visitor.get(`/inventory/${itemId}`)).text).toContain("2 on hand, 3 on draft");
  expect((await visitor.get("/inventory")).text).toContain("2, 3 on draft");
  expect((await visitor.get("/inventory?q=clutch&list=1")).text).toContain("2, 3 on draft");
  for (const page of ["hand-over", "receive", "adjust", "bin"])
    expect((await visitor.get(`/inventory/${itemId}/${page}`)).text).toMatch(
      /2 pieces on hand.*, 3 on draft\./,
    );
  const line = { customer: "walk-in", "lines[0].number": "K2924" };
  await visitor.get("/invoicing/new");
  expect(notesOf(await visitor.submit("/invoicing/new", line), 0)).toContain("2 on hand, 3 on draft");
  const words = { "lines[0].number": "clutch" };
  await visitor.get("/invoicing/new");
  const found = await visitor.submit("/invoicing/new", words, "Fill from inventory line 1");
  expect(found.text).toContain("K2924 · Clutch kit · 2 on hand, 3 on draft");
});

test("a draft does not count its own pieces, and what is issued is on draft no more", async () => {
  const { company, visitor, itemId, draftId } = await counter();
  const page = await visitor.get(`/invoicing/${draftId}/edit`);
  expect(notesOf(page, 0)).toContain("2 on hand, 2 on draft");
  await sold(company, [{ partNumber: "K2924", itemId, quantity: 1 }]);
  expect((await visitor.get(`/inventory/${itemId}`)).text).toContain("1 on hand, 3 on draft");
});

test("an invoice that was set back to draft promises nothing", async () => {
  const { company, visitor, itemId } = await counter();
  const id = await sold(company, [{ partNumber: "K2924", itemId, quantity: 2 }]);
  await changeStatus(company.scope, id, { status: "draft", reason: "Test" });
  expect((await visitor.get(`/inventory/${itemId}`)).text).toContain("2 on hand, 3 on draft");
});

test("a kit says how many are there without what drafts want", async () => {
  const { visitor } = await counter();
  await visitor.get("/inventory/kits/new");
  const typed = { name: "Clutch job", "lines[0].number": "K2924", "lines[0].quantity": "1" };
  const scanned = await visitor.submit("/inventory/kits/new", typed);
  expect(scanned.text).toContain("K2924, Clutch kit: 2 in stock, 3 on draft");
  await visitor.submit("/inventory/kits/new", {}, "Add Kit");
  const kit = await visitor.follow();
  expect(kit.text).toContain("2 complete kits in stock, 0 without what is on draft");
  expect(kit.text).toContain("2, 3 on draft");
  expect((await visitor.get("/inventory/kits")).text).toContain("2, 0 without what is on draft");
});
