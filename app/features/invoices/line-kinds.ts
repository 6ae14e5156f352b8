/** What a line of an invoice is. */
export const lineKindNames = {
  sale: "Sale",
  core_charge: "Core charge",
  core_return: "Core return",
  lost: "Asked for, not sold",
};
