import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";

/** A part at a vendor. */
type At = { itemId: string; vendor: string };

const isOf = (vendor: string) => sql<boolean>`lower(company) = lower(${vendor.trim()})`;

/** What the vendor asked last for the part, by the part's number there. */
export async function getVendorCost(trx: AccountTransaction, { itemId, vendor }: At) {
  return trx
    .selectFrom("item_numbers")
    .select(["last_cost", "last_cost_on"])
    .where("item_id", "=", itemId)
    .where("kind", "=", "vendor")
    .where(isOf(vendor))
    .limit(1)
    .executeTakeFirst();
}

/**
 * Saves a vendor's cost on the part's numbers at that vendor. A vendor without a number for it does not get one; an older day changes
 * nothing.
 */
export async function noteVendorCost(
  trx: AccountTransaction,
  { itemId, vendor, cost, day }: At & { cost: string; day: string },
): Promise<void> {
  await trx
    .updateTable("item_numbers")
    .set({ last_cost: cost, last_cost_on: day })
    .where("item_id", "=", itemId)
    .where("kind", "=", "vendor")
    .where(isOf(vendor))
    .where((number) => number.or([number("last_cost_on", "is", null), number("last_cost_on", "<=", day)]))
    .execute();
}

type Restored = At & { noted: string; before: { cost: string | null; day: string | null } };

/** Puts back what was there before a cost was noted, where that is still the last one. */
export async function restoreVendorCost(
  trx: AccountTransaction,
  { itemId, vendor, noted, before }: Restored,
): Promise<void> {
  await trx
    .updateTable("item_numbers")
    .set({ last_cost: before.cost, last_cost_on: before.day })
    .where("item_id", "=", itemId)
    .where("kind", "=", "vendor")
    .where(isOf(vendor))
    .where("last_cost", "=", noted)
    .execute();
}
