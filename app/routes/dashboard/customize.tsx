import { getFormProps, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { chooseDashboardSections, getDashboard } from "~/features/accounts/dashboard.server";
import { dashboardSections, isDashboardSection } from "~/features/accounts/dashboard-sections";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { Refusal } from "~/http/forms/refusal";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { CheckboxGroup } from "~/ui/field";

export const meta = pageTitle("Customize Your Dashboard");

const schema = z.object({ sections: z.array(z.string()).default([]) });

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "dashboard:use");
  const { sections } = await getDashboard(scope);
  return { sections };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "dashboard:use");
  const parsed = parseForm(await readForm(request, scope), schema);
  if ("problem" in parsed) return refuseForm(parsed);
  return attempt(parsed, "Failed to save the dashboard", async () => {
    await chooseDashboardSections(scope, parsed.value.sections.filter(isDashboardSection));
    return redirectWithFlash(request, "/dashboard", { kind: "success", title: "Dashboard saved" });
  });
}

export default function CustomizeDashboardPage() {
  const { sections } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<{ sections: string[] }>({
    id: "dashboard",
    lastResult: answer?.result,
    defaultValue: { sections },
  });
  return (
    <DialogPage title="Customize Your Dashboard" close={{ to: "/dashboard", label: "Back to the dashboard" }}>
      <PostForm {...getFormProps(form)} action="/dashboard/customize">
        <Refusal form={form} answer={answer} />
        <CheckboxGroup
          field={fields.sections}
          legend="Show these sections"
          options={[...dashboardSections]}
        />
        <ButtonRow>
          <Button>Save</Button>
          <ButtonLink to="/dashboard">Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}
