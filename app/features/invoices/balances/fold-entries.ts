import Big from "big.js";

type Foldable = { id: string; number: string; day: string; what: string; amount: string };

/**
 * Without what was taken back on its own day: a payment and its reversal, and changes of a status that led back. What an invoice came to at
 * the end of a day stays the same; the register of payments and the invoice itself keep every step.
 */
export function foldEntries<Entry extends Foldable>(entries: Entry[]): Entry[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return entries.filter((entry) => {
    const group = groups.get(keyOf(entry))!;
    if (group.length === 1) return true;
    const sum = group.reduce((all, { amount }) => all.plus(amount), new Big(0));
    return !sum.eq(0) && entry === group.at(-1);
  });
}

/** Entries of one key take each other back by turns, so the last one is what they come to. */
function keyOf({ id, number, day, what }: Foldable): string {
  if (what === "status") return `status ${number} ${day}`;
  return what === "payment" || what === "reversal" ? `money ${id} ${day}` : `${what} ${id}`;
}
