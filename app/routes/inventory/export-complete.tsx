import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { countExported } from "~/features/inventory/list/inventory-csv.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { formatCounted } from "~/ui/format";
import { today } from "~/features/calendar/today";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { PlainCsvLink } from "~/ui/plain-csv-link";

// A download does not change the page, so this page confirms it and starts it by itself.
export const meta: MetaFunction<typeof loader> = (args) => [
  ...(pageTitle("Export Complete")(args) ?? []),
  ...(args.data ? [{ httpEquiv: "refresh", content: "0;url=/inventory/export.csv" }] : []),
];

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:export", "Please sign in to access inventory");
  const parts = await countExported(scope);
  return { fileName: `inventory-${today(scope.account.timeZone)}.csv`, parts: formatCounted(parts, "part") };
}

export default function ExportCompletePage() {
  const { fileName, parts } = useLoaderData<typeof loader>();
  return (
    <Page title="Export" back={{ to: "/inventory", label: "Inventory" }}>
      <Notice kind="success" title="Export Complete" role="status">
        <p>
          {fileName} holds {parts}. Your browser saves it by itself.
        </p>
        <ButtonRow>
          <ButtonLink to="/inventory/export.csv" reloadDocument variant="secondary">
            Download It Again
          </ButtonLink>
          <PlainCsvLink file="/inventory/export.csv" />
          <ButtonLink to="/inventory">To the inventory</ButtonLink>
        </ButtonRow>
      </Notice>
      <p>
        An apostrophe stands before text that a spreadsheet would change: a number with leading zeros, a long
        number, what looks like a date or a formula. It is taken off when the file comes in again.
      </p>
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage />;
}
