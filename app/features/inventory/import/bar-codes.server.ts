import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";

type Part = { part_number: string; number_key: string };
type BoxOwner = Part & { is_archived: boolean };

export type BarCodes = ReturnType<typeof barCodes>;

/**
 * Which part each bar code of a file opens. A code opens one part, so it stays with the part that has it, or with the first row that names
 * it. `added` are the keys of the numbers that the file adds.
 */
export function barCodes(added: ReadonlySet<string>) {
  const keys = new Map<string, string>();
  const owners = new Map<string, BoxOwner>();
  const left = new Map<string, string>();
  return {
    /** Messages about the codes that stay where they are. */
    left: () => [...left.values()],
    /** Looks up codes before `claim` asks for them. */
    async read(trx: AccountTransaction, scope: Scope, codes: string[]): Promise<void> {
      if (codes.length === 0) return;
      const found = await keysOf(trx, codes);
      for (const { code, key } of found) keys.set(code, key);
      for (const { key, rank, ...owner } of await ownersOf(trx, scope, found)) {
        // A part that the file itself adds exists while writing but not in the preview, so neither counts its number as opening it.
        if (rank > 0 || !added.has(owner.number_key)) owners.set(key, owner);
      }
    },
    /** Returns the other part that has the code already. Otherwise the code is this part's from now on. */
    claim(code: string, part: Part): string | undefined {
      const key = keys.get(code) ?? code;
      const owner = owners.get(key);
      if (!owner) owners.set(key, { ...part, is_archived: false });
      if (!owner || (owner.number_key === part.number_key && !owner.is_archived)) return undefined;
      const name = `${owner.part_number}${owner.is_archived ? ", which was deleted" : ""}`;
      const said = `The bar code ${code} opens ${name}: it stays there.`;
      left.set(`${code}\n${part.number_key}`, said);
      return said;
    },
  };
}

type Key = { code: string; key: string };

async function keysOf(trx: AccountTransaction, codes: string[]): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select code, part_key(code) as key from unnest(${codes}::text[]) as code`.execute(trx);
  return rows;
}

/** The part whose box has the code comes last and wins over the part whose number it is. */
async function ownersOf(trx: AccountTransaction, scope: Scope, found: Key[]) {
  const keys = found.map(({ key }) => key).filter(Boolean);
  const { rows } = await sql<BoxOwner & { key: string; rank: number }>`
    select key, part_number, number_key, is_archived, rank from box_owners(${scope.account.id}, ${keys}::text[]) order by rank`.execute(
    trx,
  );
  return rows;
}
