import type { BadgeKind } from "~/ui/badge";

type Mark = { kind: BadgeKind; text: string };

/** What stands out about a vehicle. */
export const vehicleMarks = {
  unsafe: { kind: "bad", text: "Do not drive" },
  checkVin: { kind: "warning", text: "Check the VIN" },
} satisfies Record<string, Mark>;
