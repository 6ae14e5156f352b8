import { data } from "@remix-run/node";
import type { parseForm } from "~/auth/form.server";
import type { Scope } from "~/auth/scope";
import { mostLines } from "~/features/kits/kit-schema";
import { describeNumbers } from "~/features/kits/kits.server";
import type { FormAnswer } from "~/http/forms/form-answer.server";

export type KitAnswer = FormAnswer & {
  /** What the numbers that were typed so far mean. */
  known: Record<string, string>;
};

type Answer = { data: FormAnswer; init: ResponseInit | null };

/** The kit's form again, each line with the part that it means. */
export async function withParts(
  scope: Scope,
  { submission }: Pick<ReturnType<typeof parseForm>, "submission">,
  answer: Answer,
) {
  const { lines } = submission.payload;
  const typed = (Array.isArray(lines) ? lines : []).slice(0, mostLines).flatMap((line) => {
    const number: unknown = (line as { number?: unknown } | null)?.number;
    return typeof number === "string" && number.trim() ? [number.trim().slice(0, 100)] : [];
  });
  const known = await describeNumbers(scope, typed);
  return data<KitAnswer>({ ...answer.data, known }, answer.init ?? {});
}
