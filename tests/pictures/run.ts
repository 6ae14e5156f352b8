import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium } from "playwright";
import sharp from "sharp";
import { buildIfNeeded } from "~/build";
import { projectFolder } from "~/environment";
import { type PictureName, pictureWidths, pictures } from "~/routes/fortitude/+shared/pictures";
import { startProduct } from "../crash/product";
import { findChromium } from "../support/chromium";
import { freePort } from "../support/free-port";
import { drawCard, drawIcons } from "./icons-and-card";
import { hashOf, pictured } from "./pictured";

/** Of the side navigation: 16rem. */
const sideWidth = 256;
const picturesFolder = join(projectFolder, "public/pictures");

/** `npm run pictures`: the pages of the public site's pictures, of the sample company that the product starts with. */
async function main(): Promise<void> {
  await buildIfNeeded();
  const folder = await mkdtemp(join(tmpdir(), "fleettrack-pictures-"));
  const product = await startProduct(folder, await freePort(), { SAMPLE: "1" });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    await mkdir(picturesFolder, { recursive: true });
    const signedIn = await signInAsManager(browser, product.address, join(folder, "sign-ins.txt"));
    for (const name of Object.keys(pictured) as PictureName[]) await take(browser, signedIn, name);
    await drawIcons();
    await drawCard(browser);
    const hashes = Object.fromEntries(Object.entries(pictured).map(([name, one]) => [name, hashOf(one)]));
    await writeFile(
      join(projectFolder, "tests/pictures/made-from.json"),
      `${JSON.stringify(hashes, null, 2)}\n`,
    );
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type SignedIn = BrowserContextOptions;

async function signInAsManager(browser: Browser, baseURL: string, signIns: string): Promise<SignedIn> {
  const email = "enterprise@sample.example";
  const password = new RegExp(`${email}\\s+password (\\S+)`).exec(await readFile(signIns, "utf8"))![1]!;
  const page = await browser.newPage({ baseURL });
  await page.goto("/auth?tab=signin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/auth");
  // Without the greeting, which is said once.
  await page.goto("/dashboard");
  return { baseURL, storageState: await page.context().storageState() };
}

/** Without script: nothing moves, and no notice appears. */
async function take(browser: Browser, signedIn: SignedIn, name: PictureName): Promise<void> {
  const { width, height } = pictures[name];
  const { open, shownWidth, from } = pictured[name];
  const shownHeight = Math.round((shownWidth * height) / width);
  const left = from ? sideWidth : 0;
  const page = await browser.newPage({
    ...signedIn,
    javaScriptEnabled: false,
    viewport: { width: left + shownWidth, height: shownHeight },
    deviceScaleFactor: width / shownWidth,
  });
  await open(page);
  if (from) await page.locator(from).first().evaluate(scrollToTop);
  const shot = await page.screenshot({ clip: { x: left, y: 0, width: shownWidth, height: shownHeight } });
  await page.close();
  for (const one of pictureWidths) {
    const file = join(picturesFolder, `${name}-${one}`);
    const sized = sharp(shot).resize({ width: one });
    await sized.clone().avif({ quality: 50 }).toFile(`${file}.avif`);
    await sized.clone().webp({ quality: 72 }).toFile(`${file}.webp`);
  }
}

function scrollToTop(element: Element): void {
  window.scrollBy(0, element.getBoundingClientRect().top - 24);
}

await main();
