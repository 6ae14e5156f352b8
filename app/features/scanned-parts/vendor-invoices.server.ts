import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import type { AccountTransaction } from "~db/as-account";
import { useScan } from "~/features/scans/end-scan.server";

export type NewVendorInvoice = {
  vendor: string | null;
  invoiceNumber: string | null;
  invoiceDate: string | null;
  /** Those with this number that it is not, as the person says. */
  sameInvoice: string[];
};

export type SameInvoice = {
  problem: "same-invoice";
  id: string;
  vendor: string;
  number: string;
  author: string;
  addedAt: string;
};

/** Until the commit nobody else adds an invoice, so that two people cannot both add the same one. */
async function lockVendorInvoices(trx: AccountTransaction, scope: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vendor invoices ${scope.account.id}`}, 0))`.execute(
    trx,
  );
}

/** One with the same vendor and number that was not taken back. An invoice without either is never the same. */
export async function findSameInvoice(
  trx: AccountTransaction,
  { vendor, invoiceNumber, sameInvoice }: NewVendorInvoice,
): Promise<SameInvoice | undefined> {
  if (!vendor || !invoiceNumber) return undefined;
  const same = await trx
    .selectFrom("vendor_invoices")
    .select(["id", "vendor", "number", "author", "created_at"])
    .where("vendor_key", "=", sql<string>`lower(btrim(${vendor}))`)
    .where("number_key", "=", sql<string>`part_key(${invoiceNumber})`)
    .where("number_key", "<>", "")
    .where("undone_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!same || sameInvoice.includes(same.id)) return undefined;
  const { created_at, ...others } = same;
  return { problem: "same-invoice", ...others, addedAt: created_at.toISOString() };
}

/** In the transaction that adds its parts. */
export async function addVendorInvoice(
  trx: AccountTransaction,
  scope: Scope,
  invoice: NewVendorInvoice,
  addedTo: "stock" | "vehicle",
): Promise<{ id: string } | SameInvoice> {
  await lockVendorInvoices(trx, scope);
  const same = await findSameInvoice(trx, invoice);
  if (same) return same;
  return trx
    .insertInto("vendor_invoices")
    .values({
      user_id: scope.user.id,
      author: scope.user.author,
      vendor: invoice.vendor ?? "",
      number: invoice.invoiceNumber ?? "",
      invoice_date: invoice.invoiceDate,
      added_to: addedTo,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** Ends the scan; its pictures stay with the invoice. Returns them in the order of its pages. */
export async function keepPages(
  trx: AccountTransaction,
  scope: Scope,
  vendorInvoiceId: string,
  scanId: string,
  saved: { vendor: string | null },
): Promise<string[]> {
  const pictures = await useScan(trx, scope, scanId, saved);
  const pages = pictures.map((picture_id, page) => ({
    vendor_invoice_id: vendorInvoiceId,
    page,
    picture_id,
  }));
  if (pages.length > 0) await trx.insertInto("vendor_invoice_pages").values(pages).execute();
  return pictures;
}
