import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { noFields, saveForm } from "~/http/forms/save-form.server";
import { removeBreakdown } from "~/features/breakdowns/breakdowns.server";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { hasLeft } from "~/features/vehicles/vehicle-problem";
import { RemovalPage } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { formatDay } from "~/ui/format";
import { breakdownOfVehicle } from "./+shared/breakdown-of-vehicle.server";

export const meta = pageTitle("Remove Breakdown");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { vehicle, breakdown, page, closed } = await breakdownOfVehicle(scope, params);
  const what = `${breakdown.breakdown_type} of ${formatDay(breakdown.breakdown_date)}`;
  return { page, closed, vehicle: vehicle.title, what };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope);
  const { which, vehicle, list } = await breakdownOfVehicle(scope, params);
  const asked = { schema: noFields, failure: "Failed to remove breakdown" };
  return saveForm(form, asked, async () => {
    const removed = await removeBreakdown(scope, which);
    if ("problem" in removed) return redirectWithFlash(request, `/fleet-data/${vehicle.id}`, hasLeft);
    const text = "It is kept in the vehicle's history.";
    return redirectWithFlash(request, list, { kind: "success", title: "Breakdown removed", text });
  });
}

export default function RemoveBreakdownPage() {
  const { page, closed, vehicle, what } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={`Remove ${what}?`}
      back={{ to: page, label: "Back to the breakdown" }}
      action={`${page}/remove`}
      remove="Remove Breakdown"
    >
      <p>{vehicle}</p>
      <ClosedNotice {...closed} />
      <p>
        It leaves the list, its mileage is struck out, and it stays in the vehicle&apos;s history. Parts
        linked to it stay on the vehicle.
      </p>
    </RemovalPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
