import type { Insertable } from "kysely";
import { formHolder } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { type Draft, type DraftLine, addDraft } from "~/features/invoices/draft/drafts.server";
import { giveBack } from "~/features/invoices/cores/give-back";
import { getCreditLines } from "~/features/invoices/credit-lines.server";
import { finalizeInvoice } from "~/features/invoices/issue/invoice-status-changes.server";
import type { CompanySettingsTable } from "~db/tables/company_settings";
import { testDatabase } from "./database";
import type { Member } from "./people";

type Line = Partial<DraftLine> & { partNumber: string };

export function newLine(line: Line): DraftLine {
  return {
    kind: "sale",
    itemId: null,
    description: "",
    quantity: 1,
    unitPrice: "10",
    discount: "0",
    taxed: true,
    // Only what names its sale, or says this, is issued.
    elsewhere: line.kind === "core_return" && !line.chargeId ? "Test" : null,
    ...line,
  };
}

/** As the form would save it; for the walk-in customer by default. */
export async function newDraft(
  { scope, userId }: Member,
  lines: Line[],
  facts: Partial<Omit<Draft, "lines">> = {},
): Promise<string> {
  const draft: Draft = {
    customerId: "walk-in",
    invoiceDate: "2026-11-28",
    dueDate: null,
    poNumber: null,
    notes: null,
    taxRate: "0",
    taxRateUnread: null,
    ...facts,
    lines: lines.map(newLine),
  };
  const { invoiceId } = await addDraft(scope, draft, await makeFormToken(formHolder(userId)));
  return invoiceId;
}

/** A line that takes cores back, as the form would save it for the first core charge of a sale. */
export async function coreBack({ scope }: Member, saleId: string, quantity: number): Promise<Line> {
  const sale = await getCreditLines(scope, saleId);
  const charge = sale.lines.find(({ kind }) => kind === "core_charge")!;
  const { id: chargeId, partNumber, unitPrice, discount } = charge;
  const [given] = giveBack(sale, [{ lineId: chargeId, quantity }]);
  return { kind: "core_return", taxed: false, partNumber, unitPrice, discount, quantity, chargeId, given };
}

/** Returns the invoice's id. */
export async function sold(
  company: Member,
  lines: Line[],
  { paidNow = false, ...facts }: Partial<Omit<Draft, "lines">> & { paidNow?: boolean } = {},
): Promise<string> {
  const draftId = await newDraft(company, lines, facts);
  const token = await makeFormToken(formHolder(company.userId));
  const form = { method: "cod" as const, paidNow, reason: "Agreed" };
  const done = await finalizeInvoice(company.scope, draftId, form, token);
  if ("problem" in done) throw new Error(done.problem);
  return draftId;
}

export function storedInvoice(id: string) {
  return testDatabase()
    .owner.selectFrom("invoices")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

export function storedPayments(invoiceId: string) {
  return testDatabase()
    .owner.selectFrom("payments")
    .selectAll()
    .where("invoice_id", "=", invoiceId)
    .orderBy("created_at")
    .execute();
}

/** As saved by a manager. */
export async function salesSettings(
  { accountId, userId }: Member,
  facts: Partial<Insertable<CompanySettingsTable>> = {},
): Promise<void> {
  const { owner } = testDatabase();
  const account = { account_id: accountId, user_id: userId };
  const { id: letterhead_id } = await owner
    .insertInto("letterheads")
    .values({ ...account, company_name: "Our Shop" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await owner
    .insertInto("company_settings")
    .values({ ...account, letterhead_id, ...facts })
    .execute();
}
