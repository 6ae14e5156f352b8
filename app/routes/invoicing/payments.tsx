import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { today } from "~/features/calendar/today";
import { InvoicingTabs } from "~/features/invoices/invoicing-tabs";
import { readRegister, registerQuery } from "~/features/invoices/payments/register-position";
import {
  NarrowRegister,
  RegisterTable,
  RegisterTotalsTable,
} from "~/features/invoices/payments/register-tables";
import { maxDays, registerRow, registerTotalsView } from "~/features/invoices/payments/register-view";
import { listClerks, listRegister, sumRegister } from "~/features/invoices/payments/register.server";
import { withAsked } from "~/features/accounts/person-choices";
import { pageTitle } from "~/http/requests/page-title";
import { readOptionalId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { formatCount } from "~/ui/format";
import { Page } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { PlainCsvLink } from "~/ui/plain-csv-link";

export const meta = pageTitle("Payments");

const onPage = 100;

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:view", "Please sign in to access invoicing");
  const { searchParams } = new URL(request.url);
  const register = readRegister(searchParams, today(scope.account.timeZone));
  const id = readOptionalId(searchParams.get("after"));
  const what = searchParams.get("what") === "reversal" ? ("reversal" as const) : ("payment" as const);
  const [found, totals, clerks] = await Promise.all([
    listRegister(scope, register, { after: id ? { id, what } : undefined, max: onPage + 1 }),
    sumRegister(scope, register),
    listClerks(scope, register),
  ]);
  const entries = found.slice(0, onPage);
  return {
    register,
    clerks: withAsked(clerks, register.userId),
    rows: entries.map(registerRow),
    totals: registerTotalsView(totals, register),
    summary: `${formatCount(entries.length)} of ${formatCount(totals.count)} shown, newest first`,
    first: id && `/invoicing/payments?${registerQuery(register)}`,
    next:
      found.length > onPage ? `/invoicing/payments?${registerQuery(register, entries.at(-1))}` : undefined,
    file: `/invoicing/payments.csv?${registerQuery(register)}`,
    may: {
      sell: scope.may("invoicing:sell"),
      manage: scope.may("invoicing:manage"),
      export: scope.may("invoicing:export"),
    },
  };
}

export default function PaymentsPage() {
  const { register, clerks, rows, totals, summary, first, next, file, may } = useLoaderData<typeof loader>();
  const actions = may.export && rows.length > 0 && (
    <>
      <ButtonLink to={file}>Export CSV</ButtonLink>
      <PlainCsvLink file={file} />
    </>
  );
  return (
    <Page title="Payments" back={{ to: "/dashboard", label: "Back to Dashboard" }} actions={actions}>
      <InvoicingTabs current="payments" maySell={may.sell} mayManage={may.manage} />
      <NarrowRegister register={register} clerks={clerks} />
      {rows.length === 0 && <Empty title="No money came in or went out in these days" />}
      {rows.length > 0 && (
        <>
          <p>
            What came in, less what was paid back or reversed, each on its own day. A payment that was
            reversed stays; its reversal takes it away.
          </p>
          <RegisterTotalsTable headings={totals.headings} rows={totals.rows} />
          {totals.isCut && <p>Only the newest {maxDays} days are listed one by one.</p>}
          <RegisterTable rows={rows} />
        </>
      )}
      {(first || next) && <Pager previous={first} previousLabel="First page" next={next} summary={summary} />}
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load payments" />;
}
