import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { cancelCreditNote } from "~/features/invoices/credit/cancel-credit-note.server";
import { type Credited, creditInvoice } from "~/features/invoices/credit/credit-note.server";
import { getCreditLines } from "~/features/invoices/credit-lines.server";
import type { Member } from "./people";

const aToken = ({ userId }: Member) => makeFormToken(formHolder(userId));

/** Pieces of the invoice's first line. */
export async function creditedPieces(
  company: Member,
  invoiceId: string,
  { quantity, restocked = quantity }: { quantity: number; restocked?: number },
): Promise<Credited> {
  const { lines } = await getCreditLines(company.scope, invoiceId);
  const credit = { lines: [{ id: lines[0]!.id, quantity, restocked }], reason: "Test", paidBack: null };
  const note = await creditInvoice(company.scope, invoiceId, credit, await aToken(company));
  if ("problem" in note) throw new Error(note.problem);
  return note;
}

export async function uncredited(company: Member, { noteId }: Credited) {
  const done = await cancelCreditNote(company.scope, noteId, "Test", await aToken(company));
  if ("problem" in done) throw new Error(done.problem);
  return done;
}
