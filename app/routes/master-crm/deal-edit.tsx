import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { DealFields } from "~/features/master-crm/deals/deal-form";
import { stageLabel } from "~/features/master-crm/deals/deal-choices";
import { dealProblemText } from "~/features/master-crm/deals/deal-problem";
import { dealSchema } from "~/features/master-crm/deals/deal-schema";
import { type DealForm, dealDetails, dealFormValues } from "~/features/master-crm/deals/deal-text";
import { updateDeal } from "~/features/master-crm/deals/deals.server";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { DetailsList } from "~/ui/details-list";
import { dealInForm } from "./+shared/deal-of.server";

export const meta = pageTitle("Edit Deal");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const deal = await dealInForm(scope, params);
  const stage = stageLabel(deal.stage);
  return {
    page: `/master-crm/deals/${deal.id}`,
    isGone: deal.isGone,
    isLost: deal.stage === "closed_lost",
    values: dealFormValues(deal),
    of: `${deal.company_name}, ${stage}. The stage is changed on the deal's page.`,
    saved: [
      { label: "Deal name", value: deal.deal_name },
      { label: "Stage", value: stage },
      ...dealDetails(deal),
    ],
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const id = readId(params.dealId);
  const form = await readForm(request, scope);
  return saveForm(form, { schema: dealSchema, failure: "Failed to update deal" }, async (typed, token) => {
    const saved = await updateDeal(scope, id, typed, token);
    if ("problem" in saved) return dealProblemText(saved, scope.account.timeZone);
    return redirectWithFlash(request, `/master-crm/deals/${id}`, { kind: "success", title: "Deal updated" });
  });
}

export default function EditDealPage() {
  const { page, isGone, isLost, values, of, saved } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<DealForm>("deal", values);
  return (
    <RecordPage
      {...record}
      title="Edit Deal"
      back={
        isGone ? { to: "/master-crm/pipeline", label: "Pipeline" } : { to: page, label: "Back to the deal" }
      }
      intro={<p>{isGone ? "The customer of this deal was deleted: it is no longer changed." : of}</p>}
      action={`${page}/edit`}
      save={isGone ? undefined : "Save Changes"}
      closed={isGone}
      version={fields.version}
      saved={<DetailsList details={saved} />}
    >
      <DealFields fields={fields} isEdit isLost={isLost} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
