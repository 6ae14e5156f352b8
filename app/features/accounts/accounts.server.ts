import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import type { AccountInput } from "./account-schema";

export async function getAccount(scope: Scope) {
  return scope.db((trx) =>
    trx.selectFrom("accounts").selectAll().where("id", "=", scope.account.id).executeTakeFirst(),
  );
}

/** Refuses when somebody else saved since the form was opened. */
export async function updateAccount(scope: Scope, input: AccountInput, token: string) {
  const { version } = input;
  return scope.db((trx) =>
    once<{ saved: true } | { problem: "changed-meanwhile"; version: number }>(trx, token, async () => {
      const saved = await trx
        .updateTable("accounts")
        .set({
          company_name: input.companyName,
          company_address: input.companyAddress,
          phone_number: input.phoneNumber,
          business_type: input.businessType,
          zip: input.zip ?? null,
          time_zone: input.timeZone,
          version: version + 1,
        })
        .where("id", "=", scope.account.id)
        .where("version", "=", version)
        .returning("id")
        .executeTakeFirst();
      if (saved) return { saved: true };
      const current = await trx.selectFrom("accounts").select("version").executeTakeFirstOrThrow();
      return { problem: "changed-meanwhile", version: current.version };
    }),
  );
}

/** Everything the account holds, for its own people to download. */
export async function copyOfRecords(scope: Scope) {
  return scope.db(async (trx) => ({
    account: await trx
      .selectFrom("accounts")
      .selectAll()
      .where("id", "=", scope.account.id)
      .executeTakeFirstOrThrow(),
    ...(await copyTables(trx)),
    files: await trx
      .selectFrom("files")
      .select(["id", "user_id", "original_name", "content_type", "width", "height", "shows_money"])
      .select([sql<number>`octet_length(bytes)`.as("size"), "attached_at", "created_at"])
      .orderBy("created_at")
      .execute(),
    mails: await trx
      .selectFrom("mails")
      .select(["kind", "recipient", "subject", "state", "created_at", "sent_at"])
      .execute(),
  }));
}

/** Copied whole. Other tables are left out on purpose: internal bookkeeping, or copied in part above. */
export const copiedTables = [
  "vehicles",
  "vehicle_absences",
  "meter_readings",
  "parts",
  "breakdowns",
  "breakdown_notes",
  "fuel_receipts",
  "service_entries",
  "inspections",
  "inspection_checks",
  "defects",
  "defect_photos",
  "defect_certifications",
  "inspection_acknowledgements",
  "inspection_corrections",
  "reminders",
  "reminder_completions",
  "imports",
  "imported_items",
  "customers",
  "customer_changes",
  "inventory_items",
  "item_numbers",
  "stock_movements",
  "back_orders",
  "counts",
  "count_parts",
  "count_entries",
  "count_slips",
  "kits",
  "kit_lines",
  "customer_prices",
  "letterheads",
  "company_settings",
  "book_openings",
  "invoice_numbers",
  "invoices",
  "invoice_items",
  "unnamed_core_returns",
  "payments",
  "invoice_events",
  "lost_sales",
] as const;

async function copyTables(trx: AccountTransaction): Promise<Record<string, unknown[]>> {
  const copies: Record<string, unknown[]> = {};
  for (const table of copiedTables) copies[table] = await trx.selectFrom(table).selectAll().execute();
  return copies;
}
