import { Button } from "~/ui/button";
import type { FormAnswer } from "./form-answer.server";

/** For a pile of receipts: saves, and opens the form again with the same day. */
export function AnotherButton() {
  return (
    <Button variant="secondary" name="then" value="another">
      Save and Add Another
    </Button>
  );
}

/** Whoever pressed that button and was asked something goes on as they wanted. */
export function KeepAnother({ answer }: { answer: FormAnswer | undefined }) {
  const isKept = answer?.question && answer.result.initialValue?.then === "another";
  return isKept ? <input type="hidden" name="then" value="another" /> : null;
}
