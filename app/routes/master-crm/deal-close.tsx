import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { closedStages, proposedProbability, stageLabel } from "~/features/master-crm/deals/deal-choices";
import { LostReason, Probability } from "~/features/master-crm/deals/deal-form";
import { dealProblemText } from "~/features/master-crm/deals/deal-problem";
import { closeSchemas } from "~/features/master-crm/deals/deal-schema";
import { movedFlash } from "~/features/master-crm/deals/deal-text";
import { moveDeal } from "~/features/master-crm/deals/move-deal.server";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { Link } from "~/ui/link";
import { dealInForm } from "./+shared/deal-of.server";

export const meta = pageTitle("Close Deal");

function stageAsked(request: Request) {
  const asked = new URL(request.url).searchParams.get("to");
  return closedStages.find((stage) => stage === asked) ?? "closed_won";
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const deal = await dealInForm(scope, params);
  const to = stageAsked(request);
  const other = closedStages.find((stage) => stage !== to)!;
  return {
    ...{ page: `/master-crm/deals/${deal.id}`, name: deal.deal_name, isGone: deal.isGone, to },
    title: `Move to ${stageLabel(to)}`,
    of: `${deal.company_name}. It is in ${stageLabel(deal.stage)} now, with a probability of ${deal.probability}%.`,
    // It is there already.
    isThere: deal.stage === to,
    other: { to: other, label: stageLabel(other) },
    values: { from: deal.stage, probability: String(proposedProbability(to)), lostReason: deal.lost_reason },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const id = readId(params.dealId);
  const to = stageAsked(request);
  const form = await readForm(request, scope);
  const asked = { schema: closeSchemas[to], failure: "Failed to move deal" };
  return saveForm(form, asked, async ({ from, probability, lostReason: reason }, token) => {
    const moved = await moveDeal(scope, id, { from, to, probability, reason }, token);
    if ("problem" in moved) return dealProblemText(moved, scope.account.timeZone);
    return redirectWithFlash(request, `/master-crm/deals/${id}`, movedFlash(to, moved));
  });
}

type Fields = Record<"from" | "probability" | "lostReason", string>;

export default function CloseDealPage() {
  const { page, to, title, isGone, isThere, values } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Fields>("close", values);
  const isOpen = !isGone && !isThere;
  return (
    <RecordPage
      {...record}
      title={title}
      back={
        isGone ? { to: "/master-crm/pipeline", label: "Pipeline" } : { to: page, label: "Back to the deal" }
      }
      intro={<Intro />}
      action={`${page}/close?to=${to}`}
      save={isOpen ? title : undefined}
      closed={!isOpen}
    >
      <input type="hidden" name="from" value={fields.from.initialValue} />
      <Probability field={fields.probability} required />
      {to === "closed_lost" && <LostReason field={fields.lostReason} />}
    </RecordPage>
  );
}

function Intro() {
  const { page, name, of, isGone, isThere, to, other } = useLoaderData<typeof loader>();
  if (isGone) return <p>The customer of this deal was deleted: it is no longer moved.</p>;
  return (
    <>
      <p>
        <b>{name}</b>, {of}
      </p>
      <p>
        {isThere
          ? "There is nothing to move."
          : `A deal in ${stageLabel(to)} usually has a probability of ${proposedProbability(to)}%: leave it, or type another.`}{" "}
        <Link to={`${page}/close?to=${other.to}`}>{other.label} instead</Link>
      </p>
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
