import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { removeBreakdown, getBreakdown } from "~/features/breakdowns/breakdowns.server";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { hasLeft } from "~/features/vehicles/vehicle-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { formatDay } from "~/ui/format";
import { breakdownOfVehicle, whichBreakdown } from "./+shared/breakdown-of-vehicle.server";

export const meta = pageTitle("Remove Breakdown");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { vehicle, breakdown, closed } = await breakdownOfVehicle(scope, params);
  return {
    page: `/fleet-data/${vehicle.id}/breakdowns/${breakdown.id}`,
    closed,
    vehicle: vehicle.title,
    what: `${breakdown.breakdown_type} of ${formatDay(breakdown.breakdown_date)}`,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const which = whichBreakdown(params);
  await readForm(request, scope);
  orNotFound(await getBreakdown(scope, which.vehicleId, which.id));
  const removed = await removeBreakdown(scope, which);
  if ("problem" in removed) return redirectWithFlash(request, `/fleet-data/${which.vehicleId}`, hasLeft);
  return redirectWithFlash(request, `/fleet-data/${which.vehicleId}/breakdowns`, {
    kind: "success",
    title: "Breakdown removed",
    text: "It is kept in the vehicle's history.",
  });
}

export default function RemoveBreakdownPage() {
  const { page, closed, vehicle, what } = useLoaderData<typeof loader>();
  return (
    <DialogPage title={`Remove ${what}?`} close={{ to: page, label: "Back to the breakdown" }}>
      <p>{vehicle}</p>
      <ClosedNotice {...closed} />
      <p>
        It leaves the list, its mileage is struck out, and it stays in the vehicle&apos;s history. Parts
        linked to it stay on the vehicle.
      </p>
      <PostForm action={`${page}/remove`}>
        <ButtonRow>
          <Button variant="danger">Remove Breakdown</Button>
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
