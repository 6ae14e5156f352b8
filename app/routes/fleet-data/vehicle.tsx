import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { ChangesList } from "~/features/changes/changes-list";
import { listChanges } from "~/features/changes/changes.server";
import { DecodeResult, VinWarnings } from "~/features/vehicles/decode/decode-result";
import { VehicleDetails } from "~/features/vehicles/vehicle-details";
import { listDriversOf } from "~/features/users/drivers.server";
import { decodedFormValues, vehicleFacts } from "~/features/vehicles/vehicle-schema";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { getVehicle } from "~/features/vehicles/vehicles.server";
import { checkVin } from "~/features/vin/vin";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { formatTime } from "~/ui/format";
import { Link } from "~/ui/link";

export const meta = pageTitle((data: { title: string }) => data.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const vehicle = orNotFound(await getVehicle(scope, readId(params.vehicleId)));
  return {
    id: vehicle.id,
    title: vehicleTitle(vehicle),
    facts: vehicleFacts(vehicle),
    changes: await listChanges(scope, vehicle.id),
    drivers: await listDriversOf(scope, vehicle.id),
    added: formatTime(vehicle.add_date, scope.account.timeZone),
    decoded: vehicle.decode_source
      ? { source: vehicle.decode_source, values: decodedFormValues(vehicle) }
      : undefined,
    vinCheck: vehicle.vin === null ? undefined : checkVin(vehicle.vin),
    mayChange: scope.may("vehicles:modify") && vehicle.archived_at === null,
  };
}

export default function VehiclePage() {
  const { id, facts, added, drivers, vinCheck, mayChange, changes } = useLoaderData<typeof loader>();
  return (
    <>
      {vinCheck && (
        <VinWarnings
          warnings={vinCheck.problems}
          proposals={mayChange ? vinCheck.proposals : []}
          proposal={(vin) => <Link to={`/fleet-data/${id}/edit?vin=${vin}`}>{vin}</Link>}
        />
      )}
      <Card title="Vehicle">
        <VehicleDetails vehicle={facts} added={added} drivers={drivers} />
      </Card>
      <Decode mayChange={mayChange} />
      <ChangesList changes={changes} />
    </>
  );
}

function Decode({ mayChange }: { mayChange: boolean }) {
  const { id, facts, decoded } = useLoaderData<typeof loader>();
  const nothingYet =
    facts.vin === null ? "A unit without a VIN cannot be decoded." : "The VIN has not been decoded yet.";
  return (
    <Card title="Decode VIN">
      {decoded ? <DecodeResult {...decoded} /> : <p>{nothingYet}</p>}
      {mayChange && (
        <PostForm action={`/fleet-data/${id}/decode`}>
          <ButtonRow>
            {facts.vin !== null && (
              <Button variant="secondary">{decoded ? "Decode Again" : "Decode VIN"}</Button>
            )}
            <ButtonLink to={`/fleet-data/${id}/decoded`} variant="quiet">
              {decoded ? "Edit decoded values" : "Enter the values by hand"}
            </ButtonLink>
          </ButtonRow>
        </PostForm>
      )}
    </Card>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
