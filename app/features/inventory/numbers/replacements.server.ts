import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";

/** One number in a chain of replacements. */
export type Replacement = {
  partNumber: string;
  /** When the account has a part with this number. */
  item?: { id: string; quantity: number };
};

type Part = { id: string; part_key: string; part_number: string; owner_id: string };
type Step = { from: string; to: string; number: string };

/** Longer than any maker's chain. A circle that a renamed part closed ends here at the latest. */
const maxSteps = 20;

/** The numbers that replaced this part, in order: through parts that the account has, and through numbers that only another part names. */
export async function listReplacements(trx: AccountTransaction, part: Part): Promise<Replacement[]> {
  const chain: Replacement[] = [];
  const seen = new Set([part.part_key]);
  let key = part.part_key;
  while (chain.length < maxSteps) {
    const steps = await listSteps(trx, part.owner_id, [key]);
    const next = steps.find(({ to }) => !seen.has(to));
    if (!next) break;
    const item = await findPart(trx, part.owner_id, next.to);
    chain.push(item ? { partNumber: item.part_number, item } : { partNumber: next.number });
    seen.add(next.to);
    key = next.to;
  }
  return chain;
}

/** For the part's page. */
export async function getReplacements(scope: Scope, part: Part): Promise<Replacement[]> {
  return scope.db((trx) => listReplacements(trx, part));
}

/** For each of these parts that was replaced: the newest part that replaced it, as far as the account has it. */
export async function currentNumbersOf(
  trx: AccountTransaction,
  itemIds: string[],
): Promise<Map<string, { id: string; partNumber: string }>> {
  const current = new Map<string, { id: string; partNumber: string }>();
  if (itemIds.length === 0) return current;
  const parts = await trx
    .selectFrom("inventory_items")
    .select(["id", "part_key", "part_number", "owner_id"])
    .where("id", "in", itemIds)
    .execute();
  const keys = parts.map(({ part_key }) => part_key);
  const steps = parts.length === 0 ? [] : await listSteps(trx, parts[0]!.owner_id, keys);
  const replaced = new Set(steps.map(({ from }) => from));
  // Few parts are replaced, so only those are followed, one by one.
  for (const part of parts.filter(({ part_key }) => replaced.has(part_key))) {
    const newest = (await listReplacements(trx, part)).filter(({ item }) => item).at(-1);
    if (newest) current.set(part.id, { id: newest.item!.id, partNumber: newest.partNumber });
  }
  return current;
}

type Ends = { owner: string; from: { key: string; number: string }; to: string };

/** The chain from one number to another, including the first; undefined when there is none. */
export async function findWay(
  trx: AccountTransaction,
  { owner, from, to }: Ends,
): Promise<string[] | undefined> {
  const ways = new Map([[from.key, [from.number]]]);
  let frontier = [from.key];
  while (frontier.length > 0 && !ways.has(to)) {
    const steps = await listSteps(trx, owner, frontier);
    frontier = [];
    for (const step of steps) {
      if (ways.has(step.to)) continue;
      ways.set(step.to, [...ways.get(step.from)!, step.number]);
      frontier.push(step.to);
    }
  }
  return ways.get(to);
}

/** The next numbers: a part with the number says what replaces it, or a part says that it replaces the number. */
async function listSteps(trx: AccountTransaction, owner: string, keys: string[]): Promise<Step[]> {
  const numbersOfParts = trx
    .selectFrom("item_numbers as n")
    .innerJoin("inventory_items as i", (join) =>
      join.onRef("i.account_id", "=", "n.account_id").onRef("i.id", "=", "n.item_id"),
    )
    .where("i.owner_id", "=", owner)
    .where("i.archived_at", "is", null)
    .where("i.part_key", "<>", "")
    .where("n.number_key", "<>", "");
  const said = numbersOfParts
    .select(["i.part_key as from", "n.number_key as to", "n.number", "n.created_at"])
    .where("n.kind", "=", "replaced_by")
    .where("i.part_key", "in", keys);
  const claimed = numbersOfParts
    .select(["n.number_key as from", "i.part_key as to", "i.part_number as number", "n.created_at"])
    .where("n.kind", "=", "replaces")
    .where("n.number_key", "in", keys);
  return said.unionAll(claimed).orderBy("created_at").execute();
}

export function findPart(trx: AccountTransaction, owner: string, key: string) {
  return trx
    .selectFrom("inventory_items")
    .select(["id", "part_number", "quantity"])
    .where("part_key", "=", key)
    .where("owner_id", "=", owner)
    .where("archived_at", "is", null)
    .orderBy("created_at")
    .executeTakeFirst();
}
