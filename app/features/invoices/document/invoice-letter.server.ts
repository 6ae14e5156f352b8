import { asAccount } from "~db/as-account";
import type { Letter, MailToSend } from "~/features/mail/send-mail.server";
import { findInvoice } from "./get-invoice.server";
import { invoiceMail } from "./invoice-text";
import { invoiceView } from "./invoice-view";
import { invoicePdf, readLogo } from "./invoice-pdf.server";

/** The document as it is when the mail goes out. */
export async function invoiceLetter({ account_id, about_id }: MailToSend): Promise<Letter | undefined> {
  const found = await asAccount(account_id!, async (trx) => {
    const stored = await findInvoice(trx, about_id!);
    if (!stored) return undefined;
    const view = invoiceView(stored.document);
    return { view, logo: await readLogo(trx, view) };
  });
  if (!found) return undefined;
  const content = await invoicePdf(found.view, "letter", found.logo);
  const pdf = { filename: `${found.view.number}.pdf`, contentType: "application/pdf", content };
  return { ...invoiceMail(found.view), attachments: [pdf] };
}
