import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { BreakdownDetails } from "~/features/breakdowns/breakdown-details";
import { breakdownView } from "~/features/breakdowns/breakdown-view";
import { BreakdownLog } from "~/features/breakdowns/breakdown-log";
import { listBreakdownLog, notesOnPage } from "~/features/breakdowns/breakdowns.server";
import { stateNames } from "~/features/breakdowns/breakdown-types";
import { PartsFitted } from "~/features/parts/parts-fitted";
import { listPage } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { readOptionalId } from "~/http/requests/read-id.server";
import { PostForm } from "~/http/forms/post-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { formatTime } from "~/ui/format";
import { ListPager } from "~/ui/pager";
import { Alerts } from "./+shared/breakdown-alerts";
import { reportOfBreakdown } from "./+shared/defect-of-breakdown.server";
import { FoundInReport } from "./+shared/found-in-report";
import { NextSteps } from "./+shared/breakdown-next-steps";
import { alertsOf, breakdownOfVehicle } from "./+shared/breakdown-of-vehicle.server";
import { partsFitted } from "./+shared/parts-fitted.server";
import { recordPage } from "./+shared/record-page.server";
import { VehicleRecordPage } from "./+shared/vehicle-record-page";

export const meta = pageTitle((data: { title: string }) => data.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { breakdown, ...found } = await breakdownOfVehicle(scope, params);
  const { vehicle } = found;
  const { timeZone } = scope.account;
  const after = readOptionalId(new URL(request.url).searchParams.get("after"));
  const { rows, pager } = listPage(request, await listBreakdownLog(scope, breakdown.id, after), {
    ...{ max: notesOnPage, order: "from the newest back" },
    position: ({ id }) => ({ after: id }),
  });
  return {
    record: await recordPage(scope, found, breakdown),
    title: breakdown.breakdown_type,
    state: breakdown.state,
    facts: breakdownView(breakdown, scope.may("costs:view")),
    photoId: breakdown.photo_id,
    report: await reportOfBreakdown(scope, breakdown.id),
    mayCertify: scope.may("inspections:certify"),
    pager,
    // Each page is read from the top down, as it happened.
    log: rows.reverse().map(({ id, author, state, note, created_at }) => ({
      id,
      author,
      what: state && stateNames[state],
      note,
      time: formatTime(created_at, timeZone),
    })),
    alerts: alertsOf(scope, breakdown.mails),
    fitted: await partsFitted(scope, vehicle.id, { breakdownId: breakdown.id }),
    partsList: `/fleet-data/${vehicle.id}/parts`,
    addPart: `/fleet-data/${vehicle.id}/parts/new?breakdown=${breakdown.id}`,
  };
}

export default function BreakdownPage() {
  const { record, title, facts, photoId, state, report, mayCertify, alerts, fitted, partsList, addPart } =
    useLoaderData<typeof loader>();
  return (
    <VehicleRecordPage
      title={title}
      back="Back to the breakdowns"
      record={record}
      details={<BreakdownDetails facts={facts} />}
      photo={{ id: photoId, description: "Photo of the breakdown" }}
    >
      {record.mayModify && <NextSteps page={record.page} state={state} />}
      <FoundInReport report={report} mayCertify={mayCertify} />
      <PartsFitted
        {...fitted}
        list={partsList}
        add={record.mayModify && <ButtonLink to={addPart}>Add Part Fitted Here</ButtonLink>}
      />
      <Alerts {...alerts} />
      <SaidAndDone />
    </VehicleRecordPage>
  );
}

function SaidAndDone() {
  const { record, log, pager } = useLoaderData<typeof loader>();
  return (
    <Card title="What was said and done">
      <BreakdownLog entries={log} />
      <ListPager {...pager} />
      {record.mayModify && (
        <PostForm action={`${record.page}/notes`}>
          <div className="field">
            <label htmlFor="note">Add a note</label>
            <textarea id="note" name="note" rows={3} maxLength={5000} />
          </div>
          <Button variant="secondary">Add Note</Button>
        </PostForm>
      )}
    </Card>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
