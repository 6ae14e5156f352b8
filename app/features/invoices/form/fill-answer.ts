import type { LineValues } from "./invoice-values";
import type { InvoiceView } from "./recalculated-form";

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

/** Undefined where one number stands for several lines: a kit is opened by the form itself. */
export function fillAnswer(
  numbers: string[],
  { values, lines, taxNote }: InvoiceView,
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

function noteOf({ notes, picks }: InvoiceView["lines"][number]): string {
  return [...notes, picks?.length ? "“Fill from inventory” lists the parts" : ""].filter(Boolean).join(" · ");
}
