import { type ChildProcess, spawn } from "node:child_process";
import cluster from "node:cluster";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { builtFrontDoor } from "~/build";
import { projectFolder } from "~/environment";
import { log } from "~/http/web-process/log.server";
import { readRequestLine } from "~/http/web-process/request-log";

/** Settings reach the processes below as they reach us: through the environment that they inherit. */
export function passOn(settings: Record<string, string>): void {
  Object.assign(process.env, settings);
}

export function prepareWeb(): void {
  cluster.setupPrimary({
    exec: join(projectFolder, "node_modules/@remix-run/serve/dist/cli.js"),
    args: [builtFrontDoor],
    // Left alone, V8 takes what a machine of this size could give: twice the memory for the same pages.
    execArgv: ["--max-semi-space-size=4", "--max-old-space-size=512"],
    // remix-serve finds "public" and "build/client" from here.
    cwd: projectFolder,
    silent: true,
  });
}

/** One remix-serve. It shares the port with the others, and ends by itself when this process does. */
export function launchWeb(onListening: () => void): ChildProcess {
  const worker = cluster.fork();
  worker.once("listening", onListening);
  const { stdout, stderr } = worker.process;
  if (stdout) createInterface({ input: stdout }).on("line", printWebLine);
  // On its way out remix-serve prints the error that closing did not have.
  if (stderr)
    createInterface({ input: stderr }).on("line", (line) => line === "undefined" || console.error(line));
  return worker.process;
}

function printWebLine(line: string): void {
  const request = readRequestLine(line);
  if (request) log.info(request, "request");
  else if (!line.startsWith("[remix-serve]")) console.log(line);
}

/** The jobs. In a process group of its own, so that Ctrl-C leaves it to us to say when; it ends when the channel to us closes. */
export function launchWorker(): ChildProcess {
  return spawn(
    process.execPath,
    ["--import", import.meta.resolve("tsx"), join(projectFolder, "app/worker.ts")],
    {
      cwd: projectFolder,
      detached: true,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    },
  );
}
