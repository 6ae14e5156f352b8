import { defineConfig } from "playwright/test";

const address = `http://127.0.0.1:${process.env.PORT}`;
const asRoot = process.getuid?.() === 0;

// Whose account is the master account: for the web process and for the tests that make it.
process.env.MASTER_EMAIL = "master@example.com";

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
  // Emptied at each run, which the list of unsteady tests beside it outlives.
  outputDir: "test-results/browser",
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI === "true",
  timeout: 60_000,
  reporter: [["list"], ["json"]],
  use: {
    baseURL: address,
    // Its DOM snapshots show what was on the page; pictures of every step would slow down all that pass.
    trace: { mode: "retain-on-failure", screenshots: false },
    actionTimeout: 10_000,
    // A colour on its way from light to dark is neither, and axe would judge it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      // tests/run.ts finds the browser; without a path it is Playwright's own.
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // Chromium's sandbox does not work for root.
      args: asRoot ? ["--no-sandbox"] : [],
    },
  },
  // Every journey twice: a browser without script is a browser of ours.
  projects: [
    // What is served is looked at there too, where axe can run.
    { name: "plain", testIgnore: "pages.spec.ts", use: { javaScriptEnabled: false } },
    { name: "script", use: { javaScriptEnabled: true } },
  ],
  webServer: {
    command: "exec node --import tsx app/start.ts web",
    url: `${address}/healthz`,
    env: {
      ...{ SAMPLE: "0", VIN_ONLINE: "never", LOG_LEVEL: "warn", NODE_ENV: "production" },
      // Nothing answers there.
      ...{ VISION_URL: "http://127.0.0.1:9/v1", VISION_MODEL: "parts-1" },
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    timeout: 60_000,
  },
});
