import { constants, setPriority } from "node:os";
import { readFiles } from "./features/scans/process/read-files.server";
import type { ScanAnswer, ScanRequest } from "./features/scans/process/scanning-messages";

// Pages are answered first.
setPriority(constants.priority.PRIORITY_LOW);

// It knows neither the database nor the settings: a hostile file finds nothing here.
process.on("message", (request: ScanRequest) => void answer(request));
process.on("disconnect", () => process.exit(0));

async function answer(request: ScanRequest): Promise<void> {
  const result = await readFiles(request);
  process.send?.({ result, memory: process.memoryUsage.rss() } satisfies ScanAnswer);
}
