import type { ChildProcess } from "node:child_process";
import { StartFailure } from "~db/start-failure";

export type Kept = { stop(hurry: AbortSignal): Promise<void> };

/** A process that ran this long was healthy: its exit does not count toward giving up. */
const healthyAfterMs = 30_000;
const pauses = [100, 500, 1_000, 2_000, 4_000];

/** Restarts a process when it exits, after growing pauses; gives up after six quick exits in a row. */
export function keepRunning(
  name: string,
  launch: () => ChildProcess,
  giveUp: (failure: StartFailure) => void,
): Kept {
  let child: ChildProcess | undefined;
  let pause: NodeJS.Timeout | undefined;
  let stopping = false;
  let quickEnds = 0;

  const start = () => {
    const startedAt = Date.now();
    child = launch();
    child.once("exit", (code, signal) => {
      child = undefined;
      if (stopping) return;
      quickEnds = Date.now() - startedAt > healthyAfterMs ? 1 : quickEnds + 1;
      const why = signal ?? `code ${code}`;
      if (quickEnds > pauses.length) {
        giveUp(
          new StartFailure(
            `The ${name} process ended ${quickEnds} times in a row (${why}), for the reason printed above. Everything was stopped; what was saved is kept.`,
          ),
        );
        return;
      }
      console.error(`The ${name} process ended (${why}) and is started again.`);
      pause = setTimeout(start, pauses[quickEnds - 1]);
    });
  };
  start();

  return {
    async stop(hurry) {
      stopping = true;
      clearTimeout(pause);
      if (child) await end(child, hurry);
    },
  };
}

async function end(child: ChildProcess, hurry: AbortSignal): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const kill = () => child.kill("SIGKILL");
  hurry.addEventListener("abort", kill);
  child.kill("SIGTERM");
  if (hurry.aborted) kill();
  await ended;
  hurry.removeEventListener("abort", kill);
}
