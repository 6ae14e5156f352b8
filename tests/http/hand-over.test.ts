import { expect, test } from "vitest";
import { flashOf, messageAt, valueOf } from "../support/answers";
import { openCounter } from "../support/counter";
import { sold } from "../support/invoices";
import { ownedCustomer, ownedItem, storedItem, wrongItems } from "../support/stock";

/** One on the shelf, four sold to Harbor Lines. */
async function sale() {
  const { company, visitor } = await openCounter();
  const customerId = await ownedCustomer(company);
  const itemId = await ownedItem(company, { part_number: "K2924", quantity: 1, cost: "100" });
  const invoiceId = await sold(company, [{ partNumber: "K2924", itemId, quantity: 4 }], { customerId });
  return { company, visitor, customerId, itemId, invoiceId };
}

test("what arrives is asked for by whoever waits for it, and leaves the shelf when it is handed over", async () => {
  const { company, visitor, customerId, itemId, invoiceId } = await sale();
  const waits = "3 for Harbor Lines, INV-001, since";
  expect((await visitor.get(`/inventory/${itemId}`)).text).toContain(waits);
  expect((await visitor.get(`/invoicing/customers/${customerId}`)).text).toContain(`K2924: ${waits}`);
  expect((await visitor.get(`/invoicing/${invoiceId}`)).text).toContain("K2924: 3 of 4 not in stock");
  expect((await visitor.get("/inventory/reorder")).text).toContain("K2924");
  await visitor.get(`/inventory/${itemId}/receive`);
  await visitor.submit(`/inventory/${itemId}/receive`, { quantity: "5", unitCost: "120" }, "Receive");
  const asked = await visitor.follow();
  expect(flashOf(asked)).toContain("0 → 5 on hand. 3 are owed: who gets them?");
  expect(asked.text).toContain(waits);
  expect(valueOf(asked, "quantity")).toBe("3");
  const form = `/inventory/${itemId}/hand-over`;
  const scanned = await visitor.submit(form, {}, "Check");
  expect(scanned.text).toContain("3 pieces will be owed no more.");
  await visitor.submit(form, {}, "Hand Over");
  expect(flashOf(await visitor.follow())).toContain("Handed over 5 → 2 on hand.");
  expect(await storedItem(itemId)).toMatchObject({ quantity: 2, short: 0, average_cost: "120.0000" });
  const page = await visitor.get(`/inventory/${itemId}`);
  expect(page.text).toContain("Handed over: 3 owed no more, $120.00 a piece, $360.00");
  expect((await visitor.get(`/invoicing/${invoiceId}`)).text).not.toContain("not in stock");
  expect(await wrongItems(company)).toEqual([]);
});

test("neither more than is owed nor more than is there is handed over, and what was typed stays", async () => {
  const { visitor, itemId } = await sale();
  const form = `/inventory/${itemId}/hand-over`;
  await visitor.get(form);
  const none = await visitor.submit(form, { quantity: "3" }, "Hand Over");
  expect(messageAt(none, "quantity")).toContain("Only 0 pieces on hand: receive them first");
  const more = await visitor.submit(form, { quantity: "4" }, "Hand Over");
  expect(messageAt(more, "quantity")).toContain("Only 3 pieces are owed");
  expect(valueOf(more, "quantity")).toBe("4");
  await visitor.submit(form, { quantity: "3", when: "before" }, "Hand Over");
  expect(await storedItem(itemId)).toMatchObject({ quantity: 0, short: 0 });
});

test("a form posted twice hands over once", async () => {
  const { visitor, itemId } = await sale();
  await visitor.get(`/inventory/${itemId}/receive`);
  await visitor.submit(`/inventory/${itemId}/receive`, { quantity: "5" }, "Receive");
  const form = `/inventory/${itemId}/hand-over`;
  await visitor.get(form);
  await Promise.all([
    visitor.submit(form, { quantity: "1" }, "Hand Over"),
    visitor.submit(form, { quantity: "1" }, "Hand Over"),
  ]);
  expect(await storedItem(itemId)).toMatchObject({ quantity: 4, short: 2 });
});
