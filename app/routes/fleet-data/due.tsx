import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { listDue } from "~/features/reminders/due-list.server";
import { type ReminderLine, reminderLine } from "~/features/reminders/reminder-values";
import { sliceOfList } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Badge } from "~/ui/badge";
import { Empty } from "~/ui/empty";
import { formatDay } from "~/ui/format";
import { today } from "~/features/calendar/today";
import { Page } from "~/ui/page";
import { ListPager } from "~/ui/pager";
import { type Column, Table, TypedLink } from "~/ui/table";

export const meta = pageTitle("Service Due");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const day = today(scope.account.timeZone);
  const { rows, pager } = sliceOfList(request, await listDue(scope), {
    max: 100,
    order: "overdue first, then by the day it falls due",
  });
  return {
    company: scope.account.companyName,
    day: formatDay(day),
    pager,
    lines: rows.map((reminder) => reminderLine(reminder, day)),
  };
}

export default function DuePage() {
  const { company, day, pager, lines } = useLoaderData<typeof loader>();
  return (
    <Page title="Service Due" back={{ to: "/fleet-data", label: "Fleet Data" }}>
      <p>
        {company}, {day}
      </p>
      {lines.length === 0 && (
        <Empty title="Nothing is overdue or due soon">
          <p>Reminders are set up on each vehicle&apos;s page.</p>
        </Empty>
      )}
      {lines.length > 0 && (
        <Table
          caption="Overdue first, then by the day it falls due"
          columns={columns}
          rows={lines}
          rowKey={({ id }) => id}
        />
      )}
      <ListPager {...pager} />
    </Page>
  );
}

const columns: Column<ReminderLine>[] = [
  {
    heading: "Vehicle",
    cell: (row) => <TypedLink to={`/fleet-data/${row.vehicleId}/reminders`}>{row.vehicle}</TypedLink>,
  },
  {
    heading: "Task",
    cell: (row) => <TypedLink to={`/fleet-data/${row.vehicleId}/reminders/${row.id}`}>{row.task}</TypedLink>,
  },
  { heading: "State", cell: ({ badge }) => <Badge kind={badge.kind}>{badge.text}</Badge> },
  { heading: "Due", cell: ({ when }) => when },
  { heading: "Left", cell: ({ left }) => <span className="unbroken">{left}</span> },
  { heading: "Forecast", cell: ({ forecast }) => forecast },
];

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load what is due" />;
}
