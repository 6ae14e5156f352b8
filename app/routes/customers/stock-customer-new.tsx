import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { readForm } from "~/http/forms/read-form.server";
import { requireMaster } from "~/auth/require-master.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import type { StockCustomerField } from "~/features/customers/customer-fields";
import { StockCustomerFields } from "~/features/customers/customer-form";
import { stockCustomerSchema } from "~/features/customers/customer-schema";
import { invalidTitle } from "~/features/customers/customer-text";
import {
  type SameCustomerFound,
  sameCustomerQuestion,
  stockCustomer,
} from "~/features/customers/customer-problem";
import { addCustomer, checkCustomer } from "~/features/customers/customers.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";

export const meta = pageTitle("Add Customer");

const list = "/inventory/reseller/customers";

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "customers:view", "Please sign in to access inventory");
  requireMaster(scope);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "customers:view", "Please sign in to access inventory");
  requireMaster(scope);
  const form = await readForm(request, scope);
  return saveForm(
    form,
    {
      schema: stockCustomerSchema,
      failure: "Failed to add customer",
      invalid: (messages) => invalidTitle(messages),
      check: async (typed) => {
        const { name, store_zip, phone } = typed.columns;
        const same = await checkCustomer(scope, typed);
        return same ? refusal(same) : { notes: [`${name}, store in ${store_zip}, phone ${phone}.`] };
      },
    },
    async (typed, token) => {
      const added = await addCustomer(scope, typed, token);
      if ("problem" in added) return refusal(added);
      const text = `${typed.columns.name} is chosen: add what is kept for them.`;
      const to = `/inventory/reseller/inventory?customer=${added.customerId}`;
      return redirectWithFlash(request, to, { kind: "success", title: "Customer added", text });
    },
  );
}

function refusal(same: SameCustomerFound) {
  return { question: sameCustomerQuestion(same, { to: stockCustomer, save: "add it" }) };
}

export default function NewStockCustomerPage() {
  const { fields, ...record } = useRecordForm<Record<StockCustomerField, string>>("customer");
  return (
    <RecordPage
      {...record}
      title="Add Customer"
      back={{ to: list, label: "Back to the customers" }}
      action={`${list}/new`}
      save="Add Customer"
    >
      <StockCustomerFields fields={fields} focused={!record.answer} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
