import type { LineValues } from "./invoice-values";
import type { LineView, RecalculatedForm } from "./recalculated-form";

/** What the inventory knows of the numbers that were asked for, and what the customer proposes. */
export type FillAnswer = {
  lines: FilledLine[];
  dueDate: string;
  taxRate: string;
  taxNote: string;
  proposed: string;
};

export type FilledLine = Pick<LineValues, "number" | "description" | "unitPrice" | "discount" | "part"> & {
  asked: string;
  note: string;
};

/** Undefined where a number is a kit, whose lines only a posted form adds. */
export function fillAnswer(
  numbers: string[],
  { values, lines, taxNote }: RecalculatedForm,
): FillAnswer | undefined {
  if (values.lines.length !== numbers.length) return undefined;
  const { dueDate, taxRate, proposed } = values;
  return {
    ...{ dueDate, taxRate, taxNote, proposed },
    lines: values.lines.map(({ number, description, unitPrice, discount, part }, index) => ({
      asked: numbers[index]!,
      ...{ number, description, unitPrice, discount, part },
      note: noteOf(lines[index]!),
    })),
  };
}

function noteOf({ notes, candidates }: LineView): string {
  return [...notes, candidates?.length ? "“Fill from inventory” lists the parts" : ""]
    .filter(Boolean)
    .join(" · ");
}
