import { changeLines, factsOfFields } from "~/features/changes/change-lines";
import type { RowVerdict } from "~/features/imports/cells/row-cells";
import { type PlannedRow, leftOut, planRows } from "~/features/imports/planned-rows";
import { formatCount } from "~/ui/format";
import { businessTypeWords, crmTiers, labelOf } from "../customers/crm-customer-choices";
import { editedCrmCustomerFields } from "../customers/crm-customer-fields";
import type { CustomersOfImport, KnownCustomer } from "./customers-of-import.server";
import type { CrmCustomerValues } from "./crm-customer-rows";
import type { CrmImportSettings } from "./crm-import-settings";
import { type Finder, customerFinder } from "./find-customer";

export type StoredColumns = Pick<
  KnownCustomer["row"],
  | "company_name"
  | "contact_email"
  | "phone_number"
  | "company_address"
  | "business_type"
  | "status"
  | "lead_score"
  | "next_follow_up"
  | "notes"
>;

export type CustomerChange = {
  customer: KnownCustomer["row"];
  columns: StoredColumns;
  /** "Lead score: 50 → 80" */
  said: string[];
};

export type PlannedCustomer = PlannedRow<Ready>;

type Ready = { adds: CrmCustomerValues } | { changes: CustomerChange };

/** The plan of each row, given what is there. */
export function planCustomers(
  rows: RowVerdict<CrmCustomerValues>[],
  there: CustomersOfImport,
  settings: CrmImportSettings,
): PlannedCustomer[] {
  const finder = customerFinder(there);
  return planRows<CrmCustomerValues, Ready>(rows, (values, notes, line) =>
    planRow(values, { finder, settings, notes, line }),
  );
}

type Context = { finder: Finder; settings: CrmImportSettings; notes: string[]; line: number };

function planRow(values: CrmCustomerValues, { finder, settings, notes, line }: Context) {
  const found = finder(values, line);
  if ("problem" in found) return found;
  if ("samePhone" in found) {
    if (found.samePhone.length > 0) notes.push(samePhoneText(found.samePhone));
    if (values.accountNumber !== null)
      notes.push(`No customer has the account number ${values.accountNumber.slice(0, 40)}: it gets its own.`);
    return { adds: values };
  }
  const { customer } = found;
  if (settings.existing === "skip") return { skipped: `${customer.company_name} is a customer already.` };
  notePlan(values, customer, notes);
  const columns = columnsAfter(values, customer);
  const said = changesIn(customer, columns);
  return said.length > 0 ? { changes: { customer, columns, said } } : { skipped: "It changes nothing." };
}

function samePhoneText(names: string[]): string {
  const named = names.slice(0, 3).map((name) => shorten(name));
  const more = names.length > 3 ? ` and ${formatCount(names.length - 3)} more` : "";
  return `Its phone number is also that of ${named.join(", ")}${more}. It is added as a customer of its own.`;
}

/** A file never changes a company's plan. */
function notePlan({ subscriptionTier }: CrmCustomerValues, customer: KnownCustomer["row"], notes: string[]) {
  if (subscriptionTier === null || subscriptionTier === customer.subscription_tier) return;
  const [now, asked] = [customer.subscription_tier, subscriptionTier].map((tier) => labelOf(crmTiers, tier));
  notes.push(`The tier stays ${now}, not ${asked}: it is changed on the company's own page.`);
}

/** An empty cell changes nothing. */
function columnsAfter(values: CrmCustomerValues, customer: KnownCustomer["row"]): StoredColumns {
  return {
    company_name: values.companyName,
    contact_email: values.contactEmail,
    phone_number: values.phoneNumber ?? customer.phone_number,
    company_address: values.companyAddress ?? customer.company_address,
    business_type: values.businessType ?? customer.business_type,
    status: values.status ?? customer.status,
    lead_score: values.leadScore ?? customer.lead_score,
    next_follow_up: values.nextFollowUp ?? customer.next_follow_up,
    notes: values.notes ?? customer.notes,
  };
}

/** As the history of the customer says it. */
export function changesIn(before: StoredColumns, after: StoredColumns): string[] {
  const facts = [
    ...factsOfFields(editedCrmCustomerFields, before, after),
    {
      label: "Business type",
      from: businessTypeWords(before.business_type),
      to: businessTypeWords(after.business_type),
    },
    { label: "Lead score", from: String(before.lead_score), to: String(after.lead_score) },
  ];
  return changeLines(facts).changes;
}

export function describeCustomer(row: PlannedCustomer) {
  if ("problem" in row || "skipped" in row) return leftOut(row);
  if ("changes" in row) {
    const { customer, said } = row.changes;
    const text = `${customer.company_name}: ${said.map(shorten).join("; ")}`;
    return { verdict: "will change" as const, text };
  }
  const { companyName, contactEmail, phoneNumber, companyAddress, subscriptionTier, leadScore } = row.adds;
  const words = [
    ...[companyName, contactEmail, phoneNumber, companyAddress?.replaceAll("\n", ", ")],
    subscriptionTier && labelOf(crmTiers, subscriptionTier),
    leadScore !== null && `score ${leadScore}`,
    row.adds.nextFollowUp && `follow-up ${row.adds.nextFollowUp}`,
  ];
  const text = words
    .filter(Boolean)
    .map((word) => shorten(String(word)))
    .join(", ");
  return { verdict: "will be added" as const, text };
}

function shorten(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

/** The outcome of a row, as far as it matters to a person's decision. */
export function outcomeOf(row: PlannedCustomer): unknown[] {
  if ("adds" in row) return [row.line, "added"];
  if ("problem" in row) return [row.line, "refused", row.problem];
  if ("skipped" in row) return [row.line, "skipped", row.skipped];
  return [row.line, "changed", row.changes.customer.id, row.changes.said];
}
