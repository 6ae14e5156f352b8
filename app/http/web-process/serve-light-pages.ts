import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { LightPage, LightPages } from "./light-pages";
import { log } from "./log.server";

type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

/** remix-serve has no hook for this either, so its request listener is replaced when the first request arrives. */
export function serveLightPages(pages: LightPages): void {
  const patched = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { server } = message as { server: Server };
    if (patched.has(server)) return;
    patched.add(server);
    const [remixServe] = server.listeners("request") as [Answerer];
    server
      .removeAllListeners("request")
      .on("request", (request: IncomingMessage, response: ServerResponse) => {
        const page = pages(request.method ?? "", request.url ?? "");
        if (!page) return remixServe(request, response);
        answer(page, request, response).catch((error: unknown) => {
          log.warn({ err: error }, "A light page failed");
          remixServe(request, response);
        });
      });
  });
}

async function answer(page: LightPage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const start = performance.now();
  const made = await page(readRequest(request));
  const body = Buffer.from(await made.arrayBuffer());
  response.statusCode = made.status;
  for (const [name, value] of made.headers) response.appendHeader(name, value);
  const ms = (performance.now() - start).toFixed(3);
  // In the format of remix-serve's log (request-log.ts).
  response.once("finish", () => console.log(`GET ${request.url} ${made.status} ${body.length} - ${ms} ms`));
  response.end(body);
}

function readRequest({ headers, url }: IncomingMessage): Request {
  const read = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Request(`http://${headers.host}${url}`, { headers: read });
}
