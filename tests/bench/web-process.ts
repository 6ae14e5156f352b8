import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Product } from "../crash/product";

export function webPid(product: Product): number {
  const pids = execFileSync("pgrep", ["-f", "@remix-run/serve"], { encoding: "utf8" }).trim().split("\n");
  const found = pids.find((pid) =>
    readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(`LISTEN_URL=${product.address}`),
  );
  if (!found) throw new Error("The web process was not found.");
  return Number(found);
}

/** MB (VmRSS). */
export function webMemory(product: Product): number {
  const status = readFileSync(`/proc/${webPid(product)}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024);
}
