import { expect, test } from "vitest";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { focusOf, lineOf, notesOf, openCounter, sumsOf } from "../support/counter";
import { readCsv } from "../support/csv";
import { sold } from "../support/invoices";
import { newCounter } from "../support/people";
import { signedIn } from "../support/records";
import { ownedCustomer, ownedItem } from "../support/stock";

const form = "/invoicing/new";
const core = {
  kind: "core_charge" as const,
  partNumber: "ALT-1",
  description: "Alternator",
  unitPrice: "75",
};
const back = { "lines[0].number": "alt 1", "lines[0].choice": "core_return" };

async function withCores() {
  const counter = await openCounter();
  const { company } = counter;
  await ownedItem(company, { part_number: "ALT-1", description: "Alternator", core_charge: "80" });
  const customer = await ownedCustomer(company, { name: "Harbor Lines" });
  const day = { invoiceDate: "2026-11-02", taxRate: "8.25" };
  await sold(company, [{ ...core, quantity: 2 }], { ...day, customerId: customer });
  return { ...counter, customer, day };
}

test("a core that comes back finds its sale, and gives back its charge with its tax", async () => {
  const { visitor, customer } = await withCores();
  const page = await visitor.submit(form, { customer, ...back });
  expect(lineOf(page, 0)).toEqual(["ALT-1", "Alternator", "1", "75.00", "0"]);
  expect(valueOf(page, "lines[0].sale")).toBe("INV-001");
  expect(notesOf(page, 0)).toContain("INV-001: 2 out. Gives back $75.00 and $6.19 tax");
  expect(sumsOf(page)).toEqual(["-$75.00", "-$6.19", "-$81.19"]);
  const both = await visitor.submit(form, { "lines[0].quantity": "2" });
  expect(sumsOf(both)).toEqual(["-$150.00", "-$12.38", "-$162.38"]);
  await visitor.submit(form, { "lines[0].quantity": "1" }, "Save Draft");
  const draft = await visitor.follow();
  expect(sumsOf(draft)).toEqual(["-$75.00", "-$6.19", "-$81.19"]);
  const ready = await visitor.submit("form#invoice", {}, "Finalize Invoice");
  expect(ready.text).toContain("INV-002 for Harbor Lines: -$81.19");
  await visitor.submit("form#finalize", {}, "Finalize Invoice");
  const issued = await visitor.follow();
  expect(flashOf(issued)).toContain("Invoice finalized");
  expect(issued.text).toContain("Core return: Alternator (INV-001)");
  expect(issued.text).toContain("Tax of returned cores");
  const [headings, row] = readCsv((await visitor.get("/invoicing/export.csv?lines=1&q=INV-002")).body);
  const cell = (heading: string) => row![headings!.indexOf(heading)];
  expect(["Line Total", "Taxable Amount", "Tax"].map(cell)).toEqual(["-75.00", "-75.00", "-6.19"]);
  await visitor.get(form);
  const one = await visitor.submit(form, { customer, ...back, "lines[0].quantity": "2" }, "Finalize Invoice");
  expect(messageAt(one, "lines[0].quantity")).toContain("Only 1 out on INV-001");
});

test("of several sales one is chosen, oldest first; without a number all cores of the customer are offered", async () => {
  const { company, visitor, customer, day } = await withCores();
  await sold(company, [core, { ...core, partNumber: "STR-9" }], {
    ...day,
    customerId: customer,
    taxRate: "0",
  });
  const asked = await visitor.submit(form, { customer, ...back }, "Finalize Invoice");
  expect(messageAt(asked, "lines[0].sale")).toContain("Choose the sale that the core comes back from");
  const picks = asked.html.querySelectorAll(".sale-pick").map((pick) => pick.text);
  expect(picks).toEqual([
    "INV-001 · Nov 2, 2026 · ALT-1 · 2 out · $75.00 each",
    "INV-002 · Nov 2, 2026 · ALT-1 · 1 out · $75.00 each",
  ]);
  const picked = await visitor.submit(form, {}, picks[1]);
  expect(notesOf(picked, 0)).toContain("INV-002: 1 out. Gives back $75.00");
  await visitor.get(form);
  const all = await visitor.submit(form, { customer, "lines[0].choice": "core_return" });
  expect(all.html.querySelectorAll(".sale-pick")).toHaveLength(3);
  const starter = await visitor.submit(form, {}, "INV-002 · Nov 2, 2026 · STR-9 · 1 out · $75.00 each");
  expect(lineOf(starter, 0).slice(0, 2)).toEqual(["STR-9", "Alternator"]);
});

test("a core finds its sale though hundreds of older ones are out", async () => {
  const { company, visitor, customer, day } = await withCores();
  const older = { customerId: customer, invoiceDate: "2026-11-01" };
  await sold(company, Array<typeof core>(500).fill(core), older);
  await sold(company, [core, { ...core, partNumber: "STR-9" }], { ...day, customerId: customer });
  const named = await visitor.submit(form, { customer, ...back, "lines[0].sale": "3" });
  expect(notesOf(named, 0)).toContain("INV-003: 1 out. Gives back $75.00");
  const other = { "lines[1].number": "STR-9", "lines[1].choice": "core_return" };
  const both = await visitor.submit(form, other);
  expect(valueOf(both, "lines[1].sale")).toBe("INV-003");
});

test("whoever walks in with a core names the sale; nothing is paid for a core that was never sold", async () => {
  const { company, visitor, day } = await withCores();
  await sold(company, [core], day);
  const asked = await visitor.submit(form, { customer: "walk-in", ...back }, "Finalize Invoice");
  expect(messageAt(asked, "lines[0].sale")).toContain(
    "Type the number of the sale, or why the core was bought elsewhere",
  );
  expect(alertOf(asked)).toContain("Line 1");
  const others = await visitor.submit(form, { "lines[0].sale": "1" }, "Finalize Invoice");
  expect(messageAt(others, "lines[0].sale")).toContain(
    "INV-001 was sold to Harbor Lines: choose that customer",
  );
  const none = await visitor.submit(form, { "lines[0].sale": "INV-7" }, "Save Draft");
  expect(messageAt(none, "lines[0].sale")).toBeTruthy();
  expect(valueOf(none, "lines[0].sale")).toBe("INV-7");
  const own = await visitor.submit(form, { "lines[0].sale": "inv-002" });
  expect(valueOf(own, "lines[0].sale")).toBe("INV-002");
  expect(sumsOf(own)[2]).toBe("-$81.19");
});

test("a core bought elsewhere is paid for by a manager who says why", async () => {
  const { company } = await withCores();
  const counter = await signedIn(await newCounter(company));
  await counter.get(form);
  const typed = { customer: "walk-in", ...back, "lines[0].elsewhere": "Bought in Reno" };
  const ready = await counter.submit(form, typed, "Finalize Invoice");
  expect(ready.text).toContain("INV-002 for Cash/Walk-in Customer: -$80.00");
  const refused = await counter.submit("form#finalize", {}, "Finalize Invoice");
  expect(alertOf(refused)).toContain("ALT-1: a core that was bought elsewhere. A manager can pay for it.");
  const path = refused.html.querySelector("form#finalize")!.getAttribute("action")!;
  const manager = await signedIn(company);
  await manager.get(path.replace("finalize", "edit"));
  expect(valueOf(await manager.get(path.replace("finalize", "edit")), "lines[0].elsewhere")).toBe(
    "Bought in Reno",
  );
  await manager.get(path);
  await manager.submit("form#finalize", {}, "Finalize Invoice");
  expect(flashOf(await manager.follow())).toContain("Invoice finalized");
  const listed = await manager.get("/invoicing/exceptions?kind=core_elsewhere");
  expect(listed.text).toContain("ALT-1: Bought in Reno");
});

test("the next sale is ready as soon as the core has its sale", async () => {
  const { visitor, customer } = await withCores();
  const none = await visitor.submit(form, { customer: "walk-in", ...back });
  expect(focusOf(none)).toBe("lines[0].sale");
  const found = await visitor.submit(form, { customer });
  expect(focusOf(found)).toBe("lines[1].number");
});
