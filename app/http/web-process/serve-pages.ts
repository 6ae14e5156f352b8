import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createReadableStreamFromReadable } from "@remix-run/node";
import type { FindPage } from "./find-page";
import { type Refusal, refusalOf } from "./front-door-rules";
import type { Page } from "./page-of";
import { log } from "./log.server";

type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

/** Longer than the usual proxies keep a connection, 60 or 75 s, so that none is closed under a request that they send. */
const keepAliveMs = 80_000;

/** remix-serve has no hook for this either, so its request listener is replaced when the first request arrives. */
export function servePages(findPage: FindPage): void {
  const patched = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (patched.has(server)) return;
    patched.add(server);
    server.keepAliveTimeout = keepAliveMs;
    server.headersTimeout = keepAliveMs + 1_000;
    const [remixServe] = server.listeners("request") as [Answerer];
    server
      .removeAllListeners("request")
      .on("request", (request: IncomingMessage, response: ServerResponse) => {
        const refusal = refusalOf(request.method ?? "", request.url ?? "");
        if (refusal) return refuse(refusal, request, response);
        const page = findPage(request.method ?? "", (request.url ?? "").replace(/\?.*/s, ""));
        if (!page) return remixServe(request, response);
        answer(page, request, response).catch((error: unknown) => {
          log.error({ err: error }, "A page failed");
          response.destroy();
        });
      });
  });
}

function refuse(
  { status, text, headers }: Refusal,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  logWhenSent(request, response, status, text.length, performance.now());
  response.writeHead(status, { "content-type": "text/plain", "cache-control": "no-store", ...headers });
  response.end(text);
}

async function answer(page: Page, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const start = performance.now();
  const made = await page(readRequest(request, response));
  const body = Buffer.from(await made.arrayBuffer());
  response.statusCode = made.status;
  for (const [name, value] of made.headers) response.appendHeader(name, value);
  logWhenSent(request, response, made.status, body.length, start);
  response.end(body);
}

/** In the format of remix-serve's log (request-log.ts). */
function logWhenSent(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  status: number,
  bytes: number,
  start: number,
): void {
  const ms = (performance.now() - start).toFixed(3);
  response.once("finish", () => console.log(`${method} ${url} ${status} ${bytes} - ${ms} ms`));
}

function readRequest(request: IncomingMessage, response: ServerResponse): Request {
  const { headers, method, url } = request;
  const read = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  const left = new AbortController();
  response.once("close", () => response.writableFinished || left.abort());
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: read,
    signal: left.signal,
    ...(method === "POST" && { body: createReadableStreamFromReadable(request), duplex: "half" }),
  });
}
