import Big from "big.js";
import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { salesRates } from "~/features/company-settings/sales-rates.server";
import { formatPrice } from "~/ui/format";
import type { AccountTransaction } from "~db/as-account";
import { noteEvent } from "../invoice-events.server";

export type UnusualSale =
  { what: "below_cost"; partNumber: string; text: string } | { what: "zero_rate"; text: string };

type Draft = { id: string; tax_rate: string; tax_exempt: boolean };

/** What of a sale needs a reason: prices below cost, and a tax rate of 0 where the company's settings have another. */
export async function findUnusual(trx: AccountTransaction, draft: Draft): Promise<UnusualSale[]> {
  const below = await listBelowCost(trx, draft.id);
  return [
    ...below.map(({ part_number, price }) => ({
      what: "below_cost" as const,
      partNumber: part_number,
      text: `${part_number} at ${formatPrice(new Big(price).toFixed())}`,
    })),
    ...((await isUntaxed(trx, draft)) ? [{ what: "zero_rate" as const, text: "rate 0" }] : []),
  ];
}

/** Cost is the average of what is in stock. */
function listBelowCost(trx: AccountTransaction, invoiceId: string) {
  const price = sql<string>`l.unit_price * (100 - l.discount_percent) / 100`;
  return trx
    .selectFrom("invoice_items as l")
    .innerJoin("inventory_items as i", "i.id", "l.inventory_item_id")
    .select(["i.part_number", price.as("price")])
    .distinct()
    .where("l.invoice_id", "=", invoiceId)
    .where("l.kind", "=", "sale")
    .where(sql<boolean>`${price} < coalesce(i.average_cost, i.cost)`)
    .execute();
}

async function isUntaxed(trx: AccountTransaction, { id, tax_rate, tax_exempt }: Draft): Promise<boolean> {
  if (tax_exempt || Number(tax_rate) !== 0) return false;
  const taxed = await trx
    .selectFrom("invoice_items")
    .select("line")
    .where("invoice_id", "=", id)
    .where("tax_included", "=", true)
    .where("kind", "<>", "lost")
    .limit(1)
    .executeTakeFirst();
  if (!taxed) return false;
  const { taxRate, isEstimate } = await salesRates(trx);
  return !isEstimate && Number(taxRate) !== 0;
}

export async function noteUnusual(
  trx: AccountTransaction,
  scope: Scope,
  invoiceId: string,
  { unusual, reason }: { unusual: UnusualSale[]; reason: string | null },
): Promise<void> {
  for (const { what, text } of unusual)
    await noteEvent(trx, scope, invoiceId, { what, note: `${text}: ${reason}` });
}
