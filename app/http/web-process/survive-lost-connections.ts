import { log } from "./log.server";
import { isLostConnection } from "./lost-connection";

/** Anything else ends the process. */
export function surviveLostConnections(): void {
  process.on("uncaughtException", (error: unknown) => {
    if (isLostConnection(error)) {
      log.warn({ err: error }, "A database connection was lost");
      return;
    }
    log.fatal({ err: error }, "The web process ends");
    process.exit(1);
  });
}
