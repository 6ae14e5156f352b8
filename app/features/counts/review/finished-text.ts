import { formatCount, formatCounted } from "~/ui/format";
import type { Finished } from "./finish-count.server";

/** "40 parts counted, 12 not counted." */
export function finishedText({ counted, stamped, parts }: Finished): string {
  const left = parts - counted;
  if (left <= 0) return `${formatCounted(counted, "part")} counted.`;
  const rest = stamped > counted ? "declared correct" : "not counted and left as they are";
  return `${formatCounted(counted, "part")} counted, ${formatCount(left)} ${rest}.`;
}
