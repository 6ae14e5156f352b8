/** The only access keys there are. Help lists them. */
export const accessKeys = {
  newInvoice: { letter: "n", does: "New Invoice", where: "on the invoices, an invoice and a customer" },
  finalize: { letter: "i", does: "Finalize Invoice", where: "on an invoice that is being written" },
} as const;
