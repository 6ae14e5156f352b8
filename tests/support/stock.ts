import { type Insertable, sql } from "kysely";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import type { HandOver } from "~/features/inventory/item/inventory-schema";
import { handOver } from "~/features/inventory/stock/hand-over.server";
import type { Move } from "~/features/inventory/stock/stock.server";
import { lockItems, moveStock } from "~/features/inventory/stock/stock.server";
import type { CustomersTable } from "~db/tables/customers";
import type { InventoryItemsTable } from "~db/tables/inventory_items";
import type { ItemNumbersTable } from "~db/tables/item_numbers";
import { testDatabase } from "./database";
import type { Member } from "./people";

/** Its stock is explained by one movement. */
export async function ownedItem(
  { accountId, userId }: Member,
  facts: Partial<Insertable<InventoryItemsTable>> & { part_number: string },
): Promise<string> {
  const { owner } = testDatabase();
  const item = await owner
    .insertInto("inventory_items")
    .values({ account_id: accountId, user_id: userId, ...facts })
    .returning(["id", "quantity"])
    .executeTakeFirstOrThrow();
  await owner
    .insertInto("stock_movements")
    .values({
      account_id: accountId,
      item_id: item.id,
      user_id: userId,
      author: "stock@example.com",
      reason: "added",
      quantity_before: 0,
      quantity_change: item.quantity,
      quantity_after: item.quantity,
    })
    .execute();
  return item.id;
}

export async function ownedNumber(
  { accountId, userId }: Member,
  itemId: string,
  facts: Pick<Insertable<ItemNumbersTable>, "kind" | "number"> & Partial<Insertable<ItemNumbersTable>>,
): Promise<string> {
  const { id } = await testDatabase()
    .owner.insertInto("item_numbers")
    .values({ account_id: accountId, user_id: userId, item_id: itemId, ...facts })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function ownedCustomer(
  { accountId, userId }: Member,
  facts: Partial<Insertable<CustomersTable>> = {},
): Promise<string> {
  const { id } = await testDatabase()
    .owner.insertInto("customers")
    .values({ account_id: accountId, user_id: userId, name: "Harbor Lines", phone: "555-0144", ...facts })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** As if a form had done it. */
export async function move(
  { scope }: Member,
  itemId: string,
  change: number,
  facts: Partial<Omit<Move, "item" | "change">> = {},
): Promise<void> {
  await scope.db(async (trx) => {
    const item = (await lockItems(trx, [itemId])).get(itemId)!;
    await moveStock(trx, scope, [{ item, change, reason: "adjusted", ...facts }]);
  });
}

export function storedItem(itemId: string) {
  return testDatabase()
    .owner.selectFrom("inventory_items")
    .selectAll()
    .where("id", "=", itemId)
    .executeTakeFirstOrThrow();
}

export async function storedItems({ accountId }: Member) {
  return testDatabase()
    .owner.selectFrom("inventory_items")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("archived_at", "is", null)
    .orderBy("number_key")
    .execute();
}

/** Each with its movement. */
export async function ownedItems(
  { accountId, userId }: Member,
  many: (Partial<Insertable<InventoryItemsTable>> & { part_number: string })[],
): Promise<string[]> {
  const { owner } = testDatabase();
  const ids: string[] = [];
  for (let start = 0; start < many.length; start += 1000) {
    const slice = many.slice(start, start + 1000);
    const added = await owner
      .insertInto("inventory_items")
      .values(slice.map((facts) => ({ account_id: accountId, user_id: userId, ...facts })))
      .returning("id")
      .execute();
    ids.push(...added.map(({ id }) => id));
  }
  await sql`
    insert into stock_movements (account_id, item_id, user_id, author, reason, quantity_before, quantity_change, quantity_after)
    select account_id, id, user_id, 'stock@example.com', 'added', 0, quantity, quantity
    from inventory_items where id = any (${ids}::uuid[])`.execute(owner);
  return ids;
}

/** Parts, including deleted ones, whose quantity differs from their ledger's sum, or whose ledger has a gap. */
export async function wrongItems({ accountId }: Member): Promise<unknown[]> {
  const { rows } = await sql`
    select i.part_number, i.quantity::text as shown, sum(m.quantity_change)::text as ledger
    from inventory_items i left join stock_movements m on m.item_id = i.id
    where i.account_id = ${accountId} group by i.id having i.quantity <> coalesce(sum(m.quantity_change), 0)
    union all
    select i.part_number, m.quantity_before::text, m.previous::text from inventory_items i join (
      select item_id, quantity_before, lag(quantity_after, 1, 0) over (partition by item_id order by position) as previous
      from stock_movements where account_id = ${accountId}) m on m.item_id = i.id
    where m.quantity_before <> m.previous
    union all
    select i.part_number, i.short::text, concat(owed.ledger, ' ', owed.rows) from inventory_items i, lateral (
      select coalesce((select sum(m.owed_change) from stock_movements m where m.item_id = i.id), 0) as ledger,
        coalesce((select sum(b.quantity) from back_orders b where b.item_id = i.id), 0) as rows) owed
    where i.account_id = ${accountId} and (i.short <> owed.ledger or i.short <> owed.rows)`.execute(
    testDatabase().owner,
  );
  return rows;
}

/** As the form would save it. */
export async function handedOver({ scope, userId }: Member, itemId: string, handed: HandOver): Promise<void> {
  const done = await handOver(scope, itemId, handed, await makeFormToken(formHolder(userId)));
  if ("problem" in done) throw new Error(done.problem);
}
