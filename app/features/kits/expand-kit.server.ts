import { currentNumbersOf } from "~/features/inventory/numbers/replacements.server";
import type { AccountTransaction } from "~db/as-account";
import { findKit, listLines } from "./kits.server";

type Numbered = { id: string; number: string };

export type KitLineToSell = {
  itemId: string;
  partNumber: string;
  /** Empty for a part that is not the kit's own. */
  description: string;
  quantity: number;
  /** The kit's part, of which nothing is left: the one that replaced it is sold. */
  replaced?: Numbered;
  /** What replaced the kit's part, which is sold while it lasts. */
  replacement?: Numbered;
};

export type ExpandedKit = {
  name: string;
  lines: KitLineToSell[];
  /** Parts deleted since then: no line has them. */
  missing: string[];
};

/** In the kit's order; undefined if the kit was removed. */
export async function expandKit(
  trx: AccountTransaction,
  kitId: string,
  times: number,
): Promise<ExpandedKit | undefined> {
  const kit = await findKit(trx, kitId);
  if (!kit) return undefined;
  const all = await listLines(trx, kitId);
  const there = all.filter(({ archived_at }) => archived_at === null);
  const current = await currentNumbersOf(
    trx,
    there.map(({ item_id }) => item_id),
  );
  return {
    name: kit.name,
    lines: there.map((line) => lineToSell(line, times, current.get(line.item_id))),
    missing: all.filter(({ archived_at }) => archived_at !== null).map(({ part_number }) => part_number),
  };
}

type StoredLine = Awaited<ReturnType<typeof listLines>>[number];

function lineToSell(
  { item_id, part_number, description, quantity, on_hand }: StoredLine,
  times: number,
  newer: { id: string; partNumber: string } | undefined,
): KitLineToSell {
  const own = { itemId: item_id, partNumber: part_number, description, quantity: quantity * times };
  if (!newer) return own;
  const { id, partNumber } = newer;
  if (on_hand > 0) return { ...own, replacement: { id, number: partNumber } };
  const replaced = { id: item_id, number: part_number };
  return { ...own, itemId: id, partNumber, description: "", replaced };
}
