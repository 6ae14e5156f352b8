import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "~/environment";
import { endChildrenOnSignal, runNode } from "./support/run-program";

/** Ends with this process, however that ends. */
const busyLoop = "const parent = process.ppid; while (process.ppid === parent);";

/** Comes back with what went wrong: nothing, when the whole suite passed without an unsteady test. */
async function runRound(): Promise<string[]> {
  const code = await runNode(["--import", "tsx", "tests/run.ts"], { PROPERTY_RUNS: "all" });
  const list = await readFile(join(projectFolder, "test-results/unsteady.json"), "utf8");
  const unsteady = (JSON.parse(list) as { test: string; message: string }[]).map(
    ({ test, message }) => `UNSTEADY ${test}\n${message.slice(0, 1_000)}`,
  );
  return code === 0 ? unsteady : [...unsteady, "FAILED as printed above"];
}

async function runUnderLoad(rounds: number, loops: number): Promise<string[]> {
  const busy: ChildProcess[] = [];
  const found: string[] = [];
  try {
    for (let count = 0; count < loops; count++) {
      busy.push(spawn(process.execPath, ["-e", busyLoop], { stdio: "ignore" }));
    }
    for (let round = 1; round <= rounds && !process.exitCode; round++) {
      console.log(`\nRound ${round} of ${rounds}, beside ${loops} busy loops`);
      found.push(...(await runRound()).map((line) => `round ${round}: ${line}`));
    }
  } finally {
    for (const loop of busy) loop.kill();
  }
  return found;
}

/** `npm run test:long -- 3 2`: rounds, and busy loops beside them. */
const [rounds = 3, loops = 2] = process.argv.slice(2).map(Number);
endChildrenOnSignal();
const found = await runUnderLoad(rounds, loops);
for (const line of found) console.log(line);
console.log(found.length === 0 ? `${rounds} rounds, all of them steady.` : `${found.length} findings.`);
if (found.length > 0) process.exitCode = 1;
