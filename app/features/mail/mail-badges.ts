import type { BadgeKind } from "~/ui/badge";

export type StoredMailState = "queued" | "sent" | "failed" | "not_configured";

export const mailBadges: Record<StoredMailState, { kind: BadgeKind; text: string }> = {
  queued: { kind: "plain", text: "Queued" },
  sent: { kind: "good", text: "Sent" },
  failed: { kind: "bad", text: "Failed" },
  not_configured: { kind: "warning", text: "Not sent: mail is not set up" },
};
