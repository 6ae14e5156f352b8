export type Random = {
  /** Below 1. */
  share(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  happens(chance: number): boolean;
};

/** The same numbers for the same seed (mulberry32), so that a sample can be made again. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(share() * (high - low + 1));
  return {
    share,
    between,
    pick: (list) => list[between(0, list.length - 1)]!,
    happens: (chance) => share() < chance,
  };
}
