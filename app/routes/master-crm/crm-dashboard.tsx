import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { today } from "~/features/calendar/today";
import { getCrmFigures } from "~/features/master-crm/crm-figures.server";
import { CrmTabs } from "~/features/master-crm/crm-tabs";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { DetailsList } from "~/ui/details-list";
import { formatCount, formatMoney } from "~/ui/format";
import { Page } from "~/ui/page";
import { Stat } from "~/ui/stat";

export const meta = pageTitle("Master CRM");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  return { figures: await getCrmFigures(scope, today(scope.account.timeZone)) };
}

export default function CrmDashboardPage() {
  const { customers, deals } = useLoaderData<typeof loader>().figures;
  return (
    <Page title="Master CRM" back={{ to: "/dashboard", label: "Back to Dashboard" }}>
      <CrmTabs current="dashboard" />
      <div className="stats">
        <Stat value={formatCount(customers.total)} label="Total Customers" />
        <Stat value={formatCount(deals.active)} label="Active Deals" />
        <Stat value={formatMoney(deals.revenue)} label="Total Revenue" />
        <Stat value={`${customers.averageScore ?? "-"}/100`} label="Avg Lead Score" />
      </div>
      <DetailsList
        details={[
          { label: "Active Customers", value: formatCount(customers.active) },
          { label: "High Value Leads", value: formatCount(customers.highValue) },
          { label: "Follow-ups Due", value: formatCount(customers.due) },
        ]}
      />
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load CRM data" />;
}
