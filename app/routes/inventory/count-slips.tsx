import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { CountOver, CountPage } from "~/features/counts/count-page";
import { slipSchema } from "~/features/counts/count-schema";
import { addSlip, listSlips, slipsOnPage } from "~/features/counts/slips/count-slips.server";
import { overText } from "~/features/counts/enter/entry-problem";
import { slipView, slipNote } from "~/features/counts/slips/slip-view";
import { attempt, isCheck, refuse, showChecked } from "~/http/forms/form-answer.server";
import { listPage } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { readOptionalId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Card } from "~/ui/card";
import { Empty } from "~/ui/empty";
import { ListPager } from "~/ui/pager";
import { SlipForm } from "./+shared/count-slip-form";
import { SlipList } from "./+shared/count-slip-list";
import { nextScan } from "./+shared/count-enter.server";
import { readKey } from "~/http/requests/read-search";
import { countOf, withQuery } from "./+shared/count-of.server";

export const meta = pageTitle((data: { count: { what: string } }) => `Found slip: ${data.count.what}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { count, facts } = await countOf(scope, params);
  const after = readOptionalId(new URL(request.url).searchParams.get("after"));
  const { rows, pager } = listPage(request, await listSlips(scope, count.id, after), {
    ...{ max: slipsOnPage, order: "open ones first" },
    position: ({ id }) => ({ after: id }),
  });
  return {
    count: facts,
    path: `/inventory/count/${count.id}/slips`,
    here: withQuery(`/inventory/count/${count.id}/slips`, {
      next: new URL(request.url).searchParams.getAll("next").map((code) => readKey(code)),
    }),
    pager,
    slips: rows.map((slip) => slipView(slip, scope.account.timeZone)),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const { count } = await countOf(scope, params);
  const form = await readForm(request, scope);
  const parsed = parseForm(form, slipSchema);
  if ("problem" in parsed) return refuseForm(parsed);
  if (isCheck(form)) return showChecked(parsed, [slipNote(parsed.value)]);
  return attempt(parsed, "Failed to put it on the found slip", async () => {
    const added = await addSlip(scope, count.id, parsed.value, parsed.token);
    if ("problem" in added) {
      if (added.problem === "gone") refuseRequest(404);
      const text = overText(added, scope.account.timeZone);
      return refuse(parsed, "Nothing is noted", { formErrors: [text] }, 409);
    }
    return redirect(
      withQuery(`/inventory/count/${count.id}/enter`, { slip: added.slipId, ...nextScan(request) }),
      303,
    );
  });
}

export default function FoundSlipPage() {
  const { count, path, here, slips, pager } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <CountPage count={count} tab="slips">
      {count.over && <CountOver over={count.over} />}
      <p>What lies on the shelf and is not in the count. Nothing of it changes the stock.</p>
      {slips.length === 0 && <Empty title="Nothing is on the found slip" />}
      {slips.length > 0 && <SlipList slips={slips} path={path} />}
      <ListPager {...pager} />
      {(!count.over || answer) && (
        <Card title="Found something else?">
          <SlipForm action={here} answer={answer} />
        </Card>
      )}
    </CountPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load the count" />;
}
