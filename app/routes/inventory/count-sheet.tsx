import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { printedField } from "~/features/counts/count-fields";
import { countPartView } from "~/features/counts/count-part-view";
import { listCountParts } from "~/features/counts/count-parts.server";
import { CountSheet } from "~/features/counts/review/count-sheet";
import { pageTitle } from "~/http/requests/page-title";
import { formatTime } from "~/ui/format";
import { Paper } from "~/ui/paper";
import { readOptionalId } from "~/http/requests/read-id.server";
import { readKey } from "~/http/requests/read-search";
import { FailedPage } from "~/root";
import { countOf, withQuery } from "./+shared/count-of.server";

export const meta = pageTitle("Count sheets");

// Paper needs no scripts.
export const handle = { plain: true };

/** Per print; a longer list is printed in parts. */
const partsOnSheets = 500;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { count, facts } = await countOf(scope, params);
  const { searchParams } = new URL(request.url);
  const bin = readKey(searchParams.get("bin"), 50);
  const after = readOptionalId(searchParams.get("after"));
  const listing = { limit: partsOnSheets, after, bin: bin || undefined };
  const found = await listCountParts(scope, count, listing);
  const { timeZone, companyName } = scope.account;
  const printed = new Date();
  const parts = found
    .slice(0, partsOnSheets)
    .map((part) => countPartView(part, { isBlind: count.is_blind, timeZone }));
  const path = `/inventory/count/${count.id}`;
  const last = found.length > partsOnSheets ? parts.at(-1)?.id : undefined;
  return {
    count: facts,
    path: withQuery(path, { [printedField]: formatTime(printed, timeZone) }),
    company: companyName,
    printed: formatTime(printed, timeZone),
    parts,
    next: last && withQuery(`${path}/sheet`, { after: last }),
  };
}

export default function CountSheetPage() {
  const { count, path, company, printed, parts, next } = useLoaderData<typeof loader>();
  return (
    <Paper title={`Count sheet: ${count.what}`} back={{ to: path, label: "Back to the count" }}>
      <p>
        {company}. Printed {printed}. An empty line is not counted; write 0 where nothing is left.
      </p>
      <CountSheet parts={parts} showsBook={!count.isBlind} />
      {next && (
        <p className="paper-back">
          <a href={next}>The next {partsOnSheets} parts</a>
        </p>
      )}
    </Paper>
  );
}

export function ErrorBoundary() {
  return <FailedPage failure="Failed to load the count" />;
}
