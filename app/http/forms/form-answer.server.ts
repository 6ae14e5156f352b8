import { randomBytes } from "node:crypto";
import type { Submission, SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import { log } from "../web-process/log.server";

/** What an action returns when the same page is shown again: everything typed, a message per field, and the title of the summary. */
export type FormAnswer = {
  result: SubmissionResult<string[]>;
  title: string;
  formToken?: string;
  /** Somebody else has saved since the form was opened: the page shows their version beside the form. */
  conflict?: boolean;
  /** Something looks wrong: saved only after one of these buttons is pressed. */
  question?: Question;
  /** The record that is in the way. */
  link?: Link;
  /** Checked but not saved: what the form was read as, and warnings. */
  checked?: string[];
};

export type Question = {
  title: string;
  texts: string[];
  choices: { name: string; value: string; label: string }[];
  /** Records to look at before choosing. */
  links?: Link[];
};

export type Link = { to: string; label: string };

type Parsed = {
  submission: Submission<unknown, string[], unknown>;
  formToken: string;
  hideFields: string[];
  filled?: Values;
};

type Values = NonNullable<SubmissionResult["initialValue"]>;

export type Problem = {
  fieldErrors?: Record<string, string[]>;
  formErrors?: string[];
  /** The saved version, if it is not the one the form was opened with. */
  latest?: number;
  /** The record that is in the way. */
  link?: Link;
};

export function refuse(
  parsed: Parsed,
  title: string,
  { latest, link, fieldErrors, formErrors }: Problem = {},
  status = 400,
) {
  const errors = fieldErrors || formErrors ? { fieldErrors, formErrors } : {};
  const result = parsed.submission.reply({ ...errors, hideFields: parsed.hideFields });
  const conflict = latest !== undefined;
  // Sent again, it replaces the saved version, which the person has now seen.
  const filled = conflict ? { ...parsed.filled, version: String(latest) } : parsed.filled;
  const shown = filled ? fill(result, filled) : result;
  return data<FormAnswer>({ result: shown, title, formToken: parsed.formToken, conflict, link }, { status });
}

export function askToConfirm(parsed: Parsed, question: Question) {
  const { result, formToken } = reply(parsed);
  return data<FormAnswer>({ result, title: "", formToken, question }, { status: 409 });
}

/** Enter or the check button was pressed: check the form, save nothing (RecordForm). */
export function isCheck({ fields }: { fields: FormData }): boolean {
  return fields.get("step") === "check";
}

/** "Save and Add Another" was pressed (another.tsx). */
export function isAnother({ fields }: { fields: FormData }): boolean {
  return fields.get("then") === "another";
}

/** The same page with notes on how the form was read, and values filled in. */
export function showChecked(parsed: Parsed, notes: string[] = [], values: Record<string, string> = {}) {
  const { result, formToken } = reply(parsed);
  return data<FormAnswer>({ result: fill(result, values), title: "", formToken, checked: notes });
}

/** A button that adds or removes a row was pressed: check and save nothing. */
export function isRowChange({ fields }: { fields: FormData }): boolean {
  return fields.has("__intent__");
}

export function showRows(parsed: Parsed) {
  const { result, formToken } = reply(parsed);
  return data<FormAnswer>({ result, title: "", formToken });
}

function reply({ submission, formToken, hideFields, filled }: Parsed) {
  const result = { ...submission.reply({ hideFields }), status: undefined };
  return { result: filled ? fill(result, filled) : result, formToken };
}

/** Puts values into the form: `initialValue` works on the server, the intent in a browser that already shows the form. */
export function fill(result: SubmissionResult<string[]>, values: Values): SubmissionResult<string[]> {
  const value = { ...result.initialValue, ...values };
  // With an intent, Conform shows errors only for the fields named here.
  const validated = Object.fromEntries(Object.keys(result.error ?? {}).map((name) => [name, true]));
  return {
    ...result,
    initialValue: value,
    intent: { type: "update", payload: { value } },
    state: { validated },
  };
}

/** If `run` fails unexpectedly, the person sees the same page with everything typed, `failure` and an id to quote. */
export async function attempt<T>(parsed: Parsed, failure: string, run: () => Promise<T>, title = "Error") {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Response || isRouterData(error)) throw error;
    const { id, status } = logFailure(error, failure);
    const text = `${failure}. What you typed is still here. Press the button again: it will not be saved twice. If it keeps failing, quote ${id}.`;
    return refuse(parsed, title, { formErrors: [text] }, status);
  }
}

export function logFailure(error: unknown, failure: string): { id: string; status: number } {
  const id = randomBytes(4).toString("hex");
  log.error({ err: error, id }, failure);
  return { id, status: isUnreachable(error) ? 503 : 500 };
}

function isRouterData(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    (error as { type?: unknown }).type === "DataWithResponseInit"
  );
}

/** The database is unavailable or full. */
export function isUnreachable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && /^(ECONN|EPIPE|CONNECT|ENOENT|57|53|08)/.test(code);
}
