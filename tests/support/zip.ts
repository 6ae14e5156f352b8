import { crc32 } from "node:zlib";
import { type Entry, type ZipFile, fromBuffer } from "yauzl";

/** The files of a ZIP by name, each compared with its checksum. */
export async function unzip(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const zip = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    ),
  );
  const files = new Map<string, Buffer>();
  for (let entry = await nextEntry(zip); entry; entry = await nextEntry(zip)) {
    if (files.has(entry.fileName)) throw new Error(`${entry.fileName} is in the ZIP twice.`);
    const content = await contentOf(zip, entry);
    if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} is not as its checksum says.`);
    files.set(entry.fileName, content);
  }
  return files;
}

function nextEntry(zip: ZipFile): Promise<Entry | undefined> {
  return new Promise((resolve, reject) => {
    zip.removeAllListeners();
    zip.once("entry", resolve);
    zip.once("end", () => resolve(undefined));
    zip.once("error", reject);
    zip.readEntry();
  });
}

function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      const pieces: Buffer[] = [];
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.once("error", reject);
      stream.once("end", () => resolve(Buffer.concat(pieces)));
    }),
  );
}
