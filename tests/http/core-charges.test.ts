import { expect, test } from "vitest";
import { valueOf } from "../support/answers";
import { lineOf, notesOf, openCounter, sumsOf } from "../support/counter";
import { ownedItem, ownedNumber } from "../support/stock";

const form = "/invoicing/new";

async function withAlternators() {
  const counter = await openCounter();
  const { company, visitor } = counter;
  const facts = { description: "Alternator", quantity: 9, sales_price: "245" };
  const id = await ownedItem(company, { part_number: "ALT-1", core_charge: "75", ...facts });
  await ownedItem(company, { part_number: "ALT-2", core_charge: "80", ...facts });
  await visitor.submit(form, { customer: "walk-in", "lines[0].number": "ALT-1", "lines[0].quantity": "2" });
  await visitor.submit(form, {}, "Add core charge $75.00 line 1");
  return { ...counter, id };
}

test("the core charge follows the quantity of its part, after any button and in the saved draft", async () => {
  const { visitor } = await withAlternators();
  const three = await visitor.submit(form, { "lines[0].quantity": "3" });
  expect(lineOf(three, 1)).toEqual(["ALT-1", "Alternator", "3", "75.00", "0"]);
  expect(sumsOf(three)[0]).toBe("$960.00");
  await visitor.submit(form, { "lines[0].quantity": "4" }, "Save Draft");
  const draft = await visitor.follow();
  expect(lineOf(draft, 1)[2]).toBe("4");
  const again = await visitor.submit("form#invoice", { "lines[0].quantity": "1" }, "Finalize Invoice");
  expect(again.text).toContain("$342.40");
  expect(again.text).not.toContain("cores charged");
});

test("another quantity of cores that was typed on purpose stays, is marked, and is said before finalizing", async () => {
  const { visitor } = await withAlternators();
  const one = await visitor.submit(form, { "lines[1].quantity": "1" });
  expect(lineOf(one, 1)[2]).toBe("1");
  expect(notesOf(one, 1)).toContain("own quantity");
  const three = await visitor.submit(form, { "lines[0].quantity": "3" });
  expect(lineOf(three, 1)[2]).toBe("1");
  await visitor.submit(form, {}, "Save Draft");
  const draft = await visitor.follow();
  expect(notesOf(draft, 1)).toContain("own quantity");
  expect(notesOf(draft, 0)).not.toContain("Add core charge");
  const ready = await visitor.submit("form#invoice", { "lines[0].quantity": "5" }, "Finalize Invoice");
  expect(ready.text).toContain("ALT-1: 5 sold, 1 core charged");
});

test("of the same part twice, each has its own core", async () => {
  const { visitor } = await withAlternators();
  await visitor.submit(form, { "lines[2].number": "ALT-1", "lines[2].quantity": "4" });
  await visitor.submit(form, {}, "Add core charge $75.00 line 3");
  const page = await visitor.submit(form, { "lines[0].quantity": "1" });
  expect([lineOf(page, 1)[2], lineOf(page, 3)[2]]).toEqual(["1", "4"]);
});

test("the core goes with its part, or becomes the core of the part that is sold instead", async () => {
  const { visitor, company, id } = await withAlternators();
  const other = await visitor.submit(form, { "lines[0].number": "alt 2" });
  expect(lineOf(other, 1)).toEqual(["ALT-2", "Alternator", "2", "80.00", "0"]);
  const without = await visitor.submit(form, { "lines[0].number": "LF9080" });
  expect(lineOf(without, 0)[0]).toBe("LF9080");
  expect(valueOf(without, "lines[1].choice")).toBe("taxed");
  await ownedNumber(company, id, { kind: "replaced_by", number: "ALT-2" });
  await visitor.get(form);
  await visitor.submit(form, { customer: "walk-in", "lines[0].number": "ALT-1" });
  await visitor.submit(form, {}, "Add core charge $75.00 line 1");
  await visitor.submit(form, {}, "Fill from inventory line 1");
  const instead = await visitor.submit(form, {}, "Sell ALT-2 instead line 1");
  expect(lineOf(instead, 1)).toEqual(["ALT-2", "Alternator", "1", "80.00", "0"]);
  const gone = await visitor.submit(form, {}, "Remove line 1");
  expect(gone.html.querySelectorAll(".sale-line").map((line) => line.text)).not.toContain("Core charge");
  expect(sumsOf(gone)[0]).toBe("$0.00");
});

test("a core that is typed on a line of its own takes the quantity of its part", async () => {
  const { visitor } = await withAlternators();
  await visitor.get(form);
  await visitor.submit(form, { customer: "walk-in", "lines[0].number": "ALT-1", "lines[0].quantity": "3" });
  const typed = await visitor.submit(form, { "lines[1].number": "alt-1", "lines[1].choice": "core_charge" });
  expect(lineOf(typed, 1)).toEqual(["ALT-1", "Alternator", "3", "75.00", "0"]);
});
