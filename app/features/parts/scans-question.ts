import type { Question } from "~/http/forms/form-answer.server";
import { scansNote } from "~/features/inventory/item/glued-scans";
import { formatCounted } from "~/ui/format";
import type { NewPart } from "./part-schema";

/** Which of the scanned parts this one is. A part scanned twice is two pieces of it. */
export function scansQuestion(number: string, ways: string[][]): Question {
  const choices = new Map<string, Question["choices"][number]>();
  for (const way of ways)
    for (const scan of new Set(way)) {
      const pieces = way.filter((one) => one === scan).length;
      const value = `${pieces} ${scan}`;
      choices.set(value, { name: "scan", value, label: `${scan}, ${formatCounted(pieces, "piece")}` });
    }
  const texts = [`${scansNote(number, ways)}. This form takes one part from stock.`];
  return { title: "Which part is it?", texts, choices: [...choices.values()] };
}

/** With the number and the pieces that were chosen. */
export function withChosenScan(typed: NewPart): NewPart {
  const [, pieces, number] = /^([1-9]\d{0,3}) (\S.*)$/.exec(typed.scan ?? "") ?? [];
  return number ? { ...typed, partNumber: number, quantityTaken: Number(pieces) } : typed;
}
