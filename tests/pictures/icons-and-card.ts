import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright";
import sharp from "sharp";
import { projectFolder } from "~/environment";

const publicFolder = join(projectFolder, "public");
const ground = "#0b2d35";

/** From the favicon. Phones cut a maskable icon to a shape of their own, so the drawing keeps to the middle. */
export async function drawIcons(): Promise<void> {
  await mkdir(join(publicFolder, "icons"), { recursive: true });
  for (const [name, size, part] of [
    ["192", 192, 1],
    ["512", 512, 1],
    ["maskable", 512, 0.6],
    ["touch", 180, 0.75],
  ] as const) {
    const drawn = Math.round(size * part);
    const icon = await sharp(join(publicFolder, "favicon.svg"), { density: 2_000 })
      .resize(drawn, drawn)
      .toBuffer();
    const background = part === 1 ? { r: 0, g: 0, b: 0, alpha: 0 } : ground;
    await sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: icon }])
      .png({ palette: true })
      .toFile(join(publicFolder, `icons/${name}.png`));
  }
}

/** What messengers show of a link: 1200 by 630. */
export async function drawCard(browser: Browser): Promise<void> {
  const file = async (name: string, type: string) =>
    `data:${type};base64,${(await readFile(join(publicFolder, name))).toString("base64")}`;
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<style>
      body { margin: 0; padding: 64px 0 0 64px; background: ${ground}; color: #f2f8f9; font-family: sans-serif; overflow: hidden }
      h1 { margin: 24px 0 40px; width: 1000px; font-size: 54px; line-height: 1.1; letter-spacing: -1px }
      .name { display: flex; align-items: center; font-size: 32px; font-weight: 600 }
      .name img { width: 56px; margin-right: 16px }
      .shot { width: 1072px; border-radius: 12px 0 0 0 }
    </style>
    <div class="name"><img src="${await file("favicon.svg", "image/svg+xml")}">FleetTrack Pro</div>
    <h1>Your trucks, your parts and your invoices in one place</h1>
    <img class="shot" src="${await file("pictures/fleet-1280.webp", "image/webp")}">`);
  const shot = await page.screenshot();
  await sharp(shot).png({ palette: true, quality: 90 }).toFile(join(publicFolder, "pictures/card.png"));
  await page.close();
}
