import { formatTime } from "~/ui/format";
import type { SameInvoice } from "./vendor-invoices.server";

export function sameInvoiceQuestion({ vendor, number, author, addedAt }: SameInvoice, timeZone: string) {
  return {
    title: "This invoice was added before",
    texts: [`${author} added invoice ${number} of ${vendor} on ${formatTime(new Date(addedAt), timeZone)}.`],
    choices: [{ name: "sameInvoice", value: "yes", label: "It is another one: add it" }],
  };
}
