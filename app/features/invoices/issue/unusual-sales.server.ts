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

/** What of a sale needs a reason: prices below cost, and a tax rate of 0 where the company's settings have another. */
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
  return [
    ...[...distinct.values()].map((one) => ({ what: "below_cost" as const, ...one })),
    ...((await isUntaxed(trx, draft, lines)) ? [{ what: "zero_rate" as const, text: "rate 0" }] : []),
  ];
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
