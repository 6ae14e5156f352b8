import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { findFrame } from "./auth/require-scope.server";
import { log } from "./http/web-process/log.server";
import { type Context, type PageAnswers, PageContext } from "./http/requests/page-context";
import { HeldKeysContext, heldKeysOf } from "./ui/access-key";
import { escapeHtml } from "./ui/escape-html";

/** React runs here alone: pages are sent without its scripts and their data. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
) {
  // Remix would write the data for scripts into it.
  await serverHandoffStream?.cancel();
  const page = {
    nonce: request.headers.get("x-fleet-nonce") ?? undefined,
    requestId: requestIdOf(request),
    // After a refused post Remix does not load the layout with the frame again, and a printout or an unknown address has none.
    frame: context.staticHandlerContext.errors ? await findFrame(request) : undefined,
  };
  const html = renderPage(
    page,
    <HeldKeysContext.Provider value={heldKeysOf(request.headers.get("user-agent") ?? "")}>
      <RemixServer context={context} url={request.url} nonce={page.nonce} />
    </HeldKeysContext.Provider>,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  headers.append("vary", "accept-encoding");
  const { body, encoding } = compress(
    Buffer.from(`<!DOCTYPE html>${html}`),
    request.headers.get("accept-encoding") ?? "",
  );
  if (encoding) headers.set("content-encoding", encoding);
  headers.set("content-length", String(body.byteLength));
  return new Response(body as BodyInit, { status, headers });
}

/** Drawn again if a form answers, as its answer comes before it. */
function renderPage(page: Context, content: ReactElement): string {
  const answers: PageAnswers = { titles: [], contents: [] };
  const answer = (title: string, about: ReactNode) => {
    answers.titles.push(title);
    answers.contents.push(about);
  };
  const draw = (value: Context) =>
    renderToStaticMarkup(<PageContext.Provider value={value}>{content}</PageContext.Provider>);
  const html = draw({ ...page, answer });
  if (answers.contents.length === 0) return html;
  const said = answers.titles.map((title) => `${escapeHtml(title)} - `).join("");
  // Remix gives a page's meta function no action data.
  return draw({ ...page, answers }).replace("<title>", () => `<title>${said}`);
}

export function handleError(error: unknown, { request }: LoaderFunctionArgs) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ err: error, id: requestIdOf(request), path: new URL(request.url).pathname }, "A page failed");
}

function requestIdOf(request: Request): string | undefined {
  return request.headers.get("x-fleet-request") ?? undefined;
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
