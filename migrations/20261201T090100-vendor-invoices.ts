import { type Kysely, sql } from "kysely";

/** Invoices of vendors that were read from a photo or a PDF, what they put on the shelf, and their pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vendor_invoices (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      id uuid not null default gen_random_uuid(),
      user_id uuid not null references users,
      author text not null,
      vendor text not null,
      vendor_key text not null generated always as (lower(btrim(vendor))) stored,
      number text not null,
      number_key text not null generated always as (part_key(number)) stored,
      invoice_date date,
      added_to text not null check (added_to in ('stock', 'vehicle')),
      created_at timestamptz not null default now(),
      undone_at timestamptz,
      primary key (account_id, id)
    )`.execute(db);
  await sql`select protect_account_table('vendor_invoices')`.execute(db);
  // Whether the same invoice was there before.
  await sql`create index vendor_invoices_of_number on vendor_invoices (account_id, vendor_key, number_key)`.execute(
    db,
  );

  await sql`
    create table vendor_invoice_lines (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      vendor_invoice_id uuid not null,
      position integer not null,
      item_id uuid not null,
      quantity integer not null check (quantity > 0),
      -- Dollars a piece.
      unit_cost numeric(14, 4),
      is_new boolean not null,
      -- The part as it was before, and its version after, for taking the invoice back.
      cost_before numeric(14, 4),
      average_before numeric(14, 4),
      version_after integer not null,
      taken_back boolean not null default false,
      primary key (account_id, vendor_invoice_id, position),
      foreign key (account_id, vendor_invoice_id) references vendor_invoices on delete cascade,
      foreign key (account_id, item_id) references inventory_items (account_id, id)
    )`.execute(db);
  await sql`select protect_account_table('vendor_invoice_lines')`.execute(db);
  await sql`create index vendor_invoice_lines_of_item on vendor_invoice_lines (account_id, item_id)`.execute(
    db,
  );

  await sql`
    create table vendor_invoice_pages (
      account_id uuid not null default current_account_id() references accounts on delete cascade,
      vendor_invoice_id uuid not null,
      page integer not null,
      picture_id uuid not null,
      primary key (account_id, vendor_invoice_id, page),
      foreign key (account_id, vendor_invoice_id) references vendor_invoices on delete cascade,
      foreign key (account_id, picture_id) references files (account_id, id)
    )`.execute(db);
  await sql`select protect_account_table('vendor_invoice_pages')`.execute(db);
  // The clean-up of photos asks whether an invoice still shows one.
  await sql`create index vendor_invoice_pages_of_picture on vendor_invoice_pages (account_id, picture_id)`.execute(
    db,
  );

  await sql`
    alter table stock_movements
      drop constraint stock_movements_document_type_check,
      add constraint stock_movements_document_type_check
        check (document_type in ('count', 'import', 'part', 'invoice', 'vendor_invoice'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stock_movements
      drop constraint stock_movements_document_type_check,
      add constraint stock_movements_document_type_check
        check (document_type in ('count', 'import', 'part', 'invoice'))`.execute(db);
  for (const table of ["vendor_invoice_pages", "vendor_invoice_lines", "vendor_invoices"])
    await sql`drop table ${sql.table(table)}`.execute(db);
}
