import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { testSettings } from "../support/test-settings";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const unguarded = process.env.UNGUARDED_FILE;

/** The project's own tests, with the guard of one file removed (UNGUARDED_FILE, set by tests/guards/run.ts). */
export default defineConfig({
  root: folder("../.."),
  plugins: [
    {
      name: "unguarded-file",
      enforce: "pre",
      resolveId(source, importer) {
        const isGuard = source.endsWith("/require-scope.server");
        const isTheFile = unguarded !== undefined && importer?.replace(/\?.*$/, "").endsWith(`/${unguarded}`);
        return isGuard && isTheFile ? folder("./pass-through.ts") : undefined;
      },
    },
  ],
  resolve: { alias: { "~": folder("../../app"), "~db": folder("../../db") } },
  esbuild: { jsx: "automatic" },
  test: {
    pool: "forks",
    poolOptions: { forks: { singleFork: true } },
    env: testSettings,
    testTimeout: 60_000,
    include: ["tests/rules/{access,isolation}.test.ts"],
    setupFiles: ["tests/support/setup.ts"],
  },
});
