import { sql } from "kysely";
import type { Trial } from "./trial";

const drafts = 5000;
const parts = 20;

/** Finalizes drafts: number, frozen copy, stock and payment are saved together or not at all. */
export const invoicesTrial: Trial = {
  noun: "invoices",
  async prepare(db) {
    const { id: userId, account_id: accountId } = await db
      .selectFrom("profiles")
      .select(["id", "account_id"])
      .executeTakeFirstOrThrow();
    await sql`
      insert into inventory_items (account_id, user_id, part_number, quantity)
      select ${accountId}, ${userId}, 'P' || n, 200 from generate_series(1, ${parts}::integer) n`.execute(db);
    await sql`
      insert into stock_movements (account_id, item_id, user_id, author, reason, quantity_before, quantity_change, quantity_after)
      select account_id, id, user_id, 'crash@example.com', 'added', 0, quantity, quantity from inventory_items`.execute(
      db,
    );
    await sql`
      insert into customers (account_id, user_id, name, phone) values (${accountId}, ${userId}, 'Harbor Lines', '555-0144')`.execute(
      db,
    );
    await sql`
      insert into invoices (account_id, user_id, customer_id, invoice_date, po_number, subtotal, total)
      select ${accountId}, ${userId}, c.id, '2026-11-28', n::text, 30, 30
      from customers c, generate_series(0, ${drafts}::integer - 1) n`.execute(db);
    await sql`
      insert into invoice_items (account_id, invoice_id, line, inventory_item_id, part_number, quantity, unit_price, line_total)
      select i.account_id, i.id, line, p.id, p.part_number, 1, 10, 10
      from invoices i, generate_series(1, 3) line join (select *, row_number() over (order by id) as place from inventory_items) p on true
      where p.place = 1 + (i.po_number::integer + line * 7) % ${parts}::integer`.execute(db);
    const rows = await db.selectFrom("invoices").select("id").orderBy("po_number").execute();
    waiting.push(...rows.map(({ id }) => id));
  },
  async saveOne(visitor, _, log) {
    const id = waiting.pop()!;
    await visitor.get(`/invoicing/${id}/finalize`);
    log.sent.add(id);
    const answer = await visitor.submit(
      `/invoicing/${id}/finalize`,
      { method: "cod", paidNow: "on" },
      "Finalize Invoice",
    );
    if (answer.status !== 303)
      throw new Error(`Not finalized: ${answer.status} ${answer.text.slice(0, 300)}`);
    log.saved.add(id);
  },
  async findFaults(db, { saved, sent }) {
    const issued = await db
      .selectFrom("invoices")
      .select(["id", "number", "status", "open_balance"])
      .where("issued_at", "is not", null)
      .orderBy("number")
      .execute();
    const ids = new Set(issued.map(({ id }) => id));
    return {
      lost: [...saved].filter((id) => !ids.has(id)),
      strange: [...ids].filter((id) => !sent.has(id)),
      numbers: issued.filter(({ number }, index) => number !== index + 1),
      unpaid: issued.filter(({ status, open_balance }) => status !== "paid" || open_balance !== "0.00"),
      half: (await sql.raw<unknown>(halves).execute(db)).rows,
      wrongStock: (await sql.raw<unknown>(wrongStock).execute(db)).rows,
    };
  },
};

const waiting: string[] = [];

/** An issued invoice has three movements, one payment and one event; a draft has none. */
const halves = `
  select * from (
    select i.id, i.issued_at is not null as issued,
      (select count(*)::int from stock_movements m where m.document_id = i.id) as movements,
      (select count(*)::int from payments p where p.invoice_id = i.id) as payments,
      (select count(*)::int from invoice_events e where e.invoice_id = i.id and e.what = 'issued') as events
    from invoices i) x
  where (movements, payments, events) <> case when issued then (3, 1, 1) else (0, 0, 0) end`;

const wrongStock = `
  select i.id, i.quantity, i.short, sum(m.quantity_change) as ledger, sum(m.short) as shorts
  from inventory_items i join stock_movements m on m.item_id = i.id group by i.id
  having i.quantity <> sum(m.quantity_change) or i.short <> sum(m.short) or i.quantity < 0`;
