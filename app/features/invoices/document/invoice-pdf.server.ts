import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import type { InvoiceView } from "./invoice-view";
import { type PaperName, papers } from "./paper-sizes";
import { makePdf } from "./pdf-document.server";
import { drawReceipt, receiptMargin } from "./pdf-receipt.server";
import { drawSheet } from "./pdf-sheet.server";

export async function invoicePdf(
  invoice: InvoiceView,
  paper: PaperName,
  logo: Buffer | undefined,
): Promise<Buffer> {
  const { width, height } = papers[paper];
  const about = { title: invoice.name, author: invoice.from.name };
  if (paper !== "receipt")
    return makePdf({ ...about, size: [width, height], margin: 48 }, (doc) => drawSheet(doc, invoice, logo));
  let end = 0;
  const roll = { ...about, margin: receiptMargin };
  await makePdf({ ...roll, size: [width, height] }, (doc) => {
    end = drawReceipt(doc, invoice, logo);
    // With a second page, nothing is cut off.
    if (doc.bufferedPageRange().count > 1) end = height;
  });
  return makePdf({ ...roll, size: [width, Math.ceil(end) + receiptMargin] }, (doc) => {
    drawReceipt(doc, invoice, logo);
  });
}

export async function getLogo(scope: Scope, invoice: InvoiceView): Promise<Buffer | undefined> {
  return scope.db((trx) => readLogo(trx, invoice));
}

/** The logo in a format that a PDF can hold: PNG or JPEG. */
export async function readLogo(
  trx: AccountTransaction,
  { from: { logo } }: InvoiceView,
): Promise<Buffer | undefined> {
  if (!logo) return undefined;
  const file = await trx
    .selectFrom("files")
    .select(["bytes", "content_type"])
    .where("id", "=", logo.id)
    .executeTakeFirst();
  if (!file || ["image/jpeg", "image/png"].includes(file.content_type)) return file?.bytes;
  const { default: sharp } = await import("sharp");
  return sharp(file.bytes).png().toBuffer();
}
