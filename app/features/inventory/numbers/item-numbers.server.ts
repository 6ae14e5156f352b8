import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { changeLines } from "~/features/changes/change-lines";
import { noteChanges } from "~/features/changes/changes.server";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { isCrossReference, kindWords } from "./item-number-kinds";
import type { NumberProblem } from "./item-number-problem";
import type { NewNumber } from "./item-number-schema";
import { findPart, findWay, listReplacements } from "./replacements.server";

/** A part with its other numbers, its replacement, and the parts that name it. */
export async function getItemNumbers(scope: Scope, itemId: string) {
  return scope.db(async (trx) => {
    const item = await findItem(trx, itemId);
    if (!item) return undefined;
    return {
      item,
      numbers: await listNumbers(trx, item),
      replacements: await listReplacements(trx, item),
      namedBy: await listNamedBy(trx, item),
    };
  });
}

type Item = NonNullable<Awaited<ReturnType<typeof findItem>>>;
export type ItemNumbers = NonNullable<Awaited<ReturnType<typeof getItemNumbers>>>;

function findItem(trx: AccountTransaction, itemId: string) {
  return trx
    .selectFrom("inventory_items")
    .select(["id", "part_number", "description", "vendor", "quantity", "part_key", "owner_id", "archived_at"])
    .where("id", "=", itemId)
    .executeTakeFirst();
}

/** In the order in which people ask: what it is called, what replaces it, what fits, its box, who sells it. */
const inOrder = sql`array_position(array['replaced_by', 'replaces', 'same', 'fits_instead', 'bar_code', 'vendor'], n.kind)`;

function listNumbers(trx: AccountTransaction, item: Item) {
  return trx
    .selectFrom("item_numbers as n")
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("inventory_items as i")
          .select(["i.id", "i.quantity"])
          .whereRef("i.part_key", "=", "n.number_key")
          .where("n.kind", "not in", ["bar_code", "vendor"])
          .where("i.part_key", "<>", "")
          .where("i.owner_id", "=", item.owner_id)
          .where("i.archived_at", "is", null)
          .orderBy("i.created_at")
          .limit(1)
          .as("own"),
      (join) => join.onTrue(),
    )
    .select(["n.id", "n.kind", "n.number", "n.company", "n.last_cost", "n.last_cost_on"])
    .select(["own.id as own_id", "own.quantity as own_quantity"])
    .where("n.item_id", "=", item.id)
    .orderBy(inOrder)
    .orderBy("n.company")
    .orderBy("n.created_at")
    .execute();
}

/** The parts that call this one the same, or say that it fits instead of them. */
function listNamedBy(trx: AccountTransaction, item: Item) {
  return trx
    .selectFrom("item_numbers as n")
    .innerJoin("inventory_items as i", (join) =>
      join.onRef("i.account_id", "=", "n.account_id").onRef("i.id", "=", "n.item_id"),
    )
    .select(["n.id", "n.kind", "i.id as item_id", "i.part_number", "i.description", "i.quantity"])
    .where("n.number_key", "=", item.part_key)
    .where("n.number_key", "<>", "")
    .where("n.kind", "in", ["same", "fits_instead"])
    .where("i.owner_id", "=", item.owner_id)
    .where("i.archived_at", "is", null)
    .orderBy("i.number_key")
    .limit(50)
    .execute();
}

type Added = { numberId: string };

/** Adds another number to a part, once per form. `day` is the day of a vendor's cost. */
export async function addNumber(
  scope: Scope,
  itemId: string,
  { typed, day }: { typed: NewNumber; day: string },
  token: string,
) {
  return scope.db((trx) =>
    once<Added | NumberProblem>(trx, token, async () => {
      // Two people must not close a circle of replacements together, or give one bar code to two parts.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`item numbers ${scope.account.id}`}, 0))`.execute(
        trx,
      );
      const refused = await findRefusal(trx, itemId, typed);
      if (refused) return refused;
      const added = await insertNumber(trx, scope, { itemId, typed, day });
      if (!added) return { problem: "there-already" };
      await noteNumber(trx, scope, itemId, { to: typed });
      return added;
    }),
  );
}

/** Why a number would be refused. Also used to check the form before it is saved. */
export async function checkNumber(scope: Scope, itemId: string, typed: NewNumber) {
  return scope.db(async (trx) => {
    const refused = await findRefusal(trx, itemId, typed);
    if (refused || !isCrossReference(typed.kind)) return refused ?? {};
    const item = await findItem(trx, itemId);
    return { own: await findPart(trx, item!.owner_id, await keyOf(trx, typed.number)) };
  });
}

async function keyOf(trx: AccountTransaction, number: string): Promise<string> {
  const { rows } = await sql<{ key: string }>`select part_key(${number}) as key`.execute(trx);
  return rows[0]!.key;
}

async function findRefusal(
  trx: AccountTransaction,
  itemId: string,
  { kind, number }: NewNumber,
): Promise<NumberProblem | undefined> {
  const item = await findItem(trx, itemId);
  if (!item || item.archived_at) return { problem: "gone" };
  const key = await keyOf(trx, number);
  if (key === "") return { problem: "unreadable" };
  if (kind === "bar_code") return findOtherBox(trx, item, key);
  if (!isCrossReference(kind)) return undefined;
  if (key === item.part_key) return { problem: "own-number" };
  const [here, there] = [
    { key: item.part_key, number: item.part_number },
    { key, number },
  ];
  if (kind !== "replaced_by" && kind !== "replaces") return undefined;
  const [older, newer] = kind === "replaced_by" ? [here, there] : [there, here];
  const way = await findWay(trx, { owner: item.owner_id, from: newer, to: older.key });
  return way && { problem: "circle", chain: [older.number, ...way] };
}

/** A code that opens another part already, as its bar code or as its own number. */
async function findOtherBox(
  trx: AccountTransaction,
  item: Item,
  key: string,
): Promise<NumberProblem | undefined> {
  const boxes = await trx
    .selectFrom("item_numbers as n")
    .innerJoin("inventory_items as i", (join) =>
      join.onRef("i.account_id", "=", "n.account_id").onRef("i.id", "=", "n.item_id"),
    )
    .select(["i.id", "i.part_number"])
    .where("n.number_key", "=", key)
    .where("n.kind", "=", "bar_code")
    .execute();
  const box = boxes[0] ?? (await findPart(trx, item.owner_id, key));
  if (!box || (box.id === item.id && boxes.length === 0)) return undefined;
  if (box.id === item.id) return { problem: "there-already" };
  return { problem: "bar-code-taken", itemId: box.id, partNumber: box.part_number };
}

type New = { itemId: string; typed: NewNumber; day: string };

/** Undefined when the part has the number already. A vendor's number then takes a cost that was typed. */
async function insertNumber(trx: AccountTransaction, scope: Scope, { itemId, typed, day }: New) {
  const cost = { last_cost: typed.lastCost, last_cost_on: typed.lastCost === null ? null : day };
  const added = await trx
    .insertInto("item_numbers")
    .values({
      item_id: itemId,
      user_id: scope.user.id,
      kind: typed.kind,
      number: typed.number,
      company: typed.company,
      ...cost,
    })
    .onConflict((conflict) => {
      const target = conflict.expression(sql`account_id, item_id, kind, number_key, lower(company)`);
      return typed.lastCost === null ? target.doNothing() : target.doUpdateSet(cost);
    })
    .returning("id as numberId")
    .executeTakeFirst();
  return added;
}

/** Undefined when it was removed already. Returns the number, for the message. */
export async function removeNumber(
  scope: Scope,
  itemId: string,
  numberId: string,
): Promise<{ number: string } | undefined> {
  return scope.db(async (trx) => {
    const removed = await trx
      .deleteFrom("item_numbers")
      .where("id", "=", numberId)
      .where("item_id", "=", itemId)
      .returning(["kind", "number"])
      .executeTakeFirst();
    if (removed) await noteNumber(trx, scope, itemId, { from: removed });
    return removed;
  });
}

type Numbered = Pick<NewNumber, "kind" | "number">;

function noteNumber(
  trx: AccountTransaction,
  scope: Scope,
  itemId: string,
  { from, to }: { from?: Numbered; to?: Numbered },
): Promise<void> {
  const { label } = kindWords[(to ?? from)!.kind];
  const lines = changeLines([{ label, from: from?.number ?? "", to: to?.number ?? "" }]);
  return noteChanges(trx, scope, { kind: "inventory_item", recordId: itemId, lines });
}
