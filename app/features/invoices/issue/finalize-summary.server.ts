import type { Scope } from "~/auth/scope";
import { formatMoney } from "~/ui/format";
import type { AccountTransaction } from "~db/as-account";
import type { PaymentMethod } from "../payments/payment-methods";
import { linesToIssue } from "./lines-to-issue.server";
import { draftNotices } from "./draft-notices.server";
import { findUnusual } from "./unusual-sales.server";
import { nextInvoiceNumber } from "../invoice-numbers.server";
import type { DraftProblem } from "../invoice-problem";

export type FinalizeSummary = {
  id: string;
  version: string;
  /** The next number; another sale may take it first. */
  number: string;
  customer: string;
  /** Null for walk-in customers, or if none is on file. */
  email: string | null;
  total: string;
  method: PaymentMethod;
  notices: string[];
  /** Something is unusual about it. */
  needsReason: boolean;
};

export async function getFinalizeSummary(scope: Scope, id: string): Promise<FinalizeSummary | DraftProblem> {
  return scope.db(async (trx) => {
    const draft = await findDraftToFinalize(trx, id);
    if (!draft) return { problem: "gone" };
    if (draft.invoice_number) return { problem: "issued", number: draft.invoice_number };
    return {
      id,
      version: String(draft.version),
      number: await nextInvoiceNumber(trx),
      customer: draft.customer_name,
      email: draft.is_walk_in ? null : draft.email,
      total: formatMoney(draft.total),
      method: methods[draft.customer_type ?? "cash_check"],
      notices: (await draftNotices(trx, scope, draft)).map(({ text }) => text),
      needsReason: (await findUnusual(trx, draft, await linesToIssue(trx, id))).length > 0,
    };
  });
}

const methods = { cash_check: "cod", credit_card: "credit_card", terms_account: "terms_account" } as const;

function findDraftToFinalize(trx: AccountTransaction, id: string) {
  return trx
    .selectFrom("invoices")
    .leftJoin("customers", "customers.id", "invoices.customer_id")
    .select(["invoices.id", "invoice_number", "invoices.version", "total", "tax_rate", "tax_rate_unread"])
    .select(["invoice_date", "due_date", "invoices.tax_exempt", "customer_id"])
    .select(["customer_name", "email", "is_walk_in", "customer_type"])
    .where("invoices.id", "=", id)
    .where("invoices.kind", "=", "invoice")
    .where("invoices.removed_at", "is", null)
    .executeTakeFirst();
}
