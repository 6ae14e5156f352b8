import { expect, test } from "vitest";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import type { FillAnswer } from "~/features/invoices/form/fill-answer";
import { blankLine } from "~/features/invoices/form/invoice-values";
import { focusOf, lineOf, notesOf, openCounter, sumsOf } from "../support/counter";
import { testDatabase } from "../support/database";
import { newCounter } from "../support/people";
import { signedIn } from "../support/records";
import { roundingTable } from "../support/rounding-table";
import { ownedCustomer, ownedItem, ownedNumber } from "../support/stock";
import type { Answer } from "../support/visitor";

const form = "/invoicing/new";
const { owner } = testDatabase();

const storedInvoices = (accountId: string) =>
  owner.selectFrom("invoices").selectAll().where("account_id", "=", accountId).execute();

test("a part is scanned and the next line waits for the next one; nothing is saved by it", async () => {
  const { company, visitor } = await openCounter();
  const scanned = await visitor.submit(form, { customer: "walk-in", "lines[0].number": "lf 9080" });
  expect(scanned.status).toBe(200);
  expect(lineOf(scanned, 0)).toEqual(["LF9080", "Oil filter", "1", "33.50", "0"]);
  expect(notesOf(scanned, 0)).toContain("Part found in inventory - Autofilled from inventory: LF9080");
  expect(notesOf(scanned, 0)).toContain("7 on hand");
  expect(focusOf(scanned)).toBe("lines[1].number");
  expect(sumsOf(scanned)).toEqual(["$33.50", "$2.35", "$35.85"]);
  expect(valueOf(scanned, "customer")).toBe("walk-in");
  const thatWasAll = await visitor.submit(form, {});
  expect(focusOf(thatWasAll)).toBe("step");
  expect(thatWasAll.html.querySelector("[autofocus]")?.getAttribute("value")).toBe("finalize");
  expect(await storedInvoices(company.accountId)).toEqual([]);
});

test("the cost of a part stands nowhere in the form of a counter, and its sales price does", async () => {
  const { company } = await openCounter();
  const visitor = await signedIn(await newCounter(company));
  await visitor.get(form);
  await visitor.submit(form, { "lines[0].number": "oil" }, "Fill from inventory line 1");
  const picked = await visitor.submit(form, {});
  const list = await visitor.submit(form, { "lines[0].number": "filters" });
  expect(list.text).toContain("LF9080 · Oil filter · 7 on hand · $33.50");
  expect(list.body + picked.body).not.toMatch(/\$20\b|cost \$/);
});

test("words show parts in stock to choose from, an empty box what sells most, and what nobody has is said", async () => {
  const { company, filter, visitor } = await openCounter();
  await ownedItem(company, { part_number: "GONE-1", description: "Oil pan", quantity: 0 });
  const found = await visitor.submit(form, { "lines[0].number": "oil" });
  expect(found.text).toContain("LF9080 · Oil filter · 7 on hand · $33.50 · cost $20.00");
  expect(found.text).not.toContain("GONE-1");
  expect(focusOf(found)).toBe("lines[0].number");
  // Neither picked nor priced: the parts to choose from stay.
  const refused = await visitor.submit(form, {}, "Finalize Invoice");
  expect(refused.text).toContain("LF9080 · Oil filter · 7 on hand · $33.50 · cost $20.00");
  expect(notesOf(refused, 0)).toContain("No part has the number “oil”: choose the one that is meant");
  const chosen = await visitor.submit(form, {}, { name: "step", value: `pick:0:${filter}` });
  expect(lineOf(chosen, 0)).toEqual(["LF9080", "Oil filter", "1", "33.50", "0"]);
  const max = await visitor.submit(form, { "lines[0].number": "" }, "Fill from inventory line 1");
  expect(max.text).toContain("LF9080 · Oil filter");
  await visitor.get(form);
  const none = await visitor.submit(form, { "lines[0].number": "ZZ-99999" });
  expect(notesOf(none, 0)).toContain("No parts found");
  expect(focusOf(none)).toBe("lines[0].unitPrice");
  const typed = await visitor.submit(form, { "lines[0].unitPrice": "4.5", "lines[0].description": "Shim" });
  expect(focusOf(typed)).toBe("lines[1].number");
  expect(lineOf(typed, 0)).toEqual(["ZZ-99999", "Shim", "1", "4.5", "0"]);
});

test("a number of several parts is asked back, and not finalized before one is chosen", async () => {
  const { company, filter, visitor } = await openCounter();
  const hose = await ownedItem(company, { part_number: "HOSE-1", quantity: 4, sales_price: "5" });
  for (const item of [filter, hose]) await ownedNumber(company, item, { kind: "same", number: "51971" });
  const typed = { customer: "walk-in", "lines[0].number": "51971" };
  const refused = await visitor.submit(form, typed, "Finalize Invoice");
  expect(messageAt(refused, "lines[0].number")).toContain("Choose one of the parts below");
  const chosen = await visitor.submit(form, {}, { name: "step", value: `pick:0:${hose}` });
  expect(lineOf(chosen, 0)).toEqual(["HOSE-1", "", "1", "5.00", "0"]);
});

test("an old number is sold while there is stock of it, and the newer one is offered", async () => {
  const { company, filter, visitor } = await openCounter();
  await ownedItem(company, { part_number: "LF14000", quantity: 2, sales_price: "41" });
  await ownedNumber(company, filter, { kind: "replaced_by", number: "LF14000" });
  const older = await visitor.submit(form, { "lines[0].number": "LF9080" });
  expect(lineOf(older, 0)).toEqual(["LF9080", "Oil filter", "1", "33.50", "0"]);
  expect(notesOf(older, 0)).toContain("LF14000 replaces it");
  const newer = await visitor.submit(form, {}, "Sell LF14000 instead line 1");
  expect(lineOf(newer, 0)[0]).toBe("LF14000");
});

test("without stock of the old number the newer one is sold, and nothing is finalized before that was said", async () => {
  const { company, visitor } = await openCounter();
  const old = await ownedItem(company, { part_number: "OLD-1", quantity: 0, sales_price: "30" });
  await ownedItem(company, { part_number: "LF14000", quantity: 2, sales_price: "41" });
  await ownedNumber(company, old, { kind: "replaced_by", number: "LF14000" });
  const typed = { customer: "walk-in", "lines[0].number": "OLD-1" };
  const asked = await visitor.submit(form, typed, "Finalize Invoice");
  expect(lineOf(asked, 0)[0]).toBe("LF14000");
  expect(messageAt(asked, "lines[0].number")).toContain(
    "This replaced OLD-1. Press the button again to sell it",
  );
  expect(alertOf(asked)).toContain("Line 1: This replaced OLD-1");
  const ready = await visitor.submit(form, {}, "Finalize Invoice");
  expect(ready.text).toContain("INV-001 for Cash/Walk-in Customer");
});

test("a former number that no part has any more is asked about before the part that replaced it is sold", async () => {
  const { company, visitor } = await openCounter();
  const part = await ownedItem(company, { part_number: "LF14000", quantity: 2, sales_price: "41" });
  await ownedNumber(company, part, { kind: "replaces", number: "OLD-1" });
  const asked = await visitor.submit(
    form,
    { customer: "walk-in", "lines[0].number": "OLD-1" },
    "Finalize Invoice",
  );
  expect(lineOf(asked, 0)[0]).toBe("LF14000");
  expect(notesOf(asked, 0)).toContain("OLD-1 was replaced by LF14000");
  expect(asked.text).not.toContain("Sell OLD-1 instead");
  expect(messageAt(asked, "lines[0].number")).toContain(
    "This replaced OLD-1. Press the button again to sell it",
  );
  const ready = await visitor.submit(form, {}, "Finalize Invoice");
  expect(ready.text).toContain("INV-001 for Cash/Walk-in Customer");
});

test("a kit sells what replaced its parts when none of them is left, and names the parts that it has no more", async () => {
  const { company, visitor } = await openCounter();
  const old = await ownedItem(company, { part_number: "OLD-1", quantity: 0, sales_price: "30" });
  const lasting = await ownedItem(company, { part_number: "OLD-2", quantity: 9, sales_price: "6" });
  await ownedItem(company, { part_number: "NEW-1", description: "Belt", quantity: 5, sales_price: "41" });
  await ownedNumber(company, old, { kind: "replaced_by", number: "NEW-1" });
  await ownedNumber(company, lasting, { kind: "replaced_by", number: "NEW-1" });
  const hose = await ownedItem(company, { part_number: "HOSE-1", quantity: 4 });
  const numbers = Object.fromEntries(
    ["OLD-1", "OLD-2", "HOSE-1"].flatMap((number, index) => [
      [`lines[${index}].number`, number],
      [`lines[${index}].quantity`, "2"],
    ]),
  );
  await visitor.get("/inventory/kits/new");
  await visitor.submit("/inventory/kits/new", { name: "PM service", ...numbers }, "Add Kit");
  await owner
    .updateTable("inventory_items")
    .set({ archived_at: new Date() })
    .where("id", "=", hose)
    .execute();
  await visitor.get(form);
  const sold = await visitor.submit(
    form,
    { customer: "walk-in", kit: "PM service", kitTimes: "1" },
    "Add Kit",
  );
  expect(lineOf(sold, 0)).toEqual(["NEW-1", "Belt", "2", "41.00", "0"]);
  expect(notesOf(sold, 0)).toContain(
    "HOSE-1 of kit PM service was deleted from your inventory: it is not sold",
  );
  expect(notesOf(sold, 0)).toContain("OLD-1 was replaced by NEW-1");
  expect(lineOf(sold, 1).slice(0, 3)).toEqual(["OLD-2", "", "2"]);
  expect(notesOf(sold, 1)).toContain("NEW-1 replaces it");
});

test("a core is charged with one more button, in the part's number", async () => {
  const { company, visitor } = await openCounter();
  await ownedItem(company, {
    part_number: "ALT-1",
    description: "Alternator",
    quantity: 2,
    sales_price: "245",
    core_charge: "65",
  });
  await visitor.submit(form, { "lines[0].number": "ALT-1", "lines[0].quantity": "2" });
  const charged = await visitor.submit(form, {}, "Add core charge $65.00 line 1");
  expect(lineOf(charged, 1)).toEqual(["ALT-1", "Alternator", "2", "65.00", "0"]);
  expect(valueOf(charged, "lines[1].choice")).toBe("core_charge");
  expect(sumsOf(charged)[0]).toBe("$620.00");
});

test("a core that was bought elsewhere is filled in from its part, and one without a charge is asked for", async () => {
  const { company, visitor } = await openCounter();
  await ownedItem(company, { part_number: "8600310", description: "Alternator", core_charge: "75" });
  const back = {
    "lines[0].number": "8600310",
    "lines[0].choice": "core_return",
    "lines[0].elsewhere": "Reno",
  };
  const filled = await visitor.submit(form, { customer: "walk-in", ...back });
  expect(lineOf(filled, 0)).toEqual(["8600310", "Alternator", "1", "75.00", "0"]);
  expect(notesOf(filled, 0)).toContain("Core of 8600310: $75.00");
  expect(focusOf(filled)).toBe("lines[1].number");
  expect(sumsOf(filled)).toEqual(["-$75.00", "$0.00", "-$75.00"]);
  await visitor.get(form);
  const none = await visitor.submit(form, { ...back, "lines[0].number": "LF9080" });
  expect(notesOf(none, 0)).toContain("LF9080 has no core charge: type a price");
  expect(focusOf(none)).toBe("lines[0].unitPrice");
});

test("a kit becomes ordinary lines, by its button and by its name", async () => {
  const { company, filter, visitor } = await openCounter();
  const hose = await ownedItem(company, { part_number: "HOSE-1", quantity: 4, sales_price: "5" });
  const kit = await owner
    .insertInto("kits")
    .values({ account_id: company.accountId, user_id: company.userId, name: "PM Service" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const line = { account_id: company.accountId, kit_id: kit.id };
  await owner
    .insertInto("kit_lines")
    .values([
      { ...line, item_id: filter, line: 1, quantity: 1 },
      { ...line, item_id: hose, line: 2, quantity: 3 },
    ])
    .execute();
  await visitor.get(form);
  const added = await visitor.submit(form, { kitTimes: "2" }, "Add Kit");
  expect([lineOf(added, 0), lineOf(added, 1)]).toEqual([
    ["LF9080", "Oil filter", "2", "33.50", "0"],
    ["HOSE-1", "", "6", "5.00", "0"],
  ]);
  const named = await visitor.submit(form, { "lines[2].number": "pm service" });
  expect(lineOf(named, 3)).toEqual(["HOSE-1", "", "3", "5.00", "0"]);
  expect(notesOf(named, 2)).toContain("From kit PM Service");
});

test("with more kits than a menu holds, the kit's name is typed, and another name stays in a line", async () => {
  const { company, filter, visitor } = await openCounter();
  const kits = await owner
    .insertInto("kits")
    .values(
      Array.from({ length: 102 }, (_, n) => ({
        ...{ account_id: company.accountId, user_id: company.userId, name: `Service ${n}` },
      })),
    )
    .returning(["id", "name"])
    .execute();
  const kit_id = kits.find(({ name }) => name === "Service 99")!.id;
  const line = { account_id: company.accountId, kit_id, item_id: filter, line: 1, quantity: 3 };
  await owner.insertInto("kit_lines").values(line).execute();
  const { html } = await visitor.get(form);
  expect(html.querySelectorAll("#kit-names option")).toHaveLength(100);
  const added = await visitor.submit(form, { kit: "service 99", kitTimes: "2" }, "Add Kit");
  expect(lineOf(added, 0)).toEqual(["LF9080", "Oil filter", "6", "33.50", "0"]);
  const unknown = await visitor.submit(form, { kit: "Servise", kitTimes: "2" }, "Add Kit");
  expect(lineOf(unknown, 1)).toEqual(["Servise", "", "2", "", "0"]);
});

test("another customer has other prices, another due date and tax; what was typed by hand stays and is marked", async () => {
  const { company, filter, visitor } = await openCounter();
  const buyer = await ownedCustomer(company, { payment_terms: "net_30", tax_exempt: true });
  const agreed = {
    account_id: company.accountId,
    user_id: company.userId,
    customer_id: buyer,
    item_id: filter,
  };
  await owner
    .insertInto("customer_prices")
    .values({ ...agreed, price: "29.95" })
    .execute();
  await visitor.get(form);
  const typed = { "lines[0].number": "LF9080", invoiceDate: "2026-11-05" };
  await visitor.submit(form, { ...typed, customer: "walk-in" });
  await visitor.submit(form, { "lines[1].number": "LF9080" });
  const own = await visitor.submit(form, { "lines[1].unitPrice": "31" });
  expect(notesOf(own, 1)).toContain("own price");
  expect([valueOf(own, "dueDate"), valueOf(own, "taxRate")]).toEqual(["2026-11-05", "7"]);
  const other = await visitor.submit(form, { customer: buyer });
  expect([lineOf(other, 0)[3], lineOf(other, 1)[3]]).toEqual(["29.95", "31"]);
  expect(notesOf(other, 0)).not.toContain("own price");
  expect(notesOf(other, 1)).toContain("own price");
  expect([valueOf(other, "dueDate"), valueOf(other, "taxRate")]).toEqual(["2026-12-05", "0"]);
  expect(other.text).toContain("Harbor Lines is tax exempt");
});

test("a line is added and taken away, the others stay as they were typed", async () => {
  const { visitor } = await openCounter();
  const typed = { "lines[0].number": "A", "lines[0].unitPrice": "1" };
  await visitor.submit(form, typed, "Add Item");
  await visitor.submit(form, { "lines[1].number": "B", "lines[1].unitPrice": "2" }, "Add Item");
  const removed = await visitor.submit(form, { "lines[2].number": "C" }, "Remove line 2");
  expect([lineOf(removed, 0)[0], lineOf(removed, 1)[0]]).toEqual(["A", "C"]);
  expect(removed.html.querySelectorAll(".sale-line")).toHaveLength(2);
});

test("without a customer or an item it is neither shown nor finalized, and what was typed stays", async () => {
  const { visitor } = await openCounter();
  for (const button of ["Finalize Invoice", "Preview Invoice"]) {
    await visitor.get(form);
    const nobody = await visitor.submit(form, { "lines[0].number": "LF9080", notes: "Call first" }, button);
    expect(alertOf(nobody)).toContain("Missing customer Please select a customer");
    expect(valueOf(nobody, "notes")).toBe("Call first");
    const nothing = await visitor.submit(
      form,
      { customer: "walk-in", "lines[0].number": "" },
      "Remove line 1",
    );
    expect(nothing.status).toBe(200);
    const refused = await visitor.submit(form, {}, button);
    expect(alertOf(refused)).toContain("Missing items Line 1: Add at least one item to the invoice");
  }
});

test("each field and figure says to a screen reader what it is, and the page that finalizes has its title", async () => {
  const { visitor } = await openCounter();
  const { html } = await visitor.get(form);
  const titleOf = (page: typeof html) => page.querySelector("title")!.text;
  expect(titleOf(html)).toContain("New Invoice");
  expect(html.querySelectorAll("#invoice [role=status]")).toHaveLength(1);
  expect(html.querySelector('[name="lines[0].number"]')?.getAttribute("aria-required")).toBe("true");
  expect(html.querySelector(".sale-line output")?.getAttribute("aria-label")).toBe("Total of line 1");
  const described = html.querySelector("#invoice-number")?.getAttribute("aria-describedby");
  expect(html.querySelector(`#${described}`)?.text).toContain("given when finalized");
  const typed = { customer: "walk-in", "lines[0].number": "LF9080", "lines[0].unitPrice": "5" };
  await visitor.submit(form, typed);
  const last = await visitor.submit(form, {}, "Finalize Invoice");
  expect(last.html.querySelector("h1")?.text).toBe("Finalize Invoice");
  expect(titleOf(last.html)).toContain("Finalize Invoice");
});

test("each wrong value has its message at its field", async () => {
  const { company, visitor } = await openCounter();
  const wrong = {
    customer: "walk-in",
    dueDate: "soon",
    taxRate: "101",
    "lines[0].number": "LF9080",
    "lines[0].quantity": "1.5",
    "lines[0].unitPrice": "-3",
    "lines[0].discount": "101",
  };
  const refused = await visitor.submit(form, wrong, "Save Draft");
  expect(refused.status).toBe(400);
  expect(messageAt(refused, "dueDate")).toContain("Due date must be a date");
  expect(messageAt(refused, "taxRate")).toContain("Tax rate must be at most 100");
  expect(messageAt(refused, "lines[0].quantity")).toContain("Quantity must be a whole number");
  expect(messageAt(refused, "lines[0].unitPrice")).toContain("Price must not be negative");
  expect(messageAt(refused, "lines[0].discount")).toContain("Discount must be at most 100");
  expect(lineOf(refused, 0)).toEqual(["LF9080", "Oil filter", "1.5", "-3", "101"]);
  const right = { dueDate: "", taxRate: "7", "lines[0].discount": "10%", "lines[0].unitPrice": "$30.1255" };
  const zero = await visitor.submit(form, { ...right, "lines[0].quantity": "" }, "Finalize Invoice");
  expect(messageAt(zero, "lines[0].quantity")).toContain("Quantity must be 1 or greater");
  const letters = await visitor.submit(
    form,
    { "lines[0].quantity": "2", taxRate: "seven" },
    "Finalize Invoice",
  );
  expect(letters.text).toContain("No tax charged - rate was not a number");
  expect(await storedInvoices(company.accountId)).toMatchObject([
    { tax_rate: "0.0000", tax_rate_unread: "seven", subtotal: "54.23" },
  ]);
});

test("five hundred lines are saved; one more is refused with all of them kept", async () => {
  const { company, visitor } = await openCounter();
  const page = await visitor.get(form);
  const fields: Record<string, string> = {
    form_token: valueOf(page, "form_token")!,
    step: "save",
    customer: "walk-in",
    invoiceDate: "2026-11-05",
  };
  for (let index = 0; index <= 500; index++) {
    const line = `lines[${index}]`;
    Object.assign(fields, {
      [`${line}.number`]: `P${index}`,
      [`${line}.quantity`]: "1",
      [`${line}.unitPrice`]: "2",
      [`${line}.discount`]: "0",
      [`${line}.choice`]: "taxed",
      [`${line}.description`]: "",
      [`${line}.part`]: "",
    });
  }
  const refused = await visitor.post(form, fields);
  expect(refused.status).toBe(400);
  expect(alertOf(refused)).toContain("An invoice holds at most 500 lines");
  expect(lineOf(refused, 500)[0]).toBe("P500");
  await visitor.submit(form, {}, "Remove line 501");
  const saved = await visitor.submit(form, {}, "Save Draft");
  expect(saved.location).toMatch(/\/edit$/);
  expect(await storedInvoices(company.accountId)).toMatchObject([{ subtotal: "1000.00" }]);
}, 90_000);

test("a draft is saved once, however often it is sent, and again under its own address", async () => {
  const { company, visitor } = await openCounter();
  const typed = { customer: "walk-in", "lines[0].number": "LF9080", notes: "Hold" };
  await Promise.all([1, 2, 3].map(() => visitor.submit(form, typed, "Save Draft")));
  const [draft, ...others] = await storedInvoices(company.accountId);
  expect(others).toEqual([]);
  const edit = `/invoicing/${draft!.id}/edit`;
  const page = await visitor.get(edit);
  expect(flashOf(page)).toBe("Invoice created");
  expect(lineOf(page, 0)).toEqual(["LF9080", "Oil filter", "1", "33.50", "0"]);
  await visitor.submit(edit, { "lines[0].quantity": "3" }, "Save Draft");
  expect(flashOf(await visitor.follow())).toBe("Invoice updated");
  expect(await storedInvoices(company.accountId)).toMatchObject([
    { status: "draft", number: null, notes: "Hold", subtotal: "100.50" },
  ]);
  expect((await visitor.get(form)).text).toContain("Your open drafts:");
});

test("two people save the same draft: the second is told, and may keep theirs", async () => {
  const { company, visitor } = await openCounter();
  await visitor.submit(form, { customer: "walk-in", "lines[0].number": "LF9080" }, "Save Draft");
  const edit = `/invoicing/${(await storedInvoices(company.accountId))[0]!.id}/edit`;
  const other = await signedIn(company);
  for (const each of [visitor, other]) await each.get(edit);
  await visitor.submit(edit, { notes: "First" }, "Save Draft");
  const refused = await other.submit(edit, { notes: "Second" }, "Save Draft");
  expect(refused.status).toBe(409);
  expect(alertOf(refused)).toContain("Somebody else saved this invoice after you opened it");
  expect(valueOf(refused, "notes")).toBe("Second");
  expect((await other.submit(edit, {}, "Save Draft")).location).toBe(edit);
  expect(await storedInvoices(company.accountId)).toMatchObject([{ notes: "Second" }]);
});

test("the preview is the invoice as it would be printed, with the form below it", async () => {
  const { company, visitor } = await openCounter();
  const typed = { customer: "walk-in", "lines[0].number": "LF9080", poNumber: "PO-7" };
  const shown = await visitor.submit(form, typed, "Preview Invoice");
  const sheet = shown.html.querySelector("article.invoice")!.structuredText.replace(/\s+/g, " ");
  for (const words of ["DRAFT", "Cash/Walk-in Customer", "PO-7", "LF9080", "$33.50", "$35.85"])
    expect(sheet).toContain(words);
  expect(valueOf(shown, "poNumber")).toBe("PO-7");
  expect(await storedInvoices(company.accountId)).toEqual([]);
  const closed = await visitor.submit(form, {}, "Close");
  expect(closed.html.querySelector("article.invoice")).toBeNull();
  expect([valueOf(closed, "poNumber"), lineOf(closed, 0)[0]]).toEqual(["PO-7", "LF9080"]);
  expect(await storedInvoices(company.accountId)).toEqual([]);
});

test("the preview is printed as the draft that is kept, and finalized from where it is seen", async () => {
  const { company, visitor } = await openCounter();
  const typed = { customer: "walk-in", "lines[0].number": "LF9080", poNumber: "PO-7" };
  await visitor.submit(form, typed, "Preview Invoice");
  const printed = await visitor.submit(form, {}, "Print");
  const [draft] = await storedInvoices(company.accountId);
  expect(printed.location).toBe(`/invoicing/${draft!.id}/print`);
  const paper = await visitor.follow();
  for (const words of ["DRAFT", "PO-7", "$35.85"]) expect(paper.text).toContain(words);
  const edit = `/invoicing/${draft!.id}/edit`;
  await visitor.get(edit);
  const again = await visitor.submit(edit, {}, "Preview Invoice");
  const buttons = again.html.querySelectorAll(".invoice-preview button").map((button) => button.text);
  expect(buttons).toEqual(["Close", "Print", "Finalize Invoice"]);
  const asked = await visitor.submit(edit, {}, { name: "step", value: "finalize" });
  expect(asked.html.querySelector("h1")?.text).toBe("Finalize Invoice");
  expect(await storedInvoices(company.accountId)).toHaveLength(1);
});

test("a new customer in the middle of a sale: the draft waits and has the customer afterwards, at their price", async () => {
  const { company, visitor } = await openCounter();
  const asked = await visitor.submit(form, { "lines[0].number": "LF9080" }, "New Customer");
  const [draft] = await storedInvoices(company.accountId);
  expect(asked.location).toBe(`/invoicing/customers/new?invoice=${draft!.id}`);
  await visitor.follow();
  const typed = { name: "Blue Mesa", phone: "555-0101", email: "a@example.com", paymentTerms: "net_15" };
  await visitor.submit(asked.location!, typed, "Add Customer");
  const page = await visitor.follow();
  expect(flashOf(page)).toBe("Customer added");
  expect(page.html.querySelector("[name=customer] option[selected]")?.text).toBe("Blue Mesa");
  expect(valueOf(page, "dueDate")).not.toBe("");
  expect(notesOf(page, 0)).not.toContain("own price");
});

test("of very many customers those are listed who were looked for", async () => {
  const { company, visitor } = await openCounter();
  const account = { account_id: company.accountId, user_id: company.userId, phone: "555-0100" };
  const many = Array.from({ length: 60 }, (_, index) => ({ ...account, name: `Fleet ${100 + index}` }));
  await owner.insertInto("customers").values(many).execute();
  const page = await visitor.get(form);
  expect(page.html.querySelectorAll("[name=customer] option")).toHaveLength(3);
  const found = await visitor.submit(form, { findCustomer: "fleet 15" }, "Find");
  expect(found.text).toContain("10 found: choose from the list");
  expect(found.html.querySelectorAll("[name=customer] option")).toHaveLength(13);
  await ownedCustomer(company, { name: "Iowa Reefer", phone: "515 555-0177" });
  await ownedCustomer(company, { name: "Ohio Reefer", phone: "+1 614 555 0178" });
  const namesFor = async (findCustomer: string) => {
    const answer = await visitor.submit(form, { findCustomer }, "Find");
    return answer.html.querySelectorAll("[name=customer] option").map((option) => option.text);
  };
  expect((await namesFor("+1 515 555 0177")).slice(3)).toEqual(["Iowa Reefer"]);
  expect((await namesFor("(614) 555-0178")).slice(3)).toEqual(["Ohio Reefer"]);
});

test("the counter's pages have the sheets of every form", async () => {
  const { visitor } = await openCounter();
  const sheetsOf = (page: Answer) =>
    page.html.querySelectorAll("link[rel=stylesheet]").map((link) => link.getAttribute("href"));
  const ofForms = sheetsOf(await visitor.get("/inventory/kits/new"));
  const opened = await visitor.get(form);
  const typed = { customer: "walk-in", "lines[0].number": "LF9080" };
  const ready = await visitor.submit(form, typed, "Finalize Invoice");
  const again = await visitor.get(
    ready.html.querySelector("form[action$=finalize]")!.getAttribute("action")!,
  );
  for (const page of [opened, ready, again]) expect(sheetsOf(page)).toEqual(expect.arrayContaining(ofForms));
});

test("what the browser asks while one types is what the form answers with, and a counter's answer has no cost", async () => {
  const { company, visitor, filter } = await openCounter();
  const line = { ...blankLine, place: 3, number: "lf9080", quantity: "9" };
  const asked = { line: JSON.stringify(line), customer: "walk-in", date: "2026-11-05" };
  const answer = await visitor.post("/invoicing/fill", asked);
  const { lines, ...proposed } = JSON.parse(answer.body) as FillAnswer;
  expect(proposed).toEqual({
    dueDate: "2026-11-05",
    taxRate: "7",
    taxNote: "estimate from ZIP - check",
    proposed: "walk-in|2026-11-05|7",
  });
  expect(lines).toMatchObject([
    {
      place: 3,
      line: {
        number: "LF9080",
        description: "Oil filter",
        unitPrice: "33.50",
        discount: "0",
        part: `${filter}|33.50|0|LF9080`,
      },
      spoken: "Part found in inventory - Autofilled from inventory: LF9080. 7 on hand. short",
    },
  ]);
  const later = await visitor.post("/invoicing/fill", { ...asked, proposed: "||7" });
  expect(JSON.parse(later.body)).toMatchObject(proposed);
  const counter = await signedIn(await newCounter(company));
  const words = { line: JSON.stringify({ ...blankLine, place: 0, number: "oil" }) };
  expect((await counter.post("/invoicing/fill", words)).body).not.toContain("$20");
});

test("the lines that are typed stand in no address, and twenty with long descriptions are answered at once", async () => {
  const { company, visitor } = await openCounter();
  const fields = new FormData();
  for (let place = 0; place < 20; place++) {
    const line = { ...blankLine, number: "lf9080", description: "Ü".repeat(1000), place };
    fields.append("line", JSON.stringify(line));
  }
  const answer = await visitor.post("/invoicing/fill", fields);
  const { lines } = JSON.parse(answer.body) as FillAnswer;
  expect(lines.map(({ place, line }) => [place, line.number, line.description.length])).toEqual(
    Array.from({ length: 20 }, (_, place) => [place, "LF9080", 1000]),
  );
  expect((await visitor.get("/invoicing/fill?line=%7B%7D")).status).toBe(405);
  expect(await storedInvoices(company.accountId)).toEqual([]);
});

test.each(roundingTable)(
  "the page shows the same cents: $name",
  async ({ rate, lines, subtotal, tax, total }) => {
    const { visitor } = await openCounterOnce();
    const page = await visitor.get(form);
    const fields: Record<string, string> = {
      form_token: valueOf(page, "form_token")!,
      step: "next",
      taxRate: rate,
    };
    lines.forEach(([quantity, unitPrice, discount, choice], index) => {
      const line = {
        number: "X",
        description: "X",
        quantity: String(quantity),
        unitPrice,
        discount,
        choice,
        part: "|||X",
      };
      for (const [name, value] of Object.entries(line)) fields[`lines[${index}].${name}`] = value;
    });
    const answer = await visitor.post(form, { ...fields, proposed: "||" });
    expect(sumsOf(answer).map((sum) => sum.replace(/[$,]/g, ""))).toEqual([subtotal, tax, total]);
  },
);

let counter: ReturnType<typeof openCounter> | undefined;

/** One shop for all rows of the table: they save nothing. */
function openCounterOnce() {
  return (counter ??= openCounter());
}
