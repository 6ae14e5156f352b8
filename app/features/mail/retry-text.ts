type RetryProblem = "not-waiting" | "not-configured";
type Said = { kind: "info" | "error"; title: string; text?: string };

/** `instead` says what to do if mail is not set up. */
export function retryText(problem: RetryProblem | undefined, instead: string): Said {
  switch (problem) {
    case undefined:
      return { kind: "info", title: "Mail queued again" };
    case "not-waiting":
      return {
        kind: "info",
        title: "Nothing to retry",
        text: "This mail was sent, or is queued already.",
      };
    case "not-configured":
      return { kind: "error", title: "Not sent: mail is not set up here", text: instead };
  }
}
