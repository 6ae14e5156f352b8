import { expect, test } from "vitest";
import { changeStatus } from "~/features/invoices/issue/invoice-status-changes.server";
import { flashOf } from "../support/answers";
import { lineOf } from "../support/counter";
import { sold } from "../support/invoices";
import { newCompany } from "../support/people";
import { ownedItem } from "../support/stock";
import { Visitor } from "../support/visitor";

const page = "/invoicing/lost-sales";

test("what was asked for and not sold is added up, stands on the reorder list, and can be taken off", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await ownedItem(company, { part_number: "LF9080", vendor: "Donaldson", quantity: 1, reorder_point: 4 });
  await sold(company, [{ partNumber: "Labor" }, { partNumber: "lf-9080", kind: "lost", quantity: 6 }]);
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(page);
  await visitor.submit(page, { partNumber: "LF9080", quantity: "2" }, "Record");
  await visitor.follow();
  await visitor.submit(page, { partNumber: "K-2924" }, "Record");
  const listed = await visitor.follow();
  expect(flashOf(listed)).toContain(
    "Recorded K-2924 is in the list below, and beside its part on the reorder list.",
  );
  expect(listed.text).toMatch(/lf-?9080 8 2 times 1 on hand/i);
  expect(listed.text).toContain("K-2924 1 1 time not in your inventory");
  const reorder = await visitor.get("/inventory/reorder");
  expect(reorder.text).toMatch(/LF9080.* 1 4 8 7/);
  await visitor.get(page);
  const form = listed.html.querySelector("form[action$='/remove']")!.getAttribute("action")!;
  await visitor.submit(form, {}, "Remove K-2924");
  expect((await visitor.follow()).text).not.toContain("K-2924");
});

test("a copy of a cancelled sale does not ask for the same piece again", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const lines = [{ partNumber: "HOSE" }, { partNumber: "LF9080", kind: "lost" as const, quantity: 3 }];
  const id = await sold(company, lines);
  await changeStatus(company.scope, id, { status: "cancelled", reason: "Test" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(`/invoicing/${id}`);
  const copied = await visitor.submit(`form[action="/invoicing/${id}/copy"]`, {}, "Copy as a New Draft");
  const draft = await visitor.follow();
  expect(lineOf(draft, 0)[0]).toBe("HOSE");
  expect(draft.text).not.toContain("LF9080");
  const form = copied.location!.replace("/edit", "/finalize");
  await visitor.get(form);
  await visitor.submit(form, {}, "Finalize Invoice");
  expect((await visitor.get(page)).text).toContain("LF9080 3 1 time");
});

test("Enter only looks a lost sale over, and a wrong quantity is told with everything kept", async () => {
  const company = await newCompany({ plan: "enterprise" });
  const visitor = new Visitor();
  await visitor.signIn(company);
  await visitor.get(page);
  const looked = await visitor.submit(page, { partNumber: "LF9080" }, "Check");
  expect(looked.text).toContain("1 piece of LF9080 asked for, not sold.");
  const refused = await visitor.submit(page, { partNumber: "LF9080", quantity: "2.5" }, "Record");
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("Quantity must be a whole number");
  expect((await visitor.get(page)).text).toContain("Nothing was asked for in vain yet");
});

test("invoices and their lines come out as CSV with the cents of the page", async () => {
  const company = await newCompany({ plan: "enterprise" });
  await sold(
    company,
    [{ partNumber: "00117", quantity: 3, unitPrice: "33.335", discount: "33.33", description: "=1+1" }],
    { taxRate: "8.25" },
  );
  const visitor = new Visitor();
  await visitor.signIn(company);
  const whole = (await visitor.get("/invoicing/export.csv")).body.split("\r\n");
  expect(whole[1]).toBe(
    "INV-001,2026-11-28,,Cash/Walk-in Customer,,Sent,66.67,8.25,5.50,72.17,0.00,0.00,72.17,0.00,",
  );
  const lines = (await visitor.get("/invoicing/export.csv?lines=1")).body.split("\r\n");
  expect(lines[1]).toContain("1,Sale,'00117,'=1+1,3,33.335,33.33,yes,66.67");
});

test("the CSV has the newest invoice first, and each invoice's lines together in their order", async () => {
  const company = await newCompany({ plan: "enterprise" });
  for (const invoiceDate of ["2026-10-02", "2026-11-20", "2026-10-01", "2026-11-20"])
    await sold(company, [{ partNumber: "LF9080" }, { partNumber: "FF5052" }], { invoiceDate });
  const visitor = new Visitor();
  await visitor.signIn(company);
  const rowsOf = async (query: string) =>
    (await visitor.get(`/invoicing/export.csv${query}`)).body.trim().split("\r\n").slice(1);
  const invoices = (await rowsOf("")).map((row) => row.split(",").slice(0, 2).join(" "));
  const newest = ["INV-004 2026-11-20", "INV-002 2026-11-20", "INV-001 2026-10-02", "INV-003 2026-10-01"];
  expect(invoices).toEqual(newest);
  const ofDay = await visitor.get("/invoicing?from=2026-11-20&to=2026-11-20");
  expect(ofDay.text).toMatch(/INV-004.*INV-002/);
  const lines = (await rowsOf("?lines=1")).map((row) => row.split(","));
  expect(lines.map(([number, day]) => `${number} ${day}`)).toEqual(
    invoices.flatMap((invoice) => [invoice, invoice]),
  );
  expect(lines.map((cells) => cells[4])).toEqual(["1", "2", "1", "2", "1", "2", "1", "2"]);
});
