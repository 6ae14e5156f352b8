import type { AccountTransaction } from "~db/as-account";
import { salesRates } from "~/features/company-settings/sales-rates.server";
import { salesTax } from "~/features/customers/sales-tax";
import { invoiceTotals } from "../totals";
import { draftLines } from "./drafts.server";

/**
 * The drafts of a customer follow their name, their phone, and when they become tax exempt or are not any more. Each is a new version, so a
 * page that showed another name or total finalizes nothing. The customer must be locked.
 */
export async function followCustomer(trx: AccountTransaction, customerId: string): Promise<void> {
  const customer = await trx
    .selectFrom("customers")
    .select(["name", "phone", "tax_exempt", "tax_certificate", "tax_certificate_until"])
    .where("id", "=", customerId)
    .executeTakeFirst();
  if (!customer) return;
  const { name: customer_name, phone: customer_phone } = customer;
  const { taxRate } = await salesRates(trx);
  for (const draft of await openDrafts(trx, customerId)) {
    const decided = await redecideTax(trx, draft, customer, taxRate);
    const isNamedSo = draft.customer_name === customer_name && draft.customer_phone === customer_phone;
    if (!decided && isNamedSo) continue;
    await trx
      .updateTable("invoices")
      .set({ customer_name, customer_phone, ...decided, version: draft.version + 1 })
      .where("id", "=", draft.id)
      .execute();
  }
}

type OpenDraft = Awaited<ReturnType<typeof openDrafts>>[number];

/** Undefined if the customer is as exempt as before. */
async function redecideTax(
  trx: AccountTransaction,
  draft: OpenDraft,
  customer: NonNullable<Parameters<typeof salesTax>[0]>,
  taxRate: string,
) {
  // What was typed before they were exempt is gone: from then on the company's rate is charged.
  const typed = draft.tax_exempt
    ? { rate: taxRate, unread: null }
    : { rate: draft.tax_rate, unread: draft.tax_rate_unread };
  const { isExempt, rate, unread } = salesTax(customer, draft.invoice_date, typed);
  if (isExempt === draft.tax_exempt) return undefined;
  const { tax, total } = invoiceTotals(await draftLines(trx, draft.id), rate);
  return { tax_exempt: isExempt, tax_rate: rate, tax_rate_unread: unread, tax_amount: tax, total };
}

function openDrafts(trx: AccountTransaction, customerId: string) {
  return trx
    .selectFrom("invoices")
    .select(["id", "version", "invoice_date", "tax_exempt", "tax_rate", "tax_rate_unread"])
    .select(["customer_name", "customer_phone"])
    .where("customer_id", "=", customerId)
    .where("kind", "=", "invoice")
    .where("issued_at", "is", null)
    .where("removed_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
}
