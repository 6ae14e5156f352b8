import { data } from "@remix-run/node";
import type { PostedForm } from "~/http/forms/read-form.server";
import type { saveForm } from "~/http/forms/save-form.server";
import type { Scope } from "~/auth/scope";
import { maxLines } from "~/features/kits/kit-schema";
import { describeNumbers } from "~/features/kits/kits.server";
import type { FormAnswer } from "~/http/forms/form-answer.server";

export type KitAnswer = FormAnswer & {
  /** The part behind each number typed so far. */
  known: Record<string, string>;
};

/** With the part for each line. */
export async function withParts(
  scope: Scope,
  { fields }: PostedForm,
  answer: Awaited<ReturnType<typeof saveForm>>,
) {
  if (!("data" in answer)) return answer;
  const typed = [...fields].flatMap(([name, value]) =>
    /^lines\[\d+\]\.number$/.test(name) && typeof value === "string" ? [value.trim().slice(0, 100)] : [],
  );
  const known = await describeNumbers(scope, typed.filter(Boolean).slice(0, maxLines));
  return data<KitAnswer>({ ...answer.data, known }, answer.init ?? {});
}
