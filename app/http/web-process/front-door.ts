import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import * as build from "@remix-run/dev/server-build";
import { environment } from "~/environment";
import { admit } from "./front-door-rules";
import { exitOnSignal } from "./exit-on-signal";
import { pageFinder } from "./find-page";
import { keepOpenAnswer } from "./open-answers";
import { servePages } from "./serve-pages";
import { surviveLostConnections } from "./survive-lost-connections";

/** The build that remix-serve serves; everything below is in place before its first request. */
export * from "@remix-run/dev/server-build";

// remix-serve has no hook for this; the channel delivers each request before anything else sees it.
subscribe("http.server.request.start", (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  const { headers } = request;
  const admission = admit({
    method: request.method ?? "GET",
    url: request.url ?? "/",
    headers,
    remoteAddress: request.socket.remoteAddress,
    trustProxy: environment.TRUST_PROXY,
    publicUrl: environment.PUBLIC_URL,
  });
  for (const name of admission.removeRequestHeaders) delete headers[name];
  Object.assign(headers, admission.requestHeaders);
  request.url = admission.url;
  keepOpenAnswer(String(headers["x-fleet-request"]), response);
  for (const [name, value] of Object.entries(admission.setHeaders)) response.setHeader(name, value);
});

servePages(pageFinder(build));
exitOnSignal();
surviveLostConnections();
