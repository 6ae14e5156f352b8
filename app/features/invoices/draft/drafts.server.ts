import { sql } from "kysely";
import { noteAudit } from "~/auth/audit.server";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { once } from "~db/once";
import type { LineKind } from "~db/tables/invoice_items";
import { salesTax } from "~/features/customers/sales-tax";
import { walkInCustomer } from "~/features/customers/walk-in.server";
import { formatMoney } from "~/ui/format";
import { noteEvent } from "../invoice-events.server";
import type { DraftProblem, InvoiceProblem } from "../invoice-problem";
import { type LockedInvoice, lockDraft } from "../lock-invoice.server";
import { type PricedLine, invoiceTotals, negated } from "../totals";

export type DraftLine = PricedLine & {
  kind: LineKind;
  itemId: string | null;
  partNumber: string;
  description: string;
  /** Of a returned core: the charge that it gives back, with the number of its invoice; or why it was bought elsewhere. */
  chargeId?: string | null;
  saleNumber?: string | null;
  elsewhere?: string | null;
};

export type Draft = {
  /** "walk-in" is the reserved customer; null if none is chosen yet. */
  customerId: string | null;
  invoiceDate: string;
  dueDate: string | null;
  poNumber: string | null;
  notes: string | null;
  /** Percent. */
  taxRate: string;
  /** The text typed as the rate, if it is not a number; the rate is then 0. */
  taxRateUnread: string | null;
  lines: DraftLine[];
};

/** The form that made the draft. `isKept` is false if it was only saved on the way, such as to finalize it. */
type DraftForm = { token: string; isKept: boolean };

/**
 * Once per form. A draft saved on the way, such as to finalize it, is updated when the same form is sent again with other content
 * (browser's Back), until it is issued or saved elsewhere.
 */
export async function addDraft(scope: Scope, draft: Draft, token: string, form?: DraftForm) {
  return scope.db((trx) =>
    once<{ invoiceId: string }>(trx, token, async () => {
      const made = form && (await findMade(trx, form));
      const invoiceId = made ? made.id : await insertDraft(trx, scope, draft);
      if (made) await rewriteDraft(trx, scope, made, draft);
      if (form) await rememberMade(trx, form, { invoiceId, version: made ? made.version + 1 : 1 });
      return { invoiceId };
    }),
  );
}

type Made = { invoiceId: string; version: number };

/** Only while the draft is still as the form left it. */
async function findMade(trx: AccountTransaction, form: DraftForm): Promise<LockedInvoice | undefined> {
  const post = await trx
    .selectFrom("form_posts")
    .select("result")
    .where("token", "=", madeBy(form))
    .executeTakeFirst();
  if (!post) return undefined;
  const { invoiceId, version } = post.result as Made;
  const draft = await lockDraft(trx, invoiceId);
  return "problem" in draft || draft.version !== version ? undefined : draft;
}

async function rememberMade(trx: AccountTransaction, form: DraftForm, result: Made): Promise<void> {
  await trx.deleteFrom("form_posts").where("token", "=", madeBy(form)).execute();
  if (form.isKept) return;
  await trx
    .insertInto("form_posts")
    .values({ token: madeBy(form), result })
    .execute();
}

function madeBy({ token }: DraftForm): string {
  return `${token} draft`;
}

/** The note says where it is from. */
export async function insertDraft(
  trx: AccountTransaction,
  scope: Scope,
  draft: Draft,
  note?: string,
): Promise<string> {
  const { id } = await trx
    .insertInto("invoices")
    .values({ user_id: scope.user.id, ...(await draftColumns(trx, scope, draft)) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeLines(trx, id, draft);
  await noteEvent(trx, scope, id, { what: "created", after: "draft", note });
  return id;
}

export async function updateDraft(
  scope: Scope,
  id: string,
  { version, ...draft }: Draft & { version: number },
  token: string,
) {
  return scope.db((trx) =>
    once<{ invoiceId: string } | InvoiceProblem>(trx, token, async () => {
      const before = await lockDraft(trx, id);
      if ("problem" in before) return before;
      if (before.version !== version) return { problem: "changed-meanwhile", version: before.version };
      await rewriteDraft(trx, scope, before, draft);
      return { invoiceId: id };
    }),
  );
}

/** The draft must be locked by lockDraft. */
export async function rewriteDraft(
  trx: AccountTransaction,
  scope: Scope,
  { id, version }: Pick<LockedInvoice, "id" | "version">,
  draft: Draft,
): Promise<void> {
  await trx
    .updateTable("invoices")
    .set({ ...(await draftColumns(trx, scope, draft)), version: version + 1 })
    .where("id", "=", id)
    .execute();
  await trx.deleteFrom("invoice_items").where("invoice_id", "=", id).execute();
  await writeLines(trx, id, draft);
}

export async function findDraft(scope: Scope, id: string): Promise<{ id: string } | DraftProblem> {
  const draft = await scope.db((trx) =>
    trx
      .selectFrom("invoices")
      .select("invoice_number as number")
      .where("id", "=", id)
      .where("kind", "=", "invoice")
      .where("removed_at", "is", null)
      .executeTakeFirst(),
  );
  if (!draft) return { problem: "gone" };
  return draft.number ? { problem: "issued", number: draft.number } : { id };
}

export async function draftLines(trx: AccountTransaction, id: string): Promise<DraftLine[]> {
  const lines = await trx
    .selectFrom("invoice_items as l")
    .leftJoin("invoice_items as charge", "charge.id", "l.credits_line_id")
    .leftJoin("invoices as sale", "sale.id", "charge.invoice_id")
    .select(["l.kind", "l.inventory_item_id as itemId", "l.part_number as partNumber", "l.description"])
    .select(["l.quantity", "l.unit_price as unitPrice", "l.discount_percent as discount"])
    .select(["l.tax_included as taxed", "l.bought_elsewhere as elsewhere", "l.line_total", "l.returned_tax"])
    .select(["l.credits_line_id as chargeId", "sale.invoice_number as saleNumber"])
    .where("l.invoice_id", "=", id)
    .orderBy("l.line")
    .execute();
  return lines.map(({ line_total, returned_tax, ...line }) => {
    const given = { amount: negated(line_total), tax: negated(returned_tax) };
    return { ...line, given: line.chargeId ? given : undefined };
  });
}

/** Never removes an issued invoice. */
export async function removeDraft(scope: Scope, id: string): Promise<{ removed: true } | DraftProblem> {
  return scope.db(async (trx) => {
    const draft = await lockDraft(trx, id);
    if ("problem" in draft) return draft;
    await trx
      .updateTable("invoices")
      .set({ removed_at: sql<Date>`now()`, removed_by: scope.user.id })
      .where("id", "=", id)
      .execute();
    const of = draft.customer_name ? ` of ${draft.customer_name}` : "";
    await noteAudit(trx, scope, {
      kind: "records",
      what: `Deleted the draft${of}, ${formatMoney(draft.total)}`,
    });
    return { removed: true };
  });
}

async function draftColumns(trx: AccountTransaction, scope: Scope, draft: Draft) {
  const customerId = draft.customerId === "walk-in" ? await walkInCustomer(trx, scope) : draft.customerId;
  const customer = await trx
    .selectFrom("customers")
    .select(["id", "name", "phone", "tax_exempt", "tax_certificate", "tax_certificate_until"])
    .where("id", "=", customerId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  const decided = salesTax(customer, draft.invoiceDate, { rate: draft.taxRate, unread: draft.taxRateUnread });
  const { subtotal, tax, total } = invoiceTotals(draft.lines, decided.rate);
  return {
    customer_id: customer?.id ?? null,
    customer_name: customer?.name ?? "",
    customer_phone: customer?.phone ?? "",
    invoice_date: draft.invoiceDate,
    due_date: draft.dueDate,
    po_number: draft.poNumber,
    notes: draft.notes,
    tax_exempt: decided.isExempt,
    tax_rate: decided.rate,
    tax_rate_unread: decided.unread,
    subtotal,
    tax_amount: tax,
    total,
  };
}

async function writeLines(
  trx: AccountTransaction,
  invoiceId: string,
  { lines, taxRate }: Pick<Draft, "lines" | "taxRate">,
): Promise<void> {
  if (lines.length === 0) return;
  const totals = invoiceTotals(lines, taxRate);
  await trx
    .insertInto("invoice_items")
    .values(
      lines.map((line, index) => ({
        invoice_id: invoiceId,
        line: index + 1,
        kind: line.kind,
        inventory_item_id: line.itemId,
        part_number: line.partNumber,
        description: line.description,
        quantity: line.quantity,
        unit_price: line.unitPrice,
        discount_percent: line.discount,
        tax_included: line.taxed,
        line_total: totals.lines[index]!,
        credits_line_id: line.chargeId ?? null,
        returned_tax: line.given ? negated(line.given.tax) : "0",
        bought_elsewhere: line.elsewhere ?? null,
      })),
    )
    .execute();
}
