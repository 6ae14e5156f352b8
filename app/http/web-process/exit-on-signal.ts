import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";

/** Exits once no request is running. remix-serve only stops listening; timers and the database pool would keep the process alive. */
export function exitOnSignal(): void {
  let running = 0;
  let isExiting = false;
  subscribe("http.server.request.start", (message) => {
    running += 1;
    (message as { response: ServerResponse }).response.once("close", () => {
      running -= 1;
      if (isExiting && running === 0) process.exit(0);
    });
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      isExiting = true;
      if (running === 0) process.exit(0);
    });
  }
}
