import { data } from "@remix-run/node";
import type { PostedForm } from "~/http/forms/read-form.server";
import type { saveForm } from "~/http/forms/save-form.server";
import type { Scope } from "~/auth/scope";
import { maxLines } from "~/features/kits/kit-schema";
import { describeNumbers } from "~/features/kits/kits.server";
import { type KitForm, type KnownNumber, withClearScans } from "~/features/kits/kit-values";
import { readAsText } from "~/features/inventory/item/glued-scans";
import { type FormAnswer, fill, isRowChange } from "~/http/forms/form-answer.server";

export type KitAnswer = FormAnswer & {
  /** Each number typed so far. */
  known: Record<string, KnownNumber>;
  /** Numbers that were several scans, and have a line for each now. */
  readAs: string[];
};

/** With the part for each line, and a line for each of several scans in one. */
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
  const lines = linesOf(answer.data);
  const read = isRowChange({ fields }) ? withClearScans(lines, known) : lines;
  if (read.length === lines.length || read.length > maxLines)
    return data<KitAnswer>({ ...answer.data, known, readAs: [] }, answer.init ?? {});
  const numbers = read.map(({ number }) => number.trim()).filter(Boolean);
  return data<KitAnswer>({
    ...answer.data,
    result: fill(answer.data.result, { lines: read }),
    known: await describeNumbers(scope, numbers),
    readAs: Object.values(known).flatMap(({ isClear, ways }) => (isClear ? [readAsText(ways[0]!)] : [])),
  });
}

function linesOf({ result }: FormAnswer): KitForm["lines"] {
  const lines = (result.initialValue?.lines ?? []) as Partial<KitForm["lines"][number]>[];
  return lines.map((line) => ({ number: line.number ?? "", quantity: line.quantity ?? "" }));
}
