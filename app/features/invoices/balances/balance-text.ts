import { formatMoney } from "~/ui/format";
import type { CustomerBalance } from "./customer-balance.server";

export function balanceText({ owed, credits }: CustomerBalance): string | undefined {
  const parts = [
    owed !== "0.00" && `${formatMoney(owed)} of their invoices is not paid.`,
    credits !== "0.00" && `${formatMoney(credits.replace("-", ""))} is owed to them.`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : undefined;
}
