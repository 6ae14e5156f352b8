export const lineKindNames = {
  sale: "Sale",
  core_charge: "Core charge",
  core_return: "Core return",
  lost: "Asked for, not sold",
};

const marks = { sale: "", core_charge: "Core charge", core_return: "Core return", lost: "" };

/** With the kind in front, if it matters. */
export function describeLine(kind: keyof typeof marks, description: string): string {
  return [marks[kind], description].filter(Boolean).join(": ");
}
