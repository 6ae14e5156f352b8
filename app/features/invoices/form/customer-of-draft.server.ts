import type { Scope } from "~/auth/scope";
import { today } from "~/features/calendar/today";
import { once } from "~db/once";
import type { CustomerColumns } from "~/features/customers/customer-schema";
import { insertCustomer } from "~/features/customers/customers.server";
import type { AccountTransaction } from "~db/as-account";
import { readDraftValues } from "./draft-values.server";
import { rewriteDraft } from "../draft/drafts.server";
import { lockDraft } from "../lock-invoice.server";
import { readDraft } from "./read-draft";
import { settle } from "./recalculate-form.server";

/** Adds the customer that a half-typed invoice waits for and puts it there, once per form. It is kept where the invoice can't change any more. */
export async function addCustomerOfDraft(
  scope: Scope,
  draftId: string,
  columns: CustomerColumns,
  token: string,
) {
  return scope.db((trx) =>
    once<{ customerId: string; isChosen: boolean }>(trx, token, async () => {
      const customerId = await insertCustomer(trx, scope, columns);
      return { customerId, isChosen: await chooseCustomer(trx, scope, draftId, customerId) };
    }),
  );
}

/** Puts a customer on a draft, whose prices, due date and tax then go by that customer. False when it can't change any more. */
async function chooseCustomer(
  trx: AccountTransaction,
  scope: Scope,
  id: string,
  customer: string,
): Promise<boolean> {
  const before = await lockDraft(trx, id);
  const saved = "problem" in before ? undefined : await readDraftValues(trx, id);
  if ("problem" in before || !saved || "issued" in saved) return false;
  const { values } = await settle(trx, scope, { ...saved.values, customer });
  const read = readDraft(values, today(scope.account.timeZone));
  if ("title" in read) return false;
  await rewriteDraft(trx, scope, before, read.draft);
  return true;
}
