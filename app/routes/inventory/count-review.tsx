import { getFormProps, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { CountOver, CountPage } from "~/features/counts/count-page";
import { finishSchema } from "~/features/counts/count-schema";
import { overText } from "~/features/counts/enter/entry-problem";
import { finishCount } from "~/features/counts/review/finish-count.server";
import { finishedText } from "~/features/counts/review/finished-text";
import { nothingText } from "~/features/counts/review/review-view";
import { ReviewTable } from "~/features/counts/review/review-table";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { Refusal } from "~/http/forms/refusal";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { DetailsList } from "~/ui/details-list";
import { Empty } from "~/ui/empty";
import { formatCounted } from "~/ui/format";
import { Pager } from "~/ui/pager";
import { Tabs } from "~/ui/tabs";
import { countOf } from "./+shared/count-of.server";
import { reviewOf } from "./+shared/count-review.server";

export const meta = pageTitle((data: { count: { what: string } }) => `Review: ${data.count.what}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { count, facts } = await countOf(scope, params);
  return { count: facts, ...(await reviewOf(scope, count, new URL(request.url).searchParams)) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { count } = await countOf(scope, params);
  const parsed = parseForm(await readForm(request, scope), finishSchema);
  if ("problem" in parsed) return refuseForm(parsed);
  const { outcome } = parsed.value;
  const showsBook = !count.is_blind || scope.may("inventory:manage");
  // Nobody can declare correct what they cannot see.
  if (outcome === "all_correct" && !showsBook) refuseRequest(403);
  return attempt(parsed, "Failed to update count timestamp", async () => {
    const finished = await finishCount(scope, count.id, outcome, parsed.token);
    if ("problem" in finished) {
      if (finished.problem === "gone") refuseRequest(404);
      const text = overText(finished, scope.account.timeZone);
      return refuse(parsed, "This count is over", { formErrors: [text] }, 409);
    }
    return redirectWithFlash(request, `/inventory/count/${count.id}/review`, {
      kind: "success",
      title: "Count Complete",
      text: finishedText(finished),
    });
  });
}

export default function ReviewPage() {
  const { count, show, seesBook, seesCost, summary, lines, first, next } = useLoaderData<typeof loader>();
  return (
    <CountPage count={count} tab="review">
      {count.over && <CountOver over={count.over} />}
      <DetailsList details={summary} />
      <Lists />
      {lines.length === 0 && <Empty title={nothingText(show, Boolean(count.over))} />}
      {lines.length > 0 && (
        <ReviewTable
          caption={show}
          lines={lines}
          counted={show !== "uncounted"}
          {...{ seesBook, seesCost }}
        />
      )}
      {(first || next) && (
        <Pager
          previous={first}
          previousLabel="First page"
          next={next}
          summary={`${lines.length} shown, by bin and number`}
        />
      )}
      {!count.over && <EndOfCount />}
    </CountPage>
  );
}

function Lists() {
  const { count, path, show, counts, seesBook } = useLoaderData<typeof loader>();
  const tab = (name: keyof typeof counts, label: string) => ({
    label,
    to: `${path}?show=${name}`,
    current: show === name,
    count: counts[name],
  });
  return (
    <Tabs
      label="Lists"
      tabs={[
        ...(seesBook ? [tab("differences", "Differences")] : []),
        tab("counted", "Counted"),
        ...(count.over ? [] : [tab("uncounted", "Not counted")]),
      ]}
    />
  );
}

function EndOfCount() {
  const { path, counts, seesBook } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form] = useForm({ id: "finish", lastResult: answer?.result });
  const left = counts.uncounted > 0 && formatCounted(counts.uncounted, "part");
  return (
    <Card title="End the count">
      <PostForm {...getFormProps(form)} action={path}>
        <Refusal form={form} answer={answer} />
        <p>
          Stop Count takes over what was counted and stamps {formatCounted(counts.counted, "part")}.{" "}
          {left && `Not counted, and left as they are: ${left}.`}
        </p>
        {seesBook && left && <p>The other button stamps these {left} too, with the shown quantity.</p>}
        <ButtonRow>
          <Button name="outcome" value="counted">
            Stop Count
          </Button>
          {seesBook && (
            <Button variant="secondary" name="outcome" value="all_correct">
              All shown quantities are correct
            </Button>
          )}
        </ButtonRow>
      </PostForm>
    </Card>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the count" />;
}
