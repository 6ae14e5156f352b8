import { type CronItem, Logger, type Task, type TaskList, parseCronItems, run } from "graphile-worker";
import { Pool } from "pg";
import { closePool } from "~db/pool";
import { parseDatabaseUrl } from "~db/connection";
import { cleanUp } from "./auth/clean-up.server";
import { environment } from "./environment";
import { removeUnattachedFiles } from "./features/files/clean-up.server";
import { removeOldDrafts } from "./features/imports/clean-up.server";
import { mailLowStock } from "./features/inventory/reorder/reorder-mail.server";
import { statementLetter, statementMailKind } from "./features/invoices/balances/statement-mail.server";
import { invoiceLetter } from "./features/invoices/document/invoice-letter.server";
import { invoiceMailKind } from "./features/invoices/document/invoice-mail.server";
import { requeueMails, sendMail } from "./features/mail/send-mail.server";
import { mailDueReminders } from "./features/reminders/reminder-mail.server";
import { log } from "./http/web-process/log.server";

/** Ends on SIGTERM, or when the starter is gone. */
async function work(databaseUrl: string): Promise<void> {
  const connection = parseDatabaseUrl(databaseUrl);
  const pgPool = new Pool({ ...connection, ssl: connection.ssl !== false, max: 4 });
  pgPool.on("error", (error) => log.warn({ err: error }, "The job queue lost a connection"));
  let leave = () => {};
  const asked = new Promise<void>((resolve) => (leave = resolve));
  for (const signal of ["SIGTERM", "SIGINT", "disconnect"] as const) process.on(signal, leave);
  // The starter may have gone before we listened for "disconnect".
  if (process.send && !process.connected) leave();
  await requeueMails();
  const runner = await run({
    pgPool,
    taskList: tasks,
    concurrency: 2,
    pollInterval: 5_000,
    noHandleSignals: true,
    parsedCronItems: environment.CRON ? byTheClock : [],
    logger: new Logger(() => writeToLog),
  });
  await Promise.race([asked, runner.promise]);
  await runner.stop().catch((error: unknown) => log.warn({ err: error }, "The jobs did not end cleanly"));
  await pgPool.end();
  await closePool();
}

const levels: Record<string, "error" | "warn" | "debug"> = { error: "error", warning: "warn" };

function writeToLog(level: string, message: string): void {
  log[levels[level] ?? "debug"](message);
}

const letters = { [invoiceMailKind]: invoiceLetter, [statementMailKind]: statementLetter };

const mailTask: Task = async (payload) => {
  await sendMail((payload as { mailId: string }).mailId, letters);
};

const cleanUpTask: Task = async () => {
  await cleanUp();
  await removeOldDrafts();
  await removeUnattachedFiles();
};

const tasks = {
  "send-mail": mailTask,
  "clean-up": cleanUpTask,
  "mail-due-reminders": () => mailDueReminders(),
  "mail-low-stock": () => mailLowStock(),
} satisfies TaskList;

const byTheClock = parseCronItems([
  { task: "clean-up", match: "*/10 * * * *" },
  { task: "mail-due-reminders", match: "5 * * * *" },
  { task: "mail-low-stock", match: "15 * * * *" },
] satisfies (CronItem & { task: keyof typeof tasks })[]);

if (!environment.DATABASE_URL) {
  console.error(
    "DATABASE_URL is not set: the worker needs to know the database. Or run the whole product: npm start",
  );
  process.exit(1);
}
await work(environment.DATABASE_URL);
process.exit(0);
