import type { Scope } from "~/auth/scope";
import { today } from "~/features/calendar/today";
import { once } from "~db/once";
import type { SameCustomerFound } from "~/features/customers/customer-problem";
import { insertCustomer } from "~/features/customers/customers.server";
import type { AccountTransaction } from "~db/as-account";
import { findDraftValues } from "./draft-values.server";
import { rewriteDraft } from "../draft/drafts.server";
import { lockDraft } from "../lock-invoice.server";
import { readDraft } from "./read-draft";
import { recalculate } from "./recalculate-form.server";

/** Once per form. If the draft was issued since then, the customer is still added. */
export async function addCustomerOfDraft(
  scope: Scope,
  draftId: string,
  typed: Parameters<typeof insertCustomer>[2],
  token: string,
) {
  return scope.db((trx) =>
    once<{ customerId: string; isChosen: boolean } | SameCustomerFound>(trx, token, async () => {
      const added = await insertCustomer(trx, scope, typed);
      if ("problem" in added) return added;
      const { customerId } = added;
      return { customerId, isChosen: await chooseCustomer(trx, scope, draftId, customerId) };
    }),
  );
}

/** False if the draft was issued or deleted since then. */
async function chooseCustomer(
  trx: AccountTransaction,
  scope: Scope,
  id: string,
  customer: string,
): Promise<boolean> {
  const before = await lockDraft(trx, id);
  if ("problem" in before) return false;
  const saved = await findDraftValues(trx, id);
  if ("problem" in saved) return false;
  const { values } = await recalculate(trx, scope, { ...saved, customer });
  const draft = readDraft(values, today(scope.account.timeZone));
  if ("problem" in draft) return false;
  await rewriteDraft(trx, scope, before, draft);
  return true;
}
