import { type ChildProcess, spawn } from "node:child_process";
import { setPriority } from "node:os";
import { projectFolder } from "~/environment";

const running = new Set<ChildProcess>();

/** Shows its output; returns its exit code. */
export function runNode(program: string[], env: Record<string, string> = {}, quiet = false): Promise<number> {
  return ended(launch(program, env, quiet ? "ignore" : "inherit"));
}

/** At low priority; returns the output. */
export async function runBeside(program: string[]): Promise<{ code: number; output: string }> {
  const child = launch(program, {}, "pipe");
  setPriority(child.pid!, 10);
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return { code: await ended(child), output };
}

/** In its own process group: a killed test runner leaves its children behind. */
function launch(
  program: string[],
  env: Record<string, string>,
  output: "ignore" | "inherit" | "pipe",
): ChildProcess {
  const child = spawn(process.execPath, program, {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
    detached: true,
  });
  running.add(child);
  return child;
}

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once("close", (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** So that an aborted run still cleans up: the children end, and whatever waits for them continues to its `finally`. */
export function endChildrenOnSignal(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      process.exitCode = 1;
      endChildren();
    });
  }
}

export function endChildren(): void {
  for (const child of running) {
    try {
      process.kill(-child.pid!, "SIGTERM");
    } catch {
      // It ended a moment before.
    }
  }
}
