import type { Scope } from "~/auth/scope";
import {
  type addCrmCustomer,
  checkCrmCustomer,
} from "~/features/master-crm/customers/add-crm-customer.server";
import { sameCompanyQuestion } from "~/features/master-crm/customers/crm-customer-problem";
import {
  type NewCrmCustomer,
  newCrmCustomerSchema,
} from "~/features/master-crm/customers/crm-customer-schema";
import type { PostedForm } from "~/http/forms/read-form.server";
import { type Refused, saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";

type Added = Awaited<ReturnType<typeof addCrmCustomer>> | Refused;
type Adding = { request: Request; scope: Scope; form: PostedForm };

/** The form of a new customer. */
export function addCustomer(
  { request, scope, form }: Adding,
  add: (typed: NewCrmCustomer, token: string) => Promise<Added>,
) {
  return saveForm(
    form,
    {
      schema: newCrmCustomerSchema,
      failure: "Failed to add customer",
      check: async (typed) => {
        const same = await checkCrmCustomer(scope, typed);
        const { company_name, contact_email } = typed.columns;
        return same
          ? { question: sameCompanyQuestion(same) }
          : { notes: [`${company_name}, ${contact_email}.`] };
      },
    },
    async (typed, token) => {
      const added = await add(typed, token);
      if ("problem" in added) return { question: sameCompanyQuestion(added) };
      if (!("crmCustomerId" in added)) return added;
      const flash = { kind: "success", title: "Customer added successfully" } as const;
      return redirectWithFlash(request, `/master-crm/customers/${added.crmCustomerId}`, flash);
    },
  );
}
