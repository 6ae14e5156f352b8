import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { getDashboardSections } from "~/features/accounts/dashboard.server";
import { type DashboardSection, dashboardSections } from "~/features/accounts/dashboard-sections";
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
  return {
    sections,
    vehicles: sections.includes("fleet_data") ? await countVehicles(scope) : 0,
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
  if (section === "fleet_data") return <FleetDataSection />;
  return (
    <Card title={label} collapsible>
      <p>{planNotes[section]}</p>
    </Card>
  );
}

const planNotes = {
  inventory_management: "Part of the Pro and Enterprise plans.",
  invoicing: "Part of the Enterprise plan.",
  reports_analytics: "Part of the Pro and Enterprise plans.",
};

function FleetDataSection() {
  const { vehicles, mayAddVehicles } = useLoaderData<typeof loader>();
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
    </Card>
  );
}
