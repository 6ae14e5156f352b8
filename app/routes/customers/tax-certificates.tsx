import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { today } from "~/features/calendar/today";
import { lapseText } from "~/features/customers/tax-certificate-text";
import { listTaxCertificates } from "~/features/customers/tax-certificates.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Empty } from "~/ui/empty";
import { formatDay } from "~/ui/format";
import { Page } from "~/ui/page";
import { type Column, Table, TypedLink } from "~/ui/table";

export const meta = pageTitle("Tax Certificates");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "invoicing:view", "Please sign in to access invoicing");
  const day = today(scope.account.timeZone);
  const certificates = await listTaxCertificates(scope);
  return {
    rows: certificates.map(({ id, name, certificate, until }) => ({
      id,
      name,
      certificate: certificate ?? "",
      until: formatDay(until),
      state: lapseText(until, day),
    })),
  };
}

type Row = { id: string; name: string; certificate: string; until: string; state: string };

const columns: Column<Row>[] = [
  {
    heading: "Customer",
    cell: ({ id, name }) => <TypedLink to={`/invoicing/customers/${id}`}>{name}</TypedLink>,
  },
  { heading: "Certificate", cell: ({ certificate }) => <span className="typed">{certificate}</span> },
  { heading: "Valid until", cell: ({ until }) => until },
  { heading: "State", cell: ({ state }) => state },
];

export default function TaxCertificatesPage() {
  const { rows } = useLoaderData<typeof loader>();
  return (
    <Page title="Tax Certificates" back={{ to: "/invoicing/customers", label: "Customers" }}>
      <p>
        Customers are tax exempt through the last day of their certificate. The first to run out is first.
      </p>
      {rows.length === 0 && <Empty title="No certificate has a last day" />}
      {rows.length > 0 && (
        <Table
          caption="Tax certificates"
          captionHidden
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load customers" />;
}
