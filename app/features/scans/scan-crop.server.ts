import type { Scope } from "~/auth/scope";
import { cropPicture } from "~/features/files/picture.server";
import type { Box } from "./page";

/** Around a value, so that its neighbors can be told apart: shares of its height. */
const margin = 0.6;

/** A part of a scanned page; `box` is "left,top,right,bottom" as the reading has it. Undefined when there is no such page or part. */
export async function cropOfScan(
  scope: Scope,
  scanId: string,
  { page, box }: { page: number; box: string },
): Promise<Buffer | undefined> {
  const sides = box.split(",").map(Number);
  if (sides.length !== 4 || !sides.every(Number.isFinite) || !Number.isSafeInteger(page)) return undefined;
  const [left, top, right, bottom] = sides as [number, number, number, number];
  const found = await scope.db((trx) =>
    trx
      .selectFrom("scan_pages as p")
      .innerJoin("scans as s", "s.id", "p.scan_id")
      .innerJoin("files as f", "f.id", "p.picture_id")
      .select(["f.bytes", "f.width", "f.height", "p.width as page_width"])
      .where("p.scan_id", "=", scanId)
      .where("p.page", "=", page)
      .where("s.user_id", "=", scope.user.id)
      .$if(!scope.may("costs:view"), (query) => query.where("f.shows_money", "=", false))
      .executeTakeFirst(),
  );
  if (!found) return undefined;
  const region = regionOf({ left, top, right, bottom }, found, found.width / found.page_width);
  return region && cropPicture(found.bytes, region);
}

function regionOf(box: Box, picture: { width: number; height: number }, scale: number) {
  const by = margin * (box.bottom - box.top);
  const inside = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value * scale)));
  const left = inside(box.left - by, picture.width);
  const top = inside(box.top - by, picture.height);
  const width = inside(box.right + by, picture.width) - left;
  const height = inside(box.bottom + by, picture.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}
