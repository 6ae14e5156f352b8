import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { updateDecodedValues } from "~/features/vehicles/decode/vehicle-decode.server";
import { vehicleProblemText } from "~/features/vehicles/vehicle-problem";
import { decodedSchema } from "~/features/vehicles/vehicle-schema";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { DecodedPage } from "./+shared/decoded-page";
import { loadDecoded } from "./+shared/decoded.server";

export const meta = pageTitle("Decoded values");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  return loadDecoded(scope, params.vehicleId);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const id = readId(params.vehicleId);
  const form = await readForm(request, scope);
  const asked = { schema: decodedSchema, failure: "Failed to save vehicle information" };
  return saveForm(form, asked, async (typed, token) => {
    const saved = await updateDecodedValues(scope, id, typed, token);
    if ("problem" in saved) return vehicleProblemText(saved);
    const flash = { kind: "success", title: "Vehicle updated successfully" } as const;
    return redirectWithFlash(request, `/fleet-data/${id}`, flash);
  });
}

export default function VehicleDecodedPage() {
  return <DecodedPage decoded={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
