import { expect, test } from "vitest";
import type { Found } from "~/features/scans/document-kind";
import { kind } from "~/features/scans/kinds/parts-invoice";
import { alertOf, flashOf, messageAt, valueOf } from "../support/answers";
import { finished, started } from "../support/counts";
import { testDatabase } from "../support/database";
import { sold } from "../support/invoices";
import { type Member, newColleague, newCompany, newCounter } from "../support/people";
import { printedPage } from "../support/printed-page";
import { signedIn } from "../support/records";
import { addRow } from "../support/rows";
import { ownedCustomer, ownedItem } from "../support/stock";
import { addScan, found, ownedScan, scanStateOf } from "../support/scans";
import type { Visitor } from "../support/visitor";

const { owner } = testDatabase();
const press = "Add All to Inventory";

const head = {
  vendor: "Rush Parts",
  invoiceNumber: "INV-1001",
  invoiceDate: "2026-11-20",
  tax: "1.20",
  total: "61.20",
};
const part = (
  partNumber: string,
  quantity: string,
  unitCost: string,
  more: Record<string, string | Found> = {},
) => ({
  ...{ rowKind: "part", partNumber, description: `FLTR ${partNumber}`, quantity, unitCost },
  ...more,
});
const rows = [
  part("LF9080", "2", "20.00", { lineTotal: "40.00" }),
  part("P551712", "1", "10.00", { lineTotal: "10.00" }),
  { rowKind: "freight", description: "FREIGHT", lineTotal: "10.00" },
];

async function begin(more: Partial<Parameters<typeof addScan>[1]> = {}) {
  const company = await newCompany({ plan: "enterprise" });
  const visitor = await signedIn(company);
  const scanId = await addScan(company, { purpose: "stock-invoice", fields: head, rows, ...more });
  return { company, visitor, scanId, page: `/inventory/scan-invoice?scan=${scanId}` };
}

const itemsOf = ({ accountId }: Member) =>
  owner
    .selectFrom("inventory_items")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("archived_at", "is", null)
    .orderBy("part_number")
    .execute();

const inStock = (company: Member, partNumber: string, more = {}) =>
  addRow("inventory_items", company, { part_number: partNumber, ...more });

async function opened(visitor: Visitor, page: string) {
  const answer = await visitor.get(page);
  return { answer, form: answer.html.querySelector(`form[action="${page}"]`)! };
}

test("a scanned invoice is shown in rows, with the defaults of a new part, and added once", async () => {
  const { company, visitor, page, scanId } = await begin();
  const { answer, form } = await opened(visitor, page);
  expect(answer.text).toContain("Invoice scanned! Found 2 parts");
  expect(
    ["to", "partNumber", "quantity", "cost", "salesPrice", "bin", "reorderPoint"].map((name) =>
      valueOf(answer, `rows[0].${name}`),
    ),
  ).toEqual(["new", "LF9080", "2", "20.00", "26.00", "A1", "5"]);
  expect(answer.text).toContain("Freight: FREIGHT, $10.00");
  expect(answer.text).toContain("Tax, $1.20");
  const checked = await visitor.submit(form, {}, "Done Editing");
  expect(checked.text).toContain("To add: 2 new parts.");
  expect(checked.text).toContain(
    "The parts come to $50.00, with the rest of the invoice and its tax $61.20: the invoice's total.",
  );
  expect(await itemsOf(company)).toEqual([]);
  const both = [];
  for (let count = 0; count < 2; count++) both.push(await visitor.submit(form, {}, press));
  expect(both[0]!.location).toMatch(/^\/inventory\/scan-invoice\/[0-9a-f-]{36}$/);
  expect(both[1]!.location).toBe(both[0]!.location);
  const done = await visitor.follow();
  expect(flashOf(done)).toContain("Parts added!");
  expect(done.text).toContain("Rush Parts");
  expect(await itemsOf(company)).toMatchObject([
    {
      part_number: "LF9080",
      quantity: 2,
      cost: "20.0000",
      sales_price: "26.0000",
      bin_location: "A1",
      vendor: "Rush Parts",
    },
    { part_number: "P551712", quantity: 1 },
  ]);
  const scan = await owner
    .selectFrom("scans")
    .select("state")
    .where("id", "=", scanId)
    .executeTakeFirstOrThrow();
  expect(scan.state).toBe("used");
});

test("a number that is there offers its quantity to the existing part, with its last cost", async () => {
  const { company, visitor, page } = await begin();
  await inStock(company, "lf9080", { quantity: 3, cost: "16.00", reorder_point: 5, bin_location: "C2" });
  const { answer, form } = await opened(visitor, page);
  expect(valueOf(answer, "rows[0].to")).toBe("existing");
  expect(answer.text).toContain("3 in stock, bin C2. To reorder: 7. Last cost $16.00: now 25 % more.");
  await visitor.submit(form, {}, press);
  expect(await itemsOf(company)).toMatchObject([
    { part_number: "P551712" },
    { part_number: "lf9080", quantity: 5, cost: "20.0000", bin_location: "C2" },
  ]);
});

test("all rows or none: one refused row is named, and what was typed stays", async () => {
  const { company, visitor, page } = await begin();
  await inStock(company, "P551712");
  const { form } = await opened(visitor, page);
  const typed = { "rows[1].to": "new", "rows[0].bin": "Z9", "rows[0].description": "Oil filter" };
  const refused = await visitor.submit(form, typed, press);
  expect(refused.status).toBe(409);
  expect(alertOf(refused)).toContain("Duplicate Part");
  expect(messageAt(refused, "rows[1].partNumber")).toContain(
    "This part number already exists in your inventory",
  );
  expect([valueOf(refused, "rows[0].bin"), valueOf(refused, "rows[0].description")]).toEqual([
    "Z9",
    "Oil filter",
  ]);
  expect(await itemsOf(company)).toHaveLength(1);
  const again = refused.html.querySelector(`form[action="${page}"]`)!;
  await visitor.submit(again, { "rows[1].to": "none" }, press);
  expect(await itemsOf(company)).toMatchObject([
    { part_number: "LF9080", bin_location: "Z9" },
    { quantity: 0 },
  ]);
});

test("a row that is left out may be unreadable, and an invoice of no rows is not added", async () => {
  const { company, visitor, page } = await begin();
  const { form } = await opened(visitor, page);
  const typed = { "rows[0].to": "none", "rows[0].quantity": "???", "rows[1].to": "none" };
  const refused = await visitor.submit(form, typed, press);
  expect(alertOf(refused)).toContain("No parts to add");
  expect(valueOf(refused, "rows[0].quantity")).toBe("???");
  const wrong = await visitor.submit(form, { ...typed, "rows[1].to": "new", "rows[1].quantity": "0" }, press);
  expect(messageAt(wrong, "rows[1].quantity")).toContain("Quantity must be 1 or greater");
  expect(await itemsOf(company)).toEqual([]);
});

test("without a scan there is nothing to add", async () => {
  const { visitor, page } = await begin();
  const { form } = await opened(visitor, page);
  form.setAttribute("action", "/inventory/scan-invoice");
  const refused = await visitor.submit(form, {}, press);
  expect(alertOf(refused)).toContain("No parts to add Please scan an invoice first");
  expect(valueOf(refused, "rows[0].partNumber")).toBe("LF9080");
});

test("the same vendor and invoice number again are refused until it is another invoice", async () => {
  const { company, visitor, page } = await begin();
  await visitor.submit((await opened(visitor, page)).form, {}, press);
  const again = await addScan(company, {
    purpose: "stock-invoice",
    fields: { ...head, vendor: "RUSH PARTS " },
    rows,
  });
  const second = `/inventory/scan-invoice?scan=${again}`;
  const { answer, form } = await opened(visitor, second);
  expect(valueOf(answer, "rows[0].to")).toBe("existing");
  const asked = await visitor.submit(form, {}, press);
  expect(asked.text).toContain("This invoice was added before");
  expect((await itemsOf(company))[0]).toMatchObject({ quantity: 2 });
  await visitor.submit(
    asked.html.querySelector(`form[action="${second}"]`)!,
    {},
    "It is another one: add it",
  );
  expect((await itemsOf(company))[0]).toMatchObject({ quantity: 4 });
});

test("two people who add the same invoice at the same moment add it once", async () => {
  const { company, visitor, page } = await begin();
  const colleague = await newColleague(company, "user");
  const other = await addScan(colleague, { purpose: "stock-invoice", fields: head, rows });
  const friend = await signedIn(colleague);
  const forms = [
    { by: visitor, form: (await opened(visitor, page)).form },
    { by: friend, form: (await opened(friend, `/inventory/scan-invoice?scan=${other}`)).form },
  ];
  const answers = await Promise.all(forms.map(({ by, form }) => by.submit(form, {}, press)));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  expect(await itemsOf(company)).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
});

test("Undo takes back what nobody touched since, with the cost before; the rest stays", async () => {
  const { company, visitor, page } = await begin();
  await inStock(company, "LF9080", { quantity: 3, cost: "16.00", average_cost: "15.5000" });
  const added = await visitor.submit((await opened(visitor, page)).form, {}, press);
  const invoice = added.location!;
  const undo = (await visitor.follow()).html.querySelector(`form[action="${invoice}/undo"]`)!;
  for (let count = 0; count < 2; count++) await visitor.submit(undo, {});
  expect(flashOf(await visitor.follow())).toContain("2 rows taken back.");
  expect(await itemsOf(company)).toMatchObject([
    { part_number: "LF9080", quantity: 3, cost: "16.0000", average_cost: "15.5000" },
  ]);
});

test("an invoice that brings what is owed names who waits, and leads to Hand Over", async () => {
  const { company, visitor, page } = await begin({ rows: [part("LF9080", "5", "20.00")] });
  const itemId = await ownedItem(company, { part_number: "LF9080", quantity: 1 });
  const customerId = await ownedCustomer(company, { name: "Harbor Lines" });
  await sold(company, [{ partNumber: "LF9080", itemId, quantity: 4 }], { customerId });
  const added = await visitor.submit((await opened(visitor, page)).form, {}, press);
  const shown = await visitor.follow();
  expect(flashOf(shown)).toContain("1 row of the invoice. 3 pieces are owed: who gets them?");
  const waits = shown.html.querySelector(`main a[href="/inventory/${itemId}/hand-over"]`)!;
  expect(waits.text).toContain("LF9080: 3 for Harbor Lines, INV-001, since");
  await visitor.get(`/inventory/${itemId}/hand-over`);
  await visitor.submit(`/inventory/${itemId}/hand-over`, { quantity: "3" }, "Hand Over");
  expect((await visitor.get(added.location!)).text).not.toContain("Harbor Lines");
});

test("Undo takes pieces back at what they came for, so that the history adds up to what the shelf is worth", async () => {
  const { company, visitor, page } = await begin({ rows: [part("LF9080", "10", "20.00")] });
  const { id } = await inStock(company, "LF9080", { quantity: 10, cost: "10", average_cost: "10" });
  const added = await visitor.submit((await opened(visitor, page)).form, {}, press);
  expect(await itemsOf(company)).toMatchObject([{ quantity: 20, average_cost: "15.0000" }]);
  await visitor.get(added.location!);
  await visitor.submit(`${added.location}/undo`, {});
  const history = await visitor.get(`/inventory/${String(id)}/history`);
  expect(history.text).toContain(
    "Adjusted: The vendor's invoice was taken back, Cost: $20.00 → $10.00, $20.00 a piece, $200.00",
  );
  expect(await itemsOf(company)).toMatchObject([{ quantity: 10, average_cost: "10.0000" }]);
});

test("an added invoice is found again from Scan Invoice, also after it was taken back, and by nobody else", async () => {
  const { company, visitor, page } = await begin();
  const added = await visitor.submit((await opened(visitor, page)).form, {}, press);
  const list = await visitor.get("/inventory/scan-invoice");
  expect(list.html.querySelector(`main a[href="${added.location}"]`)?.text).toBe("INV-1001");
  expect(list.text).toMatch(/INV-1001 Rush Parts Nov 20, 2026 .* 2 rows/);
  await visitor.get(added.location!);
  await visitor.submit(`${added.location}/undo`, {});
  expect((await visitor.get("/inventory/scan-invoice")).text).toMatch(/INV-1001 Rush Parts .* Taken back/);
  for (let count = 0; count < 51; count++)
    await addRow("vendor_invoices", company, { added_to: "stock", number: `M-${count}` });
  const first = await visitor.get("/inventory/scan-invoice");
  expect(first.text).not.toContain("INV-1001");
  const next = first.html.querySelector("main a[href*='after=']")!.getAttribute("href")!;
  expect((await visitor.get(next)).text).toContain("INV-1001");
  const stranger = await signedIn(await newCompany({ plan: "enterprise" }));
  expect((await stranger.get("/inventory/scan-invoice")).text).not.toContain("Invoices added so far");
});

test("an invoice that could not be read is typed from its photo, which stays with it", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const visitor = await signedIn(company);
  const { id, pictures } = await ownedScan(company, { purpose: "stock-invoice" });
  const failed = await visitor.get(`/scans/${id}`);
  const page = `/inventory/scan-invoice?scan=${id}`;
  expect(failed.html.querySelector(`main a[href="${page}"]`)?.text).toBe("Type it in");
  const { answer, form } = await opened(visitor, page);
  expect(answer.text).toContain("No parts found Could not extract any parts from the invoice");
  expect(answer.html.querySelector(`main a[href*="${pictures[0]}"]`)).not.toBeNull();
  const typed = {
    vendor: "Rush",
    "rows[0].partNumber": "LF9080",
    "rows[0].quantity": "2",
    "rows[0].cost": "20",
  };
  const added = await visitor.submit(form, typed, press);
  expect(await itemsOf(company)).toMatchObject([{ part_number: "LF9080", quantity: 2, cost: "20.0000" }]);
  const invoice = await visitor.get(added.location!);
  expect(invoice.html.querySelector(`main a[href*="${pictures[0]}"]`)).not.toBeNull();
  expect(await scanStateOf(id)).toBe("used");
});

test("an answer is for what it was asked about: another look-alike, and another invoice number, are asked again", async () => {
  const { company, visitor, page } = await begin();
  for (const number of ["LF-9080", "P55-1712"]) await inStock(company, number);
  const before = { added_to: "stock", vendor: "Rush Parts" } as const;
  for (const number of ["INV-1001", "INV-1002"])
    await addRow("vendor_invoices", company, { ...before, number });
  const { form } = await opened(visitor, page);
  let asked = await visitor.submit(form, { "rows[0].to": "new", "rows[1].to": "new" }, press);
  const answered = async (button: string, typed = {}) => {
    const title = alertOf(asked);
    asked = await visitor.submit(asked.html.querySelector(`form[action="${page}"]`)!, typed, button);
    return title;
  };
  const another = "It is another one: add it";
  expect(await answered(another, { invoiceNumber: "INV-1002" })).toContain("added invoice INV-1001");
  expect(await answered(another)).toContain("added invoice INV-1002");
  const otherPart = "It is another part: add it";
  expect(await answered(otherPart)).toContain("Row 1: a part with nearly this number is there");
  expect(await itemsOf(company)).toHaveLength(2);
  expect(await answered(otherPart)).toContain("Row 2: a part with nearly this number is there");
  expect(asked.status, asked.location ?? alertOf(asked)).toBe(303);
  expect(await itemsOf(company)).toHaveLength(4);
});

test("a form that began before a further page was read adds nothing", async () => {
  const { company, visitor, scanId, page } = await begin();
  const { form } = await opened(visitor, page);
  await owner
    .updateTable("scans")
    .set({ asked_at: new Date(Date.now() + 60_000) })
    .where("id", "=", scanId)
    .execute();
  const refused = await visitor.submit(form, {}, press);
  expect(alertOf(refused)).toContain("is read again with another page");
  const again = refused.html.querySelector(`form[action="${page}"]`)!;
  expect(alertOf(await visitor.submit(again, {}, press))).toContain("Nothing was added");
  expect(await itemsOf(company)).toEqual([]);
  expect((await visitor.submit((await opened(visitor, page)).form, {}, press)).status).toBe(303);
});

test("a day that is not yet is no invoice date, and the list of errors names the rows", async () => {
  const { company, visitor, page } = await begin();
  const { form } = await opened(visitor, page);
  const typed = { invoiceDate: "2031-11-20", "rows[1].quantity": "0" };
  const refused = await visitor.submit(form, typed, press);
  expect(messageAt(refused, "invoiceDate")).toContain("Invoice date lies in the future");
  expect(alertOf(refused)).toContain("Row 2: Quantity must be 1 or greater");
  expect(valueOf(refused, "invoiceDate")).toBe("2031-11-20");
  expect(await itemsOf(company)).toEqual([]);
});

test("Undo puts back what the vendor asked last, and frees the bar code of a new part", async () => {
  const { company, visitor, page } = await begin();
  const own = await inStock(company, "LF9080", { quantity: 3 });
  const asked = { last_cost: "12.0000", last_cost_on: "2026-10-01" };
  const vendorNumber = { kind: "vendor", number: "R-1", company: "Rush Parts", item_id: own.id };
  const { id } = await addRow("item_numbers", company, { ...vendorNumber, ...asked });
  const vendorCost = () =>
    owner
      .selectFrom("item_numbers")
      .select(["last_cost", "last_cost_on"])
      .where("id", "=", id as string)
      .executeTakeFirst();
  const added = await visitor.submit((await opened(visitor, page)).form, {}, press);
  expect(await vendorCost()).toMatchObject({ last_cost: "20.0000" });
  const fresh = (await itemsOf(company)).find((item) => item.part_number === "P551712")!;
  await addRow("item_numbers", company, { kind: "bar_code", number: "4016138721430", item_id: fresh.id });
  await visitor.get(added.location!);
  await visitor.submit(`${added.location}/undo`, {});
  expect(flashOf(await visitor.follow())).toContain("2 rows taken back.");
  expect(await vendorCost()).toEqual(asked);
  const codes = owner.selectFrom("item_numbers").select("id").where("item_id", "=", fresh.id);
  expect(await codes.execute()).toEqual([]);
});

test("Undo leaves a part that was adjusted since", async () => {
  const { company, visitor, page } = await begin();
  await visitor.submit((await opened(visitor, page)).form, {}, press);
  const invoice = await visitor.follow();
  const [first] = await itemsOf(company);
  const adjust = `/inventory/${first!.id}/adjust`;
  await visitor.get(adjust);
  await visitor.submit(adjust, { quantity: "1", reason: "One was broken" }, "Adjust");
  const undo = invoice.html.querySelector('form[action$="/undo"]')!;
  await visitor.submit(undo, {});
  expect(flashOf(await visitor.follow())).toContain("1 row taken back. 1 row stays: ");
  expect(await itemsOf(company)).toMatchObject([{ part_number: "LF9080", quantity: 1 }]);
});

test("Undo leaves a part that a count found as the invoice left it", async () => {
  const { company, visitor, page } = await begin();
  await visitor.submit((await opened(visitor, page)).form, {}, press);
  const invoice = await visitor.follow();
  const itemIds = (await itemsOf(company)).slice(0, 1).map(({ id }) => id);
  const countId = await started(company, { scope: "list", itemIds });
  await finished(company, countId, "all_correct");
  await visitor.submit(invoice.html.querySelector('form[action$="/undo"]')!, {});
  expect(flashOf(await visitor.follow())).toContain("1 row taken back. 1 row stays: ");
  expect(await itemsOf(company)).toMatchObject([{ part_number: "LF9080", quantity: 2 }]);
});

test("a vendor's number that is learned once finds the own part", async () => {
  const { company, visitor, page } = await begin();
  await inStock(company, "OIL-1", { quantity: 1 });
  const { form } = await opened(visitor, page);
  const typed = { "rows[0].partNumber": "OIL-1", "rows[0].to": "existing", "rows[1].to": "none" };
  const checked = await visitor.submit(form, typed, "Done Editing");
  expect(checked.text).toContain("The vendor's number for it is LF9080");
  const again = checked.html.querySelector(`form[action="${page}"]`)!;
  await visitor.submit(again, { "rows[0].learn": "on" }, press);
  const next = await addScan(company, { purpose: "stock-invoice", fields: { vendor: "Rush Parts" }, rows });
  const { answer } = await opened(visitor, `/inventory/scan-invoice?scan=${next}`);
  expect(valueOf(answer, "rows[0].to")).toBe("existing");
  expect(answer.text).toContain("In the inventory: OIL-1");
});

test("a vendor's number of a new part is learned, and an old invoice does not say what the vendor asks now", async () => {
  const { company, visitor, page } = await begin({ fields: { ...head, invoiceDate: "2025-03-01" } });
  const item = await inStock(company, "P551712", { quantity: 1 });
  const known = {
    item_id: item.id,
    user_id: company.userId,
    kind: "vendor",
    number: "V-1",
    company: "Rush Parts",
  };
  await addRow("item_numbers", company, { ...known, last_cost: "9.00", last_cost_on: "2026-10-01" });
  const { form } = await opened(visitor, page);
  const checked = await visitor.submit(form, { "rows[0].partNumber": "OWN-1" }, "Done Editing");
  const withTick = checked.html.querySelector(`form[action="${page}"]`)!;
  await visitor.submit(withTick, { "rows[0].learn": "on" }, press);
  const numbers = await owner
    .selectFrom("item_numbers")
    .select(["number", "last_cost"])
    .where("account_id", "=", company.accountId)
    .orderBy("number")
    .execute();
  expect(numbers).toMatchObject([{ number: "LF9080" }, { number: "V-1", last_cost: "9.0000" }]);
});

test("of more rows than a form takes the first are shown, and the rest is said", async () => {
  const many = Array.from({ length: 203 }, (_, at) => part(`LF9${at}`, "1", "1.00", { lineTotal: "1.00" }));
  const { visitor, page } = await begin({ rows: many, fields: { vendor: "Rush Parts", total: "203.00" } });
  const { answer, form } = await opened(visitor, page);
  expect(answer.text).toContain("These are the first 200 of 203 rows: scan the other pages apart.");
  const checked = await visitor.submit(form, {}, "Done Editing");
  expect(checked.text).toContain("To add: 200 new parts.");
  expect(checked.text).toContain("$203.00: the invoice's total.");
});

test("an invoice in another currency fills no costs", async () => {
  const { visitor, page } = await begin({ fields: { ...head, currency: "CAD" } });
  const { answer } = await opened(visitor, page);
  expect([valueOf(answer, "rows[0].cost"), valueOf(answer, "rows[0].salesPrice")]).toEqual(["", ""]);
  expect(valueOf(answer, "rows[0].quantity")).toBe("2");
});

test("the form begins with the pieces of a box and with what was paid, and leaves out what did not come", async () => {
  const { rows } = kind.find([
    printedPage(
      "Pine Street Truck Parts, Inc.",
      "Ordered  Shipped  B/O  Part Number  Description              Price  Disc %   Amount",
      "2        2             FHB-0840     FLANGE BOLT, BOX OF 12   60.00      10   108.00",
      "2        2             LF9080       OIL FILTER               60.00      10   108.00",
      "5                 5    P551712      AIR FILTER               30.00",
      "                                                             Total           216.00",
    ),
  ]);
  const { visitor, page } = await begin({ rows });
  const { answer } = await opened(visitor, page);
  const shown = [0, 1, 2].map((index) =>
    ["to", "quantity", "cost", "salesPrice"].map((name) => valueOf(answer, `rows[${index}].${name}`)),
  );
  expect(shown).toEqual([
    ["new", "24", "4.50", "5.85"],
    ["new", "2", "54.00", "70.20"],
    ["none", "0", "30.00", "39.00"],
  ]);
  expect(answer.text).toContain("2 x BOX OF 12 is 24 pieces.");
  expect(answer.text).toContain("5 ordered, 5 of them back-ordered: 0 shipped.");
});

test("what arithmetic or another reading proposes is not taken for pieces", async () => {
  const misread = part("LF9080", "2", "60.00", {
    ...{ pack: "12", quantity: found("2", { proposal: "8" }), lineTotal: "480.00" },
    ...{ unitCost: found("60.00", { proposal: "66.00" }), pieces: "24", pieceCost: "5.00" },
  });
  const { visitor, page } = await begin({ rows: [misread] });
  const { answer } = await opened(visitor, page);
  expect([valueOf(answer, "rows[0].quantity"), valueOf(answer, "rows[0].cost")]).toEqual(["24", "5.00"]);
});

test("only managers see the invoices of vendors, and only their company's", async () => {
  const { company, visitor, page, scanId } = await begin();
  const invoice = (await visitor.submit((await opened(visitor, page)).form, {}, press)).location!;
  const counter = await signedIn(await newCounter(company));
  expect((await counter.get(invoice)).status).toBe(403);
  expect((await counter.get("/scans/new/stock-invoice")).status).toBe(403);
  const stranger = await signedIn(await newCompany({ plan: "enterprise" }));
  expect((await stranger.get(invoice)).status).toBe(404);
  expect((await stranger.get(page)).text).toContain("is read into rows");
  expect((await stranger.get(`/scans/${scanId}`)).status).toBe(404);
});

test("a vendor's number that an invoice taught goes when the invoice is taken back", async () => {
  const { company, visitor, page } = await begin();
  await inStock(company, "OWN-1", { quantity: 3, cost: "16.00" });
  const { form } = await opened(visitor, page);
  const typed = { "rows[0].to": "existing", "rows[0].partNumber": "OWN-1", "rows[1].to": "none" };
  const checked = await visitor.submit(form, typed, "Done Editing");
  const withTick = checked.html.querySelector(`form[action="${page}"]`)!;
  const added = await visitor.submit(withTick, { "rows[0].learn": "on" }, press);
  const numbers = () =>
    owner.selectFrom("item_numbers").select("number").where("account_id", "=", company.accountId).execute();
  expect([added.status, await numbers()]).toEqual([303, [{ number: "LF9080" }]]);
  const undo = (await visitor.follow()).html.querySelector(`form[action="${added.location}/undo"]`)!;
  await visitor.submit(undo, {});
  expect(await numbers()).toEqual([]);
});

test("a new part that two rows of the invoice add is named with its first row", async () => {
  const { company, visitor, page } = await begin();
  const { form } = await opened(visitor, page);
  const refused = await visitor.submit(form, { "rows[1].partNumber": "lf-9080" }, "Done Editing");
  expect(messageAt(refused, "rows[1].partNumber")).toContain("Row 1 adds this part already");
  const again = refused.html.querySelector(`form[action="${page}"]`)!;
  await visitor.submit(again, { "rows[1].to": "existing", "rows[1].partNumber": "LF9080" }, press);
  expect(await itemsOf(company)).toMatchObject([{ part_number: "LF9080", quantity: 3 }]);
});
