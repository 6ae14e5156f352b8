import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { today } from "~/features/calendar/today";
import {
  exceptionsOnPage,
  exceptionsQuery,
  readExceptionsAsked,
} from "~/features/invoices/exceptions/exceptions-position";
import {
  ExceptionsTable,
  NarrowExceptions,
  PeopleTable,
} from "~/features/invoices/exceptions/exceptions-tables";
import { byPerson, exceptionRow, sumOf } from "~/features/invoices/exceptions/exceptions-view";
import { countExceptions, listExceptions } from "~/features/invoices/exceptions/exceptions.server";
import { personChoices, withAsked } from "~/features/accounts/person-choices";
import { listPage, readPosition } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { Page } from "~/ui/page";
import { ListPager } from "~/ui/pager";
import { PlainCsvLink } from "~/ui/plain-csv-link";

export const meta = pageTitle("Exceptions");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:manage", "Please sign in to access invoicing");
  const { timeZone } = scope.account;
  const { searchParams } = new URL(request.url);
  const asked = readExceptionsAsked(searchParams, today(timeZone));
  const after = readPosition(searchParams.get("after"));
  const [found, counts] = await Promise.all([
    listExceptions(scope, asked, { after, max: exceptionsOnPage + 1 }),
    countExceptions(scope, asked),
  ]);
  const people = byPerson(counts);
  const { rows, pager } = listPage(request, found, {
    ...{ max: exceptionsOnPage, order: "newest first" },
    position: ({ atExactly, id }) => ({ after: `${atExactly}_${id}` }),
  });
  return {
    asked,
    people,
    choices: withAsked(personChoices(counts), asked.userId),
    rows: rows.map((one) => exceptionRow(one, timeZone)),
    pager: { ...pager, of: sumOf(counts, asked) },
    file: scope.may("invoicing:export") && `/invoicing/exceptions.csv?${exceptionsQuery(asked)}`,
  };
}

export default function ExceptionsPage() {
  const { asked, people, choices, rows, pager, file } = useLoaderData<typeof loader>();
  const actions = file && rows.length > 0 && (
    <>
      <ButtonLink to={file}>Export CSV</ButtonLink>
      <PlainCsvLink file={file} />
    </>
  );
  return (
    <Page title="Exceptions" back={{ to: "/invoicing", label: "Invoices" }} actions={actions}>
      <p>
        Sales that were taken back, payments that were reversed, prices below cost, sales without tax, cores
        that were bought elsewhere, exemptions and price levels that were changed, and books that were opened
        again: who did it, when, and why.
      </p>
      <NarrowExceptions asked={asked} people={choices} />
      {rows.length === 0 && <Empty title="Nothing of the kind in these days" />}
      {rows.length > 0 && (
        <>
          <PeopleTable headings={people.headings} rows={people.rows} />
          <ExceptionsTable rows={rows} />
          <ListPager {...pager} />
        </>
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load invoices" />;
}
