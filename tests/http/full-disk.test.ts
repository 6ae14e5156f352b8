import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { testDatabase } from "../support/database";
import { Visitor } from "../support/visitor";

// What it can write is limited for all of its connections.
await vi.hoisted(async () => (await import("../support/own-database")).useOwnDatabase());

test("a database whose disk is full is not called healthy", async () => {
  await sql`
    do $$ begin
      execute format('alter database %I set temp_file_limit = 0', current_database());
      perform pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid();
    end $$`.execute(testDatabase().owner);
  for (const path of ["/healthz", "/readyz"]) {
    const { status, body } = await new Visitor().get(path);
    expect([status, body]).toEqual([503, "database cannot write: its disk is full\n"]);
  }
});
