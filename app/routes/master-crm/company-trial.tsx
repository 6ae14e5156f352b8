import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { plans } from "~/auth/permissions";
import { requireScope } from "~/auth/require-scope.server";
import { getCompanyTrial, setCompanyTrial } from "~/features/master-crm/companies/company-changes.server";
import { trialProblemTexts } from "~/features/master-crm/companies/company-problem";
import { type TrialForm, trialSchema } from "~/features/master-crm/companies/company-schema";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { formatDay } from "~/ui/format";
import { TrialFields, trialValues } from "./+shared/company-cards";
import { companyGone } from "./+shared/company-gone.server";

export const meta = pageTitle("Trial");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  return (await getCompanyTrial(scope, readId(params.companyId))) ?? refuseRequest(404);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const id = readId(params.companyId);
  const form = await readForm(request, scope);
  return saveForm(
    form,
    {
      schema: trialSchema,
      failure: "Trial not changed",
      check: ({ trialPlan, lastDay }) => ({
        notes: [`A trial of ${plans[trialPlan].name}, through ${formatDay(lastDay)}.`],
      }),
    },
    async (typed, token) => {
      const set = await setCompanyTrial(scope, id, typed, token);
      if ("problem" in set) {
        if (set.problem === "gone") return companyGone(request);
        const field = set.problem === "not-larger" ? "trialPlan" : "lastDay";
        return { fieldErrors: { [field]: [trialProblemTexts[set.problem]] } };
      }
      const text = `${plans[typed.trialPlan].name}, through ${formatDay(typed.lastDay)}.`;
      return redirectWithFlash(
        request,
        `/master-crm/companies/${id}`,
        set.changed
          ? { kind: "success", title: "Trial changed", text }
          : { kind: "info", title: "Nothing was changed", text: "The trial is that already." },
      );
    },
  );
}

export default function CompanyTrialPage() {
  const { id, name, sold, trial } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<TrialForm>("trial", trialValues(trial, sold));
  const page = `/master-crm/companies/${id}`;
  return (
    <RecordPage
      {...record}
      title={`Trial of ${name}`}
      back={{ to: page, label: "Back to the company" }}
      action={`${page}/trial`}
      save="Save Trial"
    >
      <TrialFields fields={fields} sold={sold} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
