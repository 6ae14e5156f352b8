import { formatCount } from "~/ui/format";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { type CreditLines, creditLinesOf } from "../credit-lines.server";
import type { InvoiceProblem } from "../invoice-problem";
import { isIssued } from "../invoice-status";
import type { LockedInvoice } from "../lock-invoice.server";
import { giveBack } from "./give-back";

/**
 * Before an invoice counts: its returned cores are out, were sold to its customer or at the counter, and give back what is left of their
 * charge. Locks their sales, after the invoice. `isFirst`: it is being issued, so whatever it says must still be right.
 */
export async function checkReturns(
  trx: AccountTransaction,
  scope: Scope,
  invoice: LockedInvoice,
  { isFirst }: { isFirst: boolean },
): Promise<InvoiceProblem | undefined> {
  const lines = await listReturns(trx, invoice.id);
  const unnamed = isFirst ? lines.filter((line) => !line.chargeId && line.elsewhere === null) : [];
  if (unnamed.length > 0) return { problem: "core-unnamed", lines: unnamed.map(({ line }) => line) };
  const elsewhere = lines.filter((line) => line.elsewhere !== null);
  if (isFirst && elsewhere.length > 0 && !scope.may("invoicing:manage"))
    return { problem: "core-elsewhere", parts: elsewhere.map(({ partNumber }) => partNumber) };
  const named = lines.filter(isNamed);
  const sales = await lockSales(trx, named);
  const credits = await creditLinesOf(trx, [...sales.keys()]);
  const notOut = [...sales].flatMap(([id, sale]) => {
    const ofSale = named.filter(({ saleId }) => saleId === id);
    return notOutOf(invoice, sale, credits.get(id)!, ofSale);
  });
  if (notOut.length > 0) return { problem: "core-not-out", reasons: notOut };
  const isChanged = [...credits].some(([id, sale]) =>
    isOther(
      sale,
      named.filter(({ saleId }) => saleId === id),
    ),
  );
  return isFirst && isChanged ? { problem: "cores-changed" } : undefined;
}

/** Before an invoice no longer counts: the sales whose cores it took back, which then are out again. */
export async function lockSalesOfReturns(trx: AccountTransaction, invoiceId: string): Promise<void> {
  const lines = await listReturns(trx, invoiceId);
  await lockSales(trx, lines.filter(isNamed));
}

/** Locked until the commit, each after the one before it. */
async function lockSales(trx: AccountTransaction, named: NamedReturn[]): Promise<Map<string, Sale>> {
  const ids = [...new Set(named.map(({ saleId }) => saleId))].sort();
  const sales = new Map<string, Sale>();
  for (const id of ids) {
    const sale = await trx
      .selectFrom("invoices")
      .leftJoin("customers", "customers.id", "invoices.customer_id")
      .select([
        "invoices.id",
        "invoice_number",
        "status",
        "invoice_date",
        "customer_id",
        "customer_name",
        "is_walk_in",
      ])
      .where("invoices.id", "=", id)
      .forUpdate("invoices")
      .executeTakeFirstOrThrow();
    sales.set(id, sale);
  }
  return sales;
}

type Sale = Pick<
  LockedInvoice,
  "id" | "invoice_number" | "status" | "invoice_date" | "customer_id" | "customer_name"
> & {
  is_walk_in: boolean | null;
};

function notOutOf(
  invoice: LockedInvoice,
  sale: Sale,
  { lines }: CreditLines,
  returns: NamedReturn[],
): string[] {
  const number = sale.invoice_number!;
  const isOwn = sale.id === invoice.id;
  if (!isIssued(sale.status) && !isOwn) return [`${number} was cancelled, so nothing of it is out`];
  if (sale.invoice_date > invoice.invoice_date) return [`${number} is of a later day than this invoice`];
  if (sale.customer_id !== invoice.customer_id && !sale.is_walk_in)
    return [`${number} was sold to ${sale.customer_name}`];
  return lines.flatMap(({ id, kind, partNumber, left }) => {
    const ofLine = returns.filter(({ chargeId }) => chargeId === id);
    const wanted = ofLine.reduce((sum, { quantity }) => sum + quantity, 0);
    if (kind !== "core_charge")
      return ofLine.length > 0 ? [`${number} charged no core for ${partNumber}`] : [];
    return wanted > left
      ? [`${partNumber}: ${formatCount(left)} out on ${number}, ${formatCount(wanted)} returned`]
      : [];
  });
}

/** Another return or credit note came first, and left other cents. */
function isOther(sale: CreditLines, returns: NamedReturn[]): boolean {
  const given = giveBack(
    sale,
    returns.map(({ chargeId, quantity }) => ({ lineId: chargeId, quantity })),
  );
  return returns.some(
    ({ total, tax }, index) =>
      Number(given[index]!.amount) !== -Number(total) || Number(given[index]!.tax) !== -Number(tax),
  );
}

type Return = Awaited<ReturnType<typeof listReturns>>[number];
type NamedReturn = Return & { chargeId: string; saleId: string };

function isNamed(line: Return): line is NamedReturn {
  return line.chargeId !== null && line.saleId !== null;
}

/** Of before returned cores named their charge: once for each charge that they were given to. */
function listReturns(trx: AccountTransaction, invoiceId: string) {
  return trx
    .selectFrom("invoice_items as l")
    .leftJoin("unnamed_core_returns as old", "old.return_line_id", "l.id")
    .leftJoin("invoice_items as charge", (join) =>
      join.on("charge.id", "=", ({ fn }) => fn.coalesce("l.credits_line_id", "old.charge_line_id")),
    )
    .select(["l.line", "l.part_number as partNumber", "l.bought_elsewhere as elsewhere"])
    .select(({ fn }) => fn.coalesce("old.pieces", "l.quantity").as("quantity"))
    .select(["l.line_total as total", "l.returned_tax as tax"])
    .select(["charge.id as chargeId", "charge.invoice_id as saleId"])
    .where("l.invoice_id", "=", invoiceId)
    .where("l.kind", "=", "core_return")
    .orderBy("l.line")
    .execute();
}
