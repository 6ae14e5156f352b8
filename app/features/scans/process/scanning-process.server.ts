import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectFolder } from "~/environment";
import type { ScanAnswer, ScanRequest } from "./scanning-messages";

/** Bytes: models and libraries keep some memory after each page. */
const maxMemory = 900 * 1_048_576;
const idleMs = 5 * 60_000;
export const maxReadingMs = 120_000;

/** It was killed, or took too long. The scan may be tried again. */
export class ScanningEnded extends Error {}

/** The worker is being stopped: the scan waits for the next one. */
export class ScanningStopped extends Error {}

const stopping = new AbortController();
/** Of what a scan waits for outside that process. */
export const scanningStops = stopping.signal;
let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/** One scan at a time, in a process of its own, which loads the models once and goes when it has nothing to do. */
export function scanInProcess(request: ScanRequest): Promise<ScanAnswer["result"]> {
  const next = last.then(() => scan(request));
  last = next.catch(() => {});
  return next;
}

async function scan(request: ScanRequest): Promise<ScanAnswer["result"]> {
  if (scanningStops.aborted) throw new ScanningStopped();
  clearTimeout(idle);
  const process = (child ??= start());
  try {
    const { result, memory } = await ask(process, request);
    if (memory > maxMemory) endScanning();
    return result;
  } catch (error) {
    endScanning();
    throw scanningStops.aborted ? new ScanningStopped() : error;
  } finally {
    idle = setTimeout(endScanning, idleMs);
    idle.unref();
  }
}

function start(): ChildProcess {
  const started = fork(join(projectFolder, "app/scanner.ts"), {
    execArgv: [
      "--import",
      pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href,
      "--max-old-space-size=512",
    ],
    serialization: "advanced",
    // Not the address of the database, nor any key.
    env: {} as NodeJS.ProcessEnv,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // It keeps no worker from ending.
  started.unref();
  started.channel?.unref();
  return started;
}

function ask(process: ChildProcess, request: ScanRequest): Promise<ScanAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(new ScanningEnded("It took too long")), maxReadingMs);
    const onMessage = (answer: ScanAnswer) => end(answer);
    const onExit = () => end(new ScanningEnded("The scanning process ended"));
    const end = (outcome: ScanAnswer | Error) => {
      clearTimeout(timer);
      process.off("message", onMessage).off("exit", onExit).off("error", onExit);
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    };
    process.on("message", onMessage).on("exit", onExit).on("error", onExit);
    process.send(request, (error) => error && onExit());
  });
}

/** The next scan starts another one. */
export function endScanning(): void {
  child?.kill("SIGKILL");
  child = undefined;
}

/** At once, whatever is being read. */
export function stopScanning(): void {
  stopping.abort();
  endScanning();
}
