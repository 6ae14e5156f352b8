import { data } from "@remix-run/node";
import { Big } from "big.js";
import type { Scope } from "~/auth/scope";
import { itemProblemText } from "~/features/inventory/item/item-problem";
import { lookAlikeQuestion } from "~/features/inventory/item/look-alike-question";
import type { AddToStockProblem } from "~/features/scanned-parts/stock/add-to-stock.server";
import { type KnownRow, knownRows } from "~/features/scanned-parts/known-rows.server";
import { sameInvoiceQuestion } from "~/features/scanned-parts/same-invoice-question";
import { scanGone } from "~/features/scanned-parts/scanned-parts-text";
import { type ScannedInvoice, totalText } from "~/features/scanned-parts/scanned-invoice";
import type { StockInvoice } from "~/features/scanned-parts/stock/stock-invoice-schema";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import type { Refused, saveForm } from "~/http/forms/save-form.server";
import { formatCounted } from "~/ui/format";

/** What "Done Editing" says: what would be added, and whether it adds up. */
export function stockInvoiceNotes(scan: ScannedInvoice | null) {
  return ({ rows }: StockInvoice) => {
    const fresh = rows.filter(({ to }) => to === "new").length;
    const sum = rows.reduce(
      (all, { cost, quantity }) => all.plus(new Big(cost ?? 0).times(quantity)),
      new Big(0),
    );
    const what = [
      fresh > 0 && `${formatCounted(fresh, "new part")}`,
      rows.length > fresh && `more of ${formatCounted(rows.length - fresh, "part")} of the inventory`,
    ];
    const total = scan && totalText(sum.round(2, Big.roundHalfUp), scan);
    return { notes: [`To add: ${what.filter(Boolean).join(" and ")}.`, ...(total ? [total] : [])] };
  };
}

export function stockInvoiceRefusal(
  scope: Scope,
  { sameInvoice: given, confirmed }: StockInvoice,
  problem: AddToStockProblem,
): Refused {
  switch (problem.problem) {
    case "same-invoice":
      return { question: sameInvoiceQuestion(problem, { given, timeZone: scope.account.timeZone }) };
    case "scan-gone":
      return scanGone;
    case "rows":
      return { fieldErrors: problem.messages };
    case "row":
      return rowRefusal(problem, confirmed);
  }
}

function rowRefusal(
  { index, partNumber, why }: Extract<AddToStockProblem, { problem: "row" }>,
  given: string[],
): Refused {
  if (why.problem === "look-alike") {
    const { title, choices, ...question } = lookAlikeQuestion(why.alike, "add it");
    const ofRow = choices.map((choice) => ({
      ...choice,
      name: `confirmed[${given.length}]`,
      value: partNumber,
    }));
    return { question: { ...question, title: `Row ${index + 1}: ${title.toLowerCase()}`, choices: ofRow } };
  }
  const { title, fieldErrors = {}, formErrors = [], link } = itemProblemText(why);
  const named = Object.entries(fieldErrors).map(([name, texts]): [string, string[]] => [
    `rows[${index}].${name}`,
    texts,
  ]);
  return {
    ...{ title, link, fieldErrors: Object.fromEntries(named) },
    formErrors: formErrors.map((text) => `Row ${index + 1}: ${text}`),
  };
}

type Answer = Awaited<ReturnType<typeof saveForm>>;

/** With what the inventory knows of the numbers as they are typed now. */
export async function withKnown(scope: Scope, answer: Answer) {
  if (!("data" in answer)) return answer;
  type Typed = { partNumber?: string; cost?: string };
  const rows = (answer.data.result.initialValue?.rows ?? []) as Typed[];
  const known = await knownRows(
    scope,
    rows.map(({ partNumber = "", cost = "" }) => ({ partNumber: partNumber.slice(0, 100), unitCost: cost })),
  );
  return data<FormAnswer & { known: KnownRow[] }>({ ...answer.data, known }, answer.init ?? {});
}
