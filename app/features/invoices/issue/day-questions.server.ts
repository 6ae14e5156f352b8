import type { Scope } from "~/auth/scope";
import { daysBetween } from "~/features/calendar/days";
import { today } from "~/features/calendar/today";
import { isTaxExempt } from "~/features/customers/sales-tax";
import { formatDay } from "~/ui/format";
import type { AccountTransaction } from "~db/as-account";

type Draft = {
  customer_id: string | null;
  invoice_date: string;
  due_date: string | null;
  tax_exempt: boolean;
};

/** A month: longer ago than the last invoice, a date is rarely meant. */
const lateDays = 31;
/** Longer than any payment terms. */
const dueDays = 366;

/** Days that may be typed wrong, each said once before the invoice is issued. */
export async function dayQuestions(trx: AccountTransaction, scope: Scope, draft: Draft): Promise<string[]> {
  const { invoice_date: day, due_date: due } = draft;
  const questions: string[] = [];
  const last = await lastInvoiceDay(trx);
  const reference = last && last > day ? last : today(scope.account.timeZone);
  if (daysBetween(day, reference) > lateDays) {
    const than =
      reference === last ? `the last invoice is of ${formatDay(last)}` : "that is over a month ago";
    questions.push(`The invoice is dated ${formatDay(day)}: ${than}`);
  }
  if (due && due < day) questions.push(`It is due ${formatDay(due)}, before its own date`);
  if (due && daysBetween(day, due) > dueDays)
    questions.push(`It is due ${formatDay(due)}, more than a year after its date`);
  const lapsed =
    draft.tax_exempt && (await findLapsed(trx, draft.customer_id, today(scope.account.timeZone)));
  if (lapsed)
    questions.push(
      `Certificate ${lapsed.tax_certificate} ran out on ${formatDay(lapsed.tax_certificate_until!)}: no tax is charged because the invoice is dated before that`,
    );
  return questions;
}

async function lastInvoiceDay(trx: AccountTransaction): Promise<string | undefined> {
  const last = await trx
    .selectFrom("invoices")
    .select("invoice_date")
    .where("kind", "=", "invoice")
    .where("issued_at", "is not", null)
    .orderBy("invoice_date", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.invoice_date;
}

/** The exempt customer of a draft whose certificate does not count today any more. */
async function findLapsed(trx: AccountTransaction, customerId: string | null, day: string) {
  const customer = await trx
    .selectFrom("customers")
    .select(["tax_exempt", "tax_certificate", "tax_certificate_until"])
    .where("id", "=", customerId)
    .executeTakeFirst();
  return customer && !isTaxExempt(customer, day) ? customer : undefined;
}
