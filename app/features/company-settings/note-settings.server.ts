import { noteAudit } from "~/auth/audit.server";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { trimDecimals } from "~/ui/format";
import type { CompanySettings } from "./settings-schema";

type Before = {
  tax_rate: string | null;
  shop_percent: string;
  fleet_percent: string;
  books_closed_until: string | null;
  reply_to: string | null;
};

/** Rates, the closing date and the address for answers; letterheads are kept with the documents that carry them. */
export async function noteSettings(
  trx: AccountTransaction,
  scope: Scope,
  before: Before | undefined,
  typed: CompanySettings,
): Promise<void> {
  const percent = (text: string | null | undefined) => (text ? `${trimDecimals(text)} %` : "none");
  const facts = [
    ["Default tax rate", percent(before?.tax_rate), percent(typed.taxRate)],
    ["Shop price", percent(before?.shop_percent ?? "0"), percent(typed.shopPercent ?? "0")],
    ["Fleet price", percent(before?.fleet_percent ?? "0"), percent(typed.fleetPercent ?? "0")],
    ["Books closed through", before?.books_closed_until ?? "open", typed.booksClosedUntil ?? "open"],
    ["Answers go to", before?.reply_to ?? "whoever sends", typed.replyTo ?? "whoever sends"],
  ] as const;
  const changed = facts.filter(([, from, to]) => from !== to);
  if (changed.length === 0) return;
  const lines = changed.map(([label, from, to]) => `${label}: ${from} → ${to}`);
  await noteAudit(trx, scope, {
    kind: "settings",
    what: `Changed the invoice settings: ${lines.join("; ")}`,
  });
}
