import Big from "big.js";
import { type Selectable, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { taxStandingText } from "~/features/customers/sales-tax";
import { currentNumbersOf } from "~/features/inventory/numbers/replacements.server";
import { formatCount, formatCounted, formatPrice } from "~/ui/format";
import type { AccountTransaction } from "~db/as-account";
import type { InvoicesTable } from "~db/tables/invoices";
import { findInvoice } from "../document/get-invoice.server";
import { invoiceView } from "../document/invoice-view";
import { missingLettersText } from "../document/missing-letters.server";
import { dayQuestions } from "./day-questions.server";

/** What Finalize Invoice says before a draft is issued. `asks`: it may be a mistake, so that no status menu issues it unseen. */
export type DraftNotice = { text: string; asks: boolean };

type Draft = Pick<
  Selectable<InvoicesTable>,
  | "id"
  | "customer_id"
  | "customer_name"
  | "invoice_date"
  | "due_date"
  | "tax_rate"
  | "tax_rate_unread"
  | "tax_exempt"
>;

export async function draftNotices(
  trx: AccountTransaction,
  scope: Scope,
  draft: Draft,
): Promise<DraftNotice[]> {
  const lines = await listSoldParts(trx, draft.id);
  return [
    ...stockNotices(lines),
    ...(await replacedNotices(trx, lines)).map(asked),
    ...coreNotices(lines, await coresCharged(trx, draft.id)).map(asked),
    ...lines.flatMap((line) => costNotice(line, scope.may("costs:view"))).map(said),
    ...(await freeLines(trx, draft.id)).map(asked),
    ...(await taxNotices(trx, draft)),
    ...(await dayQuestions(trx, scope, draft)).map(asked),
    ...(await letterNotices(trx, draft.id)).map(said),
  ];
}

function said(text: string): DraftNotice {
  return { text, asks: false };
}

function asked(text: string): DraftNotice {
  return { text, asks: true };
}

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

function stockNotices(lines: Sold[]): DraftNotice[] {
  return firstOfEach(lines).flatMap(({ id, part_number, on_hand, archived_at }) => {
    if (archived_at)
      return [said(`${part_number} was deleted from the inventory meanwhile: it is sold without stock`)];
    const wanted = piecesOf(lines, id);
    if (wanted <= on_hand) return [];
    const counts = `${formatCount(wanted)} wanted, ${formatCount(on_hand)} on hand`;
    return [said(`${part_number} is short: ${counts}, ${formatCount(wanted - on_hand)} short`)];
  });
}

/** A number is sold while there is stock of it; the draft may be from before it ran out. */
async function replacedNotices(trx: AccountTransaction, lines: Sold[]): Promise<string[]> {
  const short = firstOfEach(lines).filter(
    ({ id, on_hand, archived_at }) => !archived_at && piecesOf(lines, id) > on_hand,
  );
  const ids = short.map(({ id }) => id);
  const current = await currentNumbersOf(trx, ids);
  return short.flatMap(({ id, part_number }) => {
    const newer = current.get(id);
    return newer
      ? [`${part_number} was replaced by ${newer.partNumber}: go back to the draft to sell that`]
      : [];
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

/** A draft takes lines without a price, as 0. A core that comes back may be worth nothing. */
async function freeLines(trx: AccountTransaction, id: string): Promise<string[]> {
  const lines = await trx
    .selectFrom("invoice_items")
    .select(["line", "part_number", "unit_price", "discount_percent"])
    .where("invoice_id", "=", id)
    .where((line) =>
      line.or([
        line("unit_price", "=", "0"),
        line.and([line("line_total", "=", "0"), line("kind", "<>", "core_return")]),
      ]),
    )
    .where("kind", "<>", "lost")
    .where("quantity", ">", 0)
    .orderBy("line")
    .execute();
  return lines.map(
    ({ line, part_number, ...row }) =>
      `Nothing is charged for ${part_number} in line ${line}: ${whyFree(row.unit_price, row.discount_percent)}`,
  );
}

function whyFree(price: string, discount: string): string {
  if (Number(price) === 0) return "its price is 0";
  return Number(discount) === 100 ? "its discount is 100%" : "it is less than a cent";
}

async function taxNotices(trx: AccountTransaction, draft: Draft): Promise<DraftNotice[]> {
  const { tax_rate, tax_rate_unread, tax_exempt, customer_name: name } = draft;
  if (tax_exempt) return [said(`No tax charged - ${name} is tax exempt`)];
  const lapsed = await lapsedText(trx, draft);
  if (Number(tax_rate) !== 0) return lapsed ? [asked(`${lapsed}. Tax is charged`)] : [];
  const why = tax_rate_unread ? "rate was not a number" : "the rate is 0";
  const untaxed = { text: `No tax charged - ${why}`, asks: tax_rate_unread !== null };
  return lapsed ? [asked(lapsed), untaxed] : [untaxed];
}

async function lapsedText(
  trx: AccountTransaction,
  { customer_id, customer_name: name, invoice_date }: Draft,
): Promise<string | undefined> {
  const customer = await trx
    .selectFrom("customers")
    .select(["tax_exempt", "tax_certificate", "tax_certificate_until"])
    .where("id", "=", customer_id)
    .executeTakeFirst();
  return customer && taxStandingText({ ...customer, name }, invoice_date);
}

async function letterNotices(trx: AccountTransaction, id: string): Promise<string[]> {
  const found = await findInvoice(trx, id);
  const text = found && (await missingLettersText(invoiceView(found.document)));
  return text ? [text] : [];
}
