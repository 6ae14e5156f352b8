import type { Scope } from "~/auth/scope";
import { readLetterhead } from "~/features/company-settings/letterhead.server";
import { isTaxExempt } from "~/features/customers/tax-exempt";
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
    const isExempt = known !== undefined && isTaxExempt(known, draft.invoiceDate);
    const taxRate = isExempt ? "0" : draft.taxRate;
    const { lines, ...sums } = invoiceTotals(draft.lines, taxRate);
    return invoiceView({
      ...draft,
      ...sums,
      taxRate,
      taxRateUnread: isExempt ? null : draft.taxRateUnread,
      kind: "invoice",
      status: "draft",
      number: null,
      creditsNumber: null,
      letterhead: await readLetterhead(trx, null),
      customer: { name, phone, email, address, isRemoved: false },
      terms: known ? (known.payment_terms ?? "cod") : null,
      taxCertificate: known?.tax_exempt ? known.tax_certificate : null,
      paymentMethod: null,
      lines: draft.lines.map((line, index) => ({ ...line, total: lines[index]! })),
      paid: "0",
      credited: "0",
      paidBack: "0",
      open: "0",
    });
  });
}
