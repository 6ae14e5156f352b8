import { Notice } from "~/ui/notice";

/**
 * Above a form that cannot be saved any more. Its page stays a page then, and does not lead elsewhere: what somebody had typed when it
 * happened is shown again below.
 */
export function ClosedNotice({ left, removed }: { left: boolean; removed?: boolean }) {
  if (left) {
    return <Notice kind="warning">This vehicle has left the fleet. Put it back in the fleet first.</Notice>;
  }
  return removed ? (
    <Notice kind="warning">This was removed. It can be read, but no longer changed.</Notice>
  ) : null;
}
