import { type Browser, type CDPSession, type Page, chromium } from "playwright";
import type { Product } from "../crash/product";
import { findChromium } from "../support/chromium";
import type { BenchVisitor } from "./visitor";

/** `delay` in milliseconds; `cpu` times slower. */
export type Line = { kilobits: number; delay: number; cpu?: number };

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
}

/** A page of a browser that has seen nothing yet, with the visitor's session. */
export async function newPage(
  browser: Browser,
  { address }: Product,
  visitor: BenchVisitor,
  hasScript: boolean,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ javaScriptEnabled: hasScript, baseURL: address });
  const cookies = visitor.cookie().split("; ");
  await context.addCookies(
    cookies.map((pair) => ({
      name: pair.slice(0, pair.indexOf("=")),
      value: pair.slice(pair.indexOf("=") + 1),
      url: address,
    })),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  return { page, session };
}

export async function slowDown(session: CDPSession, { kilobits, delay, cpu = 1 }: Line): Promise<void> {
  const throughput = (kilobits * 1000) / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: delay,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
}
