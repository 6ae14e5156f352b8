import { trimDecimals } from "~/ui/format";
import type { AccountTransaction } from "~db/as-account";
import { suggestedTaxRate } from "./suggested-tax-rate";

/** Percent, as plain decimal text. */
export type SalesRates = {
  taxRate: string;
  /** Nobody has set a rate: this one is guessed from the ZIP. */
  isEstimate: boolean;
  /** What comes off the sales price at these levels. */
  shopPercent: string;
  fleetPercent: string;
};

export async function salesRates(trx: AccountTransaction): Promise<SalesRates> {
  const found = await trx
    .selectFrom("accounts")
    .leftJoin("company_settings", "company_settings.account_id", "accounts.id")
    .select(["zip", "company_address", "tax_rate", "shop_percent", "fleet_percent"])
    .executeTakeFirstOrThrow();
  const estimate = suggestedTaxRate({ zip: found.zip, address: found.company_address });
  return {
    taxRate: found.tax_rate === null ? estimate : trimDecimals(found.tax_rate),
    isEstimate: found.tax_rate === null,
    shopPercent: trimDecimals(found.shop_percent ?? "0"),
    fleetPercent: trimDecimals(found.fleet_percent ?? "0"),
  };
}
