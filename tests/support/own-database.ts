import { randomBytes } from "node:crypto";
import { formatDatabaseUrl, parseDatabaseUrl } from "~db/connection";
import { copyDatabase, runSetting } from "./databases";

/**
 * A fresh copy of the migrated database for one test file: call it in vi.hoisted, before any product code loads. For tests that depend on
 * how much others have written. Dropped with the run's other databases.
 */
export async function useOwnDatabase(): Promise<void> {
  const admin = parseDatabaseUrl(runSetting("TEST_ADMIN_URL"));
  const template = runSetting("TEST_TEMPLATE");
  const database = template.replace(/template$/, `own_${randomBytes(4).toString("hex")}`);
  await copyDatabase(admin, template, database);
  process.env.DATABASE_URL = formatDatabaseUrl({ ...admin, database });
}
