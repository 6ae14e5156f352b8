import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { log } from "~/http/web-process/log.server";
import { waitForReader } from "~/http/web-process/open-answers";

type FileText = { name: string; type: string; pieces: AsyncIterable<string> };

/**
 * A file made piece by piece while it is sent. Packed here where the browser unpacks it: remix-serve would pack it too, but hides then how
 * much is still waiting for the reader.
 */
export function streamFile(request: Request, { name, type, pieces }: FileText): Response {
  const packs = /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
  const sink = packs ? createGzip({ level: 4 }) : new PassThrough();
  pipeline(Readable.from(atReadersPace(request, pieces)), sink).catch((error: unknown) => {
    // The line is cut, so that nobody takes half a file for a whole one.
    if (!request.signal.aborted) log.error({ err: error }, "A file failed while it was sent");
  });
  return new Response(Readable.toWeb(sink) as ReadableStream, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
      vary: "accept-encoding",
      ...(packs ? { "content-encoding": "gzip" } : {}),
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
