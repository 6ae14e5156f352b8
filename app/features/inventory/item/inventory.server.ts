import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { findCountOf } from "../stock/counts-under-way.server";
import { columnsOf, withoutCosts } from "~/features/fields/field-values";
import type { EditedItem, NewItem } from "./inventory-schema";
import { noteItemChanges } from "./note-changes.server";
import { itemFields } from "./item-fields";
import type { ItemProblem, LookAlike, NewItemProblem } from "./item-problem";
import { type LockedItem, lockItems } from "../stock/stock.server";

export async function getItem(scope: Scope, id: string) {
  return scope.db((trx) =>
    trx.selectFrom("inventory_items").selectAll().where("id", "=", id).executeTakeFirst(),
  );
}

export type Item = NonNullable<Awaited<ReturnType<typeof getItem>>>;

/** How many parts the account holds, including its customers': the number that the plan limits. */
export async function countItems(trx: AccountTransaction): Promise<number> {
  const size = await trx.selectFrom("inventory_sizes").select("items").executeTakeFirst();
  return size?.items ?? 0;
}

/**
 * Until the commit nobody else adds, renames or deletes parts, so that two people cannot both take the last place. Take it before any
 * part's lock, so that there is no deadlock.
 */
export async function lockInventory(scope: Scope, trx: AccountTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`inventory ${scope.account.id}`}, 0))`.execute(
    trx,
  );
}

/** Undefined when `more` parts still fit. Take lockInventory first. */
export async function checkItemLimit(scope: Scope, trx: AccountTransaction, more = 1) {
  const limit = scope.limits.inventoryItems;
  if (limit === null || (await countItems(trx)) + more <= limit) return undefined;
  return { problem: "limit" as const, limit };
}

export type AddedItem = { itemId: string } | NewItemProblem;

/** Adds a part with its first stock, once per form. `alongside` runs in the same transaction, for what the part is made of. */
export async function addItem(
  scope: Scope,
  typed: NewItem,
  token: string,
  alongside?: (trx: AccountTransaction) => Promise<void>,
) {
  return scope.db((trx) =>
    once<AddedItem>(trx, token, async () => {
      const added = await addNewItem(trx, scope, typed);
      if ("itemId" in added) await alongside?.(trx);
      return added;
    }),
  );
}

export async function addNewItem(trx: AccountTransaction, scope: Scope, typed: NewItem): Promise<AddedItem> {
  await lockInventory(scope, trx);
  const refused = await checkNewItem(trx, scope, typed);
  if (refused) return refused;
  if (typed.customerId && !(await findCustomer(trx, typed.customerId))) return { problem: "customer-gone" };
  const added = await insertItem(trx, scope, typed);
  if (added) return { itemId: added };
  const taken = await findByNumber(trx, ownerOf(scope, typed.customerId), typed.partNumber);
  return { problem: "duplicate", itemId: taken!.id };
}

/** Why a new part would be refused. Also used to check the form before it is saved. */
export async function checkNewItem(
  trx: AccountTransaction,
  scope: Scope,
  typed: NewItem,
): Promise<NewItemProblem | undefined> {
  const owner = ownerOf(scope, typed.customerId);
  const taken = await findByNumber(trx, owner, typed.partNumber);
  if (taken) return { problem: "duplicate", itemId: taken.id };
  const alike = typed.confirmed === "look-alike" ? [] : await findLookAlikes(trx, owner, typed.partNumber);
  if (alike.length > 0) return { problem: "look-alike", alike };
  return checkItemLimit(scope, trx);
}

export async function checkItem(scope: Scope, typed: NewItem): Promise<NewItemProblem | undefined> {
  return scope.db((trx) => checkNewItem(trx, scope, typed));
}

function ownerOf(scope: Scope, customerId: string | null): string {
  return customerId ?? scope.account.id;
}

function findCustomer(trx: AccountTransaction, id: string) {
  return (
    trx
      .selectFrom("customers")
      .select("id")
      .where("id", "=", id)
      .where("removed_at", "is", null)
      // Nobody can delete the customer until the part is added.
      .forKeyShare()
      .executeTakeFirst()
  );
}

export function findByNumber(trx: AccountTransaction, owner: string, partNumber: string) {
  return trx
    .selectFrom("inventory_items")
    .select("id")
    .where("owner_id", "=", owner)
    .where("number_key", "=", sql<string>`lower(${partNumber})`)
    .where("archived_at", "is", null)
    .executeTakeFirst();
}

/** Numbers that differ from this one only in spaces, punctuation, leading zeros, O and 0, I and 1. */
async function findLookAlikes(
  trx: AccountTransaction,
  owner: string,
  partNumber: string,
): Promise<LookAlike[]> {
  return trx
    .selectFrom("inventory_items")
    .select(["id", "part_number as partNumber", "description"])
    .where("part_key", "=", sql<string>`part_key(${partNumber})`)
    .where("part_key", "<>", "")
    .where("owner_id", "=", owner)
    .where("archived_at", "is", null)
    .limit(5)
    .execute();
}

async function insertItem(
  trx: AccountTransaction,
  scope: Scope,
  typed: NewItem,
): Promise<string | undefined> {
  const { quantity } = typed;
  const added = await trx
    .insertInto("inventory_items")
    .values({
      ...columnsOf(itemFields, typed),
      user_id: scope.user.id,
      customer_id: typed.customerId,
      average_cost: quantity > 0 ? typed.cost : null,
    })
    // Somebody else may have added the same number at this moment.
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return undefined;
  await trx
    .insertInto("stock_movements")
    .values({
      item_id: added.id,
      user_id: scope.user.id,
      author: scope.user.author,
      reason: "added",
      quantity_before: 0,
      quantity_change: quantity,
      quantity_after: quantity,
      unit_cost: typed.cost,
      bin_after: typed.bin,
    })
    .execute();
  return added.id;
}

/** Saves the form as it was opened at `version`. Stock that the form does not change may have moved since then. */
export async function updateItem(scope: Scope, id: string, typed: EditedItem, token: string) {
  return scope.db((trx) =>
    once<{ saved: true } | NewItemProblem>(trx, token, async () => {
      if (await renames(trx, id, typed.partNumber)) await lockInventory(scope, trx);
      const item = await lockForEdit(trx, id, typed.bin);
      if ("problem" in item) return item;
      if (item.version !== typed.version) return { problem: "changed-meanwhile", version: item.version };
      const changesStock = typed.quantity !== typed.quantityWas;
      if (changesStock && item.quantity !== typed.quantityWas)
        return { problem: "stock-moved", quantity: item.quantity };
      const taken = await findByNumber(trx, ownerOf(scope, item.customer_id), typed.partNumber);
      if (taken && taken.id !== id) return { problem: "duplicate", itemId: taken.id };
      const alike = await findNewLookAlikes(trx, ownerOf(scope, item.customer_id), item, typed);
      if (alike.length > 0) return { problem: "look-alike", alike };
      await noteItemChanges(trx, scope, item, typed);
      await trx
        .updateTable("inventory_items")
        .set({ ...changedColumns(scope, typed), version: item.version + 1 })
        .where("id", "=", id)
        .execute();
      return { saved: true };
    }),
  );
}

/** People who may not see costs leave them as they are. The quantity is the ledger's. */
function changedColumns(scope: Scope, typed: EditedItem) {
  const columns = columnsOf(itemFields, typed);
  const changed = scope.may("costs:view") ? columns : withoutCosts(itemFields, columns);
  return { ...changed, quantity: undefined };
}

async function renames(trx: AccountTransaction, id: string, partNumber: string): Promise<boolean> {
  const item = await trx
    .selectFrom("inventory_items")
    .select("part_number")
    .where("id", "=", id)
    .executeTakeFirst();
  return item !== undefined && item.part_number !== partNumber;
}

/** The part, locked, unless it is gone, it is being counted, or its new bin is being counted. */
export async function lockForEdit(
  trx: AccountTransaction,
  id: string,
  bin?: string,
): Promise<LockedItem | ItemProblem> {
  const item = (await lockItems(trx, [id])).get(id);
  if (!item || item.archived_at) return { problem: "gone" };
  const counted = await findCountOf(trx, item);
  if (counted) return counted;
  const moves = bin !== undefined && bin !== item.bin_location;
  return (moves && (await findCountOf(trx, { ...item, bin_location: bin }))) || item;
}

/** Asked only about a number that changes in more than its writing. */
async function findNewLookAlikes(
  trx: AccountTransaction,
  owner: string,
  item: LockedItem,
  { partNumber, confirmed }: EditedItem,
): Promise<LookAlike[]> {
  if (confirmed === "look-alike" || item.part_number === partNumber) return [];
  const alike = await findLookAlikes(trx, owner, partNumber);
  return alike.some(({ id }) => id === item.id) ? [] : alike;
}
