import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";

/** Ends the process as soon as no request is under way. remix-serve only stops listening: timers and the database pool would then keep it for good. */
export function leaveOnSignal(): void {
  let underWay = 0;
  let leaving = false;
  subscribe("http.server.request.start", (message) => {
    underWay += 1;
    (message as { response: ServerResponse }).response.once("close", () => {
      underWay -= 1;
      if (leaving && underWay === 0) process.exit(0);
    });
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      leaving = true;
      if (underWay === 0) process.exit(0);
    });
  }
}
