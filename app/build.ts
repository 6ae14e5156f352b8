import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { projectFolder } from "./environment";
import { StartFailure } from "~db/start-failure";

/** Everything that ends up in the built server and the browser. */
const sources = [
  "app",
  "db",
  "public",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
];

export const builtFrontDoor = join(projectFolder, "build/server/front-door.js");
const stampFile = join(projectFolder, "build/stamp");

/** Builds if the sources changed since the last finished build, or what it made is no longer all there. In a separate process, because NODE_ENV must be production. */
export async function buildIfNeeded(stop?: AbortSignal): Promise<void> {
  if (await isBuilt()) return;
  console.log("Building (at the first start and after a change; about 10 seconds) ...");
  await run(["--import", import.meta.resolve("tsx"), fileURLToPath(import.meta.url)], stop);
}

async function build(): Promise<void> {
  process.env.NODE_ENV = "production";
  const sourcesBefore = await hashSources();
  // Removed first and written last, so that an interrupted build is repeated.
  await rm(stampFile, { force: true });
  await run([join(projectFolder, "node_modules/@remix-run/dev/dist/cli.js"), "vite:build"]);
  const { build: bundle } = await import("esbuild");
  await bundle({
    entryPoints: [join(projectFolder, "app/http/web-process/front-door.ts")],
    absWorkingDir: projectFolder,
    outfile: builtFrontDoor,
    bundle: true,
    packages: "external",
    tsconfig: "tsconfig.json",
    // Without this, esbuild would treat "~/..." as a package.
    alias: {
      "~": join(projectFolder, "app"),
      "~db": join(projectFolder, "db"),
      "@remix-run/dev/server-build": "./index.js",
    },
    external: ["./index.js"],
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "warning",
  });
  await writeFile(stampFile, `${sourcesBefore} ${await hashBuilt()}`);
}

async function readStamp(): Promise<string> {
  return readFile(stampFile, "utf8").catch(() => "");
}

export async function isBuilt(): Promise<boolean> {
  const now = await Promise.all([hashSources(), hashBuilt()]);
  return (await readStamp()) === now.join(" ");
}

/** Names and sizes: a file that is gone or was cut short is noticed. */
async function hashBuilt(): Promise<string> {
  const hash = createHash("sha256");
  for (const path of (await listFiles("build")).sort()) {
    if (path !== "build/stamp") hash.update(`${path} ${(await stat(join(projectFolder, path))).size}\n`);
  }
  return hash.digest("hex");
}

async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const path of (await Promise.all(sources.map(listFiles))).flat().sort()) {
    hash.update(`${path}\n`).update(await readFile(join(projectFolder, path)));
  }
  return hash.digest("hex");
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(join(projectFolder, path), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOTDIR") return undefined;
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  if (!entries) return [path];
  return (await Promise.all(entries.map((entry) => listFiles(`${path}/${entry.name}`)))).flat();
}

/** Prints the program's output only if it fails. */
async function run(args: string[], signal?: AbortSignal): Promise<void> {
  let output = "";
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: projectFolder,
      stdio: ["ignore", "pipe", "pipe"],
      signal,
    });
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", reject).once("close", resolve);
  });
  signal?.throwIfAborted();
  if (code === 0) return;
  console.error(output.trim());
  const full = output.includes("ENOSPC") ? " The disk that holds the checkout is full: free some space." : "";
  throw new StartFailure(
    `The build failed for the reason printed above.${full} The product was not started.`,
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await build().catch((error: unknown) => {
    console.error(error instanceof StartFailure ? error.message : error);
    process.exitCode = 1;
  });
}
