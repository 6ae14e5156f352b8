import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { type GluedScans, piecesOf, splitScans } from "./glued-scans";

/** One text of 100 letters has 4,700 of them. Texts beyond wait for the next request. */
const maxPieces = 10_000;

/** Of texts that no part has: those that are several known numbers, typed into one field by a scanner that was faster than the page. */
export async function readGluedScans(
  trx: AccountTransaction,
  owner: string,
  texts: string[],
): Promise<(text: string) => GluedScans | undefined> {
  const pieces = new Set<string>();
  const read = new Set<string>();
  for (const text of new Set(texts)) {
    const more = piecesOf(text);
    if (more.length === 0 || pieces.size + more.length > maxPieces) continue;
    more.forEach((piece) => pieces.add(piece));
    read.add(text);
  }
  if (read.size === 0) return () => undefined;
  const known = await knownNumbers(trx, owner, [...pieces]);
  return (text) => (read.has(text) ? splitScans(text, (piece) => known.has(piece)) : undefined);
}

/** The keys are an array, so that the index is asked for each; a join would read all parts. */
async function knownNumbers(trx: AccountTransaction, owner: string, pieces: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ piece: string }>`
    with pieces as materialized (
      select piece, part_key(piece) as key from unnest(${pieces}::text[]) as piece),
    known as (
      select i.part_key as key from inventory_items i
      where i.part_key = any(array(select key from pieces where key <> ''))
        and i.owner_id = ${owner} and i.archived_at is null
      union
      select n.number_key from item_numbers n join inventory_items i on i.id = n.item_id
      where n.number_key = any(array(select key from pieces where key <> ''))
        and n.kind in ('bar_code', 'same', 'vendor', 'replaces')
        and i.owner_id = ${owner} and i.archived_at is null)
    select piece from pieces join known using (key)`.execute(trx);
  return new Set(rows.map(({ piece }) => piece));
}

/** In the account's own stock. */
export async function readOwnGluedScans(scope: Scope, text: string): Promise<GluedScans | undefined> {
  return scope.db(async (trx) => (await readGluedScans(trx, scope.account.id, [text]))(text));
}
