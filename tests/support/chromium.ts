import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { StartFailure } from "~db/start-failure";

const debians = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const usualPaths = [
  ...debians,
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Undefined means Playwright's own download. Throws one line if there is none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new StartFailure(
      `CHROMIUM_PATH: there is no file ${named}. Name a Chromium program, or leave it out.`,
    );
  }
  return usualPaths.find((path) => existsSync(path)) ?? fromDebian() ?? fromPlaywright();
}

/** Debian's headless shell: the whole browser also draws an invisible window for each page. */
function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("No Chromium on this machine: installing Debian's.");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...words: string[]) =>
    spawnSync("apt-get", words, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
  const install = (name: string) => run("install", "-y", "--no-install-recommends", name);
  if (!run("update") || !(install("chromium-headless-shell") || install("chromium"))) return undefined;
  return debians.find((path) => existsSync(path));
}

function fromPlaywright(): undefined {
  const cli = createRequire(import.meta.url).resolve("playwright/cli.js");
  try {
    execFileSync(process.execPath, [cli, "install", "chromium"], { stdio: ["ignore", "ignore", "inherit"] });
  } catch {
    throw new StartFailure(
      "No Chromium was found and none could be installed: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
    );
  }
}
