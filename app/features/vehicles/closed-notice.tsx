import { Notice } from "~/ui/notice";

/** For a form that can no longer be saved. The page does not redirect, so that typed values are shown again below. */
export function ClosedNotice({ left, removed }: { left: boolean; removed?: boolean }) {
  if (left) {
    return <Notice kind="warning">This vehicle has left the fleet. Put it back in the fleet first.</Notice>;
  }
  return removed ? (
    <Notice kind="warning">This was removed. It can be read, but no longer changed.</Notice>
  ) : null;
}
