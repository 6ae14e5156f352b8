export type KitForm = {
  name: string;
  notes: string;
  lines: { number: string; quantity: string }[];
  version: string;
};

export const blankLine = { number: "", quantity: "1" };
