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
} from "~/http/forms/form-answer.server";
import { type PostedForm, parseForm, refuseForm } from "./form.server";

/** Why a form was not saved, in words: with a question it is saved once the person says how. */
export type Refused = Problem & {
  /** In place of `failure`. */
  title?: string;
  status?: number;
  question?: Question;
  /** Values to put into the form that is shown again. */
  filled?: Record<string, string>;
};

type Checked = { notes: string[]; filled?: Record<string, string> };
type Schema = z.ZodType;
type Awaitable<T> = T | Promise<T>;

type SaveOptions<S extends Schema> = {
  schema: S | ((posted: FormData) => S);
  /** "Failed to update part": what a person is told, and the log, when it is not saved. */
  failure: string;
  /** The title where what was typed is wrong, by what is said of it. */
  invalid?: (messages: string[]) => string;
  /** For a form that looks itself over before it saves: what was understood. */
  check?: (typed: z.output<S>) => Awaitable<Checked | Refused>;
};

type Save<S extends Schema> = (typed: z.output<S>, token: string) => Promise<TypedResponse<never> | Refused>;

/** What a form with nothing but its button is parsed with. */
export const noFields = z.object({});

/** The action of a form: `save` says where it leads, or why it was not saved; then the same page comes again with what was typed. */
export async function saveForm<S extends Schema>(
  form: PostedForm,
  { schema, failure, invalid, check }: SaveOptions<S>,
  save: Save<S>,
) {
  const parsed = parseForm(form, schema);
  if (!parsed.ok && isRowChange(form)) return showRows(parsed);
  if (!parsed.ok) {
    const messages = Object.values(parsed.submission.reply().error ?? {}).flatMap((texts) => texts ?? []);
    return refuseForm(parsed, invalid?.(messages));
  }
  return attempt(parsed, failure, async () => {
    const done = check && isCheck(form) ? await check(parsed.value) : await save(parsed.value, parsed.token);
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
