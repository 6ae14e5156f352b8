import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { actProblemText, keptText } from "~/features/inspections/act-problem";
import { confirmSchema } from "~/features/inspections/act-schemas";
import { deleteReport } from "~/features/inspections/report-acts.server";
import { keptUntil } from "~/features/inspections/retention";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { reportOf } from "./+shared/report.server";

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
  const parsed = parseForm(await readForm(request, scope), confirmSchema);
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to delete the inspection", async () => {
    const deleted = await deleteReport(scope, id, parsed.token);
    if ("problem" in deleted) {
      if (deleted.problem === "no-report") refuseRequest(404);
      const text = actProblemText(deleted, scope.account.timeZone);
      return refuse(parsed, "Failed to delete the inspection", { formErrors: [text] }, 409);
    }
    return redirectWithFlash(request, `/fleet-data/${vehicle_id}/inspections`, {
      kind: "success",
      title: "Inspection deleted",
    });
  });
}

export default function DeleteInspectionPage() {
  const { facts, kept } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form] = useForm({ id: "delete", lastResult: answer?.result });
  const { id, kind, vehicle, driver } = facts;
  const back = `/inspections/${id}`;
  return (
    <DialogPage title="Delete the Report?" close={{ to: back, label: "Back to the report" }}>
      <p>
        {kind} of {vehicle}, {driver.time}, signed by {driver.name}.
      </p>
      {kept && !answer && <p>{kept}</p>}
      {(!kept || answer) && (
        <RecordForm form={form} answer={answer} action={`${back}/delete`} save="Delete">
          {!kept && <p>It is removed with all its signatures and cannot be brought back.</p>}
          <ButtonRow>
            {!kept && <Button variant="danger">Delete Inspection</Button>}
            <ButtonLink to={back}>Cancel</ButtonLink>
          </ButtonRow>
        </RecordForm>
      )}
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the inspection" />;
}
