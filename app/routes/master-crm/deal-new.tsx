import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { DealFields } from "~/features/master-crm/deals/deal-form";
import { customerGone } from "~/features/master-crm/deals/deal-problem";
import { type NewDeal, newDealSchema } from "~/features/master-crm/deals/deal-schema";
import { type DealForm, newDealValues, probabilityQuestion } from "~/features/master-crm/deals/deal-text";
import { addDeal } from "~/features/master-crm/deals/deals.server";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { customerInForm } from "./+shared/deal-of.server";

export const meta = pageTitle("Add Deal");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const { id, company_name, isGone } = await customerInForm(scope, params);
  return { page: `/master-crm/customers/${id}`, name: company_name, isGone };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const id = readId(params.crmCustomerId);
  const form = await readForm(request, scope);
  const check = (deal: NewDeal) => (deal.mayMean ? { question: probabilityQuestion(deal) } : { notes: [] });
  const asked = { schema: newDealSchema, failure: "Failed to create deal", check };
  return saveForm(form, asked, async (typed, token) => {
    if (typed.mayMean) return { question: probabilityQuestion(typed) };
    const added = await addDeal(scope, id, typed, token);
    if ("problem" in added) return { formErrors: [customerGone] };
    const text = `${typed.columns.deal_name}.`;
    return redirectWithFlash(request, `/master-crm/deals/${added.dealId}`, {
      ...{ kind: "success", title: "Deal created", text },
    });
  });
}

export default function NewDealPage() {
  const { page, name, isGone } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<DealForm>("deal", newDealValues);
  return (
    <RecordPage
      {...record}
      title="Add Deal"
      back={isGone ? { to: "/master-crm/customers", label: "Customers" } : { to: page, label: name }}
      intro={<p>{isGone ? `${name} was deleted: no deal can be added.` : name}</p>}
      action={`${page}/deals/new`}
      save={isGone ? undefined : "Add Deal"}
      closed={isGone}
    >
      <DealFields
        fields={fields}
        isLost={fields.stage.initialValue === "closed_lost"}
        focused={!record.answer}
      />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
