import { afterEach, beforeEach } from "vitest";
import { formatDatabaseUrl, parseDatabaseUrl } from "~db/connection";
import { checkConsole, watchConsole } from "./console";
import { runSetting } from "./databases";

// Set before any product code loads: app/environment.ts reads it once.
process.env.DATABASE_URL = formatDatabaseUrl({
  ...parseDatabaseUrl(runSetting("TEST_ADMIN_URL")),
  database: runSetting("TEST_TEMPLATE").replace(/template$/, `worker_${process.env.VITEST_POOL_ID}`),
});

beforeEach(watchConsole);
afterEach(checkConsole);
