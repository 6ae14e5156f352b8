import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import type { Scope } from "~/auth/scope";
import { decodeForScope, saveDecode } from "~/features/vehicles/decode/vehicle-decode.server";
import { hasLeft } from "~/features/vehicles/vehicle-problem";
import { decodedFormValues } from "~/features/vehicles/vehicle-schema";
import { getVehicle } from "~/features/vehicles/vehicles.server";
import type { DecodedVin } from "~/features/vin/decode-vin.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, fill, refuse } from "~/http/forms/form-answer.server";
import { log } from "~/http/web-process/log.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { DecodedPage } from "./+shared/decoded-page";
import { loadDecoded } from "./+shared/decoded.server";

export const meta = pageTitle("Decode VIN");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  return loadDecoded(scope, params.vehicleId);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const parsed = parseForm(await readForm(request, scope), z.object({}));
  if ("problem" in parsed) return refuseForm(parsed);
  return attempt(parsed, "Failed to decode VIN", async () => {
    const vehicle = orNotFound(await getVehicle(scope, readId(params.vehicleId)));
    const back = `/fleet-data/${vehicle.id}`;
    if (vehicle.archived_at) {
      return redirectWithFlash(request, back, { ...hasLeft, title: "Failed to decode VIN" });
    }
    const decoded = await decodeForScope(scope, vehicle.vin ?? "");
    if ("problem" in decoded) {
      return redirectWithFlash(request, back, { kind: "error", title: "Invalid VIN", text: decoded.problem });
    }
    if (decoded.source === "none") return redirectWithFlash(request, back, nothingKnown(decoded));
    if (!(await trySaving(scope, vehicle.id, decoded, parsed.token))) {
      const answer = refuse(
        parsed,
        "Decode Successful",
        { formErrors: ["VIN decoded but failed to save. You can edit and save manually."] },
        500,
      );
      answer.data.result = fill(answer.data.result, {
        ...decodedFormValues(decoded.values),
        version: String(vehicle.version),
      });
      return answer;
    }
    return redirectWithFlash(request, `${back}/decode`, decodedMessage(decoded));
  });
}

async function trySaving(
  scope: Scope,
  vehicleId: string,
  decoded: DecodedVin,
  token: string,
): Promise<boolean> {
  const source = decoded.source === "online" ? "online" : "tables";
  try {
    return (await saveDecode(scope, vehicleId, { ...decoded, source }, token)).saved;
  } catch (error) {
    log.error({ err: error }, "VIN decoded but failed to save");
    return false;
  }
}

function decodedMessage({ values, source, warnings }: DecodedVin) {
  const { year, make, model } = values;
  const found = [year, make, model].filter(Boolean).join(" ");
  const from =
    source === "online" ? "NHTSA's public decoder answered." : "The built-in NHTSA catalogue answered.";
  return {
    kind: "success" as const,
    title: "VIN Decoded & Saved",
    text: [`${found}.`, from, ...warnings].join(" "),
  };
}

function nothingKnown({ warnings }: DecodedVin) {
  const text = ["Nothing is known about this VIN. The vehicle keeps what it has.", ...warnings].join(" ");
  return { kind: "error" as const, title: "Failed to decode VIN", text };
}

export default function VehicleDecodePage() {
  return <DecodedPage decoded={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
