import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { getBusinessInfo, saveBusinessInfo } from "~/features/plans/business-info.server";
import { BusinessInfoDetails, BusinessInfoFields } from "~/features/plans/business-info-form";
import { type BusinessInfoForm, businessInfoSchema } from "~/features/plans/business-info-schema";
import { businessInfoValues } from "~/features/plans/business-info-values";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { formatTime } from "~/ui/format";
import { readPlan } from "./+shared/read-plan";

export const meta = pageTitle("Tell Us About Your Business");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "plans:request");
  const info = await getBusinessInfo(scope);
  return {
    plan: readPlan(request),
    saved: businessInfoValues(info, scope.account.companyName),
    told: info && formatTime(info.completed_at, scope.account.timeZone),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "plans:request");
  const form = await readForm(request, scope);
  const asked = {
    schema: businessInfoSchema,
    failure: "Failed to save business information. Please try again",
  };
  return saveForm(form, asked, async (typed, token) => {
    const saved = await saveBusinessInfo(scope, typed, token);
    if ("problem" in saved) return { title: "Error", formErrors: [changedMeanwhile], latest: saved.version };
    const plan = readPlan(request);
    return redirectWithFlash(request, plan ? `/level-up/contact?plan=${plan}` : "/level-up", {
      kind: "success",
      title: "Thank you!",
      text: "What you told us is saved. You are not asked again.",
    });
  });
}

const changedMeanwhile =
  "Somebody else saved this after you opened it. Below is what is saved now, in the form what you typed. Save again to keep yours.";

export default function BusinessPage() {
  const { plan, saved, told } = useLoaderData<typeof loader>();
  const { form, fields, answer } = useRecordForm<BusinessInfoForm>("business", saved);
  return (
    <RecordPage
      title="Tell Us About Your Business"
      back={{ to: "/level-up", label: "Back to the plans" }}
      intro={
        <p>
          {told
            ? `You told us this on ${told}. Change it where it is no longer true.`
            : "So that sales knows which plan fits. You are asked once, and can change it later."}
        </p>
      }
      form={form}
      answer={answer}
      action={`/level-up/business${plan ? `?plan=${plan}` : ""}`}
      save={told ? "Save Changes" : plan ? "Save and Continue" : "Save"}
      version={fields.version}
      saved={<BusinessInfoDetails saved={saved} />}
    >
      <BusinessInfoFields fields={fields} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load business information" />;
}
