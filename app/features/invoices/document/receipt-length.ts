import type { InvoiceView } from "./invoice-view";

/** Points, as app/styles/invoice.css prints a receipt. */
const [textWidth, lineHeight, aroundSection, betweenLines, logoHeight] = [204, 11.05, 9.75, 4.5, 66];
const pointsInMm = 72 / 25.4;
const margins = 8;

/**
 * How long the paper of a receipt must be, in mm: CSS has no page that is as long as its content. Each line of text is counted as a wide
 * font prints it, so that it ends with a few mm of white rather than on a second page.
 */
export function receiptLength(invoice: InvoiceView): number {
  const { from, billTo, name, mark, facts, lines, sums, taxNotes, notes } = invoice;
  const about = facts.map(({ label, text }) => `${label}: ${text}`);
  const sections = [
    [from.name, from.header, from.address, ...from.lines],
    [`${name} - ${mark ?? ""}`, ...about, "Bill To:", billTo.name, billTo.address, ...billTo.lines],
    lines.flatMap(({ partNumber, description, quantity, price, discount, total }) => [
      partNumber,
      description,
      `${quantity} x ${price} less ${discount}   ${total} *`,
    ]),
    sums.map(({ label, text }) => `${label}   ${text}`),
    [...taxNotes, notes],
  ];
  const printed = sections.flat().reduce((count, text) => count + linesOf(text), 0);
  const points =
    printed * lineHeight +
    sections.length * aroundSection +
    lines.length * betweenLines +
    (from.logo ? logoHeight : 0);
  return Math.max(80, Math.ceil((points * 1.03) / pointsInMm) + margins);
}

function linesOf(text: string): number {
  if (text === "") return 0;
  return text.split("\n").reduce((count, one) => count + Math.max(1, wrapped(one)), 0);
}

/** A word that does not fit begins the next line, so lines are a fifth empty; a long word is broken. */
function wrapped(text: string): number {
  const width = [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
  return width <= textWidth ? 1 : Math.ceil((width * 1.2) / textWidth);
}

/** Points at 8.5pt, in a wide sans-serif font. */
function widthOf(letter: string): number {
  if (letter > "\u2e7f") return 8.5;
  if (/[MW@%]/.test(letter)) return 8.5;
  return /[A-Zmw]/.test(letter) ? 6.5 : 5;
}
