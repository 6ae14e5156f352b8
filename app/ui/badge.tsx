import type { ReactNode } from "react";

export type BadgeKind = "plain" | "good" | "warning" | "bad" | "plan";

export function Badge({ kind = "plain", children }: { kind?: BadgeKind; children: ReactNode }) {
  return <span className={`badge badge-${kind}`}>{children}</span>;
}
