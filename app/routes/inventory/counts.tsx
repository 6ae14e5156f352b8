import { getFormProps, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { listBinsToCount } from "~/features/counts/start/bins-to-count.server";
import { countChoices } from "~/features/counts/start/count-choices";
import { startSchema } from "~/features/counts/count-schema";
import { countView } from "~/features/counts/count-text";
import { endedOnPage, listEndedCounts, listOpenCounts, maxOpenShown } from "~/features/counts/counts.server";
import { startCount } from "~/features/counts/start/start-count.server";
import { EndedCounts, OpenCounts } from "~/features/counts/start/list-of-counts";
import { startProblemText } from "~/features/counts/start/start-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { listPage } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { readOptionalId } from "~/http/requests/read-id.server";
import { PostForm } from "~/http/forms/post-form";
import { Refusal } from "~/http/forms/refusal";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { Checkbox, Select } from "~/ui/field";
import { Link } from "~/ui/link";
import { Page } from "~/ui/page";
import { ListPager } from "~/ui/pager";

export const meta = pageTitle("Counts");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const [open, ended, bins] = await Promise.all([
    listOpenCounts(scope),
    listEndedCounts(scope, readOptionalId(new URL(request.url).searchParams.get("after"))),
    listBinsToCount(scope),
  ]);
  const facts = (count: (typeof open)[number]) => countView(count, scope.account.timeZone);
  const { rows, pager } = listPage(request, ended, {
    ...{ max: endedOnPage, order: "newest first" },
    position: ({ id }) => ({ after: id }),
  });
  return {
    open: open.slice(0, maxOpenShown).map(facts),
    hasMoreOpen: open.length > maxOpenShown,
    ended: rows.map(facts),
    pager,
    choices: countChoices(bins),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const parsed = parseForm(await readForm(request, scope), startSchema);
  if ("problem" in parsed) return refuseForm(parsed);
  return attempt(parsed, "Failed to start the count", async () => {
    const started = await startCount(scope, parsed.value, parsed.token);
    if ("problem" in started) {
      const text = startProblemText(started, scope.account.timeZone);
      return refuse(parsed, "Count not started", { fieldErrors: { what: [text] } }, 409);
    }
    return redirectWithFlash(request, `/inventory/count/${started.countId}`, {
      kind: "success",
      title: "Count Mode Active",
      text: "Its parts cannot be edited or deleted until the count ends. Sales and receipts go on.",
    });
  });
}

export default function CountsPage() {
  const { open, hasMoreOpen, ended, pager } = useLoaderData<typeof loader>();
  return (
    <Page title="Counts" back={{ to: "/inventory", label: "Inventory Management" }}>
      {open.length > 0 && <OpenCounts counts={open} />}
      {hasMoreOpen && <p>The {open.length} that have been under way for longest are shown.</p>}
      <Card title="Start Count">
        <StartForm />
      </Card>
      {ended.length > 0 && <EndedCounts counts={ended} />}
      <ListPager {...pager} />
    </Page>
  );
}

function StartForm() {
  const { choices } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<{ what: string; isBlind: string }>({
    id: "start",
    lastResult: answer?.result,
  });
  return (
    <PostForm {...getFormProps(form)} action="/inventory/count">
      <Refusal form={form} answer={answer} />
      <Select field={fields.what} label="What to count" required options={choices} />
      <Checkbox
        field={fields.isBlind}
        label="Blind count"
        hint="Who counts does not see the book quantity. The review shows it."
      />
      <ButtonRow>
        <Button>Start Count</Button>
      </ButtonRow>
      <p>
        Only some parts? <Link to="/inventory/count/list">Choose a list of parts</Link>
      </p>
    </PostForm>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the counts" />;
}
