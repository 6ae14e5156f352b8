import type { LineValues } from "./invoice-values";
import type { LineView, RecalculatedForm } from "./recalculated-form";

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

/** Undefined if a number is a kit: only a posted form adds its lines. */
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
