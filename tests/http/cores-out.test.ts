import { expect, test } from "vitest";
import { listCoresOut } from "~/features/invoices/cores/open-cores.server";
import { changeStatus } from "~/features/invoices/issue/invoice-status-changes.server";
import { openCounter } from "../support/counter";
import { readCsv } from "../support/csv";
import { coreBack, sold } from "../support/invoices";
import { ownedCustomer } from "../support/stock";
import type { Answer } from "../support/visitor";

const core = {
  kind: "core_charge" as const,
  partNumber: "ALT-1",
  description: "Alternator",
  unitPrice: "75",
};

function rowsOf(page: Answer): string[][] {
  return page.html
    .querySelectorAll("tbody tr")
    .map((row) => row.querySelectorAll("td, th").map((cell) => cell.text.replace(/\s+/g, " ").trim()));
}

async function withCores() {
  const counter = await openCounter();
  const { company } = counter;
  const harbor = await ownedCustomer(company, { name: "Harbor Lines" });
  const mesa = await ownedCustomer(company, { name: "Blue Mesa" });
  const sale = (customerId: string, invoiceDate: string, quantity: number) =>
    sold(company, [{ ...core, quantity }], { customerId, invoiceDate, taxRate: "8.25" });
  const late = await sale(harbor, "2026-11-20", 2);
  const early = await sale(harbor, "2026-11-02", 3);
  await sale(mesa, "2026-11-10", 1);
  await sold(company, [core], { invoiceDate: "2026-11-12" });
  return { ...counter, harbor, late, early };
}

test("the cores of a customer that are out have their part, invoice, day, age, charge and balance, oldest first", async () => {
  const { company, visitor, harbor, early, late } = await withCores();
  await sold(company, [await coreBack(company, early, 1)], { customerId: harbor, invoiceDate: "2026-11-25" });
  const page = await visitor.get(`/invoicing/customers/${harbor}/cores`);
  const rows = rowsOf(page);
  expect(rows.map((row) => [row[2], row[3], ...row.slice(5)])).toEqual([
    ["INV-002", "Nov 2, 2026", "2", "$75.00", "$162.37"],
    ["INV-001", "Nov 20, 2026", "2", "$75.00", "$162.38"],
  ]);
  expect(rows[0]![4]).toMatch(/^\d+ days$/);
  expect(page.text).toContain("4 cores are out, $324.75 with tax.");
  expect((await visitor.get(`/invoicing/customers/${harbor}`)).text).toContain("Cores Out");
  expect((await visitor.get(`/invoicing/${late}`)).text).toContain("2 cores of it are out");
  await changeStatus(company.scope, late, { status: "cancelled", reason: "Test" });
  expect(rowsOf(await visitor.get(`/invoicing/customers/${harbor}/cores`))).toHaveLength(1);
  expect((await visitor.get(`/invoicing/${late}`)).text).not.toContain("out:");
});

test("all cores of the company that are out are listed by customer, oldest first, with a file", async () => {
  const { visitor, harbor } = await withCores();
  const page = await visitor.get("/invoicing/cores");
  expect(rowsOf(page).map((row) => [row[0], row[3], row[6]])).toEqual([
    ["Blue Mesa", "INV-003", "1"],
    ["Cash/Walk-in Customer", "INV-004", "1"],
    ["Harbor Lines", "INV-002", "3"],
    ["Harbor Lines", "INV-001", "2"],
  ]);
  expect(page.text).toContain("7 cores are out");
  const [headings, ...all] = readCsv((await visitor.get("/invoicing/cores.csv")).body);
  expect(headings).toContain("Balance");
  expect(all.map((row) => row[3])).toEqual(["INV-003", "INV-004", "INV-002", "INV-001"]);
  const [, ...own] = readCsv((await visitor.get(`/invoicing/cores.csv?customer=${harbor}`)).body);
  expect(own.map((row) => row.slice(6))).toEqual([
    ["3", "75.00", "0.00", "243.56"],
    ["2", "75.00", "0.00", "162.38"],
  ]);
});

test("a long list goes on where the page before it ended", async () => {
  const { company, visitor } = await withCores();
  const [, second] = await listCoresOut(company.scope, { max: 2 });
  const rows = rowsOf(await visitor.get(`/invoicing/cores?after=${second!.id}`));
  expect(rows.map((row) => row[3])).toEqual(["INV-002", "INV-001"]);
});

test("nobody sees another company's cores", async () => {
  const { harbor } = await withCores();
  const { visitor } = await openCounter();
  expect((await visitor.get(`/invoicing/customers/${harbor}/cores`)).status).toBe(404);
  expect((await visitor.get("/invoicing/cores")).text).toContain("No core is out");
  expect(readCsv((await visitor.get(`/invoicing/cores.csv?customer=${harbor}`)).body)).toHaveLength(1);
});
