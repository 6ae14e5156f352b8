import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type Permission, planMay, roleMay, upgradeFor } from "~/auth/permissions";
import { requireScope } from "~/auth/require-scope.server";
import type { Scope } from "~/auth/scope";
import { getDashboard } from "~/features/accounts/dashboard.server";
import { type DashboardSection, dashboardSections } from "~/features/accounts/dashboard-sections";
import { listDemoStories } from "~/features/demo/demo-stories.server";
import { DemoStoriesCard } from "~/features/demo/demo-stories-card";
import { countStock } from "~/features/inventory/reorder/reorder.server";
import { StockCard } from "~/features/inventory/stock/stock-card";
import { sumOpen } from "~/features/invoices/balances/ageing.server";
import { InvoicingCard } from "~/features/invoices/balances/invoicing-card";
import { countVehiclesWithIssues } from "~/features/issues/issues.server";
import { IssuesLink } from "~/features/issues/issues-link";
import { ReportsToCheck } from "~/features/inspections/open-defects/reports-to-check";
import { listReportsToCheck } from "~/features/inspections/open-defects/reports-to-check.server";
import { DueLink } from "~/features/reminders/due-link";
import { countFleetDue } from "~/features/reminders/due-list.server";
import { ReadingsToCheck } from "~/features/vehicles/readings-to-check";
import { OwnUnits } from "~/features/users/own-units";
import { listUnitsOf } from "~/features/users/drivers.server";
import { TourPage } from "~/features/tour/tour-page";
import { tourSteps } from "~/features/tour/tour-steps";
import { listReadingsToCheck } from "~/features/vehicles/readings-to-check.server";
import { countVehicles } from "~/features/vehicles/vehicles.server";
import { PostForm } from "~/http/forms/post-form";
import { pageTitle } from "~/http/requests/page-title";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Empty } from "~/ui/empty";
import { formatCount } from "~/ui/format";
import { Page } from "~/ui/page";
import { RaisedDialog } from "~/ui/raised-dialog";
import { Stat } from "~/ui/stat";
import { ReportsCard } from "./+shared/reports-card";

export const meta = pageTitle("Dashboard");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "dashboard:use");
  const { sections, showsTour } = await getDashboard(scope);
  const showsFleet = sections.includes("fleet_data");
  const showsStock = sections.includes("inventory_management") && scope.may("inventory:view");
  const showsInvoicing = sections.includes("invoicing") && scope.may("invoicing:view");
  const [vehicles, due, issues, units, reports, readings, stock, open] = await Promise.all([
    showsFleet ? countVehicles(scope) : 0,
    showsFleet ? countFleetDue(scope) : { overdue: 0, dueSoon: 0, unknown: 0 },
    showsFleet ? countVehiclesWithIssues(scope) : { unsafe: 0, drivable: 0 },
    showsFleet ? listUnitsOf(scope, scope.user.id) : [],
    showsFleet && scope.may("inspections:certify") ? listReportsToCheck(scope) : undefined,
    showsFleet && scope.may("records:modify") ? listReadingsToCheck(scope) : undefined,
    showsStock ? countStock(scope) : undefined,
    showsInvoicing ? sumOpen(scope) : undefined,
  ]);
  return {
    ...{ sections, showsTour, vehicles, due, issues, units, readings, stock, open },
    reportsToCheck: reports,
    stories: await listDemoStories(scope),
    stockUpgrade: upgradeOf(scope, "inventory:modify"),
    invoicingUpgrade: upgradeOf(scope, "invoicing:sell"),
    reports: {
      mayCosts: scope.may("costs:analyze"),
      mayInvoicing: scope.may("invoicing:manage"),
      upgrade: roleMay(scope, "costs:analyze") ? upgradeOf(scope, "costs:analyze") : undefined,
    },
    mayAddVehicles: scope.may("vehicles:modify"),
    mayScan: scope.may("scans:use"),
  };
}

function upgradeOf(scope: Scope, permission: Permission) {
  return planMay(scope, permission) ? undefined : upgradeFor(permission);
}

export default function DashboardPage() {
  const { sections, showsTour, stories } = useLoaderData<typeof loader>();
  const customize = (
    <ButtonLink to="/dashboard/customize" variant="quiet">
      Customize
    </ButtonLink>
  );
  return (
    <Page title="Dashboard" actions={customize}>
      {showsTour && (
        <RaisedDialog label="Welcome tour" delay={0}>
          <TourPage step={tourSteps[0]!} heading="h2" form={PostForm} />
        </RaisedDialog>
      )}
      <DemoStoriesCard stories={stories} />
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
  const { stock, stockUpgrade, open, invoicingUpgrade, reports } = useLoaderData<typeof loader>();
  if (section === "fleet_data") return <FleetDataSection />;
  if (section === "inventory_management")
    return <StockCard title={label} stock={stock} upgrade={stockUpgrade} />;
  if (section === "invoicing") return <InvoicingCard title={label} open={open} upgrade={invoicingUpgrade} />;
  return <ReportsCard title={label} {...reports} />;
}

function FleetDataSection() {
  const { vehicles, due, issues, units, reportsToCheck, readings, mayAddVehicles, mayScan } =
    useLoaderData<typeof loader>();
  const actions = (
    <>
      <ButtonLink to="/fleet-data">Open Fleet Data</ButtonLink>
      {mayAddVehicles && (
        <ButtonLink to="/fleet-data/new" variant="primary">
          Add Vehicle
        </ButtonLink>
      )}
      {mayScan && <ButtonLink to="/scans">My Scans</ButtonLink>}
    </>
  );
  return (
    <Card title="Fleet Data" collapsible actions={actions}>
      <OwnUnits units={units} />
      <Stat value={formatCount(vehicles)} label={vehicles === 1 ? "vehicle" : "vehicles"} />
      <IssuesLink {...issues} />
      <DueLink {...due} />
      {reportsToCheck && <ReportsToCheck {...reportsToCheck} />}
      {readings && <ReadingsToCheck {...readings} />}
    </Card>
  );
}
