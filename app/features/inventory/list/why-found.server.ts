import type { Scope } from "~/auth/scope";
import { plainKey } from "~/http/requests/plain-text";
import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";
import type { NumberKind } from "../numbers/item-number-kinds";

const names: Partial<Record<NumberKind, string>> = {
  same: "other number",
  vendor: "vendor's number",
  bar_code: "bar code",
  replaces: "former number",
};

/** Of parts that were found by another number than their own: "by bar code 078254199138". */
export async function whyFound(
  trx: AccountTransaction,
  itemIds: string[],
  search: string,
): Promise<Map<string, string>> {
  if (itemIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom("item_numbers")
    .innerJoin("inventory_items as item", "item.id", "item_numbers.item_id")
    .select(["item_id", "item_numbers.kind", "item_numbers.number", "item_numbers.company"])
    .where("item_id", "in", itemIds)
    .where("item_numbers.number_key", "=", sql<string>`part_key(${plainKey(search)})`)
    .where("item_numbers.number_key", "<>", "")
    .whereRef("item.part_key", "<>", "item_numbers.number_key")
    .where("item_numbers.kind", "in", ["same", "vendor", "bar_code", "replaces"])
    .orderBy("item_numbers.number", "desc")
    .execute();
  return new Map(
    rows.map(({ item_id, kind, number, company }) => [
      item_id,
      ["by", company, kind === "same" && company ? "number" : names[kind], number].filter(Boolean).join(" "),
    ]),
  );
}

export function whyItemFound(scope: Scope, itemId: string, search: string): Promise<Map<string, string>> {
  return scope.db((trx) => whyFound(trx, search ? [itemId] : [], search));
}
