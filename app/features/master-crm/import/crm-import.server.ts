import type { Scope } from "~/auth/scope";
import type { ImportKind } from "~/features/imports/import-kind";
import { tableOf } from "~/features/imports/imports.server";
import { showRows } from "~/features/imports/planned-rows";
import { columnsOf } from "~/features/imports/table/columns-of";
import { midSentence } from "~/ui/format";
import { crmCustomerColumns, crmCustomerFiles } from "./crm-customer-columns";
import { readCrmCustomerRows } from "./crm-customer-rows";
import {
  type CrmImport,
  type CrmImportSettings,
  type PostedCrmImport,
  existingCustomerChoices,
} from "./crm-import-settings";
import { confirmMessage, summarizeCustomers, undoMessage } from "./crm-import-text";
import { readCustomers } from "./customers-of-import.server";
import { fingerprintOf } from "./fingerprint.server";
import { describeCustomer, planCustomers } from "./plan-crm-customers";
import { listKeptCustomers, undoCrmImport } from "./undo-crm-customers.server";
import { confirmCrmImport } from "./write-crm-customers.server";

export const crmImport: ImportKind<CrmImportSettings, PostedCrmImport> = {
  files: crmCustomerFiles,
  firstSettings: () => ({ existing: "update" }),
  changedSettings: ({ settings }, { existing = settings.existing }) => ({ existing }),
  preview,
  async confirm(scope, file, shown, token) {
    // A second press finds the file gone, and gets the first one's result.
    const rows = file.state === "draft" ? (await openCrmImport(file)).rows : [];
    return confirmMessage(await confirmCrmImport(scope, file, { rows, ...shown }, token));
  },
  async undo(scope, file, token) {
    return undoMessage(await undoCrmImport(scope, file, token));
  },
  async listKept(scope, file) {
    return {
      caption: "Changed since the import, and kept as they are",
      columns: [{ heading: "Company" }, { heading: "Email" }],
      rows: (await listKeptCustomers(scope, file.id)).map(({ id, company_name, contact_email }) => ({
        ...{ id, to: `/master-crm/customers/${id}`, cells: [company_name, contact_email] },
      })),
    };
  },
};

/** Not in a transaction: a large file takes a while. */
async function openCrmImport(file: CrmImport) {
  const table = await tableOf(crmCustomerFiles, file);
  return { table, rows: await readCrmCustomerRows(table, file.settings.mapping, file.settings) };
}

async function preview(scope: Scope, file: CrmImport) {
  const { settings } = file;
  const { table, rows } = await openCrmImport(file);
  const there = await scope.db((trx) => readCustomers(trx, scope, { rows, lock: false }));
  const planned = planCustomers(rows, there, settings);
  const missing = crmCustomerColumns
    .filter(({ field }) => ["companyName", "contactEmail"].includes(field))
    .filter(({ field }) => columnsOf(settings.mapping, field).length === 0)
    .map(({ label }) => midSentence(label));
  return {
    table,
    ...(await showRows(planned, describeCustomer)),
    summary: summarizeCustomers(planned, missing),
    choices: { above: [existingChoice(settings)], below: [] },
    fingerprint: fingerprintOf(planned),
  };
}

function existingChoice({ existing }: CrmImportSettings) {
  return {
    name: "existing",
    label: "A customer that is there already",
    hint: "Known by its account number, email address or name, not by a phone number alone; an empty cell changes nothing",
    value: existing,
    options: existingCustomerChoices,
  };
}
