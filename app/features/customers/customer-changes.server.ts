import type { Scope } from "~/auth/scope";
import { noteChanges } from "~/features/changes/changes.server";
import type { DataField, Fields, Stored, Values } from "~/features/fields/field";
import { changesOf } from "~/features/fields/field-values";
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
  const changes = [...prices, ...changed(counterCustomerFields, before, after)];
  await noteChanges(trx, scope, {
    kind: "customer",
    recordId: id,
    lines: { changes, costChanges: [] },
    concernsPrices: prices.length > 0,
  });
}

/** Of a new customer, what only a manager may choose. */
export async function noteNewCustomer(
  trx: AccountTransaction,
  scope: Scope,
  { id, columns }: Omit<Change, "before">,
): Promise<void> {
  const usual = {
    price_level: "retail",
    tax_exempt: false,
    tax_certificate: null,
    tax_certificate_until: null,
  };
  const none = Object.fromEntries(counterCustomerFields.map(({ column }) => [column, null]));
  const before = { ...none, ...columns, ...usual } as Change["before"];
  await noteCustomerChanges(trx, scope, { id, before, columns });
}

function changed(list: readonly DataField[], before: object, after: object): string[] {
  const stored = after as Record<string, unknown>;
  const typed = Object.fromEntries(list.map(({ name, column }) => [name, stored[column]]));
  return changesOf<Fields>(list, before as Stored<Fields>, typed as Values<Fields>);
}
