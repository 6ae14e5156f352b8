import type { z } from "zod";
import type { PostedForm } from "~/http/forms/read-form.server";
import { noFields, saveForm } from "~/http/forms/save-form.server";
import type { Scope } from "~/auth/scope";
import { customerProblemText, stockLeftText } from "~/features/customers/customer-problem";
import { invalidTitle } from "~/features/customers/customer-text";
import {
  type updateCustomer,
  getCustomer,
  getStockLeft,
  removeCustomer,
} from "~/features/customers/customers.server";
import { balanceText } from "~/features/invoices/balances/balance-text";
import { getCustomerBalance } from "~/features/invoices/balances/customer-balance.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";

type Params = { customerId?: string };

export async function customerOf(scope: Scope, { customerId }: Params) {
  return orNotFound(await getCustomer(scope, readId(customerId)));
}

type Leading = {
  request: Request;
  /** Where to go afterward. */
  next: () => string | Promise<string>;
};

export function saveCustomer<S extends z.ZodType>(
  form: PostedForm,
  { schema, request, next, page }: Leading & { schema: S; page?: (id: string) => string },
  save: (typed: z.output<S>, token: string) => ReturnType<typeof updateCustomer>,
) {
  const invalid = (messages: string[]) => invalidTitle(messages);
  return saveForm(form, { schema, failure: "Failed to update customer", invalid }, async (typed, token) => {
    const saved = await save(typed, token);
    if ("problem" in saved) return customerProblemText(saved, page);
    return redirectWithFlash(request, await next(), { kind: "success", title: "Customer updated" });
  });
}

/** For the question before deleting. */
export async function deletionOf(scope: Scope, params: Params) {
  const { id, name } = await customerOf(scope, params);
  const [left, balance] = await Promise.all([getStockLeft(scope, id), getCustomerBalance(scope, id)]);
  return {
    id,
    name,
    open: balanceText(balance),
    left: left.parts > 0 ? stockLeftText(left) : undefined,
    // Only the master account sees the stock of its customers.
    stock: scope.isMaster ? `/inventory/reseller/inventory?customer=${id}` : undefined,
  };
}

export function deleteCustomer(
  form: PostedForm,
  { scope, id, request, next }: Leading & { scope: Scope; id: string },
) {
  return saveForm(form, { schema: noFields, failure: "Failed to delete customer" }, async () => {
    const removed = await removeCustomer(scope, id);
    if ("problem" in removed) return customerProblemText(removed);
    return redirectWithFlash(
      request,
      await next(),
      removed.removed
        ? { kind: "success", title: "Customer deleted" }
        : { kind: "info", title: "Nothing was changed", text: "The customer was deleted already." },
    );
  });
}
