import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { InvoiceStatus, PaymentMethod } from "~db/tables/invoices";
import { currentLetterhead } from "~/features/company-settings/letterhead.server";
import { salesTax } from "~/features/customers/sales-tax";
import { checkReturns } from "../cores/check-returns.server";
import { noteEvent } from "../invoice-events.server";
import { takeNumber } from "../invoice-numbers.server";
import type { InvoiceProblem } from "../invoice-problem";
import type { LockedInvoice } from "../lock-invoice.server";
import { type LineToIssue, linesToIssue } from "./lines-to-issue.server";
import { type UnusualSale, findUnusual, noteUnusual } from "./unusual-sales.server";
import { type Short, takeOut } from "./stock-of-invoice.server";

export type Issued = { number: string; shorts: Short[] };

type Issue = {
  status: Extract<InvoiceStatus, "finalized" | "sent" | "paid">;
  method: PaymentMethod | null;
  /** Of what is unusual about it. */
  reason: string | null;
};

/**
 * Freezes the bill-to and letterhead, takes the pieces out of stock, and takes the account's next number. The number comes last, since the
 * next invoice waits for it until the commit.
 */
export async function issueInvoice(
  trx: AccountTransaction,
  scope: Scope,
  draft: LockedInvoice,
  { status: asked, method, reason }: Issue,
): Promise<Issued | InvoiceProblem> {
  const ready = await checkDraft(trx, scope, draft, reason);
  if ("problem" in ready) return ready;
  const { lines, customer, certificate, unusual } = ready;
  const status = statusOf(draft, asked);
  const letterhead_id = await currentLetterhead(trx, scope);
  if (lines.some(({ kind }) => kind === "lost")) await recordLostSales(trx, scope, draft);
  const shorts = await takeOut(trx, scope, draft.id, soldParts(lines));
  const number = await takeNumber(trx, "invoices");
  const { invoice_number } = await trx
    .updateTable("invoices")
    .set({
      ...billToColumns(customer),
      tax_certificate: certificate,
      status,
      payment_method: method,
      letterhead_id,
      number,
      issued_at: sql<Date>`now()`,
      version: draft.version + 1,
    })
    .where("id", "=", draft.id)
    .returning("invoice_number")
    .executeTakeFirstOrThrow();
  await noteEvent(trx, scope, draft.id, { what: "issued", before: draft.status, after: status });
  await noteUnusual(trx, scope, draft.id, { unusual, reason });
  return { number: invoice_number!, shorts };
}

async function checkDraft(
  trx: AccountTransaction,
  scope: Scope,
  draft: LockedInvoice,
  reason: string | null,
) {
  const lines = await linesToIssue(trx, draft.id);
  const customer = await findBillTo(trx, draft.customer_id);
  if (!customer) return { problem: "missing-customer" } satisfies InvoiceProblem;
  const unusual = await findUnusual(trx, draft, lines);
  const refused =
    findIncomplete(lines) ??
    (lines.some(({ kind }) => kind === "core_return")
      ? await checkReturns(trx, scope, draft, { isFirst: true })
      : undefined) ??
    refuseUnusual(scope, unusual, reason);
  if (refused) return refused;
  const typed = { rate: draft.tax_rate, unread: draft.tax_rate_unread };
  const { isExempt, certificate } = salesTax(customer, draft.invoice_date, typed);
  // Drafts follow their customer (followCustomer); another answer here would be a total that no page has shown.
  if (isExempt !== draft.tax_exempt) return { problem: "tax-changed" } satisfies InvoiceProblem;
  return { lines, customer, certificate, unusual };
}

/** Nothing is open on an invoice of nothing, so it is paid. */
function statusOf({ total }: LockedInvoice, asked: Issue["status"]): Issue["status"] {
  return Number(total) === 0 ? "paid" : asked;
}

function soldParts(lines: LineToIssue[]) {
  return lines.flatMap(({ kind, itemId, quantity }) =>
    kind === "sale" && itemId ? [{ itemId, quantity }] : [],
  );
}

/** Only a manager sells below cost. */
function refuseUnusual(
  scope: Scope,
  unusual: UnusualSale[],
  reason: string | null,
): InvoiceProblem | undefined {
  const parts = unusual.flatMap((one) => (one.what === "below_cost" ? [one.partNumber] : []));
  if (parts.length > 0 && !scope.may("invoicing:manage")) return { problem: "below-cost", parts };
  return unusual.length > 0 && !reason ? { problem: "unusual-sale" } : undefined;
}

function findIncomplete(lines: LineToIssue[]): InvoiceProblem | undefined {
  if (!lines.some(({ kind }) => kind !== "lost")) return { problem: "missing-items" };
  const empty = lines.filter(({ quantity }) => quantity === 0).map(({ line }) => line);
  return empty.length > 0 ? { problem: "no-quantity", lines: empty } : undefined;
}

function findBillTo(trx: AccountTransaction, id: string | null) {
  return trx
    .selectFrom("customers")
    .select(["name", "phone", "email", "address", "payment_terms", "is_walk_in"])
    .select(["tax_exempt", "tax_certificate", "tax_certificate_until"])
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

type BillTo = NonNullable<Awaited<ReturnType<typeof findBillTo>>>;

function billToColumns(buyer: BillTo) {
  return {
    customer_name: buyer.name,
    customer_phone: buyer.phone,
    customer_email: buyer.is_walk_in ? null : buyer.email,
    customer_address: buyer.address,
    terms: buyer.payment_terms ?? ("cod" as const),
  };
}

async function recordLostSales(
  trx: AccountTransaction,
  scope: Scope,
  { id, customer_id }: LockedInvoice,
): Promise<void> {
  await sql`
    insert into lost_sales (user_id, item_id, part_number, description, quantity, customer_id, invoice_id)
    select ${scope.user.id}, inventory_item_id, part_number, description, quantity, ${customer_id}::uuid, invoice_id
    from invoice_items where invoice_id = ${id} and kind = 'lost' and quantity > 0`.execute(trx);
}
