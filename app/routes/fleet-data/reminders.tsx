import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { type ReminderLine, reminderLine } from "~/features/reminders/reminder-values";
import { listReminders } from "~/features/reminders/reminders.server";
import { sliceOfList } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Badge } from "~/ui/badge";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { Link } from "~/ui/link";
import { ListPager } from "~/ui/pager";
import { type Column, Table, TypedLink } from "~/ui/table";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle((data: { title: string }) => `Reminders: ${data.title}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { id, title, hasLeft, today } = await recordVehicle(scope, params.vehicleId);
  const { rows, pager } = sliceOfList(request, await listReminders(scope, id), {
    max: 100,
    order: "the most urgent first",
  });
  return {
    id,
    title,
    hasLeft,
    mayRecord: scope.may("records:modify") && !hasLeft,
    pager,
    reminders: rows.map((reminder) => reminderLine(reminder, today)),
  };
}

export default function RemindersPage() {
  const { id, hasLeft, mayRecord, pager, reminders } = useLoaderData<typeof loader>();
  if (hasLeft) {
    return (
      <Empty title="Nothing falls due: this vehicle has left the fleet">
        <p>Its reminders are kept, and count again when it is put back.</p>
      </Empty>
    );
  }
  return (
    <>
      {mayRecord && (
        <ButtonRow>
          <ButtonLink to={`/fleet-data/${id}/reminders/new`} variant="primary">
            Add Reminder
          </ButtonLink>
        </ButtonRow>
      )}
      {reminders.length === 0 && (
        <Empty title={mayRecord ? "No reminders yet" : "No reminders"}>
          <p>Oil changes, inspections, registrations: by miles, by time or by a date.</p>
        </Empty>
      )}
      {reminders.length > 0 && (
        <Table
          caption="Reminders"
          captionHidden
          columns={columnsFor(id, mayRecord)}
          rows={reminders}
          rowKey={(reminder) => reminder.id}
        />
      )}
      <ListPager {...pager} />
    </>
  );
}

function columnsFor(id: string, mayRecord: boolean): Column<ReminderLine>[] {
  const to = (reminder: ReminderLine) => `/fleet-data/${id}/reminders/${reminder.id}`;
  const done: Column<ReminderLine> = {
    heading: "Done",
    cell: (row) => (
      <Link to={`${to(row)}/done`}>
        Mark Done<span className="visually-hidden"> {row.task}</span>
      </Link>
    ),
  };
  return [
    { heading: "Task", cell: (row) => <TypedLink to={to(row)}>{row.task}</TypedLink> },
    { heading: "Interval", cell: ({ every }) => every },
    { heading: "State", cell: ({ badge }) => <Badge kind={badge.kind}>{badge.text}</Badge> },
    { heading: "Due", cell: ({ when }) => when },
    { heading: "Left", cell: ({ left }) => <span className="unbroken">{left}</span> },
    { heading: "Forecast", cell: ({ forecast }) => forecast },
    ...(mayRecord ? [done] : []),
  ];
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
