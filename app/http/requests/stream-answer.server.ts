import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { log } from "../web-process/log.server";
import { waitForReader } from "../web-process/open-answers";

type FileText = { name: string; type: string; pieces: AsyncIterable<string> };

/**
 * Streams a file while it is made. Compressed here: remix-serve would also compress it, but then nobody can see how much is still waiting
 * for the reader.
 */
export function streamFile(request: Request, { name, type, pieces }: FileText): Response {
  const isGzipped = /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
  const sink = isGzipped ? createGzip({ level: 4 }) : new PassThrough();
  pipeline(Readable.from(atReadersPace(request, pieces)), sink).catch((error: unknown) => {
    // The connection is cut, so that nobody mistakes half a file for a whole one.
    if (!request.signal.aborted) log.error({ err: error }, "A file failed while it was sent");
  });
  return new Response(Readable.toWeb(sink) as ReadableStream, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
      vary: "accept-encoding",
      ...(isGzipped ? { "content-encoding": "gzip" } : {}),
    },
  });
}

async function* atReadersPace(request: Request, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces) {
    if (request.signal.aborted) return;
    yield piece;
    await waitForReader(request);
  }
}
