import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { withAsked, withFormer } from "~/features/accounts/person-choices";
import { auditOnPage, auditQuery, readAuditAsked } from "~/features/audit/audit-position";
import { AuditTable, NarrowAudit, auditRow } from "~/features/audit/audit-table";
import { listAuditPeople } from "~/features/audit/audit-people.server";
import { listAudit } from "~/features/audit/audit.server";
import { today } from "~/features/calendar/today";
import { listMembers } from "~/features/users/users.server";
import { listPage, readPosition } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { Page } from "~/ui/page";
import { ListPager } from "~/ui/pager";
import { PlainCsvLink } from "~/ui/plain-csv-link";

export const meta = pageTitle("Audit");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "audit:view");
  const { timeZone } = scope.account;
  const { searchParams } = new URL(request.url);
  const asked = readAuditAsked(searchParams, today(timeZone));
  const after = readPosition(searchParams.get("after"));
  const [found, people, known] = await Promise.all([
    listAudit(scope, asked, { after, max: auditOnPage + 1 }),
    listMembers(scope),
    listAuditPeople(scope),
  ]);
  const { rows, pager } = listPage(request, found, {
    ...{ max: auditOnPage, order: "newest first" },
    position: ({ atExactly, id }) => ({ after: `${atExactly}_${id}` }),
  });
  return {
    asked,
    people: withAsked(withFormer(people, [...known, ...rows]), asked.userId),
    rows: rows.map((entry) => auditRow(entry, asked, timeZone)),
    pager,
    file: scope.may("audit:export") && `/account/audit.csv?${auditQuery(asked)}`,
  };
}

export default function AuditPage() {
  const { asked, people, rows, pager, file } = useLoaderData<typeof loader>();
  const actions = file && rows.length > 0 && (
    <>
      <ButtonLink to={file}>Export CSV</ButtonLink>
      <PlainCsvLink file={file} />
    </>
  );
  return (
    <Page title="Audit" back={{ to: "/account", label: "Account Info" }} actions={actions}>
      <p>
        Who did what and when: sign-ins and refusals, people and roles, plan, settings, prices, stock
        corrections, records that were removed, sales that were taken back, imports, downloads and closing.
        Nothing in it can be changed.
      </p>
      <NarrowAudit asked={asked} people={people} />
      {rows.length === 0 && <Empty title="Nothing of the kind in these days" />}
      {rows.length > 0 && (
        <>
          <AuditTable rows={rows} />
          <ListPager {...pager} />
        </>
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load account information" />;
}
