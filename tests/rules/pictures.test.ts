import { statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { projectFolder } from "~/environment";
import { type PictureName, pictureWidths, pictures } from "~/routes/fortitude/+shared/pictures";
import { hashOf, pictured, sourcesOf } from "../pictures/pictured";
import { readSource } from "../support/sources";

const names = Object.keys(pictures) as PictureName[];

test("no page has changed since its picture was made", () => {
  const madeFrom = JSON.parse(readSource("tests/pictures/made-from.json")) as Record<string, string>;
  const changed = names.filter((name) => madeFrom[name] !== hashOf(pictured[name]));
  expect(changed, "run npm run pictures, look at them, and commit them").toEqual([]);
});

test("a picture is made from its route and from what draws on it", () => {
  expect(sourcesOf(pictured.inventory.route)).toContain("app/features/inventory/list/items-table.tsx");
});

test.each(names)("the picture %s is there in two sizes and two formats, and small", async (name) => {
  const { width, height } = pictures[name];
  for (const one of pictureWidths) {
    for (const [format, kind, maxKb] of [
      ["avif", "heif", 60],
      ["webp", "webp", 90],
    ] as const) {
      const file = `${projectFolder}public/pictures/${name}-${one}.${format}`;
      const found = await sharp(file).metadata();
      expect([found.format, found.width, found.height]).toEqual([
        kind,
        one,
        Math.round((one * height) / width),
      ]);
      expect(statSync(file).size / 1024, file).toBeLessThan((maxKb * one) / pictureWidths[1]);
    }
  }
});

test("the icons of the manifest are as large as it says", async () => {
  const { icons } = JSON.parse(readSource("public/site.webmanifest")) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(`${projectFolder}public${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
