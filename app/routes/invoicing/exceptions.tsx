import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { today } from "~/features/calendar/today";
import { maxExceptions, readExceptionsAsked } from "~/features/invoices/exceptions/exceptions-position";
import {
  ExceptionsTable,
  NarrowExceptions,
  PeopleTable,
} from "~/features/invoices/exceptions/exceptions-tables";
import { byPerson, exceptionRow } from "~/features/invoices/exceptions/exceptions-view";
import { countExceptions, listExceptions } from "~/features/invoices/exceptions/exceptions.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Empty } from "~/ui/empty";
import { Page } from "~/ui/page";

export const meta = pageTitle("Exceptions");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  const { timeZone } = scope.account;
  const asked = readExceptionsAsked(new URL(request.url).searchParams, today(timeZone));
  const [found, counts] = await Promise.all([listExceptions(scope, asked), countExceptions(scope, asked)]);
  const people = byPerson(counts);
  return {
    asked,
    people,
    names: [
      ...new Set([...people.rows.map(({ author }) => author), ...(asked.author ? [asked.author] : [])]),
    ],
    rows: found.slice(0, maxExceptions).map((one) => exceptionRow(one, timeZone)),
    isCut: found.length > maxExceptions,
  };
}

export default function ExceptionsPage() {
  const { asked, people, names, rows, isCut } = useLoaderData<typeof loader>();
  return (
    <Page title="Exceptions" back={{ to: "/invoicing", label: "Invoices" }}>
      <p>
        Sales that were taken back, payments that were reversed, prices below cost, sales without tax, cores
        that were bought elsewhere, exemptions and price levels that were changed, and books that were opened
        again: who did it, when, and why.
      </p>
      <NarrowExceptions asked={asked} people={names} />
      {rows.length === 0 && <Empty title="Nothing of the kind in these days" />}
      {rows.length > 0 && (
        <>
          <PeopleTable headings={people.headings} rows={people.rows} />
          {isCut && <p>Only the newest {maxExceptions} are listed: choose fewer days to see the others.</p>}
          <ExceptionsTable rows={rows} />
        </>
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
