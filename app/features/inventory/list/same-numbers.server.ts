import type { Scope } from "~/auth/scope";
import { plainKey } from "~/http/requests/plain-text";
import { partsOfOtherLetters } from "../stock/stock-summary.server";

type Part = { id: string; part_number: string; quantity: number; bin_location: string };

/** A part stored before numbers were made plain, and the one that has its number now. */
export type SameNumber = { hidden: Part; found: Part };

/** At a time. */
const maxPairs = 20;

/**
 * The account's own parts whose numbers differ only in what nobody sees, or in the width of their letters. They are not merged: both may
 * have stock.
 */
export async function listSameNumbers(scope: Scope): Promise<SameNumber[]> {
  return scope.db(async (trx) => {
    const written = await partsOfOtherLetters(trx)
      .select(["id", "part_number", "quantity", "bin_location"])
      .where("owner_id", "=", scope.account.id)
      .orderBy("part_number")
      .execute();
    const unplain = written.filter(({ part_number }) => plainKey(part_number).trim() !== part_number);
    if (unplain.length === 0) return [];
    const keys = unplain.map(keyOf);
    const others = await trx
      .selectFrom("inventory_items")
      .select(["id", "part_number", "quantity", "bin_location", "number_key"])
      .where("owner_id", "=", scope.account.id)
      .where("archived_at", "is", null)
      .where("number_key", "in", keys)
      .execute();
    return unplain.slice(0, maxPairs).flatMap((hidden) => {
      const found = others.find(({ number_key }) => number_key === keyOf(hidden));
      return found ? [{ hidden, found }] : [];
    });
  });
}

function keyOf({ part_number }: Part): string {
  return plainKey(part_number).trim().toLowerCase();
}
