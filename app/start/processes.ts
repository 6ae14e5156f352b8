import { spawn } from "node:child_process";
import cluster from "node:cluster";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { builtFrontDoor } from "~/build";
import { projectFolder } from "~/environment";
import { log } from "~/http/web-process/log.server";
import { readRequestLine } from "~/http/web-process/request-log";
import { type Launched, launchedProcess } from "./keep-running";

/** The processes below inherit our environment, and with it the settings. */
export function passOn(settings: Record<string, string>): void {
  Object.assign(process.env, settings);
}

export function prepareWeb(): void {
  cluster.setupPrimary({
    exec: join(projectFolder, "node_modules/@remix-run/serve/dist/cli.js"),
    args: [builtFrontDoor],
    // By default V8 sizes its heap by the machine: twice the memory for the same pages.
    execArgv: ["--max-semi-space-size=8", "--max-old-space-size=512"],
    // remix-serve looks for "public" and "build/client" here.
    cwd: projectFolder,
    silent: true,
  });
}

/** Shares the port with the other web processes, and exits by itself when this process does. */
export function launchWeb(onListening: () => void): Launched {
  const worker = cluster.fork();
  let isListening = false;
  worker.once("listening", () => {
    isListening = true;
    onListening();
  });
  const { stdout, stderr } = worker.process;
  if (stdout) createInterface({ input: stdout }).on("line", printWebLine);
  // When it closes without an error, remix-serve still prints the error: "undefined".
  if (stderr)
    createInterface({ input: stderr }).on("line", (line) => line === "undefined" || console.error(line));
  return launchedProcess(worker.process, () => isListening);
}

function printWebLine(line: string): void {
  const request = readRequestLine(line);
  if (request) log.info(request, "request");
  else if (!line.startsWith("[remix-serve]")) console.log(line);
}

/** It answers nobody; by then it has taken jobs. */
const workingAfterMs = 30_000;

/** In its own process group, so that Ctrl-C does not reach it and we decide when it stops. It exits when the IPC channel closes. */
export function launchWorker(): Launched {
  const startedAt = Date.now();
  const child = spawn(
    process.execPath,
    ["--import", import.meta.resolve("tsx"), join(projectFolder, "app/worker.ts")],
    {
      cwd: projectFolder,
      detached: true,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    },
  );
  return launchedProcess(child, () => Date.now() - startedAt > workingAfterMs);
}
