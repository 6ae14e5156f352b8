import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { findPartsByNumber } from "~/features/inventory/item/find-part.server";
import { listReplacements } from "~/features/inventory/numbers/replacements.server";
import type { AccountTransaction } from "~db/as-account";

/** As many of each kind as are of use at a counter, newest first. */
const max = 5;

/** What the company's own records say of a number. Asks nobody and counts nothing. Costs are left out for people who may not see them. */
export async function findInOwnRecords(scope: Scope, number: string) {
  const seesCost = scope.may("costs:view");
  return scope.db(async (trx) => {
    const key = await keyOf(trx, number);
    const ids = (await findPartsByNumber(trx, scope.account.id, number)).map(({ id }) => id);
    const parts = await listParts(trx, ids, seesCost);
    return {
      parts,
      replacements: parts.length === 1 ? await listReplacements(trx, parts[0]!) : [],
      namedBy: await listNamedBy(trx, scope, key, ids),
      otherNumbers: await listOtherNumbers(trx, ids),
      received: await listReceived(trx, ids, seesCost),
      fitted: seesCost ? await listFitted(trx, key) : [],
      sold: await listSold(trx, key),
      invoiced: seesCost ? await listInvoiced(trx, ids) : [],
    };
  });
}

export type OwnRecords = Awaited<ReturnType<typeof findInOwnRecords>>;

async function keyOf(trx: AccountTransaction, number: string): Promise<string> {
  const { rows } = await sql<{ key: string }>`select part_key(${number}) as key`.execute(trx);
  return rows[0]!.key;
}

async function listParts(trx: AccountTransaction, ids: string[], seesCost: boolean) {
  if (ids.length === 0) return [];
  return trx
    .selectFrom("inventory_items")
    .select(["id", "part_number", "part_key", "owner_id", "description", "manufacturer", "vendor"])
    .select(["bin_location", "quantity", "sales_price"])
    .$if(seesCost, (query) => query.select("cost"))
    .where("id", "in", ids)
    .orderBy("number_key")
    .execute();
}

/** Other parts of the company that name the number: it replaces them, fits instead, or is called the same. */
function listNamedBy(trx: AccountTransaction, { account }: Scope, key: string, ids: string[]) {
  return trx
    .selectFrom("item_numbers as n")
    .innerJoin("inventory_items as i", (join) =>
      join.onRef("i.account_id", "=", "n.account_id").onRef("i.id", "=", "n.item_id"),
    )
    .select(["n.id", "n.kind", "i.id as item_id", "i.part_number", "i.description", "i.bin_location"])
    .select("i.quantity")
    .where("n.number_key", "=", key)
    .where("n.number_key", "<>", "")
    .where("i.owner_id", "=", account.id)
    .where("i.archived_at", "is", null)
    .$if(ids.length > 0, (query) => query.where("i.id", "not in", ids))
    .orderBy("i.number_key")
    .limit(20)
    .execute();
}

async function listOtherNumbers(trx: AccountTransaction, ids: string[]) {
  if (ids.length === 0) return [];
  return trx
    .selectFrom("item_numbers")
    .select(["id", "kind", "number", "company"])
    .where("item_id", "in", ids)
    .where("kind", "<>", "bar_code")
    .orderBy("kind")
    .orderBy("number")
    .limit(20)
    .execute();
}

async function listReceived(trx: AccountTransaction, ids: string[], seesCost: boolean) {
  if (ids.length === 0) return [];
  return (
    trx
      .selectFrom("stock_movements")
      .select(["position", "moved_at", "supplier", "quantity_change"])
      .$if(seesCost, (query) => query.select("unit_cost"))
      .where("item_id", "in", ids)
      .where("reason", "=", "received")
      // In listInvoiced, unless it was taken back.
      .where(sql<boolean>`document_type is distinct from 'vendor_invoice'`)
      .orderBy("position", "desc")
      .limit(max)
      .execute()
  );
}

/** Rows of vendors' invoices that were added to the stock and not taken back. */
async function listInvoiced(trx: AccountTransaction, ids: string[]) {
  if (ids.length === 0) return [];
  return trx
    .selectFrom("vendor_invoice_lines as l")
    .innerJoin("vendor_invoices as d", (join) =>
      join.onRef("d.account_id", "=", "l.account_id").onRef("d.id", "=", "l.vendor_invoice_id"),
    )
    .select(["l.vendor_invoice_id", "l.position", "l.quantity", "l.unit_cost"])
    .select(["d.vendor", "d.number", "d.invoice_date", "d.created_at"])
    .where("l.item_id", "in", ids)
    .where("l.taken_back", "=", false)
    .orderBy("d.created_at", "desc")
    .limit(max)
    .execute();
}

/** On vehicles, also those that were taken off again. */
function listFitted(trx: AccountTransaction, key: string) {
  return trx
    .selectFrom("parts as p")
    .innerJoin("vehicles as v", (join) =>
      join.onRef("v.account_id", "=", "p.account_id").onRef("v.id", "=", "p.vehicle_id"),
    )
    .select(["p.id", "p.vehicle_id", "p.install_date", "p.vendor", "p.cost"])
    .select(["v.unit_number", "v.make_model", "v.make", "v.model", "v.year"])
    .where("p.part_key", "=", key)
    .where("p.part_key", "<>", "")
    .where((part) => part.or([part("p.removed_at", "is", null), part("p.removed_as", "=", "taken_off")]))
    .orderBy("p.install_date", "desc")
    .orderBy("p.created_at", "desc")
    .limit(max)
    .execute();
}

function listSold(trx: AccountTransaction, key: string) {
  return trx
    .selectFrom("invoice_items as l")
    .innerJoin("invoices as d", (join) =>
      join.onRef("d.account_id", "=", "l.account_id").onRef("d.id", "=", "l.invoice_id"),
    )
    .select(["l.id", "l.description", "l.quantity", "l.unit_price"])
    .select(["d.id as invoice_id", "d.invoice_number", "d.invoice_date", "d.customer_name"])
    .where("l.part_key", "=", key)
    .where("l.part_key", "<>", "")
    .where("l.kind", "=", "sale")
    .where("d.kind", "=", "invoice")
    .where("d.invoice_number", "is not", null)
    .where("d.status", "<>", "cancelled")
    .orderBy("d.invoice_date", "desc")
    .orderBy("d.number", "desc")
    .limit(max)
    .execute();
}
