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

export const meta = pageTitle("Cores Out");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:view", "Please sign in to access invoicing");
  const after = readOptionalId(new URL(request.url).searchParams.get("after"));
  const found = await listCoresOut(scope, { after, max: coresOnPage + 1 });
  const cores = found.slice(0, coresOnPage);
  const next = found.length > coresOnPage ? `/invoicing/cores?after=${cores.at(-1)!.id}` : undefined;
  return {
    rows: cores.map((core) => coreRow(core, today(scope.account.timeZone))),
    // Of a part of the list there is no sum.
    sum: after || next ? undefined : sumText(cores),
    isFirstPage: after === undefined,
    next,
    mayExport: scope.may("invoicing:export"),
  };
}

export default function CoresPage() {
  const { rows, sum, isFirstPage, next, mayExport } = useLoaderData<typeof loader>();
  const file = (
    <>
      <ButtonLink to="/invoicing/cores.csv">Export CSV</ButtonLink>
      <PlainCsvLink file="/invoicing/cores.csv" />
    </>
  );
  return (
    <Page
      title="Cores Out"
      back={{ to: "/invoicing", label: "Invoices" }}
      actions={mayExport && rows.length > 0 ? file : undefined}
    >
      {rows.length === 0 && <Empty title="No core is out" />}
      {rows.length > 0 && (
        <>
          <p>
            {sum} By customer, oldest first. The balance is what a core gives back: its charge, with the tax
            that was charged on it.
          </p>
          <CoresTable rows={rows} />
        </>
      )}
      {(next || !isFirstPage) && (
        <Pager
          previous={isFirstPage ? undefined : "/invoicing/cores"}
          previousLabel="First page"
          next={next}
          summary={`${rows.length} shown`}
        />
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
