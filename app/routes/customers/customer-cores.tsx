import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { today } from "~/features/calendar/today";
import { CoresTable } from "~/features/invoices/cores/cores-table";
import { coreRow, coresOnPage, sumText } from "~/features/invoices/cores/cores-view";
import { listCoresOut } from "~/features/invoices/cores/open-cores.server";
import { pageTitle } from "~/http/requests/page-title";
import { readOptionalId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { Page } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { PlainCsvLink } from "~/ui/plain-csv-link";
import { customerOf } from "./+shared/customer-forms.server";

export const meta = pageTitle("Cores Out");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:view", "Please sign in to access invoicing");
  const { id, name } = await customerOf(scope, params);
  const page = `/invoicing/customers/${id}`;
  const after = readOptionalId(new URL(request.url).searchParams.get("after"));
  const found = await listCoresOut(scope, { customerId: id, after, max: coresOnPage + 1 });
  const cores = found.slice(0, coresOnPage);
  const next = found.length > coresOnPage ? `${page}/cores?after=${cores.at(-1)!.id}` : undefined;
  return {
    id,
    name,
    page,
    rows: cores.map((core) => coreRow(core, today(scope.account.timeZone))),
    // Of a part of the list there is no sum.
    sum: after || next ? undefined : sumText(cores),
    isFirstPage: after === undefined,
    next,
    mayExport: scope.may("invoicing:export"),
  };
}

export default function CustomerCoresPage() {
  const { name, page, rows, sum, isFirstPage, next } = useLoaderData<typeof loader>();
  return (
    <Page title={`Cores of ${name}`} back={{ to: page, label: name }} actions={<Actions />}>
      {rows.length === 0 && <Empty title="No core is out" />}
      {rows.length > 0 && (
        <>
          <p>{sum} Oldest first. The balance is what a core gives back, with its tax.</p>
          <CoresTable rows={rows} ofOneCustomer />
        </>
      )}
      {(next || !isFirstPage) && (
        <Pager
          previous={isFirstPage ? undefined : `${page}/cores`}
          previousLabel="First page"
          next={next}
          summary={`${rows.length} shown`}
        />
      )}
    </Page>
  );
}

function Actions() {
  const { id, rows, mayExport } = useLoaderData<typeof loader>();
  if (!mayExport || rows.length === 0) return null;
  const file = `/invoicing/cores.csv?customer=${id}`;
  return (
    <>
      <ButtonLink to={file}>Export CSV</ButtonLink>
      <PlainCsvLink file={file} />
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
