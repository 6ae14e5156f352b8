import type { Position } from "./vehicles.server";

/** Where a page of the list starts, as it stands in the URL: "2026-11-27 09:00:00.123456+00_<id>". Anything else starts at the top. */
export function readPosition(text: string | null): Position | undefined {
  const match = /^(\d{4}-\d\d-\d\d[ T][\d:.]+(?:[+-][\d:]+)?)_([0-9a-f-]{36})$/.exec(text ?? "");
  return match ? { at: match[1]!, id: match[2]! } : undefined;
}

export function writePosition({ position, id }: { position: string; id: string }): string {
  return `${position}_${id}`;
}
