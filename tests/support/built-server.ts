import { pathToFileURL } from "node:url";
import { type ServerBuild, createRequestHandler } from "@remix-run/node";
import { projectFolder } from "~/environment";
import { admit } from "~/http/front-door-rules";

let handler: Promise<ReturnType<typeof createRequestHandler>> | undefined;

/** Sends a request to the built server in this process, through the front door as in the running product. */
export async function admittedTo(request: Request, remoteAddress: string): Promise<Response> {
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
  const handle = await (handler ??= loadHandler());
  const response = await handle(new Request(request, { headers }));
  for (const [name, value] of Object.entries(admission.setHeaders)) response.headers.append(name, value);
  return response;
}

async function loadHandler() {
  const file = pathToFileURL(`${projectFolder}build/server/index.js`).href;
  const build = (await import(/* @vite-ignore */ file)) as ServerBuild;
  return createRequestHandler(build, "production");
}
