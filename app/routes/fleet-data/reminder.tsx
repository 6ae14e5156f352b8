import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { ChangesList } from "~/features/changes/changes-list";
import { listChanges } from "~/features/changes/changes.server";
import { readAt, reminderLine } from "~/features/reminders/reminder-values";
import { ruleWords, soonWords } from "~/features/reminders/reminder-text";
import { getReminder, shownDueOn } from "~/features/reminders/reminders.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { DetailsList, Lines } from "~/ui/details-list";
import { DialogPage } from "~/ui/dialog-page";
import { formatDay } from "~/ui/format";
import { Link } from "~/ui/link";
import { type Column, Table } from "~/ui/table";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle((data: { line: { task: string } }) => `Reminder: ${data.line.task}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { id, title, today } = await recordVehicle(scope, params.vehicleId);
  const place = { vehicleId: id, reminderId: readId(params.reminderId) };
  const reminder = orNotFound(await getReminder(scope, place));
  return {
    title,
    line: reminderLine(reminder, today),
    rule: ruleWords(reminder.rule, shownDueOn(reminder)),
    soon: soonWords(reminder.rule),
    since: formatDay(reminder.rule.createdOn),
    notes: reminder.notes,
    mayRecord: scope.may("records:modify"),
    changes: await listChanges(scope, reminder.id),
    completions: reminder.completions.map((one) => ({
      id: one.id,
      day: formatDay(one.done_on),
      at: readAt(one.value, one.unit),
      next: one.next_due_on && formatDay(one.next_due_on),
      entryId: one.service_entry_id,
      entry: one.description,
    })),
  };
}

type Completion = ReturnType<typeof useLoaderData<typeof loader>>["completions"][number];

export default function ReminderPage() {
  const { title, line, mayRecord, completions, changes } = useLoaderData<typeof loader>();
  const back = `/fleet-data/${line.vehicleId}/reminders`;
  return (
    <DialogPage
      title={line.task}
      close={{ to: back, label: "Back to the reminders" }}
      actions={mayRecord && <Actions />}
    >
      <p>
        {title} <Badge kind={line.badge.kind}>{line.badge.text}</Badge>
      </p>
      <Facts />
      {completions.length > 0 && (
        <Table
          caption="Done, the last first"
          columns={columnsFor(`/fleet-data/${line.vehicleId}`, line.id, mayRecord)}
          rows={completions}
          rowKey={({ id }) => id}
        />
      )}
      <ChangesList changes={changes} />
    </DialogPage>
  );
}

function Actions() {
  const { line } = useLoaderData<typeof loader>();
  const vehicle = `/fleet-data/${line.vehicleId}`;
  const own = `${vehicle}/reminders/${line.id}`;
  return (
    <>
      <ButtonLink to={`${vehicle}/service/new?reminder=${line.id}`} variant="primary">
        Add Service Entry
      </ButtonLink>
      <ButtonLink to={`${own}/done`}>Mark Done</ButtonLink>
      <ButtonLink to={`${own}/edit`}>Edit</ButtonLink>
      <ButtonLink to={`${own}/remove`} variant="quiet">
        Remove
      </ButtonLink>
    </>
  );
}

function Facts() {
  const { line, rule, soon, since, notes, completions } = useLoaderData<typeof loader>();
  const details = [
    { label: "Due", value: line.when },
    { label: "Left", value: line.left || "-" },
    { label: "Interval", value: rule },
    { label: "Due soon", value: soon },
    {
      label: "Counted from",
      value: completions[0] ? "the last time it was done" : `the day it was set up, ${since}`,
    },
    ...(line.forecast ? [{ label: "Forecast", value: line.forecast, wide: true }] : []),
    ...(notes ? [{ label: "Notes", value: <Lines text={notes} />, wide: true }] : []),
  ];
  return <DetailsList details={details} />;
}

function columnsFor(vehicle: string, reminderId: string, mayRecord: boolean): Column<Completion>[] {
  const takeBack = ({ id, day }: Completion) => (
    <Link to={`${vehicle}/reminders/${reminderId}/completions/${id}/remove`}>
      Take Back<span className="visually-hidden"> done on {day}</span>
    </Link>
  );
  return [
    { heading: "Done on", cell: ({ day }) => day },
    { heading: "Meter", cell: ({ at }) => at ?? "Not read" },
    { heading: "Next due", cell: ({ next }) => next ?? "After the interval" },
    {
      heading: "Recorded by",
      cell: (row) => {
        if (row.entryId) return <Link to={`${vehicle}/service/${row.entryId}`}>{row.entry}</Link>;
        return mayRecord ? takeBack(row) : "Marked as done";
      },
    },
  ];
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
