import type { Scope } from "~/auth/scope";
import { readLetterhead } from "~/features/company-settings/letterhead.server";
import { salesTax } from "~/features/customers/sales-tax";
import { walkIn } from "~/features/customers/walk-in.server";
import type { Draft } from "./drafts.server";
import { type InvoiceView, invoiceView } from "../document/invoice-view";
import { invoiceTotals } from "../totals";

export async function previewDraft(scope: Scope, draft: Draft): Promise<InvoiceView> {
  return scope.db(async (trx) => {
    const known = await trx
      .selectFrom("customers")
      .select(["name", "phone", "email", "address", "payment_terms"])
      .select(["tax_exempt", "tax_certificate", "tax_certificate_until"])
      .where("id", "=", draft.customerId === "walk-in" ? null : draft.customerId)
      .executeTakeFirst();
    const { name, phone, email = null, address = null } = known ?? walkIn;
    const decided = salesTax(known, draft.invoiceDate, { rate: draft.taxRate, unread: draft.taxRateUnread });
    const { lines, ...sums } = invoiceTotals(draft.lines, decided.rate);
    return invoiceView({
      ...draft,
      ...sums,
      taxRate: decided.rate,
      taxRateUnread: decided.unread,
      isTaxExempt: decided.isExempt,
      taxCertificate: decided.certificate,
      kind: "invoice",
      status: "draft",
      number: null,
      creditsNumber: null,
      letterhead: await readLetterhead(trx, null),
      customer: { name, phone, email, address, isRemoved: false },
      terms: known ? (known.payment_terms ?? "cod") : null,
      paymentMethod: null,
      lines: draft.lines.map((line, index) => ({ ...line, total: lines[index]! })),
      paid: "0",
      credited: "0",
      paidBack: "0",
      open: "0",
    });
  });
}
