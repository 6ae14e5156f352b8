/** What a line of an invoice is. */
export const lineKindNames = {
  sale: "Sale",
  core_charge: "Core charge",
  core_return: "Core return",
  lost: "Asked for, not sold",
};

const marks = { sale: "", core_charge: "Core charge", core_return: "Core return", lost: "" };

/** What is said of a line beside its part number. */
export function describeLine(kind: keyof typeof marks, description: string): string {
  return [marks[kind], description].filter(Boolean).join(": ");
}
