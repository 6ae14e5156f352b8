import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { noFields, saveForm } from "~/http/forms/save-form.server";
import { removeAnnualInspection } from "~/features/annual-inspections/annual-inspections.server";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { hasLeft } from "~/features/vehicles/vehicle-problem";
import { RemovalPage } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { formatDay } from "~/ui/format";
import { annualOfVehicle } from "./+shared/annual-of-vehicle.server";

export const meta = pageTitle("Remove Annual Inspection");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { inspection, page, closed } = await annualOfVehicle(scope, params);
  return {
    page,
    closed,
    what: `Inspected on ${formatDay(inspection.inspected_on)} by ${inspection.inspector}`,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope);
  const { which, vehicle, list } = await annualOfVehicle(scope, params);
  const asked = { schema: noFields, failure: "Failed to remove annual inspection" };
  return saveForm(form, asked, async () => {
    const removed = await removeAnnualInspection(scope, which);
    if ("problem" in removed) return redirectWithFlash(request, `/fleet-data/${vehicle.id}`, hasLeft);
    const text = "It is kept in the vehicle's history.";
    return redirectWithFlash(request, list, { kind: "success", title: "Annual inspection removed", text });
  });
}

export default function RemoveAnnualInspectionPage() {
  const { page, closed, what } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title="Remove this annual inspection?"
      back={{ to: page, label: "Back to the annual inspection" }}
      action={`${page}/remove`}
      remove="Remove Annual Inspection"
    >
      <ClosedNotice {...closed} />
      <p>{what}</p>
      <p>
        It no longer counts: the vehicle is as good as its inspection before. It stays in the vehicle&apos;s
        history.
      </p>
    </RemovalPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
