import { type Kysely, sql } from "kysely";

/**
 * Invoices and credit notes, what was paid for them, and whose letterhead they carry. What was issued stays as it was issued: triggers
 * refuse a change of its lines and of what is printed on it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, statement] of tables) {
    await sql.raw(statement).execute(db);
    await sql`select protect_account_table(${table})`.execute(db);
  }
  for (const [table, rights] of withheld) {
    await sql
      .raw(
        `do $$ begin execute format('revoke ${rights} on ${table} from %I', (select request_role from installation)); end $$`,
      )
      .execute(db);
  }
  await sql.raw(indexes).execute(db);
  await sql.raw(frozen).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [table] of [...tables].reverse()) await sql.raw(`drop table ${table}`).execute(db);
  await sql`drop function keep_issued_lines()`.execute(db);
  await sql`drop function keep_issued_invoice()`.execute(db);
}

/** What the request role may not do. */
const withheld = [
  ["letterheads", "update, delete"],
  ["invoices", "delete"],
  ["payments", "delete"],
  ["invoice_events", "update, delete"],
] as const;

const tables = [
  [
    "letterheads",
    `
create table letterheads (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null default current_account_id() references accounts on delete cascade,
  user_id uuid not null references users,
  company_name text not null,
  header_text text not null default '',
  address text not null default '',
  phone text not null default '',
  tax_id text not null default '',
  logo_id uuid,
  created_at timestamptz not null default now(),
  unique (account_id, id),
  foreign key (account_id, logo_id) references files (account_id, id)
)`,
  ],
  [
    "company_settings",
    `
create table company_settings (
  account_id uuid primary key default current_account_id() references accounts on delete cascade,
  -- Who saved it last.
  user_id uuid not null references users,
  letterhead_id uuid not null,
  -- Percent; null: proposed from the ZIP.
  tax_rate numeric(7, 4) check (tax_rate between 0 and 100),
  -- Percent off the sales price at these levels; retail is the price itself.
  shop_percent numeric(5, 2) not null default 0 check (shop_percent between 0 and 100),
  fleet_percent numeric(5, 2) not null default 0 check (fleet_percent between 0 and 100),
  -- Invoices of this day and before can't change.
  books_closed_until date,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  foreign key (account_id, letterhead_id) references letterheads (account_id, id)
)`,
  ],
  [
    "invoice_numbers",
    `
-- The last number that was given; taken in the transaction that issues the document, so none is left out and none given twice.
create table invoice_numbers (
  account_id uuid primary key default current_account_id() references accounts on delete cascade,
  invoices integer not null default 0,
  credit_notes integer not null default 0
)`,
  ],
  [
    "invoices",
    `
create table invoices (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null default current_account_id() references accounts on delete cascade,
  user_id uuid not null references users,
  kind text not null default 'invoice' check (kind in ('invoice', 'credit_note')),
  -- The invoice that a credit note takes back, in whole or in part.
  credits_id uuid,
  number integer,
  invoice_number text generated always as
    (case kind when 'credit_note' then 'CN-' else 'INV-' end || lpad(number::text, greatest(3, length(number::text)), '0')) stored,
  status text not null default 'draft' check (status in ('draft', 'finalized', 'sent', 'paid', 'cancelled')),
  issued_at timestamptz,
  customer_id uuid,
  -- Bill to, as it was when the invoice was issued; of a draft as it was saved.
  customer_name text not null default '',
  customer_phone text not null default '',
  customer_email text,
  customer_address text,
  customer_key text not null generated always as (lower(customer_name)) stored,
  terms text check (terms in ('cod', 'net_15', 'net_30')),
  tax_certificate text,
  invoice_date date not null,
  due_date date,
  po_number text,
  notes text,
  subtotal numeric(14, 2) not null default 0,
  -- Percent.
  tax_rate numeric(7, 4) not null default 0 check (tax_rate between 0 and 100),
  -- What was typed as the rate was no number: no tax is charged, and that is said.
  tax_rate_unread text,
  tax_amount numeric(14, 2) not null default 0,
  total numeric(14, 2) not null default 0,
  -- What its payments and credit notes add up to, kept with them.
  paid numeric(14, 2) not null default 0,
  credited numeric(14, 2) not null default 0,
  open_balance numeric(14, 2) not null generated always as
    (case when kind = 'invoice' and status in ('finalized', 'sent', 'paid') then total - credited else 0 end - paid) stored,
  payment_method text check (payment_method in ('cod', 'credit_card', 'terms_account')),
  letterhead_id uuid,
  printed_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  -- Drafts only: what was issued is cancelled, never removed.
  removed_at timestamptz,
  removed_by uuid references users,
  unique (account_id, id),
  unique (account_id, kind, number),
  check ((number is null) = (issued_at is null)),
  check (issued_at is null or removed_at is null),
  check ((kind = 'credit_note') = (credits_id is not null)),
  foreign key (account_id, customer_id) references customers (account_id, id),
  foreign key (account_id, credits_id) references invoices (account_id, id),
  foreign key (account_id, letterhead_id) references letterheads (account_id, id)
)`,
  ],
  [
    "invoice_items",
    `
create table invoice_items (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null default current_account_id() references accounts on delete cascade,
  invoice_id uuid not null,
  line integer not null,
  -- A core return and a line "asked for, not sold" move no stock.
  kind text not null default 'sale' check (kind in ('sale', 'core_charge', 'core_return', 'lost')),
  inventory_item_id uuid,
  part_number text not null,
  part_key text not null generated always as (part_key(part_number)) stored,
  description text not null default '',
  quantity integer not null check (quantity between 0 and 99999999),
  unit_price numeric(14, 4) not null check (unit_price >= 0),
  discount_percent numeric(5, 2) not null default 0 check (discount_percent between 0 and 100),
  -- Whether the line is in the taxable amount.
  tax_included boolean not null default true,
  line_total numeric(14, 2) not null,
  -- Of a credit note: the line that it takes back, and how many pieces of it went back on the shelf.
  credits_line_id uuid,
  restocked integer not null default 0 check (restocked between 0 and quantity),
  unique (account_id, id),
  unique (account_id, invoice_id, line),
  foreign key (account_id, invoice_id) references invoices (account_id, id) on delete cascade,
  foreign key (account_id, inventory_item_id) references inventory_items (account_id, id),
  foreign key (account_id, credits_line_id) references invoice_items (account_id, id)
)`,
  ],
  [
    "payments",
    `
create table payments (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null default current_account_id() references accounts on delete cascade,
  invoice_id uuid not null,
  user_id uuid not null references users,
  author text not null,
  -- Dollars; what was given back is negative.
  amount numeric(14, 2) not null check (amount <> 0),
  method text not null check (method in ('cash', 'check', 'card', 'transfer', 'other')),
  paid_on date not null,
  reference text,
  note text,
  -- Written because the status became "paid"; it is reversed when that is taken back.
  by_status boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  reversed_at timestamptz,
  reversed_by uuid references users,
  reverse_reason text,
  unique (account_id, id),
  foreign key (account_id, invoice_id) references invoices (account_id, id)
)`,
  ],
  [
    "invoice_events",
    `
create table invoice_events (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null default current_account_id(),
  invoice_id uuid not null,
  position bigint generated always as identity,
  happened_at timestamptz not null default clock_timestamp(),
  user_id uuid not null references users,
  author text not null,
  what text not null check (what in ('created', 'issued', 'status', 'paid', 'payment_reversed', 'credited', 'credit_cancelled', 'mailed')),
  status_before text,
  status_after text,
  note text,
  foreign key (account_id, invoice_id) references invoices (account_id, id) on delete cascade
)`,
  ],
  [
    "lost_sales",
    `
-- What somebody asked for and did not get.
create table lost_sales (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null default current_account_id() references accounts on delete cascade,
  user_id uuid not null references users,
  item_id uuid,
  part_number text not null,
  part_key text not null generated always as (part_key(part_number)) stored,
  description text not null default '',
  quantity integer not null check (quantity between 1 and 99999999),
  customer_id uuid,
  invoice_id uuid,
  note text,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  removed_by uuid references users,
  unique (account_id, id),
  foreign key (account_id, item_id) references inventory_items (account_id, id),
  foreign key (account_id, customer_id) references customers (account_id, id),
  foreign key (account_id, invoice_id) references invoices (account_id, id)
)`,
  ],
] as const;

const indexes = `
-- The list, newest first; with a status; and of one customer.
create index invoices_newest on invoices (account_id, created_at desc, id desc) where removed_at is null;
create index invoices_by_status on invoices (account_id, status, created_at desc, id desc) where removed_at is null;
create index invoices_of_customer on invoices (account_id, customer_id, created_at desc, id desc) where removed_at is null;
-- Between two days.
create index invoices_by_date on invoices (account_id, invoice_date desc, id desc) where removed_at is null;
-- By the beginning of the buyer's name, also of one who is no longer a customer.
create index invoices_by_customer_name on invoices (account_id, customer_key text_pattern_ops) where removed_at is null;
-- Who owes what.
create index invoices_open on invoices (account_id, customer_id) where open_balance <> 0;
-- Credit notes of an invoice.
create index invoices_credited on invoices (account_id, credits_id) where credits_id is not null;
-- The invoices that a part stands on.
create index invoice_items_by_part_key on invoice_items (account_id, part_key text_pattern_ops);
create index invoice_items_of_item on invoice_items (account_id, inventory_item_id) where inventory_item_id is not null;
create index payments_of_invoice on payments (account_id, invoice_id, created_at);
create index events_of_invoice on invoice_events (account_id, invoice_id, position);
-- What was asked for lately, and of one part.
create index lost_sales_newest on lost_sales (account_id, created_at desc, id desc) where removed_at is null;
create index lost_sales_by_part_key on lost_sales (account_id, part_key) where removed_at is null;`;

const frozen = `
create function keep_issued_lines() returns trigger language plpgsql as $$
begin
  if exists (select from invoices i where i.id = coalesce(new.invoice_id, old.invoice_id) and i.issued_at is not null) then
    raise exception 'The lines of an issued invoice cannot change';
  end if;
  return coalesce(new, old);
end $$;
create trigger issued_lines_kept before insert or update or delete on invoice_items
  for each row execute function keep_issued_lines();
create function keep_issued_invoice() returns trigger language plpgsql as $$
begin
  if (old.kind, old.number, old.issued_at, old.customer_id, old.customer_name, old.customer_phone, old.customer_email,
      old.customer_address, old.terms, old.tax_certificate, old.invoice_date, old.due_date, old.po_number, old.notes, old.subtotal,
      old.tax_rate, old.tax_rate_unread, old.tax_amount, old.total, old.letterhead_id)
    is distinct from
     (new.kind, new.number, new.issued_at, new.customer_id, new.customer_name, new.customer_phone, new.customer_email,
      new.customer_address, new.terms, new.tax_certificate, new.invoice_date, new.due_date, new.po_number, new.notes, new.subtotal,
      new.tax_rate, new.tax_rate_unread, new.tax_amount, new.total, new.letterhead_id) then
    raise exception 'An issued invoice cannot change';
  end if;
  return new;
end $$;
create trigger issued_invoice_kept before update on invoices
  for each row when (old.issued_at is not null) execute function keep_issued_invoice();`;
