import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { recordEntries } from "~/features/counts/enter/count-entries.server";
import { CountOver, CountPage } from "~/features/counts/count-page";
import { printedField } from "~/features/counts/count-fields";
import { entriesSchema } from "~/features/counts/count-schema";
import { entryProblemText } from "~/features/counts/enter/entry-problem";
import type { MovedSince } from "~/features/counts/enter/moved-since.server";
import { PartsToCount, PrintedAt } from "~/features/counts/enter/parts-to-count";
import { ScanBox } from "~/features/counts/enter/scan-box";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, refuse, isCheck, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonRow } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { formatCounted } from "~/ui/format";
import { Link } from "~/ui/link";
import { Pager } from "~/ui/pager";
import { countListPage, pageAfter, withPosted } from "./+shared/count-list-page.server";
import { countOf } from "./+shared/count-of.server";

export const meta = pageTitle((data: { count: { what: string } }) => `Count: ${data.count.what}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { count, facts } = await countOf(scope, params);
  return { count: facts, ...(await countListPage(scope, count, new URL(request.url).searchParams)) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { count } = await countOf(scope, params);
  const form = await readForm(request, scope);
  const { fields } = form;
  const parsed = parseForm(form, entriesSchema(scope.account.timeZone));
  if ("problem" in parsed) return withPosted(scope, count, { fields, answer: refuseForm(parsed) });
  if (isCheck(form)) {
    const notes = [`${formatCounted(parsed.value.length, "part")} to count.`];
    return withPosted(scope, count, { fields, answer: showChecked(parsed, notes) });
  }
  let moved: MovedSince[] = [];
  const answer = await attempt(parsed, "Failed to save the counts", async () => {
    const saved = await recordEntries(scope, count.id, parsed.value, parsed.token);
    if ("problem" in saved) {
      if (saved.problem === "moved-since") moved = saved.moved;
      const { filled, ...problem } = entryProblemText(saved, scope.account.timeZone);
      return refuse({ ...parsed, filled }, "Nothing is counted yet", problem, 409);
    }
    const title = `${formatCounted(saved.recorded, "part")} counted`;
    return redirectWithFlash(request, pageAfter(request, fields), { kind: "success", title });
  });
  return "data" in answer ? withPosted(scope, count, { fields, answer, moved }) : answer;
}

export default function CountListPage() {
  const { count, progress, parts, left } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // A new form after each post, so that saved boxes are empty.
  const { key } = useLocation();
  const nothing = left ? "Every part of this list is counted" : "No parts here";
  return (
    <CountPage count={count} tab="list">
      {count.over && <CountOver over={count.over} />}
      {!count.over && <ScanBox countId={count.id} waiting={!answer} />}
      {!count.over && <p>{progress}</p>}
      {!count.over && <Filter />}
      {parts.length === 0 && !answer && <Empty title={nothing} />}
      {(answer || (!count.over && parts.length > 0)) && <CountForm key={key} />}
    </CountPage>
  );
}

function Filter() {
  const { bin, left, path, hasBins } = useLoaderData<typeof loader>();
  return (
    <form className="filter filter-row" action={path}>
      {hasBins && (
        <div className="field">
          <label htmlFor="filter-bin">Start at bin</label>
          <input className="input-short" id="filter-bin" name="bin" defaultValue={bin} maxLength={50} />
        </div>
      )}
      <div className="field">
        <label className="choice">
          <input type="checkbox" name="left" value="1" defaultChecked={left} />{" "}
          <span>Only what is not counted yet</span>
        </label>
      </div>
      <Button variant="secondary">Show</Button>
    </form>
  );
}

function CountForm() {
  const { count, parts, here, next, printed } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<string, string>>({
    id: "counts",
    lastResult: answer?.result,
    defaultValue: { [printedField]: printed },
  });
  const posted = (answer?.posted ?? []).filter(({ id }) => !parts.some((part) => part.id === id));
  return (
    <RecordForm form={form} answer={answer} action={here} save="Save Counts">
      <p>An empty box is not counted; 0 is.</p>
      <PrintedAt field={fields[printedField]!} />
      <PartsToCount
        {...{
          parts: [...posted, ...parts],
          fields,
          showsBook: !count.isBlind,
          moments: answer?.moments ?? {},
        }}
      />
      <ButtonRow>
        <Button>Save Counts</Button>
        {next && (
          <Button variant="secondary" name="then" value={next}>
            Save and Next Page
          </Button>
        )}
      </ButtonRow>
      <ListPager />
      <p>
        <Link to={`/inventory/count/${count.id}/review`}>Review and end the count</Link>
      </p>
    </RecordForm>
  );
}

function ListPager() {
  const { parts, first, next } = useLoaderData<typeof loader>();
  if (!first && !next) return null;
  const summary = `${parts.length} shown, by bin and number`;
  return <Pager previous={first} previousLabel="First page" next={next} summary={summary} />;
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the count" />;
}
