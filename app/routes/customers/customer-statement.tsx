import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { readPeriod } from "~/features/calendar/read-period";
import { getLetterhead } from "~/features/company-settings/company-settings.server";
import { type StatementRow, statementView } from "~/features/invoices/balances/statement-view";
import { getStatementCustomer } from "~/features/invoices/balances/statement-customer.server";
import { getStatement, maxStatementLines } from "~/features/invoices/balances/statement.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button } from "~/ui/button";
import { Lines } from "~/ui/details-list";
import { DayField } from "~/ui/filter";
import { formatCount, formatDay } from "~/ui/format";
import { today } from "~/features/calendar/today";
import { Paper } from "~/ui/paper";
import { type Column, Table } from "~/ui/table";

export const meta = pageTitle("Statement");

// Paper needs no scripts.
export const handle = { plain: true };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:view", "Please sign in to access invoicing");
  const found = await getStatementCustomer(scope, readId(params.customerId));
  const { id, name, phone, address, isRemoved } = orNotFound(found);
  const day = today(scope.account.timeZone);
  const period = readPeriod(new URL(request.url).searchParams, day);
  const [statement, from] = await Promise.all([getStatement(scope, id, period), getLetterhead(scope)]);
  return {
    page: `/invoicing/customers/${id}`,
    back: isRemoved
      ? { to: "/invoicing/ageing", label: "Ageing" }
      : { to: `/invoicing/customers/${id}`, label: "Back to the customer" },
    customer: { name, phone, address },
    from: [from.companyName, from.address, from.phone].filter(Boolean).join("\n"),
    period,
    days: `${formatDay(period.from)} to ${formatDay(period.to)}`,
    end: formatDay(period.to),
    asOf: formatDay(statement.asOf),
    cut: statement.isCut ? formatCount(maxStatementLines) : undefined,
    ...statementView(statement, period),
  };
}

export default function StatementPage() {
  const { back, customer, from, days, rows, cut, end, later, balance } = useLoaderData<typeof loader>();
  return (
    <Paper title="Statement of Account" back={back}>
      <Period />
      <p>
        <Lines text={from} />
      </p>
      <h2>{customer.name}</h2>
      <p>
        <Lines text={[customer.address, customer.phone].filter(Boolean).join("\n")} />
      </p>
      <p>{days}</p>
      {cut && <p>Only the newest {cut} lines are shown; those before are in the opening balance.</p>}
      <Table caption="Statement" captionHidden columns={columns} rows={rows} rowKey={({ key }) => key} />
      {later && (
        <p>
          After {end}: {later}. With it {balance.text} is {balance.isCredit ? "a credit" : "open"}.
        </p>
      )}
      <Ageing />
    </Paper>
  );
}

function Period() {
  const { page, period } = useLoaderData<typeof loader>();
  return (
    <Form className="filter filter-row" method="get" action={`${page}/statement`}>
      <DayField name="from" label="From" value={period.from} />
      <DayField name="to" label="To" value={period.to} />
      <Button variant="secondary">Show</Button>
    </Form>
  );
}

const columns: Column<StatementRow>[] = [
  { heading: "Date", cell: ({ day }) => <span className="unbroken">{day}</span> },
  { heading: "What", cell: ({ what }) => what },
  { heading: "Amount", figures: true, cell: ({ amount }) => amount },
  { heading: "Balance", figures: true, cell: ({ balance }) => balance },
];

function Ageing() {
  const { ageing, asOf } = useLoaderData<typeof loader>();
  return (
    <>
      <h2>How long it has been due, as of {asOf}</h2>
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
  return <StatusPage failure="Failed to load customers" />;
}
