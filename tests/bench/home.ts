import { type Browser, chromium } from "playwright";
import type { Product } from "../crash/product";
import { findChromium } from "../support/chromium";

/** 400 kbit/s. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const rounds = 7;

/** How long a visitor on a slow line waits for the home page's text and for its first picture, in milliseconds. */
export async function reportHome(product: Product): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
    ]) {
      const views: { text: number; picture: number }[] = [];
      for (let round = 0; round < rounds; round++)
        views.push(await firstView(browser, product.address, viewport));
      const of = (name: "text" | "picture") => median(views.map((view) => view[name]));
      console.log(
        `home page, ${viewport.width} px, 400 kbit/s: text after ${of("text")} ms (at most 1500), first picture after ${of("picture")} ms (at most 3000)`,
      );
    }
  } finally {
    await browser.close();
  }
}

type Viewport = { width: number; height: number };

/** Of a browser that has never been there. */
async function firstView(browser: Browser, address: string, viewport: Viewport) {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", line);
    await page.goto(address, { waitUntil: "commit" });
    const picture = page.locator("main img").first();
    await picture.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>("main img")?.complete);
    return await page.evaluate(() => {
      const [shown] = performance.getEntriesByName("first-contentful-paint");
      const image = document.querySelector<HTMLImageElement>("main img")!;
      const [loaded] = performance.getEntriesByName(image.currentSrc) as PerformanceResourceTiming[];
      return { text: shown!.startTime, picture: loaded!.responseEnd };
    });
  } finally {
    await context.close();
  }
}

function median(values: number[]): number {
  return Math.round([...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!);
}
