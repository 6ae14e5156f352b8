/** What an import takes at once: 100,000 rows, 10 MB. */
const maxPieces = 80;
const maxBytes = 8 * 1024 * 1024;

type File = { name: string; pieces: AsyncGenerator<string> };

/**
 * A CSV as files that the imports take one after the other: fuel.csv, fuel-2.csv. The first piece is the headings, each other one at most
 * 1,000 rows. A file must be read to its end before the next.
 */
export async function* csvParts(name: string, pieces: AsyncIterable<string>): AsyncGenerator<File> {
  const source = pieces[Symbol.asyncIterator]();
  const state = { next: await source.next(), head: "" };
  state.head = state.next.done ? "" : state.next.value;
  state.next = await source.next();
  try {
    for (let part = 1; part === 1 || !state.next.done; part++)
      yield { name: part === 1 ? `${name}.csv` : `${name}-${part}.csv`, pieces: onePart(source, state) };
  } finally {
    await source.return?.();
  }
}

type State = { next: IteratorResult<string>; head: string };

async function* onePart(source: AsyncIterator<string>, state: State): AsyncGenerator<string> {
  yield state.head;
  let bytes = 0;
  for (let count = 0; !state.next.done && count < maxPieces && bytes < maxBytes; count++) {
    yield state.next.value;
    bytes += Buffer.byteLength(state.next.value);
    state.next = await source.next();
  }
}
