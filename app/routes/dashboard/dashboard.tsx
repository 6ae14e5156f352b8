import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { plans, roleMay, upgradeFor } from "~/auth/permissions";
import { requireScope } from "~/auth/require-scope.server";
import { getDashboardSections } from "~/features/accounts/dashboard.server";
import { type DashboardSection, dashboardSections } from "~/features/accounts/dashboard-sections";
import { countStock } from "~/features/inventory/reorder.server";
import { StockCard } from "~/features/inventory/stock-card";
import { DueLink } from "~/features/reminders/due-link";
import { countFleetDue } from "~/features/reminders/due-list.server";
import { countVehicles } from "~/features/vehicles/vehicles.server";
import { pageTitle } from "~/http/page-title";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Empty } from "~/ui/empty";
import { formatCount } from "~/ui/format";
import { Page } from "~/ui/page";
import { Stat } from "~/ui/stat";

export const meta = pageTitle("Dashboard");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "dashboard:use");
  const sections = await getDashboardSections(scope);
  const showsFleet = sections.includes("fleet_data");
  const opensStock = roleMay(scope, "inventory:modify");
  const holdsStock = scope.may("inventory:modify");
  const [vehicles, due, stock] = await Promise.all([
    showsFleet ? countVehicles(scope) : 0,
    showsFleet ? countFleetDue(scope) : { overdue: 0, dueSoon: 0 },
    holdsStock && sections.includes("inventory_management") ? countStock(scope) : undefined,
  ]);
  return {
    sections,
    plan: scope.plan,
    vehicles,
    due,
    stock,
    stockUpgrade: opensStock && !holdsStock ? upgradeFor("inventory:modify") : undefined,
    mayAddVehicles: scope.may("vehicles:modify"),
  };
}

export default function DashboardPage() {
  const { sections } = useLoaderData<typeof loader>();
  const customize = (
    <ButtonLink to="/dashboard/customize" variant="quiet">
      Customize
    </ButtonLink>
  );
  return (
    <Page title="Dashboard" actions={customize}>
      {sections.length === 0 && (
        <Empty
          title="Customize Your Dashboard"
          actions={<ButtonLink to="/dashboard/customize">Choose sections</ButtonLink>}
        >
          <p>No section is shown. Choose what you want to see here.</p>
        </Empty>
      )}
      {dashboardSections
        .filter(({ value }) => sections.includes(value))
        .map(({ value, label }) => (
          <Section key={value} section={value} label={label} />
        ))}
    </Page>
  );
}

function Section({ section, label }: { section: DashboardSection; label: string }) {
  const { plan, stock, stockUpgrade } = useLoaderData<typeof loader>();
  if (section === "fleet_data") return <FleetDataSection />;
  if (section === "inventory_management")
    return <StockCard title={label} stock={stock} upgrade={stockUpgrade} />;
  const smallest = smallestPlan[section];
  const isHeld = plan === "enterprise" || plan === smallest;
  return (
    <Card title={label} collapsible>
      <p>{isHeld ? "Nothing recorded here yet." : `Part of the ${plans[smallest].name} plan.`}</p>
    </Card>
  );
}

/** The smallest plan that holds the section. */
const smallestPlan = {
  invoicing: "enterprise",
  reports_analytics: "pro",
} as const;

function FleetDataSection() {
  const { vehicles, due, mayAddVehicles } = useLoaderData<typeof loader>();
  const actions = (
    <>
      <ButtonLink to="/fleet-data">Open Fleet Data</ButtonLink>
      {mayAddVehicles && (
        <ButtonLink to="/fleet-data/new" variant="primary">
          Add Vehicle
        </ButtonLink>
      )}
    </>
  );
  return (
    <Card title="Fleet Data" collapsible actions={actions}>
      <Stat value={formatCount(vehicles)} label={vehicles === 1 ? "vehicle" : "vehicles"} />
      <DueLink {...due} />
    </Card>
  );
}
