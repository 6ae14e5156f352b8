import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { usualOptions } from "~/features/imports/cells/read-options";
import { testDatabase } from "./database";
import type { Member } from "./people";

export type Row = Record<string, unknown>;

/** Text in every row made here, to find where it leaked. */
export const marker = "for-its-own-account-only";

/** Values of one more row per protected table. Every new table needs its line here. */
const rowMakers: Record<string, (company: Member) => Row | Promise<Row>> = {
  form_posts: () => ({ token: randomUUID() }),
  mails: () => ({ kind: "test", recipient: "a@example.com", subject: marker, body: marker }),
  profiles: async () => ({ id: await newUserId() }),
  meter_readings: async (company) => ({
    vehicle_id: await newRowId("vehicles", company),
    value: "1000",
    unit: "mi",
    read_on: "2026-01-05",
    source: "meter",
    strike_reason: marker,
  }),
  vehicle_absences: async (company) => ({ vehicle_id: await newRowId("vehicles", company), reason: marker }),
  files: ({ userId }) => ({
    user_id: userId,
    shows_money: false,
    content_type: "image/jpeg",
    width: 1,
    height: 1,
    bytes: Buffer.from(marker),
    thumbnail: Buffer.from(marker),
    original_name: marker,
  }),
  imports: ({ userId }) => ({
    user_id: userId,
    kind: "fuel",
    file_name: marker,
    content: `date,total,notes\n2026-01-05,10,${marker}\n`,
    settings: {
      layout: null,
      mapping: { 0: "date", 1: "total", 2: "notes" },
      options: usualOptions,
      reasons: {},
      unsure: [],
      vehicleId: null,
      vehicleOf: {},
      product: "diesel",
    },
  }),
  breakdowns: async (company) => ({
    ...(await recordOf(company)),
    breakdown_type: "Oil Leak",
    breakdown_date: "2026-01-05",
  }),
  breakdown_notes: async (company) => ({
    breakdown_id: await newRowId("breakdowns", company),
    user_id: company.userId,
    author: marker,
    note: marker,
  }),
  service_entries: async (company) => ({
    ...(await recordOf(company)),
    service_date: "2026-01-05",
    description: marker,
  }),
  annual_inspections: async (company) => ({
    ...(await recordOf(company)),
    inspected_on: "2026-01-05",
    result: "passed",
    inspector: marker,
    next_due_on: "2027-01-05",
  }),
  parts: async (company) => ({
    ...(await recordOf(company)),
    category: "starter",
    install_date: "2026-01-05",
  }),
  fuel_receipts: async (company) => ({
    ...(await recordOf(company)),
    receipt_date: "2026-01-05",
    total_cost: "100",
  }),
  inspections: async (company) => ({
    vehicle_id: await newRowId("vehicles", company),
    kind: "pre_trip",
    company_name: marker,
    vehicle_title: marker,
    ...signatureOf(company),
  }),
  inspection_checks: async (company) => ({
    inspection_id: await newRowId("inspections", company),
    item: "interior_horn",
    result: "ok",
  }),
  defects: async (company) => {
    const inspection = await addRow("inspections", company);
    const facts = { item: "interior_horn", note: marker, cannot_be_driven: false };
    return { vehicle_id: inspection.vehicle_id, inspection_id: inspection.id, ...facts };
  },
  defect_photos: async (company) => ({
    defect_id: await newRowId("defects", company),
    photo_id: await newRowId("files", company),
    user_id: company.userId,
  }),
  defect_certifications: async (company) => ({
    defect_id: await newRowId("defects", company),
    outcome: "repaired",
    note: marker,
    ...signatureOf(company),
  }),
  inspection_acknowledgements: async (company) => ({
    inspection_id: await newRowId("inspections", company),
    ...signatureOf(company),
  }),
  inspection_open_defects: async (company) => ({
    inspection_id: await newRowId("inspections", company),
    defect_id: await newRowId("defects", company),
    ...{
      item: "interior_horn",
      note: marker,
      found_at: new Date("2026-01-05T15:00:00Z"),
      answer: "repaired",
    },
  }),
  inspection_corrections: async (company) => ({
    inspection_id: await newRowId("inspections", company),
    correction: marker,
    ...signatureOf(company),
  }),
  reminders: async (company) => ({
    vehicle_id: await newRowId("vehicles", company),
    user_id: company.userId,
    task: marker,
    every_time: 3,
    time_unit: "months",
    notes: marker,
  }),
  reminder_completions: async (company) => ({
    reminder_id: await newRowId("reminders", company),
    user_id: company.userId,
    done_on: "2026-01-05",
  }),
  reminder_notices: async (company) => ({
    reminder_id: await newRowId("reminders", company),
    user_id: company.userId,
    state: "overdue",
    cycle: marker,
  }),
  audit_events: ({ userId }) => ({
    kind: "people",
    user_id: userId,
    author: marker,
    what: marker,
  }),
  account_invitations: ({ userId }) => ({
    email: `${randomUUID()}@example.com`,
    role: "limited_user",
    invited_by: userId,
    author: marker,
    link_nonce: marker,
  }),
  vehicle_drivers: async (company) => ({
    vehicle_id: await newRowId("vehicles", company),
    user_id: company.userId,
    assigned_by: company.userId,
  }),
  business_info: ({ userId }) => ({
    user_id: userId,
    business_name: marker,
    industry: marker,
    fleet_size: "1-10",
  }),
  plan_requests: ({ userId }) => ({
    user_id: userId,
    author: marker,
    email: "a@example.com",
    wanted: "pro",
    message: marker,
  }),
  master_crm: ({ userId }) => ({
    ...{ user_id: userId, account_number: "ACC00000000", company_name: marker },
    ...{ contact_email: "a@example.com", notes: marker },
  }),
  crm_activities: async (company) => ({
    ...{ crm_entry_id: await newRowId("master_crm", company), ...writtenBy(company) },
    ...{ activity_type: "call", title: marker, description: marker },
  }),
  crm_deals: async (company) => ({
    ...{ crm_entry_id: await newRowId("master_crm", company), user_id: company.userId },
    ...{ deal_name: marker, notes: marker },
  }),
  crm_deal_moves: async (company) => ({
    ...{ deal_id: await newRowId("crm_deals", company), ...writtenBy(company) },
    ...{ to_stage: "lead", reason: marker },
  }),
  crm_requests: async (company) => ({
    ...{ request_kind: "contact", request_id: randomUUID(), ...writtenBy(company) },
    ...{ crm_entry_id: await newRowId("master_crm", company) },
  }),
  imported_crm_customers: async (company) => ({
    import_id: await newRowId("imports", company),
    crm_entry_id: await newRowId("master_crm", company),
    ...{ line: 1, before: { notes: marker }, version_after: 1 },
  }),
  scans: ({ userId }) => ({
    ...{ user_id: userId, purpose: "vehicle", kind: "vehicle", state: "failed", reason: marker },
  }),
  scan_files: async (company) => ({
    ...{ scan_id: await newRowId("scans", company), position: 0 },
    ...{ file_name: marker, bytes: Buffer.from(marker) },
  }),
  scan_pages: async (company) => ({
    ...{ scan_id: await newRowId("scans", company), page: 0, width: 1, height: 1 },
    picture_id: await newRowId("files", company),
  }),
  scan_corrections: () => ({ kind: "parts-invoice", field: "vendor", read_as: marker, corrected: marker }),
  scan_tracking: ({ userId }) => ({ user_id: userId, scan_date: "2026-01-05", scan_count: 1 }),
  vendor_invoices: (company) => ({
    ...writtenBy(company),
    ...{ vendor: marker, number: marker, added_to: "stock" },
  }),
  vendor_invoice_lines: async (company) => ({
    vendor_invoice_id: await newRowId("vendor_invoices", company),
    item_id: await newRowId("inventory_items", company),
    ...{ position: 0, quantity: 1, is_new: false, version_after: 1 },
  }),
  vendor_invoice_pages: async (company) => ({
    vendor_invoice_id: await newRowId("vendor_invoices", company),
    ...{ page: 0, picture_id: await newRowId("files", company) },
  }),
  trial_mailings: () => ({ looked_on: "2026-01-05" }),
  annual_notices: async (company) => ({
    annual_inspection_id: await newRowId("annual_inspections", company),
    user_id: company.userId,
    state: "expired",
    day: "2026-01-05",
  }),
  reminder_mailings: () => ({ looked_on: "2026-01-05" }),
  customers: ({ userId }) => ({ user_id: userId, name: marker, phone: "555-0100" }),
  inventory_items: ({ userId }) => ({
    user_id: userId,
    part_number: `LF-${randomUUID().slice(0, 8)}`,
    description: marker,
  }),
  stock_movements: async (company) => ({
    item_id: await newRowId("inventory_items", company),
    ...writtenBy(company),
    reason: "adjusted",
    quantity_before: 0,
    quantity_change: 0,
    quantity_after: 0,
    note: marker,
  }),
  item_numbers: async (company) => ({
    item_id: await newRowId("inventory_items", company),
    user_id: company.userId,
    kind: "same",
    number: marker,
  }),
  // Adding a part creates both.
  inventory_sizes: () => ({ items: 0 }),
  inventory_search: async (company) => {
    const { id, account_id } = await addRow("inventory_items", company);
    return { item_id: id, owner_id: account_id, part_key: "", document: marker };
  },
  counts: (company) => ({ ...writtenBy(company), scope: "bin", bin: marker }),
  count_parts: async (company) => ({
    count_id: await newRowId("counts", company),
    item_id: await newRowId("inventory_items", company),
  }),
  count_entries: async (company) => ({
    count_id: await newRowId("counts", company),
    item_id: await newRowId("inventory_items", company),
    ...writtenBy(company),
    quantity: 1,
    book_quantity: 1,
  }),
  count_slips: async (company) => ({
    count_id: await newRowId("counts", company),
    ...writtenBy(company),
    code: marker,
  }),
  kits: ({ userId }) => ({ user_id: userId, name: `Kit ${randomUUID()}`, notes: marker }),
  kit_lines: async (company) => ({
    kit_id: await newRowId("kits", company),
    item_id: await newRowId("inventory_items", company),
    line: 1,
    quantity: 1,
  }),
  back_orders: async (company) => ({
    item_id: await newRowId("inventory_items", company),
    invoice_id: await newRowId("invoices", company),
    quantity: 1,
  }),
  book_openings: ({ userId }) => ({
    user_id: userId,
    author: marker,
    closed_until: "2026-10-31",
    reason: marker,
  }),
  record_changes: async (company) => ({
    record_kind: "vehicle",
    record_id: randomUUID(),
    vehicle_id: await newRowId("vehicles", company),
    changes: [marker],
    ...writtenBy(company),
  }),
  customer_prices: async (company) => ({
    customer_id: await newRowId("customers", company),
    item_id: await newRowId("inventory_items", company),
    user_id: company.userId,
    price: "9.99",
  }),
  letterheads: ({ userId }) => ({ user_id: userId, company_name: marker }),
  company_settings: async (company) => ({
    user_id: company.userId,
    letterhead_id: await newRowId("letterheads", company),
  }),
  invoice_numbers: () => ({}),
  invoices: ({ userId }) => ({
    user_id: userId,
    customer_name: marker,
    invoice_date: "2026-01-05",
    notes: marker,
  }),
  invoice_items: async (company) => ({
    invoice_id: await newRowId("invoices", company),
    line: 1,
    part_number: marker,
    quantity: 1,
    unit_price: "9.99",
    line_total: "9.99",
  }),
  unnamed_core_returns: async (company) => ({
    return_line_id: await newRowId("invoice_items", company),
    charge_line_id: await newRowId("invoice_items", company),
    pieces: 1,
    amount: "9.99",
    tax: "0.82",
  }),
  payments: async (company) => ({
    invoice_id: await newRowId("invoices", company),
    ...writtenBy(company),
    amount: "9.99",
    method: "cash",
    paid_on: "2026-01-05",
    note: marker,
  }),
  invoice_events: async (company) => ({
    invoice_id: await newRowId("invoices", company),
    ...writtenBy(company),
    what: "created",
    note: marker,
  }),
  data_downloads: () => ({}),
  demos: ({ userId }) => ({ user_id: userId }),
  lookup_usage: () => ({ used_on: "2026-01-05", count: 1 }),
  lost_sales: ({ userId }) => ({ user_id: userId, part_number: marker, quantity: 1 }),
  imported_items: async (company) => ({
    import_id: await newRowId("imports", company),
    item_id: await newRowId("inventory_items", company),
    line: 1,
    was_added: true,
    version_after: 1,
  }),
  low_stock_mailings: () => ({ looked_on: "2026-01-05" }),
  // Adding a vehicle creates it.
  vehicle_counts: () => ({ in_service: 0 }),
  vehicles: ({ userId }) => ({ user_id: userId, make_model: "Mack Anthem", lessor: marker }),
};

async function newRowId(table: string, company: Member): Promise<string> {
  return (await addRow(table, company)).id as string;
}

async function recordOf(company: Member): Promise<Row> {
  return { vehicle_id: await newRowId("vehicles", company), user_id: company.userId, notes: marker };
}

function writtenBy({ userId }: Member): Row {
  return { user_id: userId, author: "a@example.com" };
}

function signatureOf({ userId }: Member): Row {
  return { user_id: userId, signature_name: marker, signature_email: "a@example.com" };
}

export async function insertRow(table: string, company: Member, more: Row = {}): Promise<RawBuilder<Row>> {
  const make = rowMakers[table];
  if (!make)
    throw new Error(`The table ${table} has no maker of rows in tests/support/rows.ts: add a line for it.`);
  const values: Row = { account_id: company.accountId, ...(await make(company)), ...more };
  const columns = Object.keys(values).map((column) => sql.ref(column));
  return sql<Row>`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(values))}) on conflict do nothing returning *`;
}

/** Inserted by the owner; if the table allows only one row, returns that one. `more` are columns with values of their own. */
export async function addRow(table: string, company: Member, more: Row = {}): Promise<Row> {
  const { owner } = testDatabase();
  if (table === "sessions") return addSession(company);
  const { rows } = await (await insertRow(table, company, more)).execute(owner);
  if (rows[0]) return rows[0];
  const existing =
    await sql<Row>`select * from ${sql.table(table)} where account_id = ${company.accountId}`.execute(owner);
  return existing.rows[0]!;
}

/** A person's, so of no company. */
async function addSession({ userId }: Member): Promise<Row> {
  return testDatabase()
    .owner.insertInto("sessions")
    .values({ token_hash: randomUUID(), user_id: userId, device: marker, user_agent: marker })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function newUserId(): Promise<string> {
  const { id } = await testDatabase()
    .owner.insertInto("users")
    .values({ email: `${randomUUID()}@example.com`, password_hash: "none" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
