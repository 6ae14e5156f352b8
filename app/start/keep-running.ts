import type { ChildProcess } from "node:child_process";
import { StartFailure } from "~db/start-failure";

export type Kept = { stop(hurry: AbortSignal): Promise<void> };

export type Launched = {
  /** What ended it: a signal, an exit code, or the reason why it could not start. */
  ended: Promise<string | StartFailure>;
  /** Then its end does not use up our patience: what it was doing may have killed it, and others wait. */
  hasAnswered(): boolean;
  stop(hurry: AbortSignal): Promise<void>;
};

type WornOut = "rest" | ((failure: StartFailure) => void);

const pauses = [100, 500, 1_000, 2_000, 4_000];
/** After an end later than this the pauses grow from the shortest again. */
const longLifeMs = 30_000;
const restMs = 60_000;

/** Starts it again when it ends, after growing pauses; after six ends in a row before it answered it rests, or all is given up. */
export function keepRunning(name: string, launch: () => Launched, whenWornOut: WornOut): Kept {
  let running: Launched | undefined;
  let pause: NodeJS.Timeout | undefined;
  let stopping = false;
  let inVain = 0;
  let short = 0;

  const start = async () => {
    const startedAt = Date.now();
    const launched = (running = launch());
    const why = await launched.ended;
    running = undefined;
    if (stopping) return;
    inVain = launched.hasAnswered() ? 0 : inVain + 1;
    short = Date.now() - startedAt > longLifeMs ? 0 : short + 1;
    if (inVain <= pauses.length) {
      if (!(why instanceof StartFailure))
        console.error(`The ${name} process ended (${why}) and is started again.`);
      startAfter(pauses[Math.min(Math.max(short, 1), pauses.length) - 1]!);
    } else if (whenWornOut === "rest") {
      console.error(
        `The ${name} process ended ${inVain} times in a row (${messageOf(why)}) and is started again in a minute. The pages go on.`,
      );
      startAfter(restMs);
    } else whenWornOut(why instanceof StartFailure ? why : endedTooOften(name, inVain, why));
  };
  const startAfter = (ms: number) => (pause = setTimeout(() => void start(), ms));
  void start();

  return {
    async stop(hurry) {
      stopping = true;
      clearTimeout(pause);
      await running?.stop(hurry);
    },
  };
}

function messageOf(why: string | StartFailure): string {
  return why instanceof StartFailure ? why.message : why;
}

function endedTooOften(name: string, times: number, why: string): StartFailure {
  return new StartFailure(
    `The ${name} process ended ${times} times in a row (${why}), for the reason printed above. Everything was stopped; what was saved is kept.`,
  );
}

export function launchedProcess(child: ChildProcess, hasAnswered: () => boolean): Launched {
  const ended = new Promise<string>((resolve) => {
    child.once("exit", (code, signal) => resolve(signal ?? `code ${code}`));
    child.once("error", ({ message }) => resolve(message));
  });
  return {
    ended,
    hasAnswered,
    async stop(hurry) {
      const kill = () => child.kill("SIGKILL");
      hurry.addEventListener("abort", kill);
      child.kill("SIGTERM");
      if (hurry.aborted) kill();
      await ended;
      hurry.removeEventListener("abort", kill);
    },
  };
}
