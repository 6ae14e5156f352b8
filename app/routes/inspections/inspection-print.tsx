import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { InspectionSheet } from "~/features/inspections/inspection-sheet";
import { pageTitle } from "~/http/requests/page-title";
import { FailedPage } from "~/root";
import { Paper } from "~/ui/paper";
import { reportOf } from "./+shared/report.server";

export const meta = pageTitle("Inspection report");

// Paper needs no scripts.
export const handle = { plain: true };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { facts } = await reportOf(scope, params.inspectionId);
  return { facts };
}

export default function PrintedReportPage() {
  const { facts } = useLoaderData<typeof loader>();
  return (
    <Paper
      title="Driver’s vehicle inspection report"
      back={{ to: `/inspections/${facts.id}`, label: "Back to the report" }}
    >
      <InspectionSheet report={facts} heading={facts.kind} />
    </Paper>
  );
}

export function ErrorBoundary() {
  return <FailedPage failure="Failed to load the inspection" />;
}
