import { getFormProps, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { archiveSchema } from "~/features/vehicles/vehicle-schema";
import { vehicleTitle } from "~/features/vehicles/vehicle-title";
import { archiveVehicle } from "~/features/vehicles/former-vehicles.server";
import { getVehicle } from "~/features/vehicles/vehicles.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { readId } from "~/http/requests/read-id.server";
import { Refusal } from "~/http/forms/refusal";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { Field } from "~/ui/field";
import { vehicleInService } from "./+shared/vehicle-in-service.server";

export const meta = pageTitle("Delete Vehicle");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const vehicle = await vehicleInService(scope, params.vehicleId);
  return { id: vehicle.id, title: vehicleTitle(vehicle), unit: vehicle.unit_number };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "vehicles:modify");
  const id = readId(params.vehicleId);
  const parsed = parseForm(await readForm(request, scope), archiveSchema);
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to delete vehicle", async () => {
    orNotFound(await getVehicle(scope, id));
    await archiveVehicle(scope, id, parsed.value.reason);
    const text = "Its records are kept. You find it under Former vehicles.";
    return redirectWithFlash(request, "/fleet-data", { kind: "success", title: "Vehicle deleted", text });
  });
}

export default function DeleteVehiclePage() {
  const { id, title, unit } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<{ reason: string }>({ id: "delete", lastResult: answer?.result });
  return (
    <DialogPage
      title={`Delete ${title}${unit ? `, unit ${unit}` : ""}?`}
      close={{ to: `/fleet-data/${id}`, label: "Back to the vehicle" }}
    >
      <p>
        It leaves the fleet and no longer counts towards your plan. Its records stay, under Former vehicles,
        and it can be put back.
      </p>
      <PostForm {...getFormProps(form)} action={`/fleet-data/${id}/delete`}>
        <Refusal form={form} title={answer?.title} />
        <Field field={fields.reason} label="Reason" hint="Such as sold, scrapped or returned to the lessor" />
        <ButtonRow>
          <Button variant="danger">Delete Vehicle</Button>
          <ButtonLink to={`/fleet-data/${id}`}>Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
