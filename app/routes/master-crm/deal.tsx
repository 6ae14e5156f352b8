import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { ChangesList } from "~/features/changes/changes-list";
import { listChanges } from "~/features/changes/changes.server";
import { StaleMark } from "~/features/master-crm/deals/deal-card";
import { isClosed, stageKind, stageLabel } from "~/features/master-crm/deals/deal-choices";
import { dealPageDetails } from "~/features/master-crm/deals/deal-text";
import { dealView } from "~/features/master-crm/deals/deal-view";
import { MoveDealForm } from "~/features/master-crm/deals/move-deal-form";
import { getStageDays } from "~/features/master-crm/deals/stage-days.server";
import { PostForm } from "~/http/forms/post-form";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import styles from "~/styles/crm.css?url";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { DetailsList } from "~/ui/details-list";
import { formatCounted, formatTime } from "~/ui/format";
import { Link } from "~/ui/link";
import { Page } from "~/ui/page";
import { dealOf } from "./+shared/deal-of.server";

export const meta = pageTitle((data: { deal: { name: string } }) => data.deal.name);
export const links = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const stored = await dealOf(scope, params);
  const { timeZone } = scope.account;
  const [{ days, addedBy }, changes] = await Promise.all([
    getStageDays(scope, stored),
    listChanges(scope, stored.id),
  ]);
  const by = addedBy === undefined ? "" : `, ${addedBy}`;
  const added = `${formatTime(stored.created_at, timeZone)}${by}`;
  return {
    deal: dealView(stored, timeZone),
    customer: { name: stored.company_name, to: `/master-crm/customers/${stored.crm_entry_id}` },
    stage: {
      label: stageLabel(stored.stage),
      kind: stageKind(stored.stage),
      isClosed: isClosed(stored.stage),
    },
    details: [...dealPageDetails(stored), { label: "Added", value: added }],
    days: days.map(({ stage, days }) => ({ label: stageLabel(stage), value: formatCounted(days, "day") })),
    changes,
  };
}

export default function DealPage() {
  const { deal, customer, stage, details, days, changes } = useLoaderData<typeof loader>();
  return (
    <Page
      title={deal.name}
      back={{ to: "/master-crm/pipeline", label: "Pipeline" }}
      actions={
        <>
          <ButtonLink to={`${deal.to}/edit`}>Edit</ButtonLink>
          <ButtonLink to={`${customer.to}/deals/new`} about={`for ${customer.name}`}>
            Add Deal
          </ButtonLink>
        </>
      }
    >
      <p>
        <Badge kind={stage.kind}>{stage.label}</Badge> for {deal.days}. Customer:{" "}
        <Link className="typed" to={customer.to}>
          {customer.name}
        </Link>
      </p>
      {deal.stale && <StaleMark why={deal.stale} />}
      <Card title="Move">
        {stage.isClosed && (
          <p>Opened again, a deal keeps its probability, but for 0% and 100%: those become 50%.</p>
        )}
        <MoveDealForm deal={deal} back={deal.to} isOpen form={PostForm} />
      </Card>
      <DetailsList details={details} />
      <h2>Days in each stage</h2>
      <DetailsList details={days} />
      <ChangesList changes={changes} />
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
