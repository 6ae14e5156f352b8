import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { removeServiceEntry } from "~/features/service/service.server";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { hasLeft } from "~/features/vehicles/vehicle-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { formatDay } from "~/ui/format";
import { serviceOfVehicle } from "./+shared/service-of-vehicle.server";

export const meta = pageTitle("Remove Service Entry");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { vehicle, entry, page, removed } = await serviceOfVehicle(scope, params);
  return {
    page,
    removed,
    hasLeft: vehicle.hasLeft,
    what: `${entry.description}, ${formatDay(entry.service_date)}`,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  await readForm(request, scope);
  const { which, list } = await serviceOfVehicle(scope, params);
  const removed = await removeServiceEntry(scope, which);
  if ("problem" in removed) return redirectWithFlash(request, `/fleet-data/${which.vehicleId}`, hasLeft);
  return redirectWithFlash(request, list, {
    kind: "success",
    title: "Service entry removed",
    text: "It is kept in the vehicle's history.",
  });
}

export default function RemoveServiceEntryPage() {
  const { page, what, removed, hasLeft } = useLoaderData<typeof loader>();
  return (
    <DialogPage title="Remove this service entry?" close={{ to: page, label: "Back to the service entry" }}>
      <ClosedNotice left={hasLeft} removed={removed} />
      <p>{what}</p>
      <p>
        It leaves the list, its mileage is struck out, and what it completed is due again. It stays in the
        vehicle&apos;s history, and its parts stay on the vehicle.
      </p>
      <PostForm action={`${page}/remove`}>
        <ButtonRow>
          <Button variant="danger">Remove Service Entry</Button>
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
