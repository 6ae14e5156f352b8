import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { today } from "~/features/calendar/today";
import {
  type ListedCompany,
  listTrialsEnding,
  listUnseen,
} from "~/features/master-crm/companies/companies.server";
import { CompaniesToWatch } from "~/features/master-crm/companies/companies-to-watch";
import { nobodyAway } from "~/features/master-crm/companies/company-text";
import { companyView } from "~/features/master-crm/companies/company-view";
import { listLinkProposals } from "~/features/master-crm/companies/link-company.server";
import { getCrmFigures } from "~/features/master-crm/crm-figures.server";
import { CrmTabs } from "~/features/master-crm/crm-tabs";
import { FollowUpsCard } from "~/features/master-crm/follow-ups/follow-ups-card";
import { listFollowUps } from "~/features/master-crm/follow-ups/follow-ups.server";
import { NewRequests } from "~/features/master-crm/requests/new-requests";
import { requestView } from "~/features/master-crm/requests/request-view";
import { countNewRequests, listNewRequests } from "~/features/master-crm/requests/requests.server";
import { PostForm } from "~/http/forms/post-form";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { DetailsList } from "~/ui/details-list";
import { formatCount, formatMoney } from "~/ui/format";
import { Page } from "~/ui/page";
import { Stat } from "~/ui/stat";
import { LinkProposals } from "./+shared/link-proposals";

export const meta = pageTitle("Master CRM");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  const withoutChurned = new URL(request.url).searchParams.get("churned") === "0";
  const day = today(scope.account.timeZone);
  const [figures, followUps, trials, unseen, proposals, requests, newRequests] = await Promise.all([
    getCrmFigures(scope, day, { withoutChurned }),
    listFollowUps(scope, { today: day, withoutChurned }),
    listTrialsEnding(scope, day),
    listUnseen(scope),
    listLinkProposals(scope),
    listNewRequests(scope, requestsShown),
    countNewRequests(scope),
  ]);
  const view = (company: ListedCompany) => companyView(company, scope.account.timeZone, scope.account.id);
  return {
    ...{ figures, proposals, trials: trials.map(view) },
    requests: { rows: requests.map((one) => requestView(one, scope.account.timeZone)), count: newRequests },
    unseen: { count: unseen.count, companies: unseen.companies.map(view) },
    followUps: { followUps, due: figures.customers.due, today: day, withoutChurned },
  };
}

const requestsShown = 5;

export default function CrmDashboardPage() {
  const { followUps, proposals, requests } = useLoaderData<typeof loader>();
  const add = (
    <ButtonLink to="/master-crm/customers/new" variant="primary">
      Add Customer
    </ButtonLink>
  );
  return (
    <Page title="Master CRM" back={{ to: "/dashboard", label: "Back to Dashboard" }} actions={add}>
      <CrmTabs current="dashboard" />
      <Stats />
      <FollowUpsCard {...followUps} form={PostForm} />
      <LinkProposals proposals={proposals} />
      <NewRequests {...requests} />
      <Overview />
      <Watched />
    </Page>
  );
}

function Stats() {
  const { customers, deals } = useLoaderData<typeof loader>().figures;
  return (
    <div className="stats">
      <Stat value={formatCount(customers.total)} label="Total Customers" />
      <Stat value={formatCount(deals.active)} label="Active Deals" />
      <Stat value={formatMoney(deals.revenue)} label="Total Revenue" />
      <Stat value={`${customers.averageScore ?? "-"}/100`} label="Avg Lead Score" />
    </div>
  );
}

function Watched() {
  const { trials, unseen } = useLoaderData<typeof loader>();
  return (
    <>
      <CompaniesToWatch
        title="Trials Ending This Week"
        companies={trials}
        none="No trial ends within seven days."
        all="/master-crm/companies?show=trials"
        fact="plan"
      />
      <CompaniesToWatch
        title="Not Seen for 14 Days"
        {...unseen}
        none={nobodyAway}
        all="/master-crm/companies?show=unseen"
        fact="seen"
      />
    </>
  );
}

function Overview() {
  const { customers } = useLoaderData<typeof loader>().figures;
  return (
    <Card title="Quick Overview">
      <DetailsList
        details={[
          { label: "Active Customers", value: formatCount(customers.active) },
          { label: "High Value Leads", value: formatCount(customers.highValue) },
          { label: "Follow-ups Due", value: formatCount(customers.due) },
        ]}
      />
    </Card>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
