import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { DecodeResult, VinWarnings } from "~/features/vehicles/decode-result";
import { VehicleDetails } from "~/features/vehicles/vehicle-details";
import { decodedFormValues, vehicleFacts } from "~/features/vehicles/vehicle-schema";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { getVehicle } from "~/features/vehicles/vehicles.server";
import { checkVin } from "~/features/vin/vin";
import { pageTitle } from "~/http/page-title";
import { PostForm } from "~/http/post-form";
import { readId } from "~/http/read-id.server";
import { orNotFound } from "~/http/refuse-request.server";
import { StatusPage } from "~/http/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { formatTime } from "~/ui/format";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";

export const meta = pageTitle((data: { title: string }) => data.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const vehicle = orNotFound(await getVehicle(scope, readId(params.vehicleId)));
  const time = (moment: Date) => formatTime(moment, scope.account.timeZone);
  return {
    id: vehicle.id,
    title: vehicleTitle(vehicle),
    facts: vehicleFacts(vehicle),
    added: time(vehicle.add_date),
    archived: vehicle.archived_at
      ? { time: time(vehicle.archived_at), reason: vehicle.archive_reason }
      : undefined,
    decoded: vehicle.decode_source
      ? { source: vehicle.decode_source, values: decodedFormValues(vehicle) }
      : undefined,
    vinCheck: vehicle.vin === null ? undefined : checkVin(vehicle.vin),
    mayModify: scope.may("vehicles:modify"),
  };
}

export default function VehiclePage() {
  const { id, title, facts, added, archived, vinCheck, mayModify } = useLoaderData<typeof loader>();
  const mayChange = mayModify && !archived;
  const actions = mayChange && (
    <>
      <ButtonLink to={`/fleet-data/${id}/edit`} variant="primary">
        Edit Vehicle
      </ButtonLink>
      <ButtonLink to={`/fleet-data/${id}/delete`} variant="quiet">
        Delete
      </ButtonLink>
    </>
  );
  return (
    <Page title={title} back={{ to: "/fleet-data", label: "Fleet Data" }} actions={actions}>
      {archived && <Archived />}
      {vinCheck && (
        <VinWarnings
          warnings={vinCheck.problems}
          proposals={mayChange ? vinCheck.proposals : []}
          proposal={(vin) => <Link to={`/fleet-data/${id}/edit?vin=${vin}`}>{vin}</Link>}
        />
      )}
      <Card title="Vehicle">
        <VehicleDetails vehicle={facts} added={added} />
      </Card>
      <Decode mayChange={mayChange} />
    </Page>
  );
}

function Archived() {
  const { id, archived, mayModify } = useLoaderData<typeof loader>();
  const restore = mayModify && (
    <PostForm action={`/fleet-data/${id}/restore`}>
      <Button variant="secondary">Put Back in the Fleet</Button>
    </PostForm>
  );
  return (
    <Notice kind="info" title={`Left the fleet on ${archived?.time}`} actions={restore}>
      {archived?.reason ?? "No reason was given."}
    </Notice>
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
