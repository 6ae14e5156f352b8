import { type RawBuilder, sql } from "kysely";
import { noteAudit } from "~/auth/audit.server";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { businessTypes } from "./account-choices";
import type { AccountInput } from "./account-schema";

export async function getAccount(scope: Scope) {
  return scope.db((trx) =>
    trx.selectFrom("accounts").selectAll().where("id", "=", scope.account.id).executeTakeFirst(),
  );
}

type Before = {
  company_name: string;
  company_address: string;
  phone_number: string;
  business_type: string[];
  zip: string | null;
  time_zone: string;
};

async function noteCompany(trx: AccountTransaction, scope: Scope, before: Before, after: AccountInput) {
  const facts = [
    ["Company name", before.company_name, after.companyName],
    ["Address", before.company_address, after.companyAddress],
    ["Phone", before.phone_number, after.phoneNumber],
    ["Business type", typeWords(before.business_type), typeWords(after.businessType)],
    ["ZIP", before.zip ?? "none", after.zip ?? "none"],
    ["Time zone", before.time_zone, after.timeZone],
  ] as const;
  const changed = facts.filter(([, from, to]) => from !== to);
  if (changed.length === 0) return;
  const lines = changed.map(([label, from, to]) => `${label}: ${from} → ${to}`);
  await noteAudit(trx, scope, { kind: "settings", what: `Changed the company: ${lines.join("; ")}` });
}

function typeWords(types: readonly string[]): string {
  return (
    types.map((type) => businessTypes.find(({ value }) => value === type)?.label ?? type).join(", ") || "none"
  );
}

/** Refuses when somebody else saved since the form was opened. */
export async function updateAccount(scope: Scope, input: AccountInput, token: string) {
  const { version } = input;
  return scope.db((trx) =>
    once<{ saved: true } | { problem: "changed-meanwhile"; version: number }>(trx, token, async () => {
      const before = await trx
        .selectFrom("accounts")
        .select(["company_name", "company_address", "phone_number", "business_type", "zip", "time_zone"])
        .where("id", "=", scope.account.id)
        .executeTakeFirstOrThrow();
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
      if (saved) {
        await noteCompany(trx, scope, before, input);
        return { saved: true };
      }
      const current = await trx.selectFrom("accounts").select("version").executeTakeFirstOrThrow();
      return { problem: "changed-meanwhile", version: current.version };
    }),
  );
}

/** All rows of a table as JSON. Each slice is its own transaction, as in csvPieces, so a record that is changed meanwhile is there once. */
export async function* copyOfTable(scope: Scope, table: CopiedTable): AsyncGenerator<string> {
  yield "[";
  const max = table === "imports" ? maxWithFile : maxRows;
  for (let place: Place | undefined; ;) {
    const slice = await listSlice(scope, { table, max, after: place });
    if (slice.length > 0)
      yield `${place ? "," : ""}\n${slice.map(({ row }) => JSON.stringify(row)).join(",\n")}`;
    if (slice.length < max) break;
    place = slice.at(-1)!.place;
  }
  yield "\n]\n";
}

/** Copied in part: pictures are files of their own, and a mail may hold a key. */
const columnsOf: { [table: string]: RawBuilder<unknown> } = {
  files: sql`id, user_id, original_name, content_type, width, height, shows_money,
    octet_length(bytes) as size, attached_at, created_at`,
  mails: sql`kind, recipient, subject, state, created_at, sent_at`,
};

/** Rows in a slice: few enough that others get their turn while it is made. */
const maxRows = 500;
/** Of rows that may each hold a whole file. */
const maxWithFile = 1;

/** Copied whole. Other tables are left out on purpose: internal bookkeeping, or copied in part above. */
export const copiedTables = [
  "vehicles",
  "vehicle_absences",
  "vehicle_drivers",
  "meter_readings",
  "parts",
  "breakdowns",
  "breakdown_notes",
  "fuel_receipts",
  "service_entries",
  "annual_inspections",
  "inspections",
  "inspection_checks",
  "defects",
  "defect_photos",
  "defect_certifications",
  "inspection_acknowledgements",
  "inspection_corrections",
  "inspection_open_defects",
  "reminders",
  "reminder_completions",
  "imports",
  "imported_items",
  "customers",
  "record_changes",
  "audit_events",
  "business_info",
  "plan_requests",
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
  "lookup_usage",
  "master_crm",
  "crm_activities",
  "crm_deals",
  "crm_deal_moves",
  "crm_requests",
  "imported_crm_customers",
  "scans",
  "scan_corrections",
  "scan_pages",
  "scan_tracking",
  "vendor_invoices",
  "vendor_invoice_lines",
  "vendor_invoice_pages",
] as const;

export type CopiedTable = (typeof copiedTables)[number] | "files" | "mails";

/** What the rows of a table are in order of, where it is not their id: unique in an account, and the beginning of an index. */
export const copyOrder: { [table: string]: string[] } = {
  vehicle_absences: ["vehicle_id", "id"],
  vehicle_drivers: ["vehicle_id", "user_id"],
  breakdown_notes: ["breakdown_id", "id"],
  inspection_checks: ["inspection_id", "of_trailer", "item"],
  defect_photos: ["defect_id", "photo_id"],
  defect_certifications: ["defect_id"],
  inspection_acknowledgements: ["inspection_id", "id"],
  inspection_corrections: ["inspection_id", "id"],
  reminder_completions: ["reminder_id", "id"],
  imported_items: ["import_id", "item_id"],
  imported_crm_customers: ["import_id", "crm_entry_id"],
  stock_movements: ["item_id", "position"],
  back_orders: ["item_id", "invoice_id"],
  unnamed_core_returns: ["return_line_id", "charge_line_id"],
  count_parts: ["count_id", "item_id"],
  count_entries: ["count_id", "item_id"],
  kit_lines: ["kit_id", "item_id"],
  scan_corrections: ["kind", "field", "read_as"],
  scan_pages: ["scan_id", "page"],
  vendor_invoice_lines: ["vendor_invoice_id", "position"],
  vendor_invoice_pages: ["vendor_invoice_id", "page"],
  scan_tracking: ["user_id", "scan_date"],
  lookup_usage: ["used_on"],
  customer_prices: ["customer_id", "item_id"],
  business_info: ["account_id"],
  company_settings: ["account_id"],
  invoice_numbers: ["account_id"],
  invoice_events: ["invoice_id", "position", "id"],
};

type Place = string[];
type Slice = { table: CopiedTable; max: number; after: Place | undefined };

/** The account is named, because the policy hides it from the planner. */
async function listSlice(scope: Scope, { table, max, after }: Slice) {
  const order = (copyOrder[table] ?? ["id"]).map((column) => sql.ref(column));
  const texts = order.map((column) => sql`${column}::text`);
  const isLater = sql`(${sql.join(order)}) > (${sql.join(after ?? [])})`;
  const { rows } = await scope.db((trx) =>
    sql<{ [placeColumn]: Place }>`
      select ${columnsOf[table] ?? sql`*`}, array[${sql.join(texts)}] as ${sql.ref(placeColumn)} from ${sql.table(table)}
      where account_id = ${scope.account.id} and ${after ? isLater : sql`true`}
      order by ${sql.join(order)} limit ${max}`.execute(trx),
  );
  return rows.map(({ [placeColumn]: place, ...row }) => ({ place, row }));
}

const placeColumn = "place in the copy";
