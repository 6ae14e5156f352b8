import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { today } from "~/features/calendar/today";
import { CrmTabs } from "~/features/master-crm/crm-tabs";
import { boardDeal, figuresView, moreText } from "~/features/master-crm/deals/deal-view";
import { getPipeline } from "~/features/master-crm/deals/pipeline.server";
import { PipelineBoard, StageFiguresText } from "~/features/master-crm/deals/pipeline-board";
import { PostForm } from "~/http/forms/post-form";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import styles from "~/styles/crm.css?url";
import { Page } from "~/ui/page";

export const meta = pageTitle("Pipeline");
export const handle = { isList: true };
export const links = () => [{ rel: "stylesheet", href: styles }];

const page = "/master-crm/pipeline";

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const { timeZone } = scope.account;
  const { columns, open } = await getPipeline(scope, today(timeZone));
  return {
    open: figuresView(open),
    columns: columns.map(({ stage, figures, deals }) => ({
      stage,
      figures: figuresView(figures),
      deals: deals.map((deal) => boardDeal(deal, timeZone)),
      more: moreText(figures.count - deals.length),
    })),
  };
}

export default function PipelinePage() {
  const { open, columns } = useLoaderData<typeof loader>();
  return (
    <Page title="Pipeline" back={{ to: "/dashboard", label: "Back to Dashboard" }}>
      <CrmTabs current="pipeline" />
      <p>{open.openDeals}</p>
      <StageFiguresText {...open} />
      <p>
        Weighted is value times probability, rounded half up to the cent for each deal. Stale: without a dated
        next step ahead.
      </p>
      <PipelineBoard columns={columns} page={page} form={PostForm} />
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
