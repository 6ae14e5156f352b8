import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { noFields, saveForm } from "~/http/forms/save-form.server";
import { certifiedRepairKept } from "~/features/service/service-problem";
import { removeServiceEntry } from "~/features/service/service.server";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { hasLeft } from "~/features/vehicles/vehicle-problem";
import { RemovalPage } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { formatDay } from "~/ui/format";
import { serviceOfVehicle } from "./+shared/service-of-vehicle.server";

export const meta = pageTitle("Remove Service Entry");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { entry, page, closed } = await serviceOfVehicle(scope, params);
  const kept = entry.certifies_repair;
  return { page, closed, kept, what: `${entry.description}, ${formatDay(entry.service_date)}` };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope);
  const { which, vehicle, list } = await serviceOfVehicle(scope, params);
  const asked = { schema: noFields, failure: "Failed to remove service entry" };
  return saveForm(form, asked, async () => {
    const removed = await removeServiceEntry(scope, which);
    if ("problem" in removed && removed.problem === "kept") return { formErrors: [certifiedRepairKept] };
    if ("problem" in removed) return redirectWithFlash(request, `/fleet-data/${vehicle.id}`, hasLeft);
    const text = "It is kept in the vehicle's history.";
    return redirectWithFlash(request, list, { kind: "success", title: "Service entry removed", text });
  });
}

export default function RemoveServiceEntryPage() {
  const { page, closed, kept, what } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title="Remove this service entry?"
      back={{ to: page, label: "Back to the service entry" }}
      action={`${page}/remove`}
      remove={kept ? undefined : "Remove Service Entry"}
    >
      <ClosedNotice {...closed} />
      <p>{what}</p>
      <p>
        {kept
          ? certifiedRepairKept
          : "It leaves the list, its mileage is struck out, and what it completed is due again. It stays in the vehicle's history, and its parts stay on the vehicle."}
      </p>
    </RemovalPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
