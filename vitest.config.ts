import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { testSettings } from "./tests/support/test-settings";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const together = "tests/{rules,data,http}/**/*.test.ts";
/** These set what the product reads as it is loaded, and so need a process that has not loaded it. */
const apart = readdirSync(folder("./tests"), { recursive: true, encoding: "utf8" })
  .filter((file) => /^(rules|data|http)\/.*\.test\.ts$/.test(file))
  .map((file) => `tests/${file}`)
  .filter((file) => readFileSync(folder(`./${file}`), "utf8").includes("vi.hoisted("));

export default defineConfig({
  resolve: { alias: { "~": folder("./app"), "~db": folder("./db") } },
  esbuild: { jsx: "automatic" },
  test: {
    // Processes, not threads: each worker has its own DATABASE_URL, and a native module that dies takes one file with it.
    pool: "forks",
    poolOptions: { forks: { minForks: 1, maxForks: 2 } },
    env: testSettings,
    // The built server runs as Node loads it, not transformed again.
    server: { deps: { external: [/\/build\/server\//] } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "together",
          include: [together],
          exclude: apart,
          setupFiles: ["tests/support/setup.ts"],
        },
      },
      { extends: true, test: { name: "apart", include: apart, setupFiles: ["tests/support/setup.ts"] } },
      { extends: true, test: { name: "start", include: ["tests/start/**/*.test.ts"], testTimeout: 120_000 } },
    ],
  },
});
