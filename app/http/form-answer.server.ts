import { randomBytes } from "node:crypto";
import type { Submission, SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import { log } from "./log.server";

/** What an action answers when the same page is shown again: everything typed, each message at its field, and the summary's title. */
export type FormAnswer = {
  result: SubmissionResult<string[]>;
  title: string;
  formToken?: string;
  /** Somebody else saved meanwhile: the page shows their version beside the form. */
  conflict?: boolean;
};

type Parsed = { submission: Submission<unknown, string[], unknown>; formToken: string; hideFields: string[] };

export type Problem = {
  fieldErrors?: Record<string, string[]>;
  formErrors?: string[];
  /** The version that is saved now, when it is not the one the form was opened with. */
  latest?: number;
};

export function refuse(parsed: Parsed, title: string, { latest, ...errors }: Problem = {}, status = 400) {
  const result = parsed.submission.reply({ ...errors, hideFields: parsed.hideFields });
  const conflict = latest !== undefined;
  // Sent again it replaces what is saved now, which the person has seen.
  const shown = conflict ? fill(result, { version: String(latest) }) : result;
  return data<FormAnswer>({ result: shown, title, formToken: parsed.formToken, conflict }, { status });
}

/** Puts values into the form that is shown again: by `initialValue` on the server, by the intent where the form is already on the screen. */
export function fill(
  result: SubmissionResult<string[]>,
  values: Record<string, string>,
): SubmissionResult<string[]> {
  const initialValue = { ...result.initialValue, ...values };
  // Without `validated` Conform would show none of the result's errors.
  return {
    ...result,
    initialValue,
    intent: { type: "update", payload: { value: initialValue, validated: true } },
  };
}

/** Runs what an action does. If it fails unexpectedly, the person sees the same page with the values, the stated text and an id to quote. */
export async function attempt<T>(parsed: Parsed, failure: string, run: () => Promise<T>, title = "Error") {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Response || isRouterData(error)) throw error;
    const id = randomBytes(4).toString("hex");
    log.error({ err: error, id }, failure);
    const text = `${failure}. What you typed is still here. Press the button again: it will not be saved twice. If it keeps failing, quote ${id}.`;
    return refuse(parsed, title, { formErrors: [text] }, isUnreachable(error) ? 503 : 500);
  }
}

function isRouterData(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    (error as { type?: unknown }).type === "DataWithResponseInit"
  );
}

/** The database is away or full, rather than wrong. */
export function isUnreachable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && /^(ECONN|EPIPE|CONNECT|ENOENT|57|53|08)/.test(code);
}
