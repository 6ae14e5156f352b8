import type { Scope } from "~/auth/scope";
import { formatDay, formatMoney } from "~/ui/format";
import type { AccountTransaction } from "~db/as-account";
import { nextInvoiceNumber } from "../invoice-numbers.server";

export async function getInvoiceFormContext(scope: Scope) {
  return scope.db(async (trx) => ({
    number: await nextInvoiceNumber(trx),
    kits: await trx
      .selectFrom("kits")
      .select(["id as value", "name as label"])
      .where("removed_at", "is", null)
      .orderBy("name")
      .execute(),
    drafts: (await listOwnDrafts(trx, scope)).map(({ id, customer_name, total, invoice_date }) => ({
      id,
      label: [formatDay(invoice_date), customer_name || "no customer yet", formatMoney(total)].join(", "),
    })),
    mayManage: scope.may("invoicing:manage"),
  }));
}

export type InvoiceFormContext = Awaited<ReturnType<typeof getInvoiceFormContext>>;

function listOwnDrafts(trx: AccountTransaction, scope: Scope) {
  return trx
    .selectFrom("invoices")
    .select(["id", "customer_name", "total", "invoice_date"])
    .where("status", "=", "draft")
    .where("issued_at", "is", null)
    .where("removed_at", "is", null)
    .where("user_id", "=", scope.user.id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(3)
    .execute();
}
