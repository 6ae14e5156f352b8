import { formatCount } from "~/ui/format";

/** "19 on hand, 2 on draft": what drafts want is still there. */
export function onHandText(onHand: number, onDraft: number): string {
  return `${formatCount(onHand)} on hand${draftText(onDraft)}`;
}

/** ", 2 on draft", after a number of pieces. */
export function draftText(onDraft: number): string {
  return onDraft > 0 ? `, ${formatCount(onDraft)} on draft` : "";
}
