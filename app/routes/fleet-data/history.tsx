import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { upgradeFor } from "~/auth/permissions";
import { requireScope } from "~/auth/require-scope.server";
import { costWords } from "~/features/history/cost-text";
import { eventKinds, maxEvents, readKind } from "~/features/history/event-kinds";
import { eventWords } from "~/features/history/event-text";
import { listEvents } from "~/features/history/events.server";
import { readPeriod } from "~/features/calendar/read-period";
import { getCosts } from "~/features/history/costs.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { DetailsList } from "~/ui/details-list";
import { Empty } from "~/ui/empty";
import { ChoiceField, DayField } from "~/ui/filter";
import { Link } from "~/ui/link";
import { type Column, Table } from "~/ui/table";
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
  const { id, events, isCut, showsCosts, mayExport, exportBadge } = useLoaderData<typeof loader>();
  return (
    <>
      <Filter />
      <CostCard />
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
        <p>Only the newest {maxEvents} are shown. Choose a shorter period, or export the whole as CSV.</p>
      )}
      {mayExport && <HistoryExports id={id} badge={exportBadge} />}
    </>
  );
}

function Filter() {
  const { id, period, kind } = useLoaderData<typeof loader>();
  return (
    <form className="filter filter-row" method="get" action={`/fleet-data/${id}/history`}>
      <DayField name="from" label="From" value={period.from} />
      <DayField name="to" label="To" value={period.to} />
      <ChoiceField
        name="kind"
        label="Kind"
        value={kind}
        options={[{ value: "", label: "Everything" }, ...eventKinds]}
      />
      <Button variant="secondary">Show</Button>
    </form>
  );
}

function CostCard() {
  const { costs, costsUpgrade } = useLoaderData<typeof loader>();
  if (costsUpgrade) {
    return (
      <p>
        <Badge kind="plan">{costsUpgrade.badge}</Badge> {costsUpgrade.text}
      </p>
    );
  }
  if (!costs) return null;
  return (
    <Card title="Costs in this period">
      <DetailsList details={costs.details} />
      {costs.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Card>
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
    { heading: "Mileage", figures: true, cell: ({ mileage }) => mileage },
    ...(showsCosts ? [cost] : []),
  ];
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
