import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { DueCounts } from "~/features/reminders/due-link";
import { listDue } from "~/features/reminders/due-list.server";
import { dueWindows, readWindow, windowNames } from "~/features/reminders/due-windows";
import type { DueLine } from "~/features/reminders/reminder-values";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { Empty } from "~/ui/empty";
import { formatCount, formatDay } from "~/ui/format";
import { today } from "~/features/calendar/today";
import { Page } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { type Column, Table, TypedLink } from "~/ui/table";
import { Tabs } from "~/ui/tabs";

export const meta = pageTitle("Service Due");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { searchParams } = new URL(request.url);
  const window = readWindow(searchParams.get("days"));
  const page = readPage(searchParams.get("page"));
  const { hasMore, count, counts, lines, withoutAnnual } = await listDue(scope, window, page);
  const place = (number: number) => `${addressOf(window)}&page=${number}`;
  return {
    company: scope.account.companyName,
    day: formatDay(today(scope.account.timeZone)),
    count,
    tabs: dueWindows.map((one, index) => ({
      label: windowNames[one],
      to: addressOf(one),
      count: counts[index],
      current: one === window,
    })),
    previous: page > 1 ? place(page - 1) : undefined,
    next: hasMore ? place(page + 1) : undefined,
    lines,
    withoutAnnual,
    mayRecord: scope.may("records:modify"),
  };
}

const addressOf = (window: string) => `/fleet-data/due?days=${window}`;

function readPage(text: string | null): number {
  return /^[1-9]\d{0,4}$/.test(text ?? "") ? Number(text) : 1;
}

export default function DuePage() {
  const { company, day, count, tabs, previous, next, lines } = useLoaderData<typeof loader>();
  return (
    <Page title="Service Due" back={{ to: "/fleet-data", label: "Fleet Data" }}>
      <p>
        {company}, {day}: <DueCounts {...count} />
      </p>
      <Tabs label="Within" tabs={tabs} />
      {lines.length === 0 && (
        <Empty title={tabs[0]!.current ? "Nothing is overdue or due soon" : "Nothing falls due by then"}>
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
      {(previous || next) && <Pager previous={previous} next={next} summary={`${lines.length} shown`} />}
      <WithoutAnnual />
    </Page>
  );
}

function WithoutAnnual() {
  const { withoutAnnual, mayRecord } = useLoaderData<typeof loader>();
  const { count, vehicles } = withoutAnnual;
  if (count === 0) return null;
  const page = mayRecord ? "annual-inspections/new" : "annual-inspections";
  return (
    <Card title={`No annual inspection recorded: ${formatCount(count)}`} collapsible>
      <p>
        Trucks over 10,000 lb, trailers and buses in commerce need one every 12 months (49 CFR 396.17).
        {count > vehicles.length && ` The first ${vehicles.length} are shown.`}
      </p>
      <ul>
        {vehicles.map(({ id, title }) => (
          <li key={id}>
            <TypedLink to={`/fleet-data/${id}/${page}`}>{title}</TypedLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const columns: Column<DueLine>[] = [
  {
    heading: "Vehicle",
    cell: (row) => <TypedLink to={row.list}>{row.vehicle}</TypedLink>,
  },
  {
    heading: "Task",
    cell: (row) => <TypedLink to={row.to}>{row.task}</TypedLink>,
  },
  { heading: "State", cell: ({ badge }) => <Badge kind={badge.kind}>{badge.text}</Badge> },
  { heading: "Due", cell: ({ when }) => when },
  { heading: "Left", cell: ({ left }) => <span className="unbroken">{left}</span> },
  { heading: "Reason", cell: ({ reason }) => reason },
];

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load what is due" />;
}
