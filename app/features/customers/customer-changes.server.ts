import type { Scope } from "~/auth/scope";
import { changeLines, factsOfFields } from "~/features/changes/change-lines";
import { noteChanges } from "~/features/changes/changes.server";
import type { Fields, Stored } from "~/features/fields/field";
import type { AccountTransaction } from "~db/as-account";
import { counterCustomerFields, type customerFields, managedCustomerFields } from "./customer-fields";
import type { CustomerColumns } from "./customer-schema";

type Change = { id: string; before: Stored<typeof customerFields>; columns: CustomerColumns };

/** In the transaction of the change itself. */
export async function noteCustomerChanges(
  trx: AccountTransaction,
  scope: Scope,
  { id, before, columns }: Change,
): Promise<void> {
  const after = { ...before, ...columns };
  const prices = changed(managedCustomerFields, before, after);
  await note(trx, scope, id, { prices, others: changed(counterCustomerFields, before, after) });
}

/** Of a new customer, what only a manager may choose. */
export async function noteNewCustomer(
  trx: AccountTransaction,
  scope: Scope,
  { id, columns }: Omit<Change, "before">,
): Promise<void> {
  const prices = changed(managedCustomerFields, usual, { ...usual, ...columns });
  await note(trx, scope, id, { prices, others: [] });
}

/** What a customer has for whom no manager chose. */
const usual: Stored<typeof managedCustomerFields> = {
  price_level: "retail",
  tax_exempt: false,
  tax_certificate: null,
  tax_certificate_until: null,
};

type Lines = { prices: string[]; others: string[] };

function note(trx: AccountTransaction, scope: Scope, id: string, { prices, others }: Lines): Promise<void> {
  return noteChanges(trx, scope, {
    kind: "customer",
    recordId: id,
    lines: { changes: [...prices, ...others], costChanges: [] },
    concernsPrices: prices.length > 0,
  });
}

function changed(list: Fields, before: object, after: object): string[] {
  return changeLines(factsOfFields(list, before, after)).changes;
}
