/** RFC 4180; the byte order mark is removed. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /("((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|$)/gy;
  const body = text.replace(/^\uFEFF/, "");
  while (cell.lastIndex < body.length) {
    const found = cell.exec(body);
    if (!found) throw new Error(`Not CSV: ${body.slice(0, 200)}`);
    rows.at(-1)!.push(found[2]?.replaceAll('""', '"') ?? found[3] ?? "");
    if (found[4] !== ",") rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
