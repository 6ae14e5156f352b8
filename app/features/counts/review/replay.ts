/** A movement of a part. `taker`: the invoice or the part of a vehicle that took its pieces or gave them back. */
export type Since = {
  reason: string;
  type: string | null;
  taker: string | null;
  isCredit: boolean;
  change: number;
  short: number;
  /** Pieces owed more, or fewer. */
  owed: number;
};

/** `isUndone`: it was fitted before the count, and put back in the book since then. */
export type Taker = { type: "invoice" | "part"; id: string; isUndone?: true };

type Taking = {
  taker: Taker;
  /** According to the book. */
  given: number;
  /** From the shelf as it was counted. */
  got: number;
  /** All that it took is here: it took nothing before the count. */
  isWhole: boolean;
};

const takes = ["sold", "handed_over", "installed"];
const givesBack = ["returned", "uninstalled"];

export type Played = {
  /** Pieces that the shelf has beyond what was counted and the movements say (or fewer). */
  beyond: number;
  /** Who got how many pieces more (or fewer) than the book gave. */
  got: { taker: Taker; more: number }[];
};

/** What happened on a shelf that held what was counted. */
export function replay(counted: number, movements: Since[]): Played {
  const takings = new Map<string, Taking>();
  let shelf = counted;
  for (const movement of movements) {
    const isKnown = isTaker(movement);
    if (isKnown && takes.includes(movement.reason)) shelf -= take(takings, movement, shelf);
    else if (isKnown && givesBack.includes(movement.reason)) shelf += giveBack(takings, movement);
    else {
      if (isKnown && movement.reason === "adjusted") noteHadBefore(takings, movement);
      shelf = Math.max(0, shelf + movement.change);
    }
  }
  const said = movements.reduce((sum, { change }) => sum + change, counted);
  const got = [...takings.values()].map(({ taker, given, got }) => ({ taker, more: got - given }));
  return { beyond: shelf - said, got };
}

type OfTaker = Since & { type: Taker["type"]; taker: string };

function isTaker(movement: Since): movement is OfTaker {
  return movement.taker !== null && (movement.type === "invoice" || movement.type === "part");
}

function take(takings: Map<string, Taking>, movement: OfTaker, shelf: number): number {
  const { taker: id, type, reason, isCredit, change, short } = movement;
  const got = Math.min(shelf, short - change);
  const isWhole = !isCredit && reason !== "handed_over";
  const before = takings.get(id) ?? { taker: { type, id }, given: 0, got: 0, isWhole };
  takings.set(id, { ...before, given: before.given - change, got: before.got + got });
  return got;
}

/** Handed over as pieces that they had before: those that the shelf gave them are not given again by the hand-over that follows. */
function noteHadBefore(takings: Map<string, Taking>, { taker: id, change }: OfTaker): void {
  const taking = takings.get(id);
  if (taking) takings.set(id, { ...taking, got: taking.got - beyondBook(taking, change) });
}

function beyondBook({ got, given }: Taking, max: number): number {
  return Math.max(0, Math.min(got - given, max));
}

/** Returns the pieces that are on the shelf again. */
function giveBack(takings: Map<string, Taking>, movement: OfTaker): number {
  const { taker: id, type, isCredit, change, owed } = movement;
  const taking = takings.get(id);
  if (type === "part" && !taking) {
    takings.set(id, { taker: { type, id, isUndone: true }, given: 0, got: change, isWhole: false });
    return 0;
  }
  if (!taking) return change;
  if (isCredit) {
    // Of what it took before the count, the book knew.
    if (!taking.isWhole) return change;
    const back = Math.min(change, taking.got);
    const left = { ...taking, given: taking.given - change, got: taking.got - back };
    // What the credit took for never handed over has come back as well.
    const more = beyondBook(left, -owed);
    takings.set(id, { ...left, got: left.got - more });
    return back + more;
  }
  // All of it came back: nothing is left to put right.
  takings.delete(id);
  return change - taking.given + taking.got;
}
