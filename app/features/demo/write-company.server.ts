import { type Transaction, sql } from "kysely";
import type { Database } from "~db/database";
import type { Made } from "./make-company.server";
import type { Issued } from "./sales/ledger.server";

type Trx = Transaction<Database>;

/** Each table after those that its rows refer to. */
const order = [
  ...["vehicles", "meter_readings", "fuel_receipts", "breakdowns", "breakdown_notes", "service_entries"],
  ...["reminders", "reminder_completions", "annual_inspections"],
  ...["inspections", "inspection_checks", "defects", "defect_certifications", "inspection_acknowledgements"],
  ...["customers", "letterheads", "company_settings", "inventory_items", "item_numbers", "stock_movements"],
  ...["parts", "kits", "kit_lines", "counts", "count_entries"],
  ...["invoices", "invoice_items", "invoice_numbers", "payments", "invoice_events", "lost_sales"],
] as const satisfies readonly (keyof Database)[];

/** A statement for each table: some ten thousand rows in a second or two. */
export async function writeCompany(trx: Trx, { company, issued }: Made): Promise<void> {
  const forgotten = [...company.rows.keys()].filter((table) => !(order as readonly string[]).includes(table));
  if (forgotten.length > 0) throw new Error(`No place in the order for ${forgotten.join(", ")}.`);
  for (const table of order) await writeRows(trx, table, company.rows.get(table) ?? []);
  await issueAll(trx, company.accountId, issued);
}

async function writeRows(trx: Trx, table: string, rows: object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::text::json)`.execute(
    trx,
  );
}

/** After their lines, which can't change from then on. */
async function issueAll(trx: Trx, accountId: string, issued: Issued[]): Promise<void> {
  await sql`
    update invoices i set status = s.status, number = s.number, issued_at = s.issued_at, payment_method = s.payment_method,
      paid = s.paid, credited = s.credited, letterhead_id = s.letterhead_id, version = 2
    from json_to_recordset(${JSON.stringify(issued)}::text::json) as s (id uuid, status text, number integer, issued_at timestamptz,
      payment_method text, paid numeric, credited numeric, letterhead_id uuid)
    where i.account_id = ${accountId} and i.id = s.id`.execute(trx);
}
