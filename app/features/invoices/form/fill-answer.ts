import type { LineValues } from "./invoice-values";
import type { LineView, RecalculatedForm, StepChoice } from "./recalculated-form";

/** A line of the form, and its place from 0. */
export type AskedLine = { place: number; line: LineValues };

/** Few enough that each answer comes quickly. */
export const maxAsked = 20;

export type FillAnswer = {
  lines: FilledLine[];
  dueDate: string;
  taxRate: string;
  taxNote: string;
  proposed: string;
};

export type FilledLine = {
  place: number;
  line: LineValues;
  /** What the page prints beside the line, as HTML. */
  notes: string;
  /** The same, to be spoken. */
  spoken: string;
  /** The field that must be filled in or chosen first. */
  replyTo: LineView["replyTo"];
};

/** Undefined if a number is a kit: only a posted form adds its lines. */
export function fillAnswer(
  asked: AskedLine[],
  { values, lines, taxNote }: RecalculatedForm,
  render: (printed: LineView, about: string) => string,
): FillAnswer | undefined {
  // Of none, the form has a blank one.
  if (values.lines.length !== Math.max(1, asked.length)) return undefined;
  const { dueDate, taxRate, proposed } = values;
  return {
    ...{ dueDate, taxRate, taxNote, proposed },
    lines: asked.map(({ place }, index) => {
      const printed = lines[index]!;
      return {
        place,
        line: values.lines[index]!,
        notes: render(atPlace(printed, place), `line ${place + 1}`),
        spoken: [...printed.notes, ...printed.marks].join(". "),
        replyTo: printed.replyTo,
      };
    }),
  };
}

/** The buttons name the line's place in the whole form. */
function atPlace(printed: LineView, place: number): LineView {
  const placed = ({ step, label }: StepChoice) => ({
    step: step.replace(/^(\w+):\d+/, `$1:${place}`),
    label,
  });
  return {
    ...printed,
    offers: printed.offers.map(placed),
    candidates: printed.candidates?.map(placed),
  };
}
