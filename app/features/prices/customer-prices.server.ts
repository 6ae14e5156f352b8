import type { Scope } from "~/auth/scope";
import { changeLines } from "~/features/changes/change-lines";
import { noteChanges } from "~/features/changes/changes.server";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import { findPartsByNumber } from "~/features/inventory/item/find-part.server";
import { waysOfScans } from "~/features/inventory/item/glued-scans";
import { readGluedScans } from "~/features/inventory/item/glued-scans.server";
import { formatPrice } from "~/ui/format";
import type { PriceProblem } from "./price-problem";
import type { CustomerPrice } from "./price-schema";

export const pricesOnPage = 100;

/** By part number from `after` on, plus one row if there is another page. */
export async function listCustomerPrices(scope: Scope, customerId: string, after?: string) {
  return scope.db((trx) =>
    pricesOf(trx, customerId)
      .$if(after !== undefined, (query) =>
        query.where("i.number_key", ">", (item) =>
          item.selectFrom("inventory_items").select("number_key").where("id", "=", after!),
        ),
      )
      .orderBy("i.number_key")
      .limit(pricesOnPage + 1)
      .execute(),
  );
}

export async function getCustomerPrice(scope: Scope, customerId: string, itemId: string) {
  return scope.db((trx) => pricesOf(trx, customerId).where("i.id", "=", itemId).executeTakeFirst());
}

function pricesOf(trx: AccountTransaction, customerId: string) {
  return trx
    .selectFrom("customer_prices")
    .innerJoin("inventory_items as i", "i.id", "customer_prices.item_id")
    .select(["i.id", "i.part_number", "i.description", "i.sales_price", "customer_prices.price"])
    .where("customer_prices.customer_id", "=", customerId)
    .where("i.archived_at", "is", null);
}

export type ListedPrice = Awaited<ReturnType<typeof listCustomerPrices>>[number];

type PricedPart = {
  itemId: string;
  partNumber: string;
  description: string;
  salesPrice: string | null;
  /** The customer's price before, in dollars. */
  before: string | null;
};

export async function checkCustomerPrice(
  scope: Scope,
  customerId: string,
  { partNumber }: CustomerPrice,
): Promise<PricedPart | PriceProblem> {
  return scope.db((trx) => pricedPart(trx, scope, customerId, partNumber));
}

/** Once per form; replaces the price before. */
export async function setCustomerPrice(
  scope: Scope,
  customerId: string,
  { partNumber, price }: CustomerPrice,
  token: string,
) {
  return scope.db((trx) =>
    once<PricedPart | PriceProblem>(trx, token, async () => {
      const part = await pricedPart(trx, scope, customerId, partNumber);
      if ("problem" in part) return part;
      await trx
        .insertInto("customer_prices")
        .values({ customer_id: customerId, item_id: part.itemId, user_id: scope.user.id, price })
        .onConflict((same) =>
          same
            .columns(["account_id", "customer_id", "item_id"])
            .doUpdateSet({ price, user_id: scope.user.id }),
        )
        .execute();
      await notePrice(trx, scope, customerId, { ...part, after: price });
      return part;
    }),
  );
}

async function pricedPart(
  trx: AccountTransaction,
  scope: Scope,
  customerId: string,
  number: string,
): Promise<PricedPart | PriceProblem> {
  const customer = await trx
    .selectFrom("customers")
    .select("id")
    .where("id", "=", customerId)
    .where("removed_at", "is", null)
    .where("is_walk_in", "=", false)
    .forShare()
    .executeTakeFirst();
  if (!customer) return { problem: "customer-gone" };
  const [part, ...others] = await findPartsByNumber(trx, scope.account.id, number);
  if (!part) {
    const ways = waysOfScans((await readGluedScans(trx, scope.account.id, [number]))(number));
    return { problem: "no-part", number, ways };
  }
  if (others.length > 0)
    return { problem: "several-parts", number, parts: [part, ...others].map((one) => one.part_number) };
  const found = await trx
    .selectFrom("inventory_items as i")
    .leftJoin("customer_prices as p", (join) =>
      join.onRef("p.item_id", "=", "i.id").on("p.customer_id", "=", customerId),
    )
    .select(["i.id", "i.part_number", "i.description", "i.sales_price", "p.price"])
    .where("i.id", "=", part.id)
    .executeTakeFirstOrThrow();
  return {
    itemId: found.id,
    partNumber: found.part_number,
    description: found.description,
    salesPrice: found.sales_price,
    before: found.price,
  };
}

export async function removeCustomerPrice(
  scope: Scope,
  customerId: string,
  itemId: string,
): Promise<boolean> {
  return scope.db(async (trx) => {
    const part = await trx
      .selectFrom("inventory_items")
      .select("part_number as partNumber")
      .where("id", "=", itemId)
      .executeTakeFirst();
    const removed = await trx
      .deleteFrom("customer_prices")
      .where("customer_id", "=", customerId)
      .where("item_id", "=", itemId)
      .returning("price as before")
      .executeTakeFirst();
    if (part && removed) await notePrice(trx, scope, customerId, { ...part, ...removed, after: null });
    return removed !== undefined;
  });
}

type PriceChange = { partNumber: string; before: string | null; after: string | null };

function notePrice(
  trx: AccountTransaction,
  scope: Scope,
  customerId: string,
  { partNumber, before, after }: PriceChange,
): Promise<void> {
  const words = (price: string | null) => (price === null ? "" : formatPrice(price));
  const lines = changeLines([{ label: `Price of ${partNumber}`, from: words(before), to: words(after) }]);
  return noteChanges(trx, scope, { kind: "customer", recordId: customerId, lines, concernsPrices: true });
}
