import type { Scope } from "~/auth/scope";
import { copiedTables, copyOfTable, getAccount } from "~/features/accounts/accounts.server";
import { exportCustomers } from "~/features/customers/customers-csv.server";
import { type CompanyKind, exportCompanyHistory } from "~/features/history/company-history-csv.server";
import { exportInventory } from "~/features/inventory/list/inventory-csv.server";
import { exportInvoiceLines, exportInvoices } from "~/features/invoices/list/invoices-csv.server";
import { exportRegister } from "~/features/invoices/payments/register-csv.server";
import { exportVehicles } from "~/features/vehicles/vehicles-csv.server";
import { csvParts } from "./csv-parts";
import { type Months, invoiceFiles } from "./invoice-files.server";
import { exportOtherTable, otherTables } from "./other-tables.server";
import { exportPeople } from "./people-csv.server";
import { photoFiles } from "./photo-files.server";
import { readme } from "./readme-text";

export type DataFile = {
  name: string;
  isPacked?: boolean;
  pieces: AsyncIterable<string | Uint8Array>;
};

/** Everything of a company as files, one after the other; `months` null leaves the PDFs of invoices out. */
export async function* dataFiles(
  scope: Scope,
  { day, months }: { day: string; months: Months | null | undefined },
): AsyncGenerator<DataFile> {
  yield {
    name: "README.txt",
    pieces: textOf(readme({ companyName: scope.account.companyName, day, months })),
  };
  for (const [name, pieces] of tables(scope)) yield* csvParts(name, pieces);
  yield { name: "all-records/account.json", pieces: accountOf(scope) };
  for (const table of [...copiedTables, "files", "mails"] as const)
    yield { name: `all-records/${table}.json`, pieces: copyOfTable(scope, table) };
  if (months !== null) yield* invoiceFiles(scope, months);
  yield* photoFiles(scope);
}

/** Made one after the other: nothing is read before its file begins. */
function tables(scope: Scope): [name: string, pieces: AsyncIterable<string>][] {
  const history = (kind: CompanyKind) => exportCompanyHistory(scope, kind);
  const listing = { search: "" };
  const everyDay = { from: "0001-01-01", to: "9999-12-31" };
  return [
    ["vehicles", exportVehicles(scope)],
    ["meter-readings", history("meter")],
    ["fuel", history("fuel")],
    ["service", history("service")],
    ["stock", exportInventory(scope, { isWhole: true })],
    ["parts-fitted", history("parts")],
    ["breakdowns", history("breakdowns")],
    ["inspections", history("inspections")],
    ["annual-inspections", history("annual-inspections")],
    ["customers", exportCustomers(scope)],
    ["invoices", exportInvoices(scope, listing)],
    ["invoice-lines", exportInvoiceLines(scope, listing)],
    ["payments", exportRegister(scope, everyDay)],
    ...otherTables.map((name): [string, AsyncIterable<string>] => [name, exportOtherTable(scope, name)]),
    ["people", exportPeople(scope)],
  ];
}

async function* accountOf(scope: Scope): AsyncGenerator<string> {
  yield `${JSON.stringify(await getAccount(scope), null, 2)}\n`;
}

async function* textOf(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}
