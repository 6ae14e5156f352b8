export type Slice<Position> = { after?: Position; max: number };

/** All rows of a list that is read by position, a thousand at a time, each slice in a transaction of its own. */
export async function* slicesOf<Row, Position>(
  read: (slice: Slice<Position>) => Promise<Row[]>,
  positionOf: (last: Row) => Position,
): AsyncGenerator<Row[]> {
  const max = 1000;
  let after: Position | undefined;
  for (;;) {
    const slice = await read({ after, max });
    if (slice.length > 0) yield slice;
    if (slice.length < max) return;
    after = positionOf(slice.at(-1)!);
  }
}
