import { type Kysely, sql } from "kysely";

/** What a piece costs and sells for has four decimals, as on the lines of an invoice: goods are sold by the hundred and by the foot. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await withDecimals(db, { type: "numeric(14, 4)", dropped: "price_cents" });
  await sql.raw(sortedBy("price_key", "((coalesce(sales_price, 0) * 10000)::bigint)")).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await withDecimals(db, { type: "numeric(12, 2)", dropped: "price_key" });
  await sql.raw(sortedBy("price_cents", "((coalesce(sales_price, 0) * 100)::bigint)")).execute(db);
}

/** A column that others are generated from keeps its type: the key of the order goes first. */
async function withDecimals(db: Kysely<unknown>, { type, dropped }: { type: string; dropped: string }) {
  await sql.raw(`alter table inventory_items drop ${dropped}`).execute(db);
  await sql
    .raw(
      `alter table inventory_items alter cost type ${type}, alter sales_price type ${type}, alter core_charge type ${type}`,
    )
    .execute(db);
  await sql.raw(`alter table item_numbers alter last_cost type ${type}`).execute(db);
  await sql.raw(`alter table customer_prices alter price type ${type}`).execute(db);
}

/** The list by price, page after page. A whole number: under row-level security no index serves numeric. */
const sortedBy = (key: string, value: string) => `
alter table inventory_items add ${key} bigint not null generated always as ${value} stored;
create index items_by_${key} on inventory_items (account_id, owner_id, ${key}, id) where archived_at is null`;
