/** Counts the rows in what a PostgreSQL server sends on one connection, however it is cut into pieces. */
export function rowCounter(found: () => void): (chunk: Buffer) => void {
  const dataRow = "D".charCodeAt(0);
  const head = Buffer.alloc(5);
  let have = 0;
  let skip = 0;
  return (chunk) => {
    for (let at = 0; at < chunk.length;) {
      if (skip > 0) {
        const passed = Math.min(skip, chunk.length - at);
        skip -= passed;
        at += passed;
        continue;
      }
      const copied = chunk.copy(head, have, at, at + head.length - have);
      have += copied;
      at += copied;
      if (have < head.length) return;
      // Its own length counts, the type before it does not.
      skip = head.readInt32BE(1) - 4;
      have = 0;
      if (head[0] === dataRow) found();
    }
  };
}
