import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";

/** How a part was found: by its own number, exactly or by its key, by its bar code, by another number of it, or by one that it replaced. */
export type FoundBy = "number" | "bar_code" | "same" | "replaces";

export type FoundPart = {
  id: string;
  part_number: string;
  description: string;
  bin_location: string;
  quantity: number;
  by: FoundBy;
};

const ranks: FoundBy[] = ["number", "number", "bar_code", "same", "replaces"];

type Hit = Omit<FoundPart, "by"> & { typed: string; rank: number };

/** The most parts of one number that people can tell apart. */
const max = 20;

/**
 * The parts that typed or scanned numbers mean. Only the best kind of match is returned: one part when the number is its own, several when
 * several share it. A replacement, or a part that fits instead, is another part.
 */
export async function findPartsByNumbers(
  trx: AccountTransaction,
  owner: string,
  numbers: string[],
): Promise<(number: string) => FoundPart[]> {
  if (numbers.length === 0) return () => [];
  const { rows } = await sql<Hit>`
    with numbers as (
      select distinct typed, lower(btrim(typed)) as number_key, part_key(typed) as part_key
      from unnest(${numbers}::text[]) as typed),
    hits as (
      select t.typed, i.id, 0 as rank from numbers t join inventory_items i on i.number_key = t.number_key
      where i.owner_id = ${owner} and i.archived_at is null
      union all
      select t.typed, i.id, 1 from numbers t join inventory_items i on i.part_key = t.part_key
      where i.owner_id = ${owner} and i.part_key <> '' and i.archived_at is null
      union all
      select t.typed, n.item_id, case n.kind when 'bar_code' then 2 when 'replaces' then 4 else 3 end
      from numbers t join item_numbers n on n.number_key = t.part_key
      where n.number_key <> '' and n.kind in ('bar_code', 'same', 'vendor', 'replaces'))
    select hits.typed, i.id, i.part_number, i.description, i.bin_location, i.quantity, min(hits.rank) as rank
    from hits join inventory_items i on i.id = hits.id
    where i.owner_id = ${owner} and i.archived_at is null
    group by hits.typed, i.id order by rank, i.number_key`.execute(trx);
  const found = new Map<string, Hit[]>();
  for (const row of rows) found.set(row.typed, [...(found.get(row.typed) ?? []), row]);
  return (number) => bestOf(found.get(number) ?? []);
}

function bestOf(hits: Hit[]): FoundPart[] {
  return hits
    .filter(({ rank }) => rank === hits[0]!.rank)
    .slice(0, max)
    .map(({ id, part_number, description, bin_location, quantity, rank }) => ({
      ...{ id, part_number, description, bin_location, quantity },
      by: ranks[rank]!,
    }));
}

export async function findPartsByNumber(
  trx: AccountTransaction,
  owner: string,
  number: string,
): Promise<FoundPart[]> {
  return (await findPartsByNumbers(trx, owner, [number]))(number);
}

/** In the account's own stock. */
export async function findOwnParts(scope: Scope, number: string): Promise<FoundPart[]> {
  return scope.db((trx) => findPartsByNumber(trx, scope.account.id, number));
}
