import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { recordEntries } from "~/features/counts/enter/count-entries.server";
import { CountOver, CountPage } from "~/features/counts/count-page";
import { entriesSchema } from "~/features/counts/count-schema";

import { entryProblemText } from "~/features/counts/enter/entry-problem";
import { entryQuestion } from "~/features/counts/enter/entry-question";

import { ScanBox } from "~/features/counts/enter/scan-box";
import {
  CountedLast,
  JustCounted,
  ScansWaiting,
  SeveralParts,
  SeveralReadings,
  UnknownCode,
} from "~/features/counts/enter/scan-result";
import { askToConfirm, attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Card } from "~/ui/card";
import { readOptionalId } from "~/http/requests/read-id.server";
import { EntryForm } from "./+shared/count-entry-form";
import { SlipForm } from "./+shared/count-slip-form";
import { nextScan, scanned } from "./+shared/count-enter.server";
import { countOf, withQuery } from "./+shared/count-of.server";

export const meta = pageTitle((data: { count: { what: string } }) => `Scan: ${data.count.what}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { count, facts } = await countOf(scope, params);
  const { searchParams } = new URL(request.url);
  const found = await scanned(scope, count, searchParams);
  const path = `/inventory/count/${count.id}`;
  const { code, next } = found;
  const link = (scan: Record<string, string | string[]>) => withQuery(`${path}/enter`, scan);
  return {
    ...found,
    count: facts,
    path,
    here: link({ code, part: found.part?.id ?? "", next }),
    slips: withQuery(`${path}/slips`, { next }),
    several: found.several.map((part) => ({ ...part, to: link({ code, part: part.id, next }) })),
    ways: found.ways.map((scans) => ({ scans, to: link(queued([...scans, ...next])) })),
  };
}

function queued([code = "", ...next]: string[]) {
  return { code, next };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { count } = await countOf(scope, params);
  const form = await readForm(request, scope);
  const itemId = readOptionalId(String(form.fields.get("part")));
  const parsed = parseForm(form, entriesSchema(scope.account.timeZone, itemId));
  if ("problem" in parsed) return refuseForm(parsed, "Nothing is counted yet");
  return attempt(parsed, "Failed to save the count", async () => {
    const saved = await recordEntries(scope, count.id, parsed.value, parsed.token);
    if ("problem" in saved) {
      const asked = entryQuestion(saved, parsed.value[0], scope.account.timeZone);
      if (asked) return askToConfirm({ ...parsed, filled: asked.filled }, asked.question);
      const problem = entryProblemText(saved, scope.account.timeZone);
      return refuse(parsed, "Nothing is counted", problem, 409);
    }
    // No message, since it takes the focus: the cursor must be in the box for the next part.
    return redirect(
      withQuery(`/inventory/count/${count.id}/enter`, { counted: itemId, ...nextScan(request) }),
      303,
    );
  });
}

export default function ScanPage() {
  const { count, path, here, part, ...found } = useLoaderData<typeof loader>();
  const { code, foundBy, several, unknown, counted, noted, recent, next, readAs, ways, slips } = found;
  const answer = useActionData<typeof action>();
  const { key } = useLocation();
  const isWaiting = !part && (!unknown || ways.length > 0) && !answer;
  return (
    <CountPage count={count} tab="scan">
      {count.over && <CountOver over={count.over} />}
      {!count.over && <ScanBox countId={count.id} waiting={isWaiting} next={next} />}
      <JustCounted counted={counted} noted={noted} />
      {!answer && <ScansWaiting readAs={readAs} next={next} />}
      {part && (!count.over || answer) && (
        <EntryForm key={key + part.id} part={part} foundBy={foundBy} answer={answer} action={here} />
      )}
      {several.length > 0 && <SeveralParts code={code} parts={several} />}
      {ways.length > 0 && <SeveralReadings code={code} ways={ways} />}
      {unknown && !count.over && (
        <UnknownCode {...unknown}>
          <SlipForm key={key} action={slips} code={code} focused={!isWaiting} />
        </UnknownCode>
      )}
      {recent.length > 0 && (
        <Card title="Counted last">
          <CountedLast parts={recent} path={path} />
        </Card>
      )}
    </CountPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the count" />;
}
