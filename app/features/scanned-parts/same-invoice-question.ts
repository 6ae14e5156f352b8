import { formatTime } from "~/ui/format";
import type { SameInvoice } from "./vendor-invoices.server";

/** `given` are the answers so far. */
export function sameInvoiceQuestion(
  { id, vendor, number, author, addedAt }: SameInvoice,
  { given, timeZone }: { given: string[]; timeZone: string },
) {
  return {
    title: "This invoice was added before",
    texts: [`${author} added invoice ${number} of ${vendor} on ${formatTime(new Date(addedAt), timeZone)}.`],
    choices: [{ name: `sameInvoice[${given.length}]`, value: id, label: "It is another one: add it" }],
  };
}
