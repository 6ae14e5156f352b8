import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { type StatementRow, statementView } from "~/features/invoices/balances/statement-view";
import { pageTitle } from "~/http/requests/page-title";
import { FailedPage } from "~/root";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Lines } from "~/ui/details-list";
import { DayField } from "~/ui/filter";
import { Paper } from "~/ui/paper";
import { type Column, Table } from "~/ui/table";
import { statementOf } from "./+shared/statement-of.server";

export const meta = pageTitle("Statement");

// Paper needs no scripts.
export const handle = { plain: true };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:view", "Please sign in to access invoicing");
  const document = await statementOf(scope, request, params);
  const { customer, period } = document;
  const page = `/invoicing/customers/${customer.id}`;
  return {
    statement: `${page}/statement`,
    back: customer.isRemoved
      ? { to: "/invoicing/ageing", label: "Ageing" }
      : { to: page, label: "Back to the customer" },
    period,
    query: new URLSearchParams(period).toString(),
    maySell: scope.may("invoicing:sell"),
    ...statementView(document),
  };
}

export default function StatementPage() {
  const { title, back, from, billTo, days, rows, notes } = useLoaderData<typeof loader>();
  return (
    <Paper title={title} back={back} tools={<Tools />}>
      <p>
        <Lines text={[from.name, ...from.lines].join("\n")} />
      </p>
      <h2>{billTo.name}</h2>
      <p>
        <Lines text={billTo.lines.join("\n")} />
      </p>
      <p>{days}</p>
      <Table caption="Statement" captionHidden columns={columns} rows={rows} rowKey={({ key }) => key} />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Ageing />
    </Paper>
  );
}

/** Not printed. */
function Tools() {
  const { statement, query, maySell } = useLoaderData<typeof loader>();
  return (
    <>
      <Period />
      <ButtonRow>
        {maySell && <ButtonLink to={`${statement}/email?${query}`}>Send by Email</ButtonLink>}
        <ButtonLink to={`${statement}/pdf?${query}`}>PDF</ButtonLink>
      </ButtonRow>
    </>
  );
}

function Period() {
  const { statement, period } = useLoaderData<typeof loader>();
  return (
    <form className="filter filter-row" method="get" action={statement}>
      <DayField name="from" label="From" value={period.from} />
      <DayField name="to" label="To" value={period.to} />
      <Button variant="secondary">Show</Button>
    </form>
  );
}

const columns: Column<StatementRow>[] = [
  { heading: "Date", cell: ({ day }) => <span className="unbroken">{day}</span> },
  { heading: "What", cell: ({ what }) => what },
  { heading: "Amount", figures: true, cell: ({ amount }) => amount },
  { heading: "Balance", figures: true, cell: ({ balance }) => balance },
];

function Ageing() {
  const { ageing, agesTitle } = useLoaderData<typeof loader>();
  return (
    <>
      <h2>{agesTitle}</h2>
      <dl className="sheet-facts sheet-ages">
        {ageing.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function ErrorBoundary() {
  return <FailedPage failure="Failed to load customers" />;
}
