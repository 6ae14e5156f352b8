import { sql } from "kysely";
import type { AccountTransaction } from "~db/as-account";

/** As many as a statement handles well. */
const max = 2000;

/** Part numbers as the tables' keys spell them. The database does it: its lower case is not JavaScript's (İ, and Σ at the end of a word). */
export const keysOf = (trx: AccountTransaction, numbers: Iterable<string>) => askFor(trx, "lower", numbers);

export const binKeysOf = (trx: AccountTransaction, bins: Iterable<string>) =>
  askFor(trx, "natural_key", bins);

async function askFor(
  trx: AccountTransaction,
  keyOf: "lower" | "natural_key",
  texts: Iterable<string>,
): Promise<(text: string) => string> {
  const all = [...new Set(texts)];
  const keys = new Map<string, string>();
  for (let start = 0; start < all.length; start += max) {
    const { rows } = await sql<{ text: string; key: string }>`
      select text, ${sql.raw(keyOf)}(text) as key from unnest(${all.slice(start, start + max)}::text[]) as text`.execute(
      trx,
    );
    for (const { text, key } of rows) keys.set(text, key);
  }
  return (text) => {
    const key = keys.get(text);
    if (key === undefined) throw new Error(`The key of “${text}” was not asked for.`);
    return key;
  };
}
