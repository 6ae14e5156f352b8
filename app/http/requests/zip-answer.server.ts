import { PassThrough, Readable, addAbortSignal } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { log } from "../web-process/log.server";
import { waitForReader } from "../web-process/open-answers";

export type ZipEntry = {
  name: string;
  /** Photos and PDFs are compressed already. */
  isPacked?: boolean;
  pieces: AsyncIterable<string | Uint8Array>;
};

type ZipAnswer = {
  name: string;
  entries: AsyncIterable<ZipEntry>;
  /** However it ends: sent, broken off or failed. */
  onEnd: () => Promise<void>;
};

/** Streams a ZIP while it is made, one entry after the other. Nothing is made for a reader who does not read, or is gone. */
export function streamZip(request: Request, { name, entries, onEnd }: ZipAnswer): Response {
  const zip = new ZipFile();
  const sink = new PassThrough();
  const over = new AbortController();
  const made = fill(zip, entries, over.signal);
  const sent = pipeline(atReadersPace(request, zip.outputStream), sink).finally(() => over.abort());
  void Promise.allSettled([made, sent]).then(async (outcomes) => {
    const [failure] = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason as Error] : []));
    // The connection is cut, so that nobody mistakes half a file for a whole one.
    if (failure && !isReaderGone(request, failure))
      log.error({ err: failure }, "A ZIP failed while it was sent");
    await onEnd().catch((error: unknown) => log.warn({ err: error }, "The end of a ZIP was not noted"));
  });
  return new Response(Readable.toWeb(sink) as ReadableStream, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
}

/** `over` ends the queries of the entry under way. */
async function fill(zip: ZipFile, entries: AsyncIterable<ZipEntry>, over: AbortSignal): Promise<void> {
  const mtime = new Date();
  try {
    for await (const { name, pieces, isPacked = false } of entries) {
      const source = addAbortSignal(over, Readable.from(pieces, { objectMode: false }));
      const isRead = finished(source);
      zip.addReadStream(source, name, { mtime, compress: !isPacked });
      await isRead;
    }
    zip.end();
  } catch (error) {
    if (!over.aborted) (zip.outputStream as PassThrough).destroy(error as Error);
    throw error;
  }
}

async function* atReadersPace(request: Request, stream: NodeJS.ReadableStream): AsyncGenerator<Uint8Array> {
  for await (const piece of stream as AsyncIterable<Uint8Array>) {
    if (request.signal.aborted) return;
    yield piece;
    await waitForReader(request);
  }
}

function isReaderGone(request: Request, { name, code }: Error & { code?: string }): boolean {
  return request.signal.aborted || name === "AbortError" || code === "ERR_STREAM_PREMATURE_CLOSE";
}
