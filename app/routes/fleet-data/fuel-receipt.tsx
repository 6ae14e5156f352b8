import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { ChangeReasonField } from "~/features/changes/change-reason-field";
import { ChangesList } from "~/features/changes/changes-list";
import { listChanges } from "~/features/changes/changes.server";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { FuelFormFields } from "~/features/fuel/fuel-form";
import { fuelQuestion } from "~/features/fuel/fuel-question";
import { type FuelReceiptField, fuelReceiptSchema } from "~/features/fuel/fuel-schema";
import { fuelFormValues, fuelNotes } from "~/features/fuel/fuel-values";
import { getFuelReceipt, updateFuelReceipt } from "~/features/fuel/fuel.server";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle("Fuel receipt");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const vehicle = await recordVehicle(scope, params.vehicleId);
  const receiptId = readId(params.receiptId);
  const receipt = orNotFound(await getFuelReceipt(scope, { vehicleId: vehicle.id, receiptId }));
  return {
    ...vehicle,
    receiptId,
    values: fuelFormValues(receipt, vehicle.meterUnit),
    saved: fuelNotes(receipt).join(" "),
    changes: await listChanges(scope, receiptId),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope, { files: true });
  await keepPhoto(scope, form, { showsMoney: true });
  const { id: vehicleId, ...vehicle } = await recordVehicle(scope, params.vehicleId);
  const place = { vehicleId, receiptId: readId(params.receiptId) };
  orNotFound(await getFuelReceipt(scope, place));
  const asked = { schema: fuelReceiptSchema(vehicle), failure: "Failed to update fuel receipt" };
  return saveForm(form, asked, async (typed, token) => {
    const question = fuelQuestion(typed);
    if (question) return { question };
    const saved = await updateFuelReceipt(scope, place, typed, token);
    if ("problem" in saved) return recordProblemText(saved, "fuel receipt");
    const text = fuelNotes(typed.columns).join(" ");
    const flash = { kind: "success", title: "Fuel receipt updated", text } as const;
    return redirectWithFlash(request, `/fleet-data/${vehicleId}/fuel`, flash);
  });
}

export default function FuelReceiptPage() {
  const { id, receiptId, title, meterUnit, values, saved, changes } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Record<FuelReceiptField, string>>("fuel", values);
  const list = `/fleet-data/${id}/fuel`;
  const remove = (
    <ButtonLink to={`${list}/${receiptId}/remove`} variant="quiet">
      Remove
    </ButtonLink>
  );
  return (
    <RecordPage
      {...record}
      title="Fuel Receipt"
      back={{ to: list, label: "Back to the vehicle" }}
      intro={<p>{title}</p>}
      after={<ChangesList changes={changes} />}
      action={`${list}/${receiptId}`}
      save="Save Changes"
      more={remove}
      multipart
      version={fields.version}
      saved={saved}
    >
      <ChangeReasonField field={fields.changeReason} />
      <FuelFormFields fields={fields} meterUnit={meterUnit} current={null} focused={false} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
