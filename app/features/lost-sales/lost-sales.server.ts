import { type ExpressionBuilder, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { Database } from "~db/database";
import { once } from "~db/once";
import type { LostSale } from "./lost-sale-schema";

/** Older requests say little about what to buy. */
export const daysLookedBack = 90;

const isRecent = sql<boolean>`lost_sales.removed_at is null and lost_sales.created_at > now() - interval '90 days'`;

/** Once per form. */
export async function addLostSale(scope: Scope, typed: LostSale, token: string) {
  return scope.db((trx) =>
    once<{ added: true }>(trx, token, async () => {
      await trx
        .insertInto("lost_sales")
        .values({
          user_id: scope.user.id,
          part_number: typed.partNumber,
          quantity: typed.quantity,
          note: typed.note,
        })
        .execute();
      return { added: true };
    }),
  );
}

/** Newest first, at most `max`. */
export async function listLostSales(scope: Scope, max: number) {
  return scope.db((trx) =>
    trx
      .selectFrom("lost_sales")
      .leftJoin("customers", "customers.id", "lost_sales.customer_id")
      .leftJoin("invoices", "invoices.id", "lost_sales.invoice_id")
      .select(["lost_sales.id", "lost_sales.part_number", "lost_sales.description", "lost_sales.quantity"])
      .select(["lost_sales.note", "lost_sales.created_at", "lost_sales.invoice_id"])
      .select(["customers.name as customer", "invoices.invoice_number"])
      .where("lost_sales.removed_at", "is", null)
      .orderBy("lost_sales.created_at", "desc")
      .orderBy("lost_sales.id", "desc")
      .limit(max)
      .execute(),
  );
}

export async function listAskedFor(scope: Scope, max: number) {
  return scope.db((trx) =>
    trx
      .selectFrom("lost_sales")
      .leftJoin("inventory_items as i", (join) =>
        join
          .onRef("i.part_key", "=", "lost_sales.part_key")
          .on("i.owner_id", "=", scope.account.id)
          .on("i.archived_at", "is", null),
      )
      .select((lost) => [
        lost.fn.min("lost_sales.part_number").as("part_number"),
        sql<number>`count(distinct lost_sales.id)::int`.as("times"),
        sql<number>`(sum(lost_sales.quantity) / greatest(1, count(distinct i.id)))::int`.as("pieces"),
        sql<string | null>`min(i.id::text)`.as("item_id"),
        sql<number | null>`min(i.quantity)`.as("on_hand"),
      ])
      .where(isRecent)
      .groupBy("lost_sales.part_key")
      .orderBy("pieces", "desc")
      .orderBy("lost_sales.part_key")
      .limit(max)
      .execute(),
  );
}

export async function removeLostSale(scope: Scope, id: string): Promise<boolean> {
  return scope.db(async (trx) => {
    const removed = await trx
      .updateTable("lost_sales")
      .set({ removed_at: sql<Date>`now()`, removed_by: scope.user.id })
      .where("id", "=", id)
      .where("removed_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    return removed !== undefined;
  });
}

/** Pieces of each part's number that were asked for lately and not sold. */
export function askedForLately(item: ExpressionBuilder<Database, "inventory_items">) {
  return item
    .selectFrom("lost_sales")
    .select((lost) =>
      lost.fn.coalesce(sql<number>`sum(lost_sales.quantity)::int`, sql<number>`0`).as("pieces"),
    )
    .whereRef("lost_sales.part_key", "=", "inventory_items.part_key")
    .where(isRecent)
    .$asScalar()
    .$notNull();
}
