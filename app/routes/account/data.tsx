import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { countData } from "~/features/own-data/data-counts.server";
import { DownloadForm } from "~/features/own-data/download-form";
import { isKeptForMaster } from "~/features/own-data/kept-for-master.server";
import { countInvoicesByMonth } from "~/features/own-data/invoice-files.server";
import { maxUnasked } from "~/features/own-data/months-choice";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Card } from "~/ui/card";
import { DetailsList } from "~/ui/details-list";
import { formatCount, formatCounted } from "~/ui/format";
import { Page } from "~/ui/page";

export const meta = pageTitle("Your Data");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "account:copy");
  const { nouns, photos, photoBytes } = await countData(scope);
  const months = await countInvoicesByMonth(scope);
  const invoices = months.reduce((sum, { count }) => sum + count, 0);
  const megabytes = Math.max(1, Math.round(photoBytes / 1_048_576));
  return {
    isKept: await isKeptForMaster(scope),
    details: [
      ...nouns.map(({ label, count }) => ({ label, value: formatCount(count) })),
      { label: "Issued invoices", value: formatCount(invoices) },
      {
        label: "Photos",
        value: photos === 0 ? "0" : `${formatCount(photos)}, ${formatCounted(megabytes, "megabyte")}`,
      },
    ],
    invoices,
    months: invoices > maxUnasked ? months : [],
  };
}

export default function YourDataPage() {
  const { isKept, details, invoices, months } = useLoaderData<typeof loader>();
  return (
    <Page title="Your Data" back={{ to: "/account", label: "Back to the account" }}>
      <p>
        One ZIP file with all that this company holds, on every plan. Nothing is kept on the server: it is
        made while you download it, which takes some minutes for a large company.
      </p>
      <Card title="Download">
        {isKept ? (
          <p>This company holds the Master CRM: only the master account downloads its data.</p>
        ) : (
          <DownloadForm invoices={invoices} months={months} />
        )}
      </Card>
      <Card title="What is in it">
        <DetailsList details={details} />
        <p>
          Tables for any spreadsheet program, which the imports of this program read too; every record as it
          is stored, for other programs; invoices as PDF, by month; photos by vehicle and day. README.txt
          inside says what is what.
        </p>
      </Card>
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load account information" />;
}
