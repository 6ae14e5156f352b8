import { sql } from "kysely";
import type { Db } from "~db/client";
import { BenchVisitor } from "./visitor";

export type Shop = { visitor: BenchVisitor; accountId: string; drafts: string[] };

/** A company on the enterprise plan with 500 parts, drafts of five lines each, and its manager signed in. */
export async function newShop(address: string, db: Db, name: string, drafts: number): Promise<Shop> {
  const visitor = new BenchVisitor(address);
  const email = `${name}@example.com`;
  const company = { companyName: name, companyAddress: "1 Main St", phoneNumber: "555-0100" };
  await visitor.post("/auth?tab=signup", "/auth?tab=signup", { email, password: "secret1", ...company });
  const { id: userId, account_id: accountId } = await db
    .selectFrom("profiles")
    .innerJoin("users", "users.id", "profiles.id")
    .select(["users.id", "profiles.account_id"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await db.updateTable("accounts").set({ plan: "enterprise" }).where("id", "=", accountId).execute();
  await sql`
    insert into inventory_items (account_id, user_id, part_number, description, cost, sales_price, bin_location, quantity)
    select ${accountId}, ${userId}, 'P' || n, 'Oil filter ' || n, 10, 15, 'A1', 1000000 from generate_series(1, 500) n`.execute(
    db,
  );
  await sql`
    insert into stock_movements (account_id, item_id, user_id, author, reason, quantity_before, quantity_change, quantity_after)
    select account_id, id, user_id, ${email}, 'added', 0, quantity, quantity from inventory_items where account_id = ${accountId}`.execute(
    db,
  );
  await sql`
    insert into customers (account_id, user_id, name, phone, is_walk_in)
    values (${accountId}, ${userId}, 'Cash/Walk-in Customer', 'N/A', true)`.execute(db);
  await addDrafts(db, { accountId, userId, drafts });
  const rows = await db
    .selectFrom("invoices")
    .select("id")
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();
  return { visitor, accountId, drafts: rows.map(({ id }) => id) };
}

type Filling = { accountId: string; userId: string; drafts: number };

async function addDrafts(db: Db, { accountId, userId, drafts }: Filling): Promise<void> {
  await sql`
    insert into invoices (account_id, user_id, customer_id, customer_name, customer_phone, invoice_date, subtotal, total)
    select ${accountId}, ${userId}, c.id, c.name, c.phone, '2026-11-28', 75, 75
    from customers c, generate_series(1, ${drafts}::integer) n where c.account_id = ${accountId} and c.is_walk_in`.execute(
    db,
  );
  await sql`
    insert into invoice_items (account_id, invoice_id, line, inventory_item_id, part_number, description, quantity, unit_price, line_total)
    select d.account_id, d.id, line, i.id, i.part_number, i.description, 1, 15, 15
    from (select id, account_id, row_number() over () as place from invoices where account_id = ${accountId}) d,
      generate_series(1, 5) line
      join (select id, part_number, description, row_number() over () as place from inventory_items
        where account_id = ${accountId}) i on true
    where i.place = 1 + (d.place * 7 + line * 31) % 500`.execute(db);
  await sql`vacuum analyze invoices, invoice_items, inventory_items, stock_movements`.execute(db);
}

/** Issued invoices of several years. */
export async function addIssued(db: Db, accountId: string, invoices: number): Promise<void> {
  await sql`
    insert into invoices (account_id, user_id, customer_id, customer_name, customer_phone, invoice_date, subtotal, total, status,
      number, issued_at, created_at, paid)
    select c.account_id, c.user_id, c.id, c.name, c.phone, '2024-01-01'::date + (n / 200)::integer, 75, 75,
      case when n % 20 = 0 then 'sent' else 'paid' end, n, now(), '2024-01-01'::timestamptz + make_interval(mins => n::integer),
      case when n % 20 = 0 then 0 else 75 end
    from customers c, generate_series(1, ${invoices}::integer) n where c.account_id = ${accountId} and c.is_walk_in`.execute(
    db,
  );
  await sql`vacuum analyze invoices`.execute(db);
}
