import type { ServerResponse } from "node:http";

// Kept by the process and not by this file, which is there twice: once before remix-serve and once in the build.
const key = Symbol.for("fleettrack.open-answers");
const holder = globalThis as { [key]?: Map<string, ServerResponse> };
const open = (holder[key] ??= new Map<string, ServerResponse>());

/** Remembers where the answer to a request goes, until it is sent or given up. */
export function keepOpenAnswer(requestId: string, response: ServerResponse): void {
  open.set(requestId, response);
  response.once("close", () => open.delete(requestId));
}

const mostWaiting = 256 * 1024;

/** Waits until the reader has taken most of what was written so far: Remix writes on without waiting, and a slow line would fill the memory. */
export async function waitForReader(request: Request): Promise<void> {
  const response = open.get(request.headers.get("x-fleet-request") ?? "");
  while (response && !response.destroyed && response.writableLength > mostWaiting) {
    await new Promise((go) => setTimeout(go, 20));
  }
}
