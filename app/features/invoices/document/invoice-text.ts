import type { InvoiceView } from "./invoice-view";

/** What its mail says, beside the PDF. */
export function invoiceMail(invoice: InvoiceView) {
  const { name, from } = invoice;
  return { subject: `${name} from ${from.name}`, body: signedBy(from.name, invoiceText(invoice)) };
}

export function signedBy(company: string, text: string): string {
  return `${text}\n\nSent by ${company} with FleetTrack Pro.\n`;
}

/** For mail readers that open no attachments. */
function invoiceText(invoice: InvoiceView): string {
  const { name, mark, from, billTo, facts, lines, sums, marksUntaxed, taxNotes, notes } = invoice;
  return [
    [[name, mark].filter(Boolean).join(" - "), ...facts.map(({ label, text }) => `${label}: ${text}`)],
    ["From:", from.name, from.address, ...from.lines],
    ["Bill to:", billTo.name, billTo.address, ...billTo.lines],
    lines.map((line) => lineText(line, marksUntaxed)),
    [...sums.map(({ label, text }) => `${label}: ${text}`), ...taxNotes],
    [notes],
  ]
    .map((block) => block.filter(Boolean).join("\n"))
    .filter(Boolean)
    .join("\n\n");
}

function lineText(line: InvoiceView["lines"][number], marksUntaxed: boolean): string {
  const { partNumber, description, quantity, price, discount, untaxed, total } = line;
  const what = [partNumber, description].filter(Boolean).join(" ");
  const less = discount && ` less ${discount}`;
  return `${quantity} x ${what}\n  at ${price}${less}: ${total}${untaxed && marksUntaxed ? " *" : ""}`;
}
