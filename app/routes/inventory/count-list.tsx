import { getFormProps, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { listSchema } from "~/features/counts/count-schema";
import { startCount } from "~/features/counts/start/start-count.server";
import { PartsToChoose } from "~/features/counts/start/parts-to-choose";
import { startProblemText } from "~/features/counts/start/start-problem";
import { FoundNote } from "~/features/inventory/list/no-items";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { type FormAnswer, attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { Refusal } from "~/http/forms/refusal";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonRow } from "~/ui/button";
import { Empty } from "~/ui/empty";
import { Checkbox } from "~/ui/field";
import { formatCounted } from "~/ui/format";
import { Page } from "~/ui/page";
import { choiceOf } from "./+shared/count-list-choice.server";

export const meta = pageTitle("Count a list of parts");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  return choiceOf(scope, new FormData());
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const form = await readForm(request, scope);
  const choice = await choiceOf(scope, form.fields);
  // Enter in the search box searches.
  const isSearch = form.fields.get("step") !== "start";
  const parsed = parseForm(form, listSchema);
  if (isSearch) {
    const result = { ...parsed.submission.reply(), status: undefined, error: undefined };
    return data<FormAnswer & Chosen>({ result, title: "", formToken: form.formToken, choice });
  }
  if ("problem" in parsed) return withChoice(refuseForm(parsed), choice);
  const answer = await attempt(parsed, "Failed to start the count", async () => {
    const { items, isBlind } = parsed.value;
    const wanted = { what: { scope: "list" as const, itemIds: items }, isBlind };
    const started = await startCount(scope, wanted, parsed.token);
    if ("problem" in started) {
      const text = startProblemText(started, scope.account.timeZone);
      return refuse(parsed, "Count not started", { formErrors: [text] }, 409);
    }
    return redirectWithFlash(request, `/inventory/count/${started.countId}`, {
      kind: "success",
      title: "Count Mode Active",
      text: "Its parts cannot be edited or deleted until the count ends. Sales and receipts go on.",
    });
  });
  return "data" in answer ? withChoice(answer, choice) : answer;
}

type Chosen = { choice: Awaited<ReturnType<typeof choiceOf>> };

function withChoice(answer: ReturnType<typeof refuse>, choice: Chosen["choice"]) {
  return data({ ...answer.data, choice }, answer.init ?? undefined);
}

export default function CountListPage() {
  const { key } = useLocation();
  return (
    <Page title="Count a List of Parts" back={{ to: "/inventory/count", label: "Counts" }}>
      <p>Search, tick, search on: what is ticked stays. Then start the count.</p>
      <ListForm key={key} />
    </Page>
  );
}

function ListForm() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { search, note, chosen, found } = answer?.choice ?? loaded;
  const [form, fields] = useForm<{ items: string[]; isBlind: string }>({
    id: "list",
    lastResult: answer?.result,
  });
  return (
    <PostForm {...getFormProps(form)} action="/inventory/count/list">
      <Refusal form={form} answer={answer} />
      <SearchLine search={search} />
      {chosen.length > 0 && (
        <PartsToChoose caption={formatCounted(chosen.length, "part") + " chosen"} parts={chosen} chosen />
      )}
      <FoundNote note={note} />
      {found.length > 0 && <PartsToChoose caption={search ? "Found" : "Counted longest ago"} parts={found} />}
      {found.length === 0 && <Empty title="No parts found" />}
      <Checkbox
        field={fields.isBlind}
        label="Blind count"
        hint="Who counts does not see the book quantity."
      />
      <ButtonRow>
        <Button name="step" value="start">
          Start Count
        </Button>
      </ButtonRow>
    </PostForm>
  );
}

function SearchLine({ search }: { search: string }) {
  return (
    <div className="scan-line">
      <label className="visually-hidden" htmlFor="list-items">
        Part number, description or bin
      </label>
      <input
        id="list-items"
        type="search"
        name="q"
        defaultValue={search}
        placeholder="Part number, description or bin"
        maxLength={100}
        autoComplete="off"
        data-search
      />
      <Button variant="secondary" name="step" value="search">
        Search
      </Button>
    </div>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the parts" />;
}
