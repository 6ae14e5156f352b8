import { type CronItem, Logger, type Task, type TaskList, parseCronItems, run } from "graphile-worker";
import { Pool } from "pg";
import { checkDatabase, readDatabaseUrl } from "~db/check-database";
import { refuseUnmigrated } from "~db/migrate";
import { closePool } from "~db/pool";
import { StartFailure, whyWorkerEnds } from "~db/start-failure";
import { cleanUp } from "./auth/clean-up.server";
import { keepDemosReady } from "./auth/demos/ready-demos.server";
import { describeMaster } from "./auth/master.server";
import { eraseClosedAccounts } from "./auth/erase-account.server";
import { environment } from "./environment";
import { demoCompany } from "./features/demo/demo-company.server";
import { removeUnattachedFiles } from "./features/files/clean-up.server";
import { removeOldDrafts } from "./features/imports/clean-up.server";
import { mailLowStock } from "./features/inventory/reorder/reorder-mail.server";
import { statementLetter, statementMailKind } from "./features/invoices/balances/statement-mail.server";
import { invoiceLetter } from "./features/invoices/document/invoice-letter.server";
import { invoiceMailKind } from "./features/invoices/document/invoice-mail.server";
import { requeueMails, sendMail } from "./features/mail/send-mail.server";
import { removeOldAnswers } from "./features/part-lookup/kept-answers.server";
import {
  discardScansOfLeavers,
  readScan,
  removeOldScanFiles,
  requeueScans,
} from "./features/scans/read-scan.server";
import { stopScanning } from "./features/scans/process/scanning-process.server";
import { mailEndingTrials } from "./features/plans/trial-mail.server";
import { mailDueReminders } from "./features/reminders/reminder-mail.server";
import { mailReleased } from "./features/users/released-mail.server";
import { log } from "./http/web-process/log.server";

/** Ends on SIGTERM, or when the starter is gone. */
async function work(databaseUrl: string | undefined): Promise<void> {
  if (!databaseUrl) {
    throw new StartFailure(
      "DATABASE_URL is not set: the worker needs to know the database. Or run the whole product: npm start",
    );
  }
  const connection = readDatabaseUrl(databaseUrl);
  await checkDatabase(connection);
  await refuseUnmigrated(connection);
  const pgPool = new Pool({ ...connection, ssl: connection.ssl !== false, max: 4 });
  pgPool.on("error", (error) => log.warn({ err: error }, "The job queue lost a connection"));
  let leave = () => {};
  const asked = new Promise<void>((resolve) => (leave = resolve));
  for (const signal of ["SIGTERM", "SIGINT", "disconnect"] as const) process.on(signal, leave);
  // The starter may have gone before we listened for "disconnect".
  if (process.send && !process.connected) leave();
  await requeueMails();
  await requeueScans();
  await sayWhetherMasterIsIn();
  const runners = [
    await run({ ...options(pgPool), taskList: tasks, concurrency: 2, parsedCronItems: byTheClock() }),
    // Apart, so that no mail waits for a photo.
    await run({
      ...options(pgPool),
      taskList: { "read-scan": scanTask },
      concurrency: 1,
      parsedCronItems: [],
    }),
  ];
  await Promise.race([asked, ...runners.map(({ promise }) => promise)]);
  stopScanning();
  for (const runner of runners)
    await runner.stop().catch((error: unknown) => log.warn({ err: error }, "The jobs did not end cleanly"));
  await pgPool.end();
  await closePool();
}

function options(pgPool: Pool) {
  const logger = new Logger(() => writeToLog);
  return { pgPool, pollInterval: 5_000, noHandleSignals: true, logger };
}

const levels: Record<string, "error" | "warn" | "debug"> = { error: "error", warning: "warn" };

/** Once, at the start: without a confirmed address the pages of MASTER_EMAIL stay shut, and nothing else says why. */
async function sayWhetherMasterIsIn(): Promise<void> {
  if (!environment.MASTER_EMAIL) return;
  const { text, isOpen } = await describeMaster();
  if (!isOpen) log.warn(text);
}

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
  await removeOldScanFiles();
  await discardScansOfLeavers();
  await removeOldAnswers();
};

const releasedTask: Task = (payload) => mailReleased((payload as { userId: string }).userId);

const scanTask: Task = (payload) => readScan((payload as { scanId: string }).scanId);

const tasks = {
  "send-mail": mailTask,
  "clean-up": cleanUpTask,
  "erase-closed-accounts": () => eraseClosedAccounts(),
  "keep-demos-ready": () => keepDemosReady(demoCompany),
  "mail-due-reminders": () => mailDueReminders(),
  "mail-low-stock": () => mailLowStock(),
  "mail-ending-trials": () => mailEndingTrials(),
  "mail-released": releasedTask,
} satisfies TaskList;

const clock = parseCronItems([
  { task: "clean-up", match: "*/10 * * * *" },
  { task: "erase-closed-accounts", match: "*/10 * * * *" },
  { task: "keep-demos-ready", match: "* * * * *" },
  { task: "mail-due-reminders", match: "5 * * * *" },
  { task: "mail-low-stock", match: "15 * * * *" },
  { task: "mail-ending-trials", match: "25 * * * *" },
] satisfies (CronItem & { task: keyof typeof tasks })[]);

function byTheClock() {
  return environment.CRON ? clock : [];
}

process.on("uncaughtException", end);
await work(environment.DATABASE_URL).catch(end);
process.exit(0);

function end(error: unknown): never {
  console.error(whyWorkerEnds(error));
  process.exit(1);
}
