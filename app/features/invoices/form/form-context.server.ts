import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { formatDay, formatMoney } from "~/ui/format";
import type { AccountTransaction } from "~db/as-account";
import { nextInvoiceNumber } from "../invoice-numbers.server";

export async function getInvoiceFormContext(scope: Scope) {
  return scope.db(async (trx) => ({
    number: await nextInvoiceNumber(trx),
    kits: await listKitNames(trx),
    drafts: (await listOwnDrafts(trx, scope)).map(({ id, customer_name, total, invoice_date }) => ({
      id,
      label: [formatDay(invoice_date), customer_name || "no customer yet", formatMoney(total)].join(", "),
    })),
    mayManage: scope.may("invoicing:manage"),
  }));
}

const maxKits = 100;

/** By name; with more than fit into a menu, the name is typed. */
async function listKitNames(trx: AccountTransaction) {
  const kits = await trx
    .selectFrom("kits")
    .select("name")
    .where("removed_at", "is", null)
    .orderBy(sql`lower(name)`)
    .limit(maxKits + 1)
    .execute();
  return { names: kits.slice(0, maxKits).map(({ name }) => name), areTyped: kits.length > maxKits };
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
