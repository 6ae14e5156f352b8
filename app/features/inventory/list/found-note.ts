import { scansNote } from "../item/glued-scans";

/** For parts that are only nearly what was typed, or those of several scans in one. */
export function foundNote(
  search: string,
  { isNearly, ways }: { isNearly: boolean; ways: string[][] },
): string {
  if (isNearly) return `No part has ${search}, nearly:`;
  return ways.length > 0 ? `${scansNote(search, ways)}.` : "";
}
