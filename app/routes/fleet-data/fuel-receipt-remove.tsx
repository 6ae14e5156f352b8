import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { noFields, saveForm } from "~/http/forms/save-form.server";
import { fuelNotes } from "~/features/fuel/fuel-values";
import { getFuelReceipt, removeFuelReceipt } from "~/features/fuel/fuel.server";
import { RemovalPage } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { formatDay } from "~/ui/format";

export const meta = pageTitle("Remove fuel receipt");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const place = { vehicleId: readId(params.vehicleId), receiptId: readId(params.receiptId) };
  const receipt = orNotFound(await getFuelReceipt(scope, place));
  return {
    page: `/fleet-data/${place.vehicleId}/fuel/${place.receiptId}`,
    day: formatDay(receipt.receipt_date),
    notes: fuelNotes(receipt).join(" "),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const place = { vehicleId: readId(params.vehicleId), receiptId: readId(params.receiptId) };
  const form = await readForm(request, scope);
  const asked = { schema: noFields, failure: "Failed to remove fuel receipt" };
  return saveForm(form, asked, async (_, token) => {
    const { removed } = await removeFuelReceipt(scope, place, token);
    return redirectWithFlash(
      request,
      `/fleet-data/${place.vehicleId}/fuel`,
      removed
        ? { kind: "success", title: "Fuel receipt removed", text: "It stays in the vehicle's history." }
        : { kind: "info", title: "Nothing was removed", text: "The receipt was no longer there." },
    );
  });
}

export default function FuelReceiptRemovePage() {
  const { page, day, notes } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={`Remove the fuel receipt of ${day}?`}
      back={{ to: page, label: "Back to the receipt" }}
      action={`${page}/remove`}
      remove="Remove Fuel Receipt"
    >
      <p>{notes}</p>
      <p>
        It no longer counts in fuel economy and costs, and its mileage is struck out. It stays in the history.
      </p>
    </RemovalPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
