import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { searchItems } from "~/features/inventory/list/list-items.server";

const maxCandidates = 20;

export async function searchInStock(
  trx: AccountTransaction,
  scope: Scope,
  search: string,
): Promise<string[]> {
  const { items } = await searchItems(trx, scope, { owner: scope.account.id, search, max: 100 });
  return items
    .filter(({ quantity }) => quantity > 0)
    .slice(0, maxCandidates)
    .map(({ id }) => id);
}

/** From the last 200 invoices; before there are any, parts in list order. */
export async function bestSellers(trx: AccountTransaction, scope: Scope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with latest as (
      select id from invoices where removed_at is null and issued_at is not null order by created_at desc, id desc limit 200),
    sold as (
      select l.inventory_item_id as id, count(*) as times from latest join invoice_items l on l.invoice_id = latest.id
      where l.kind = 'sale' and l.inventory_item_id is not null group by l.inventory_item_id)
    select i.id from sold join inventory_items i on i.id = sold.id
    where i.archived_at is null and i.quantity > 0
    order by sold.times desc, i.number_key limit ${maxCandidates}`.execute(trx);
  if (rows.length > 0) return rows.map(({ id }) => id);
  const first = await trx
    .selectFrom("inventory_items")
    .select("id")
    .where("owner_id", "=", scope.account.id)
    .where("archived_at", "is", null)
    .where("quantity", ">", 0)
    .orderBy("number_key")
    .limit(maxCandidates)
    .execute();
  return first.map(({ id }) => id);
}
