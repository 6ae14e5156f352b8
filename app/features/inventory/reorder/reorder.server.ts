import { type Expression, sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { askedForLately } from "~/features/lost-sales/lost-sales.server";
import { withoutVendor } from "./reorder";

/** Written like the index items_to_reorder, without parameters: otherwise PostgreSQL does not see that the index applies. */
export const isToReorder = sql<boolean>`(inventory_items.quantity - inventory_items.short <= inventory_items.reorder_point
  and inventory_items.reorder_point > 0 or inventory_items.short > inventory_items.quantity)`;

/** The account's own parts that are at or below their reorder point, or more are owed than there are. */
export function toReorder(trx: AccountTransaction) {
  return trx
    .selectFrom("inventory_items")
    .where("inventory_items.archived_at", "is", null)
    .where("inventory_items.customer_id", "is", null)
    .where(isToReorder);
}

type Which = {
  /** A vendor's name in lower case, or `withoutVendor`. */
  vendor?: string;
  limit?: number;
  /** The page starts after this part. */
  after?: Place;
};

type Place = { vendor_key: string; number_key: string };

export type ReorderRow = Awaited<ReturnType<typeof listToReorder>>[number];

/** What to buy, by vendor, then by part number. Parts without a vendor come last. */
export async function listToReorder(scope: Scope, { vendor, limit, after }: Which = {}) {
  const max = limit ?? 1_000_000;
  return scope.db(async (trx) => {
    // Two scans along the index in its order; one scan that puts the empty vendor last would sort everything.
    const isBeyond = vendor === withoutVendor || after?.vendor_key === "";
    const named = isBeyond ? [] : await ofVendors(trx, vendor, after).limit(max).execute();
    if ((vendor !== undefined && vendor !== withoutVendor) || named.length >= max) return named;
    const rest = await ofVendors(trx, withoutVendor, after?.vendor_key === "" ? after : undefined)
      .limit(max - named.length)
      .execute();
    return [...named, ...rest];
  });
}

function ofVendors(trx: AccountTransaction, vendor: string | undefined, after?: Place) {
  const query = toReorder(trx)
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("item_numbers")
          .select(["item_numbers.number", "item_numbers.last_cost"])
          .whereRef("item_numbers.item_id", "=", "inventory_items.id")
          .where("item_numbers.kind", "=", "vendor")
          .where(
            (number) =>
              sql<boolean>`lower(${number.ref("item_numbers.company")}) = inventory_items.vendor_key`,
          )
          .orderBy("item_numbers.last_cost_on", (order) => order.desc().nullsLast())
          .orderBy("item_numbers.created_at")
          .limit(1)
          .as("bought"),
      (join) => join.onTrue(),
    )
    .select(["inventory_items.id", "part_number", "description", "vendor", "vendor_key", "bin_location"])
    .select("inventory_items.number_key")
    .select(["quantity", "reorder_point", "short", "bought.number as vendor_number"])
    .select((item) => item.fn.coalesce("bought.last_cost", "inventory_items.cost").as("last_cost"))
    .select((item) => askedForLately(item).as("asked"))
    .orderBy("inventory_items.vendor_key")
    .orderBy("inventory_items.number_key")
    .$if(after !== undefined, (some) =>
      some.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("inventory_items.vendor_key", "inventory_items.number_key"),
          ">",
          tuple(after!.vendor_key, after!.number_key),
        ),
      ),
    );
  if (vendor === undefined) return query.where("inventory_items.vendor_key", ">", "");
  return query.where("inventory_items.vendor_key", "=", vendor === withoutVendor ? "" : vendor);
}

/** The vendors that there is something to buy from, by name, and how many parts of each. */
export async function listVendorsToReorder(scope: Scope) {
  return scope.db((trx) =>
    toReorder(trx)
      .select((item) => [
        "vendor_key",
        item.fn.min("vendor").as("name"),
        counted(item.fn.countAll()).as("parts"),
      ])
      .groupBy("vendor_key")
      .orderBy(sql`vendor_key = ''`)
      .orderBy("vendor_key")
      .execute(),
  );
}

/** How many parts the account has, and how many of its own to buy. */
export async function countStock(scope: Scope): Promise<{ parts: number; low: number }> {
  return scope.db((trx) =>
    trx
      .selectNoFrom((from) => [
        from.fn.coalesce(from.selectFrom("inventory_sizes").select("items"), sql<number>`0`).as("parts"),
        toReorder(trx)
          .select((item) => counted(item.fn.countAll()).as("low"))
          .$asScalar()
          .$notNull()
          .as("low"),
      ])
      .executeTakeFirstOrThrow(),
  );
}

/** PostgreSQL counts in bigint, which arrives as text. */
function counted(count: Expression<string | number | bigint>) {
  return sql<number>`${count}::int`;
}
