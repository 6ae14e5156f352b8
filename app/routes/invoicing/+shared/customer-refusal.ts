import type { parseForm } from "~/auth/form.server";

type Refused = Pick<ReturnType<typeof parseForm>, "submission">;

/** The stated title where a required field is empty; what is there and wrong is another matter. */
export function missingTitle({ submission }: Refused, stated: "Missing information" | "Missing fields") {
  const isMissing = submission.status === "error" && submission.error?.[""];
  return isMissing ? stated : "Validation Error";
}
