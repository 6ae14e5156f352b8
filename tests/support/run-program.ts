import { type ChildProcess, spawn } from "node:child_process";
import { projectFolder } from "~/environment";

const running = new Set<ChildProcess>();

/** Runs a Node program of node_modules with its output shown, and says how it ended. */
export function runNode(program: string[], env: Record<string, string> = {}, quiet = false): Promise<number> {
  const child = spawn(process.execPath, program, {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: quiet ? "ignore" : ["ignore", "inherit", "inherit"],
  });
  running.add(child);
  return new Promise((resolve) => {
    child.once("close", (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** So that a run cut short still cleans up: the children end, and what waits for them goes on to its `finally`. */
export function endChildrenOnSignal(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      process.exitCode = 1;
      for (const child of running) child.kill("SIGTERM");
    });
  }
}
