import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { noFields, saveForm } from "~/http/forms/save-form.server";
import { keptText } from "~/features/inspections/signature-problem";
import { deleteInspection } from "~/features/inspections/inspection-signatures.server";
import { keptUntil } from "~/features/inspections/retention";
import { RemovalPage } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { reportOf } from "./+shared/report.server";
import { actRefusal } from "./+shared/sign.server";

export const meta = pageTitle("Delete the report");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inspections:delete");
  const { report, facts } = await reportOf(scope, params.inspectionId);
  const until = keptUntil(report);
  const isKept = !until || until > new Date();
  return { facts, kept: isKept ? keptText(until, scope.account.timeZone) : undefined };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inspections:delete");
  const { report } = await reportOf(scope, params.inspectionId);
  const { id, vehicle_id } = report.inspection;
  const form = await readForm(request, scope);
  const asked = { schema: noFields, failure: "Failed to delete the inspection" };
  return saveForm(form, asked, async (_, token) => {
    const deleted = await deleteInspection(scope, id, token);
    if ("problem" in deleted) return actRefusal(scope, deleted);
    const list = `/fleet-data/${vehicle_id}/inspections`;
    return redirectWithFlash(request, list, { kind: "success", title: "Inspection deleted" });
  });
}

export default function DeleteInspectionPage() {
  const { facts, kept } = useLoaderData<typeof loader>();
  const isRefused = useActionData<typeof action>() !== undefined;
  const { id, kind, vehicle, driver } = facts;
  const page = `/inspections/${id}`;
  return (
    <RemovalPage
      title="Delete the Report?"
      back={{ to: page, label: "Back to the report" }}
      action={`${page}/delete`}
      remove={kept ? undefined : "Delete Inspection"}
      closed={kept !== undefined}
    >
      <p>
        {kind} of {vehicle}, {driver.time}, signed by {driver.name}.
      </p>
      {kept && !isRefused && <p>{kept}</p>}
      {!kept && <p>It is removed with all its signatures and cannot be brought back.</p>}
    </RemovalPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the inspection" />;
}
