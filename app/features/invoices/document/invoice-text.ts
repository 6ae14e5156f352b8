import type { InvoiceView } from "./invoice-view";

/** For mail readers that open no attachments. */
export function invoiceText(invoice: InvoiceView): string {
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
