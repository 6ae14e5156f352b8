import { optionalText } from "~/features/amounts/amount-fields";
import { formatDay } from "~/ui/format";

/** For the schema of an edit: why a date is moved back. */
export const changeReason = optionalText("Reason", 500);

export type MovedBack = { problem: "moved-back"; from: string };

/** A record that is dated back may hide that it was late: it asks why. */
export function findMovedBack(from: string, to: string, reason: string | null): MovedBack | undefined {
  return to < from && reason === null ? { problem: "moved-back", from } : undefined;
}

export function movedBackText({ from }: MovedBack) {
  const asked = `Why is the date moved back from ${formatDay(from)}? The reason is kept with the change`;
  return { fieldErrors: { changeReason: [asked] } };
}
