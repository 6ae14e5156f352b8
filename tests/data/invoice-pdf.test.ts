import sharp from "sharp";
import { expect, test } from "vitest";
import { invoiceView } from "~/features/invoices/document/invoice-view";
import type { DocumentLine, InvoiceDocument } from "~/features/invoices/document/invoice-document";
import { invoicePdf } from "~/features/invoices/document/invoice-pdf.server";
import { papers } from "~/features/invoices/document/paper-sizes";
import { invoiceTotals } from "~/features/invoices/totals";
import { type PdfPage, readPdf, readTags } from "../support/pdf";

const letterhead = {
  companyName: "Łódź & Größe Diesel",
  headerText: "Heavy-duty parts since 1987",
  address: "1 Yard Road\nSpringfield, IL 62701",
  phone: "555-0100",
  taxId: "12-3456789",
  logo: null,
};

function lineOf(number: number, facts: Partial<DocumentLine> = {}) {
  return {
    kind: "sale" as const,
    partNumber: `LF${9000 + number}`,
    description: `Lube filter ${number}`,
    quantity: number,
    unitPrice: "33.335",
    discount: "0",
    taxed: true,
    ...facts,
  };
}

function contentOf(
  lines: Omit<DocumentLine, "total">[],
  facts: Partial<InvoiceDocument> = {},
): InvoiceDocument {
  const { lines: amounts, subtotal, tax, total } = invoiceTotals(lines, "8.25");
  return {
    kind: "invoice",
    status: "sent",
    number: "INV-007",
    creditsNumber: null,
    letterhead,
    customer: {
      name: "Привет Ελλάς",
      phone: "555-0144",
      email: null,
      address: "9 Pier Road",
      isRemoved: false,
    },
    terms: "net_30",
    isTaxExempt: false,
    taxCertificate: null,
    invoiceDate: "2026-11-28",
    dueDate: "2026-12-28",
    poNumber: "PO 7",
    notes: null,
    paymentMethod: "cod",
    lines: lines.map((line, index) => ({ ...line, total: amounts[index]! })),
    subtotal,
    taxRate: "8.25",
    taxRateUnread: null,
    tax,
    total,
    paid: "0",
    credited: "0",
    paidBack: "0",
    open: total,
    ...facts,
  };
}

const many = (count: number) => Array.from({ length: count }, (_, at) => lineOf(at + 1));

async function pagesOf(content: InvoiceDocument, paper: keyof typeof papers = "letter", logo?: Buffer) {
  return readPdf(await invoicePdf(invoiceView(content), paper, logo));
}

/** Nothing is printed outside of the sheet. */
function expectInside({ pieces, width, height }: PdfPage): void {
  const outside = pieces.filter(
    ({ x, y, width: long }) => x < 10 || x + long > width - 10 || y < 8 || y > height - 8,
  );
  expect(outside).toEqual([]);
}

test("a PDF has the words of the invoice, in whatever alphabet, and the cents of the screen", async () => {
  const line = lineOf(1, { quantity: 3, discount: "33.33", description: "Élément – Фильтр" });
  const [page, ...more] = await pagesOf(contentOf([line], { notes: "Ring at gate 4" }));
  expect(more).toEqual([]);
  for (const words of [
    "Heavy-duty parts since 1987",
    "INV-007",
    "Łódź & Größe Diesel",
    "Tax ID 12-3456789",
    "Привет Ελλάς",
    "Due date Dec 28, 2026",
    "Payment terms Net 30",
    "LF9001 Élément – Фильтр 3 $33.335 33.33% $66.67",
    "Subtotal $66.67 Tax (8.25%) $5.50 Total $72.17 Balance due $72.17",
    "Notes Ring at gate 4",
    "Page 1 of 1",
  ])
    expect(page!.text).toContain(words);
  expectInside(page!);
});

test.each([
  ["letter", 40],
  ["letter", 400],
  ["a4", 400],
] as const)(
  "on %s, %i lines stand on as many pages as they need, each with the heads and its number, none torn or lost",
  async (paper, count) => {
    const pages = await pagesOf(contentOf(many(count)), paper);
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expectInside(page);
      expect([page.width, page.height].map(Math.round)).toEqual(
        [papers[paper].width, papers[paper].height].map(Math.round),
      );
      expect(page.text).toContain(`Page ${index + 1} of ${pages.length}`);
      if (/LF\d{4}/.test(page.text)) expect(page.text).toContain("Part # Description Qty Price Total");
    }
    const text = pages.map((page) => page.text).join(" ");
    const found = [...text.matchAll(/LF(\d{4}) Lube filter (\d+) ([\d,]+) \$33\.335 \$/g)];
    expect(found.map(([, number]) => Number(number) - 9000)).toEqual(many(count).map((_, at) => at + 1));
    expect(pages.at(-1)!.text).toContain("Balance due");
  },
);

test("a receipt is one strip of paper, as long as its lines", async () => {
  const [short] = await pagesOf(contentOf(many(1)), "receipt");
  const [long, ...more] = await pagesOf(contentOf(many(60)), "receipt");
  expect(more).toEqual([]);
  expect(Math.round(long!.width)).toBe(Math.round(papers.receipt.width));
  expect(long!.height).toBeGreaterThan(short!.height + 59 * 20);
  expect(long!.text).toContain("60 x $33.335 $2,000.10");
  expectInside(long!);
  const pages = await pagesOf(contentOf(many(500)), "receipt");
  expect(pages.length).toBe(2);
  for (const page of pages) expectInside(page);
});

test("long names, words without a blank, and notes over pages stay inside of the sheet", async () => {
  const word = "W".repeat(100);
  const content = contentOf([lineOf(1, { partNumber: word, description: "Kit ".repeat(120) }), lineOf(2)], {
    customer: {
      name: `${word} ${word}`,
      phone: word,
      email: `${word}@example.com`,
      address: word,
      isRemoved: false,
    },
    notes: Array.from({ length: 150 }, (_, at) => `Line ${at} of the notes`).join("\n"),
    poNumber: word,
  });
  for (const paper of ["letter", "a4", "receipt"] as const) {
    const pages = await pagesOf(content, paper);
    for (const page of pages) expectInside(page);
    expect(pages.map((page) => page.text).join(" ")).toContain("Line 149 of the notes");
  }
});

test("a header text and addresses of sixty lines from before they were limited leave the rest on the first page", async () => {
  const sixty = Array.from({ length: 60 }, (_, at) => `L${at}`).join("\n");
  const content = contentOf([lineOf(1)], {
    letterhead: { ...letterhead, headerText: sixty, address: sixty },
  });
  for (const paper of ["letter", "a4"] as const) {
    const pages = await pagesOf(content, paper);
    expect(pages).toHaveLength(1);
    expect(pages[0]!.text).toContain("L9 …");
    expectInside(pages[0]!);
  }
});

test("a number stays on one line, however large", async () => {
  const line = lineOf(1, { quantity: 99_999, unitPrice: "12345.6789", discount: "12.25" });
  for (const paper of ["letter", "a4", "receipt"] as const) {
    const [page] = await pagesOf(contentOf([line, lineOf(2, { taxed: false })]), paper);
    const texts = page!.pieces.map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining([expect.stringContaining("$12,345.6789"), "$1,083,322,490.14"]),
    );
    expectInside(page!);
  }
});

test("the end of a line, a tab, and what else has no shape is not drawn as a box", async () => {
  const typed = "Open\r\nMonday\tto\u0007 Friday";
  const content = contentOf([lineOf(1, { description: typed })], {
    letterhead: { ...letterhead, headerText: typed, address: typed },
    notes: typed,
  });
  for (const paper of ["letter", "receipt"] as const) {
    const [page] = await pagesOf(content, paper);
    const texts = page!.pieces.map(({ text }) => text);
    expect(texts.filter((text) => text === "Open")).toHaveLength(4);
    expect(texts.filter((text) => text === "Monday to Friday")).toHaveLength(4);
  }
});

test("a draft and a cancelled invoice say so, and a credit note is called one", async () => {
  const draft = contentOf(many(1), { status: "draft", number: null });
  expect((await pagesOf(draft))[0]!.text).toContain("DRAFT");
  const cancelled = contentOf(many(1), { status: "cancelled" });
  expect((await pagesOf(cancelled, "receipt"))[0]!.text).toContain("Invoice INV-007 - CANCELLED");
  const note = contentOf(many(1), { kind: "credit_note", number: "CN-001", creditsNumber: "INV-007" });
  const [page] = await pagesOf(note);
  expect(page!.text).toContain("Credit note CN-001");
  expect(page!.text).toContain("For invoice INV-007");
  expect(page!.text).toContain("Total credited $36.09");
});

test("a logo of any shape stands at the head and pushes the rest down", async () => {
  for (const [width, height] of [
    [600, 60],
    [60, 600],
  ] as const) {
    const logo = await sharp({ create: { width, height, channels: 4, background: "#0a5866" } })
      .png()
      .toBuffer();
    for (const paper of ["letter", "receipt"] as const) {
      const [page] = await pagesOf(contentOf(many(1)), paper, logo);
      expectInside(page!);
      const head = page!.pieces.find(({ text }) => /Heavy-duty|Łódź/.test(text))!;
      expect(page!.height - head.y).toBeGreaterThan(height > width ? 60 : 35);
      // Right below it, with no room kept for a higher one.
      if (width > height) expect(page!.height - head.y).toBeLessThan(90);
    }
  }
});

test("a screen reader reads a heading, and rows whose cells are under their headings", async () => {
  const lines = [lineOf(1), lineOf(2, { discount: "10" })];
  const logo = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const pdf = await invoicePdf(invoiceView(contentOf(lines)), "letter", logo);
  const tags = await readTags(pdf);
  const read = tags.replace(/\n +/g, " ").replace(/  +/g, " ");
  expect(read).toContain(`Figure: ${letterhead.companyName}`);
  expect(read).toContain("H1 Invoice");
  expect(read).toContain("Table TR TH Part # TH Description TH Qty TH Price TH Discount TH Total");
  expect(read).toContain("TR TD LF9001 TD Lube filter 1 TD 1 TD $33.335 TD $33.34");
  expect(read).toContain("TR TD LF9002 TD Lube filter 2 TD 2 TD $33.335 TD 10% TD $60.00");
  expect(read).not.toContain("Page 1 of 1");
  // The reader of the test leaves the empty cell out.
  expect(pdf.toString("latin1").match(/\/S \/TD/g)).toHaveLength(12);
});
