import { log } from "./log.server";

/** postgres.js may throw again for a query whose connection was cut off, when nobody awaits it any more. Anything else ends the process. */
export function surviveLostConnections(): void {
  process.on("uncaughtException", (error: NodeJS.ErrnoException) => {
    if (/^CONNECTION_/.test(error.code ?? "") || /postgres\/(src|cjs)\/connection/.test(error.stack ?? "")) {
      log.warn({ err: error }, "A database connection was lost");
      return;
    }
    log.fatal({ err: error }, "The web process ends");
    process.exit(1);
  });
}
