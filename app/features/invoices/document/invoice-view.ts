import Big from "big.js";
import { formatCount, formatDay, formatMoney, formatPrice, trimDecimals } from "~/ui/format";
import { headLines } from "~/features/company-settings/letterhead";
import { paymentTermsLabel } from "~/features/customers/customer-choices";
import type { DocumentLine, InvoiceDocument } from "./invoice-document";
import { isIssued } from "../invoice-status";
import { openBalance } from "../open-balance";
import { describeLine } from "../line-kinds";
import { negated } from "../totals";
import { paymentMethods } from "../payments/payment-methods";

export type InvoiceView = ReturnType<typeof invoiceView>;
export type Fact = { label: string; text: string };
export type InvoiceLineView = ReturnType<typeof lineView>;
export type Sum = Fact & { strong?: boolean };

/**
 * Screen, paper, PDF, mail and receipt all print this, so they agree to the cent. For deleted customers screens show no address, e-mail or
 * terms; paper stays as issued.
 */
export function invoiceView(document: InvoiceDocument, on: "paper" | "screen" = "paper") {
  const { kind, letterhead, customer, number, status } = document;
  const isForgotten = on === "screen" && customer.isRemoved;
  const lines = document.lines.filter((line) => line.kind !== "lost").map(lineView);
  return {
    kind,
    title: kind === "invoice" ? "Invoice" : "Credit note",
    number,
    name: [kind === "invoice" ? "Invoice" : "Credit note", number].filter(Boolean).join(" "),
    mark: status === "draft" ? "DRAFT" : status === "cancelled" ? "CANCELLED" : undefined,
    from: {
      name: letterhead.companyName,
      header: headLines(letterhead.headerText),
      address: headLines(letterhead.address),
      lines: [letterhead.phone, letterhead.taxId && `Tax ID ${letterhead.taxId}`].filter(Boolean),
      logo: letterhead.logo,
    },
    billTo: {
      name: customer.name,
      address: isForgotten ? "" : headLines(customer.address ?? ""),
      lines: [customer.phone, isForgotten ? "" : (customer.email ?? "")].filter(Boolean),
    },
    facts: datesOf(document, isForgotten),
    lines,
    hasDiscounts: lines.some(({ discount }) => discount !== ""),
    sums: sumsOf(document),
    marksUntaxed: marksUntaxed(document),
    taxNotes: taxNotesOf(document),
    notes: document.notes ?? "",
  };
}

function datesOf(document: InvoiceDocument, isForgotten: boolean): Fact[] {
  const { kind, invoiceDate, dueDate, poNumber, creditsNumber, paymentMethod, terms } = document;
  const method = paymentMethods.find(({ value }) => value === paymentMethod);
  return known([
    ["Date", formatDay(invoiceDate)],
    ["Due date", dueDate && formatDay(dueDate)],
    ["For invoice", creditsNumber],
    ["PO number", poNumber],
    ["Payment terms", kind === "invoice" && terms && !isForgotten ? paymentTermsLabel(terms) : null],
    ["Payment method", method?.label],
  ]);
}

function known(facts: [label: string, text: string | null | undefined][]): Fact[] {
  return facts.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

function lineView(line: DocumentLine, index: number) {
  const { kind, partNumber, description, quantity, unitPrice, discount, saleNumber, total } = line;
  return {
    key: line.id ?? String(index),
    partNumber,
    description: [describeLine(kind, description), saleNumber && `(${saleNumber})`].filter(Boolean).join(" "),
    quantity: formatCount(quantity),
    price: formatPrice(unitPrice),
    discount: Number(discount) === 0 ? "" : `${trimDecimals(discount)}%`,
    /** Untaxed lines are marked only if others are taxed. */
    untaxed: !isTaxed(line),
    total: formatMoney(total),
  };
}

function isTaxed({ taxed, given }: DocumentLine): boolean {
  return taxed || Number(given?.tax ?? 0) !== 0;
}

function sumsOf(document: InvoiceDocument): Sum[] {
  const { kind, status, number, subtotal, taxRate, tax, total, paid, credited, open, paidBack } = document;
  const returned = returnedTax(document);
  const sums: Sum[] = [
    { label: "Subtotal", text: formatMoney(subtotal) },
    { label: `Tax (${trimDecimals(taxRate)}%)`, text: formatMoney(new Big(tax).plus(returned).toFixed(2)) },
    ...(returned.eq(0)
      ? []
      : [{ label: "Tax of returned cores", text: formatMoney(negated(returned.toFixed(2))) }]),
    { label: kind === "invoice" ? "Total" : "Total credited", text: formatMoney(total), strong: true },
  ];
  if (kind === "credit_note" && Number(paidBack) !== 0)
    sums.push({ label: "Paid back", text: formatMoney(paidBack) });
  if (kind === "credit_note" || number === null || (!isIssued(status) && Number(paid) === 0)) return sums;
  if (!isIssued(status)) sums.push({ label: "Not charged", text: formatMoney(negated(total)) });
  if (Number(credited) !== 0) sums.push({ label: "Credited", text: formatMoney(negated(credited)) });
  if (Number(paid) !== 0)
    sums.push({ label: paid.startsWith("-") ? "Paid back" : "Paid", text: formatMoney(negated(paid)) });
  const { isCredit, text } = openBalance(open);
  return [...sums, { label: isCredit ? "Credit" : "Balance due", text, strong: true }];
}

function returnedTax({ lines }: InvoiceDocument): Big {
  return lines.reduce((sum, { given }) => sum.plus(given?.tax ?? 0), new Big(0));
}

/** If some lines are taxed, the untaxed ones get a star. */
function marksUntaxed({ tax, lines }: InvoiceDocument): boolean {
  return Number(tax) !== 0 && lines.some((line) => !isTaxed(line) && line.kind !== "lost");
}

function taxNotesOf(document: InvoiceDocument): string[] {
  const { isTaxExempt, taxCertificate, taxRateUnread, status } = document;
  const notes: string[] = [];
  if (isTaxExempt) notes.push(taxCertificate ? `Tax exempt, certificate ${taxCertificate}` : "Tax exempt");
  // For the seller: drafts only.
  if (taxRateUnread && status === "draft") notes.push("No tax charged - rate was not a number");
  if (marksUntaxed(document)) notes.push("* No tax on this line");
  return notes;
}
