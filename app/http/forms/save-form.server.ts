import type { TypedResponse } from "@remix-run/node";
import { z } from "zod";
import {
  type Problem,
  type Question,
  askToConfirm,
  attempt,
  isCheck,
  isRowChange,
  refuse,
  showChecked,
  showRows,
} from "./form-answer.server";
import { type PostedForm, parseForm, refuseForm } from "./read-form.server";

/** Why a form was not saved, in words. With a question, it is saved once the person answers. */
export type Refused = Problem & {
  /** In place of `failure`. */
  title?: string;
  status?: number;
  question?: Question;
  /** Values for the form when it is shown again. */
  filled?: Record<string, string>;
};

type Checked = { notes: string[]; filled?: Record<string, string> };
type Schema = z.ZodType;
type Awaitable<T> = T | Promise<T>;

type SaveOptions<S extends Schema> = {
  schema: S | ((posted: FormData) => S);
  /** "Failed to update part": for the person and the log. */
  failure: string;
  /** The title for invalid input, chosen by its messages. */
  invalid?: (messages: string[]) => string;
  /** For Enter, which saves nothing: how the form was read. */
  check?: (typed: z.output<S>) => Awaitable<Checked | Refused>;
};

type Save<S extends Schema> = (typed: z.output<S>, token: string) => Promise<TypedResponse<never> | Refused>;

/** For a form with nothing but a button. */
export const noFields = z.object({});

/** The action of a form. `save` returns a redirect, or why it was not saved; then the same page is shown again with everything typed. */
export async function saveForm<S extends Schema>(
  form: PostedForm,
  { schema, failure, invalid, check }: SaveOptions<S>,
  save: Save<S>,
) {
  const parsed = parseForm(form, schema);
  if ("problem" in parsed && isRowChange(form)) return showRows(parsed);
  if ("problem" in parsed) {
    const messages = Object.values(parsed.submission.reply().error ?? {}).flatMap((texts) => texts ?? []);
    return refuseForm(parsed, invalid?.(messages));
  }
  return attempt(parsed, failure, async () => {
    const look = check ?? ((): Checked => ({ notes: [] }));
    const done = isCheck(form) ? await look(parsed.value) : await save(parsed.value, parsed.token);
    if (isResponse(done)) return done;
    if ("notes" in done) return showChecked(parsed, done.notes, done.filled);
    const { title = failure, status = 409, question, filled = parsed.filled, ...problem } = done;
    if (question) return askToConfirm(parsed, question);
    return refuse({ ...parsed, filled }, title, problem, status);
  });
}

function isResponse(done: object): done is TypedResponse<never> {
  return done instanceof Response;
}
