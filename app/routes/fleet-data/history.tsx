import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { upgradeFor } from "~/auth/permissions";
import { requireScope } from "~/auth/require-scope.server";
import { costWords } from "~/features/history/cost-text";
import { eventKinds, maxEvents, readKind } from "~/features/history/event-kinds";
import { eventWords } from "~/features/history/event-text";
import { listEvents } from "~/features/history/events.server";
import { readPeriod, recentMonths } from "~/features/calendar/read-period";
import { getCosts } from "~/features/history/costs.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { ChoiceField, DayField } from "~/ui/filter";
import { Link } from "~/ui/link";
import { type Column, Table } from "~/ui/table";
import { CostCard } from "./+shared/cost-card";
import { HistoryExports } from "./+shared/history-exports";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle((data: { title: string }) => `History: ${data.title}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { id, title, meterUnit, today } = await recordVehicle(scope, params.vehicleId);
  const { searchParams } = new URL(request.url);
  const period = readPeriod(searchParams, today);
  const kind = readKind(searchParams.get("kind"));
  const showsCosts = scope.may("costs:view");
  const events = await listEvents(scope, id, { ...period, kind });
  const mayAnalyze = scope.may("costs:analyze");
  return {
    id,
    title,
    period,
    months: recentMonths(today),
    kind,
    showsCosts,
    events: events.slice(0, maxEvents).map((event) => eventWords(event, { vehicleId: id, showsCosts })),
    isCut: events.length > maxEvents,
    costs: mayAnalyze ? costWords(await getCosts(scope, { id, meterUnit }, period), meterUnit) : undefined,
    costsUpgrade: showsCosts && !mayAnalyze ? upgradeFor("costs:analyze") : undefined,
    mayExport: showsCosts,
    exportBadge: scope.may("vehicles:export") ? undefined : upgradeFor("vehicles:export").badge,
  };
}

export default function HistoryPage() {
  const { id, period, events, isCut, costs, costsUpgrade, showsCosts, mayExport, exportBadge } =
    useLoaderData<typeof loader>();
  return (
    <>
      <Filter />
      <CostCard costs={costs} upgrade={costsUpgrade} />
      {events.length === 0 && <Empty title="Nothing in this period" />}
      {events.length > 0 && (
        <Table
          caption="History, newest first"
          captionHidden
          columns={columnsFor(showsCosts)}
          rows={events}
          rowKey={({ key }) => key}
        />
      )}
      {isCut && (
        <p>Only the newest {maxEvents} are shown. Choose a shorter period, or export this one as CSV.</p>
      )}
      {mayExport && <HistoryExports id={id} period={period} badge={exportBadge} />}
    </>
  );
}

function Filter() {
  const { id, period, months, kind } = useLoaderData<typeof loader>();
  const page = `/fleet-data/${id}/history`;
  return (
    <form className="filter filter-row" method="get" action={page}>
      <DayField name="from" label="From" value={period.from} />
      <DayField name="to" label="To" value={period.to} />
      <ChoiceField
        name="kind"
        label="Kind"
        value={kind}
        options={[{ value: "", label: "Everything" }, ...eventKinds]}
      />
      <Button variant="secondary">Show</Button>
      {months.map(({ label, from, to }) => (
        <ButtonLink
          key={label}
          to={`${page}?from=${from}&to=${to}${kind ? `&kind=${kind}` : ""}`}
          variant="quiet"
        >
          {label}
        </ButtonLink>
      ))}
    </form>
  );
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["events"][number];

function columnsFor(showsCosts: boolean): Column<Row>[] {
  const cost: Column<Row> = { heading: "Cost", figures: true, cell: ({ cost }) => cost };
  return [
    { heading: "Date", cell: ({ day }) => <span className="unbroken">{day}</span> },
    { heading: "Kind", cell: ({ kind }) => kind },
    {
      heading: "What",
      cell: ({ title, to, removed }) => (
        <>
          {removed ? <s>{title}</s> : to ? <Link to={to}>{title}</Link> : title}
          {removed && " removed"}
        </>
      ),
    },
    { heading: "Details", cell: ({ detail }) => detail },
    {
      heading: "Mileage",
      figures: true,
      cell: ({ mileage, isStruck }) => (isStruck ? <s>{mileage}</s> : mileage),
    },
    ...(showsCosts ? [cost] : []),
  ];
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
