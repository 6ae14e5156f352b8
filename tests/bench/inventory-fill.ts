import { sql } from "kysely";
import type { Db } from "~db/client";
import type { Product } from "../crash/product";
import { BenchVisitor } from "./visitor";

/** Descriptions repeat as they do in price files. */
const words = [
  "oil filter",
  "fuel filter",
  "air spring",
  "brake chamber",
  "gladhand seal",
  "led marker lamp",
  "u-joint",
  "wheel seal",
];
const makers = ["Donaldson", "Fleetguard", "Baldwin", "Bendix", "Haldex", "Truck-Lite", "Meritor", "Armada"];

/** A company on the enterprise plan with this many parts and movements, and its manager signed in. */
export async function newStock(
  product: Product,
  db: Db,
  parts: number,
  movements = 0,
): Promise<BenchVisitor> {
  const visitor = new BenchVisitor(product.address);
  const email = `stock${parts}@example.com`;
  const company = { companyName: `Stock of ${parts}`, companyAddress: "1 Main St", phoneNumber: "555-0100" };
  await visitor.post("/auth?tab=signup", "/auth?tab=signup", { email, password: "secret1", ...company });
  await sql`update accounts set plan = 'enterprise' where id = (select account_id from profiles where id = (select id from users where email = ${email}))`.execute(
    db,
  );
  await sql`
    with person as (select u.id, p.account_id from users u join profiles p on p.id = u.id where u.email = ${email})
    insert into inventory_items (account_id, user_id, part_number, description, manufacturer, vendor, cost, sales_price,
      bin_location, quantity, reorder_point)
    select account_id, id, upper(substr(md5(n::text), 1, 2)) || (10000 + n * 7 % 990000)::text || case when n % 5 = 0 then '-' || n % 100 else '' end,
      initcap(${sql.raw(pick(words, "n"))}) || ', size ' || n % 40, ${sql.raw(pick(makers, "n / 8"))}, 'Vendor ' || n % 60,
      (n % 9000) / 10.0, (n % 9000) / 7.0, substr('ABCDEFGH', 1 + n % 8, 1) || 1 + n % 30, n % 50, 5
    from person, generate_series(1, ${parts}::integer) n
    on conflict do nothing`.execute(db);
  await sql`
    insert into stock_movements (account_id, item_id, user_id, author, reason, quantity_before, quantity_change, quantity_after)
    select account_id, id, user_id, ${email}, 'added', 0, quantity, quantity from inventory_items
    where user_id = (select id from users where email = ${email})`.execute(db);
  if (movements > 0) await addMovements(db, email, Math.round(movements / parts) - 1);
  await sql`vacuum analyze inventory_items, inventory_search, stock_movements`.execute(db);
  return visitor;
}

function pick(list: string[], index: string): string {
  return `(array[${list.map((word) => `'${word}'`).join(", ")}])[1 + (${index}) % ${list.length}]`;
}

async function addMovements(db: Db, email: string, each: number): Promise<void> {
  await sql`
    insert into stock_movements (account_id, item_id, user_id, author, reason, quantity_before, quantity_change, quantity_after)
    select i.account_id, i.id, i.user_id, ${email}, case when n % 2 = 1 then 'received' else 'sold' end, i.quantity + (n + 1) % 2,
      case when n % 2 = 1 then 1 else -1 end, i.quantity + n % 2
    from inventory_items i, generate_series(1, ${each - (each % 2)}::integer) n
    where i.user_id = (select id from users where email = ${email})`.execute(db);
}
