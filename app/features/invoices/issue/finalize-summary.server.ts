import Big from "big.js";
import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { formatCount, formatCounted, formatMoney, formatPrice } from "~/ui/format";
import type { AccountTransaction } from "~db/as-account";
import { taxStandingText } from "~/features/customers/sales-tax";
import { findInvoice } from "../document/get-invoice.server";
import { invoiceView } from "../document/invoice-view";
import { missingLettersText } from "../document/missing-letters.server";
import { dayQuestions } from "./day-questions.server";
import type { PaymentMethod } from "../payments/payment-methods";
import { linesToIssue } from "./lines-to-issue.server";
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
    const lines = await listSoldParts(trx, id);
    return {
      id,
      version: String(draft.version),
      number: await nextInvoiceNumber(trx),
      customer: draft.customer_name,
      email: draft.is_walk_in ? null : draft.email,
      total: formatMoney(draft.total),
      method: methods[draft.customer_type ?? "cash_check"],
      notices: [
        ...stockNotices(lines),
        ...coreNotices(lines, await coresCharged(trx, id)),
        ...lines.flatMap((line) => costNotice(line, scope.may("costs:view"))),
        ...taxNotices(draft),
        ...(await dayQuestions(trx, scope, draft)),
        ...(await letterNotices(trx, id)),
      ],
      needsReason: (await findUnusual(trx, draft, await linesToIssue(trx, id))).length > 0,
    };
  });
}

async function letterNotices(trx: AccountTransaction, id: string): Promise<string[]> {
  const found = await findInvoice(trx, id);
  const text = found && (await missingLettersText(invoiceView(found.document)));
  return text ? [text] : [];
}

const methods = { cash_check: "cod", credit_card: "credit_card", terms_account: "terms_account" } as const;

function findDraftToFinalize(trx: AccountTransaction, id: string) {
  return trx
    .selectFrom("invoices")
    .leftJoin("customers", "customers.id", "invoices.customer_id")
    .select(["invoice_number", "invoices.version", "total", "tax_rate", "tax_rate_unread", "invoice_date"])
    .select(["due_date", "invoices.tax_exempt", "customer_id"])
    .select(["customer_name", "email", "is_walk_in", "customer_type"])
    .select(["customers.tax_exempt as exempt_now", "customers.tax_certificate", "tax_certificate_until"])
    .where("invoices.id", "=", id)
    .where("invoices.kind", "=", "invoice")
    .where("invoices.removed_at", "is", null)
    .executeTakeFirst();
}

type Draft = NonNullable<Awaited<ReturnType<typeof findDraftToFinalize>>>;

function listSoldParts(trx: AccountTransaction, id: string) {
  return trx
    .selectFrom("invoice_items as l")
    .innerJoin("inventory_items as i", "i.id", "l.inventory_item_id")
    .select(["i.id", "i.part_number", "i.quantity as on_hand", "i.archived_at"])
    .select("i.core_charge")
    .select(["l.quantity", "l.unit_price", "l.discount_percent"])
    .select(sql<string | null>`coalesce(i.average_cost, i.cost)`.as("cost"))
    .where("l.invoice_id", "=", id)
    .where("l.kind", "=", "sale")
    .orderBy("l.line")
    .execute();
}

type Sold = Awaited<ReturnType<typeof listSoldParts>>[number];

function stockNotices(lines: Sold[]): string[] {
  return firstOfEach(lines).flatMap(({ id, part_number, on_hand, archived_at }) => {
    if (archived_at)
      return [`${part_number} was deleted from the inventory meanwhile: it is sold without stock`];
    const wanted = piecesOf(lines, id);
    if (wanted <= on_hand) return [];
    const counts = `${formatCount(wanted)} wanted, ${formatCount(on_hand)} on hand`;
    return [`${part_number} is short: ${counts}, ${formatCount(wanted - on_hand)} short`];
  });
}

/** Pieces by part number in lower case. */
async function coresCharged(trx: AccountTransaction, id: string): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom("invoice_items")
    .select((line) => [
      sql<string>`lower(part_number)`.as("number"),
      sql<number>`${line.fn.sum("quantity")}::int`.as("pieces"),
    ])
    .where("invoice_id", "=", id)
    .where("kind", "=", "core_charge")
    .groupBy(sql`lower(part_number)`)
    .execute();
  return new Map(rows.map(({ number, pieces }) => [number, pieces]));
}

function coreNotices(lines: Sold[], charged: Map<string, number>): string[] {
  return firstOfEach(lines).flatMap(({ id, part_number, core_charge }) => {
    const sold = piecesOf(lines, id);
    const cores = charged.get(part_number.toLowerCase()) ?? 0;
    if (!Number(core_charge) || cores === sold) return [];
    if (cores === 0)
      return [`${part_number} is sold without its core charge of ${formatPrice(core_charge!)}`];
    return [`${part_number}: ${formatCount(sold)} sold, ${formatCounted(cores, "core")} charged`];
  });
}

function firstOfEach(lines: Sold[]): Sold[] {
  return lines.filter(({ id }, index) => lines.findIndex((line) => line.id === id) === index);
}

function piecesOf(lines: Sold[], itemId: string): number {
  return lines.filter(({ id }) => id === itemId).reduce((sum, { quantity }) => sum + quantity, 0);
}

function costNotice({ part_number, unit_price, discount_percent, cost }: Sold, seesCost: boolean): string[] {
  const net = new Big(unit_price).times(new Big(100).minus(discount_percent)).div(100);
  if (cost === null || net.gte(cost)) return [];
  if (!seesCost) return [`${part_number} is below the allowed price`];
  return [`${part_number} is sold at ${formatPrice(net.toFixed())}, below its cost of ${formatPrice(cost)}`];
}

function taxNotices({ customer_name: name, exempt_now, ...draft }: Draft): string[] {
  const { tax_rate, tax_rate_unread, tax_exempt, tax_certificate, tax_certificate_until } = draft;
  if (tax_exempt) return [`No tax charged - ${name} is tax exempt`];
  const standing = { name, tax_exempt: exempt_now === true, tax_certificate, tax_certificate_until };
  const lapsed = taxStandingText(standing, draft.invoice_date);
  if (Number(tax_rate) !== 0) return lapsed ? [`${lapsed}. Tax is charged`] : [];
  const why = tax_rate_unread ? "rate was not a number" : "the rate is 0";
  return [...(lapsed ? [lapsed] : []), `No tax charged - ${why}`];
}
