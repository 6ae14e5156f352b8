import { PassThrough } from "node:stream";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { log } from "./http/web-process/log.server";
import { PageContext } from "./http/requests/page-context";
import { PlainLinks } from "./ui/link";

// Pages wait for all their data anyway, so they are rendered whole: the size is known, and a small page fits in one packet.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
) {
  const page = { nonce: request.headers.get("x-fleet-nonce") ?? undefined, requestId: requestIdOf(request) };
  // Light pages (http/web-process/light-page.ts) have no data for scripts.
  const isLight = !remixContext.serverHandoffStream;
  const element = (
    <PageContext.Provider value={page}>
      <PlainLinks.Provider value={isLight}>
        <RemixServer context={remixContext} url={request.url} nonce={page.nonce} />
      </PlainLinks.Provider>
    </PageContext.Provider>
  );
  const html = isLight
    ? Buffer.from(`<!DOCTYPE html>${renderToStaticMarkup(element)}`)
    : await render(element);
  headers.set("content-type", "text/html; charset=utf-8");
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  headers.append("vary", "accept-encoding");
  const { body, encoding } = compress(html, request.headers.get("accept-encoding") ?? "");
  if (encoding) headers.set("content-encoding", encoding);
  headers.set("content-length", String(body.byteLength));
  return new Response(body as BodyInit, { status, headers });
}

/** Data for client navigation is as private as the page. */
export function handleDataRequest(response: Response) {
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-store");
  return response;
}

export function handleError(error: unknown, { request }: LoaderFunctionArgs) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ err: error, id: requestIdOf(request), path: new URL(request.url).pathname }, "A page failed");
}

function requestIdOf(request: Request): string | undefined {
  return request.headers.get("x-fleet-request") ?? undefined;
}

function render(page: React.ReactElement): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new PassThrough();
    sink.on("data", (chunk: Buffer) => chunks.push(chunk));
    sink.on("end", () => resolve(withoutNul(Buffer.concat(chunks))));
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(sink), onShellError: reject });
  });
}

// React 18 emits NUL bytes where a multibyte character does not fit its buffer (react/react#31134). No page contains any itself.
function withoutNul(html: Buffer): Buffer {
  return html.includes(0) ? Buffer.from(html.filter((byte) => byte !== 0)) : html;
}

// On this thread with cheap settings: the longest list takes 0.2 ms, less than sending it to another thread and back. remix-serve does
// not compress a response that already has an encoding.
function compress(html: Buffer, accepted: string): { body: Buffer; encoding?: string } {
  if (/\bbr\b/.test(accepted)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.byteLength,
    };
    return { body: brotliCompressSync(html, { params }), encoding: "br" };
  }
  if (/\bgzip\b/.test(accepted)) return { body: gzipSync(html, { level: 5 }), encoding: "gzip" };
  return { body: html };
}
