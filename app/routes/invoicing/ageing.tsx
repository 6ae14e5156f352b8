import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { ageingNames } from "~/features/invoices/balances/ageing";
import {
  type AgeingPosition,
  type CustomerAgeing,
  ageingByCustomer,
  customersOnPage,
} from "~/features/invoices/balances/ageing.server";
import { isoOf } from "~/features/calendar/read-day";
import { listPage } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Button } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { DayField } from "~/ui/filter";
import { formatDay, formatMoney } from "~/ui/format";
import { today } from "~/features/calendar/today";
import { Page } from "~/ui/page";
import { ListPager } from "~/ui/pager";
import { type Column, Table, TypedLink } from "~/ui/table";

export const meta = pageTitle("Ageing");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:view", "Please sign in to access invoicing");
  const now = today(scope.account.timeZone);
  const { searchParams } = new URL(request.url);
  const asked = isoOf(searchParams.get("day") ?? "") ?? now;
  const day = asked < now ? asked : now;
  const { customers, all } = await ageingByCustomer(scope, day, readPosition(searchParams));
  const maySell = scope.may("invoicing:sell");
  const { rows, pager } = listPage(request, customers, {
    ...{ max: customersOnPage, order: "by name" },
    position: ({ name, key }) => ({ after: name, key }),
  });
  const shown = rows.map((customer) => ({
    key: customer.key,
    name: customer.name,
    path: pathOf(customer, maySell),
    amounts: textsOf(customer),
  }));
  const together = { key: "all", name: "All together", path: undefined, amounts: textsOf(all) };
  return {
    rows: shown.length > 0 ? [...shown, together] : [],
    pager,
    company: scope.account.companyName,
    day,
    shown: formatDay(day),
  };
}

function readPosition(params: URLSearchParams): AgeingPosition | undefined {
  const [name, key] = ["after", "key"].map((param) => params.get(param)?.replaceAll("\0", ""));
  return name !== undefined && key !== undefined ? { name, key } : undefined;
}

function pathOf({ customerId, hasPage, hasStatement }: CustomerAgeing, maySell: boolean): string | undefined {
  if (hasPage && maySell) return `/invoicing/customers/${customerId}`;
  return hasStatement ? `/invoicing/customers/${customerId}/statement` : undefined;
}

type Amounts = Record<(typeof ageingNames)[number]["name"], string>;

/** Blank instead of $0.00. */
function textsOf(amounts: Amounts): Amounts {
  const texts = ageingNames.map(({ name }) => [
    name,
    amounts[name] === "0.00" ? "" : formatMoney(amounts[name]),
  ]);
  return Object.fromEntries(texts) as Amounts;
}

type Row = { key: string; name: string; path: string | undefined; amounts: Amounts };

const columns: Column<Row>[] = [
  {
    heading: "Customer",
    cell: ({ name, path }) =>
      path ? <TypedLink to={path}>{name}</TypedLink> : <span className="typed">{name}</span>,
  },
  ...ageingNames.map(({ name, label }): Column<Row> => ({
    heading: label,
    figures: true,
    cell: ({ amounts }) => amounts[name],
  })),
];

export default function AgeingPage() {
  const { rows, pager, company, day, shown } = useLoaderData<typeof loader>();
  return (
    <Page title="Ageing" back={{ to: "/invoicing", label: "Invoices" }}>
      <form className="filter filter-row" method="get" action="/invoicing/ageing">
        <DayField name="day" label="As of" value={day} />
        <Button variant="secondary">Show</Button>
      </form>
      <p>
        {company}, at the end of {shown}. By the days since an invoice was due; without a due date since its
        own day. What is owed back to a customer is under Credits. Each row adds up to its balance.
      </p>
      {rows.length === 0 && <Empty title="Nobody owes anything" />}
      {rows.length > 0 && (
        <Table caption="Ageing" captionHidden columns={columns} rows={rows} rowKey={({ key }) => key} />
      )}
      <ListPager {...pager} />
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
