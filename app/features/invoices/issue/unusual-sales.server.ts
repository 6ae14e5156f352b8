import Big from "big.js";
import type { Scope } from "~/auth/scope";
import { salesRates } from "~/features/company-settings/sales-rates.server";
import { formatPrice } from "~/ui/format";
import type { AccountTransaction } from "~db/as-account";
import { noteEvent } from "../invoice-events.server";
import type { LineToIssue } from "./lines-to-issue.server";

export type UnusualSale =
  { what: "below_cost"; partNumber: string; text: string } | { what: "zero_rate"; text: string };

type Draft = { tax_rate: string; tax_exempt: boolean };

/** What of a sale needs a reason: prices below cost, a tax rate of 0 where the company's settings have another, and parts without tax. */
export async function findUnusual(
  trx: AccountTransaction,
  draft: Draft,
  lines: LineToIssue[],
): Promise<UnusualSale[]> {
  const below = lines.flatMap(({ isBelowCost, partNumber, price }) =>
    isBelowCost
      ? [{ partNumber: partNumber!, text: `${partNumber} at ${formatPrice(new Big(price).toFixed())}` }]
      : [],
  );
  const distinct = new Map(below.map((one) => [one.text, one]));
  const untaxed = (await isUntaxed(trx, draft, lines)) ? ["rate 0"] : untaxedParts(draft, lines);
  return [
    ...[...distinct.values()].map((one) => ({ what: "below_cost" as const, ...one })),
    ...untaxed.map((text) => ({ what: "zero_rate" as const, text })),
  ];
}

/** Parts of the inventory, not labor or freight that somebody typed. */
function untaxedParts({ tax_rate, tax_exempt }: Draft, lines: LineToIssue[]): string[] {
  if (tax_exempt || Number(tax_rate) === 0) return [];
  const parts = lines.filter(({ kind, taxed, itemId }) => kind === "sale" && itemId !== null && !taxed);
  return [...new Set(parts.map(({ partNumber }) => `${partNumber} without tax`))];
}

async function isUntaxed(
  trx: AccountTransaction,
  { tax_rate, tax_exempt }: Draft,
  lines: LineToIssue[],
): Promise<boolean> {
  if (tax_exempt || Number(tax_rate) !== 0) return false;
  if (!lines.some(({ kind, taxed }) => taxed && kind !== "lost")) return false;
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
