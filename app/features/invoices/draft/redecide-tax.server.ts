import type { AccountTransaction } from "~db/as-account";
import { salesRates } from "~/features/company-settings/sales-rates.server";
import { salesTax } from "~/features/customers/sales-tax";
import { invoiceTotals } from "../totals";
import { draftLines } from "./drafts.server";

/**
 * The drafts of a customer follow when they become tax exempt or are not any more. Each is a new version, so a page that showed another
 * total finalizes nothing. The customer must be locked.
 */
export async function redecideTax(trx: AccountTransaction, customerId: string): Promise<void> {
  const customer = await trx
    .selectFrom("customers")
    .select(["name", "tax_exempt", "tax_certificate", "tax_certificate_until"])
    .where("id", "=", customerId)
    .executeTakeFirst();
  if (!customer) return;
  const { taxRate } = await salesRates(trx);
  for (const draft of await openDrafts(trx, customerId)) {
    // What was typed before they were exempt is gone: from then on the company's rate is charged.
    const typed = draft.tax_exempt
      ? { rate: taxRate, unread: null }
      : { rate: draft.tax_rate, unread: draft.tax_rate_unread };
    const { isExempt, rate, unread } = salesTax(customer, draft.invoice_date, typed);
    if (isExempt === draft.tax_exempt) continue;
    const { tax, total } = invoiceTotals(await draftLines(trx, draft.id), rate);
    await trx
      .updateTable("invoices")
      .set({ tax_exempt: isExempt, tax_rate: rate, tax_rate_unread: unread, tax_amount: tax, total })
      .set({ version: draft.version + 1 })
      .where("id", "=", draft.id)
      .execute();
  }
}

function openDrafts(trx: AccountTransaction, customerId: string) {
  return trx
    .selectFrom("invoices")
    .select(["id", "version", "invoice_date", "tax_exempt", "tax_rate", "tax_rate_unread"])
    .where("customer_id", "=", customerId)
    .where("kind", "=", "invoice")
    .where("issued_at", "is", null)
    .where("removed_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
}
