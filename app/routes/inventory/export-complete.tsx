import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { countExported } from "~/features/inventory/list/inventory-csv.server";
import { maxFound } from "~/features/inventory/list/list-items.server";
import { listLink } from "~/features/inventory/list/list-position";
import { pageTitle } from "~/http/requests/page-title";
import { readSearch } from "~/http/requests/read-search";
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
  ...(args.data ? [{ httpEquiv: "refresh", content: `0;url=${args.data.file}` }] : []),
];

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:export", "Please sign in to access inventory");
  const search = readSearch(new URL(request.url).searchParams.get("q"));
  const count = await countExported(scope, search);
  const fits = count < maxFound ? "" : " that fit best";
  return {
    fileName: `inventory-${today(scope.account.timeZone)}.csv`,
    file: listLink("/inventory/export.csv", { search }),
    list: listLink("/inventory", { search, extra: search ? { list: "1" } : undefined }),
    parts: formatCounted(count, "part") + (search && `${fits}, found for “${search}”`),
  };
}

export default function ExportCompletePage() {
  const { fileName, file, list, parts } = useLoaderData<typeof loader>();
  return (
    <Page title="Export" back={{ to: "/inventory", label: "Inventory" }}>
      <Notice kind="success" title="Export Complete" role="status">
        <p>
          {fileName} holds {parts}. Your browser saves it by itself.
        </p>
        <ButtonRow>
          <ButtonLink to={file} variant="secondary">
            Download It Again
          </ButtonLink>
          <PlainCsvLink file={file} />
          <ButtonLink to={list}>To the inventory</ButtonLink>
        </ButtonRow>
      </Notice>
      <p>
        An apostrophe is put before text that a spreadsheet would change: a number with leading zeros, a long
        number, what looks like a date or a formula. It is taken off when the file comes in again.
      </p>
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage />;
}
