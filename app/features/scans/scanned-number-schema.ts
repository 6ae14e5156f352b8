import { z } from "zod";
import { requiredText } from "~/features/amounts/amount-fields";

export const scannedNumberSchema = z.object({ partNumber: requiredText("Part number", 100) });

/** What Enter says. */
export function readNumber({ partNumber }: z.output<typeof scannedNumberSchema>) {
  return { notes: [`The number is ${partNumber}.`] };
}
