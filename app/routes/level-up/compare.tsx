import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { PlanComparison } from "~/features/plans/plan-comparison";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";

export const meta = pageTitle("Compare Plans");

export async function loader({ request }: LoaderFunctionArgs) {
  const { plan } = await requireScope(request, "plans:view");
  return { plan };
}

export default function ComparePage() {
  const { plan } = useLoaderData<typeof loader>();
  return (
    <DialogPage
      title="Compare Plans"
      close={{ to: "/level-up", label: "Back to the plans" }}
      actions={
        <>
          <ButtonLink to="/level-up" variant="primary">
            Level Up
          </ButtonLink>
          <ButtonLink to="/dashboard">Back to Dashboard</ButtonLink>
        </>
      }
    >
      <PlanComparison current={plan} />
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the plans" />;
}
