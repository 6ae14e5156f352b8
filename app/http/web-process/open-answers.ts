import type { ServerResponse } from "node:http";

// Global, because this module is loaded twice: once in front of remix-serve and once in the build.
const key = Symbol.for("fleettrack.open-answers");
const holder = globalThis as { [key]?: Map<string, ServerResponse> };
const open = (holder[key] ??= new Map<string, ServerResponse>());

export function keepOpenAnswer(requestId: string, response: ServerResponse): void {
  open.set(requestId, response);
  response.once("close", () => open.delete(requestId));
}

/** False, and nothing is run, when the request did not come through the front door. */
export function whenAnswered(request: Request, run: () => void): boolean {
  const response = open.get(request.headers.get("x-fleet-request") ?? "");
  response?.once("close", run);
  return response !== undefined;
}

const maxWaitingBytes = 256 * 1024;

/** Waits until little is left to send: Remix keeps writing without waiting, and a slow connection would fill the memory. */
export async function waitForReader(request: Request): Promise<void> {
  const response = open.get(request.headers.get("x-fleet-request") ?? "");
  while (response && !response.destroyed && response.writableLength > maxWaitingBytes) {
    await new Promise((go) => setTimeout(go, 20));
  }
}
