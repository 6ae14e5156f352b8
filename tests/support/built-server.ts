import { pathToFileURL } from "node:url";
import { type ServerBuild, createRequestHandler } from "@remix-run/node";
import { projectFolder } from "~/environment";
import { admit } from "~/http/web-process/front-door-rules";
import { pageFinder } from "~/http/web-process/find-page";

let server: ReturnType<typeof loadServer> | undefined;

/** In this process, through the front door as in production; `byRemix` also for requests that would not reach Remix. */
export async function admittedTo(
  request: Request,
  remoteAddress: string,
  byRemix = false,
): Promise<Response> {
  const { findPage, remix } = await (server ??= loadServer());
  const admission = admit({
    method: request.method,
    url: request.url,
    headers: Object.fromEntries(request.headers),
    remoteAddress,
    trustProxy: false,
    publicUrl: undefined,
  });
  const headers = new Headers(request.headers);
  for (const name of admission.removeRequestHeaders) headers.delete(name);
  for (const [name, value] of Object.entries(admission.requestHeaders)) headers.set(name, value);
  const answer = (byRemix ? undefined : findPage(request.method, new URL(request.url).pathname)) ?? remix;
  const response = await answer(new Request(request, { headers }));
  for (const [name, value] of Object.entries(admission.setHeaders)) response.headers.append(name, value);
  return response;
}

async function loadServer() {
  const file = pathToFileURL(`${projectFolder}build/server/index.js`).href;
  const build = (await import(/* @vite-ignore */ file)) as ServerBuild;
  return { findPage: pageFinder(build), remix: createRequestHandler(build, "production") };
}
