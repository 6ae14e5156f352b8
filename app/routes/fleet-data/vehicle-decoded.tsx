import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { updateDecodedValues } from "~/features/vehicles/vehicle-decode.server";
import { hasLeft, vehicleProblemText } from "~/features/vehicles/vehicle-problem";
import { decodedSchema } from "~/features/vehicles/vehicle-schema";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { StatusPage } from "~/http/requests/status-page";
import { DecodedPage } from "./+shared/decoded-page";
import { loadDecoded } from "./+shared/decoded.server";

export const meta = pageTitle("Decoded values");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  return loadDecoded(scope, params.vehicleId);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const id = readId(params.vehicleId);
  const parsed = parseForm(await readForm(request, scope), decodedSchema);
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to update vehicle", async () => {
    const saved = await updateDecodedValues(scope, id, parsed.value, parsed.token);
    if ("problem" in saved) {
      if (saved.problem === "gone") return redirectWithFlash(request, `/fleet-data/${id}`, hasLeft);
      const latest = saved.problem === "changed-meanwhile" ? saved.version : undefined;
      return refuse(parsed, "Failed to update vehicle", { ...vehicleProblemText(saved), latest }, 409);
    }
    return redirectWithFlash(request, `/fleet-data/${id}`, {
      kind: "success",
      title: "Vehicle updated successfully",
    });
  });
}

export default function VehicleDecodedPage() {
  return <DecodedPage decoded={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
