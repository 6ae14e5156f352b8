import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { ChangeReasonField } from "~/features/changes/change-reason-field";
import { ChangesList } from "~/features/changes/changes-list";
import { listChanges } from "~/features/changes/changes.server";
import { PhotoLink } from "~/features/files/photo-link";
import { PartDetails } from "~/features/parts/part-details";
import { partDetails, partView, partName } from "~/features/parts/part-view";
import { PartFormFields } from "~/features/parts/part-form";
import { partProblemText } from "~/features/parts/part-problem";
import { type PartField, editedPartSchema, partFormValues } from "~/features/parts/part-schema";
import { updatePart } from "~/features/parts/parts.server";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { useRecordForm } from "~/http/forms/record-page";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { DialogPage } from "~/ui/dialog-page";
import { formatCounted, formatTime } from "~/ui/format";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { linksOf, withChosen } from "./+shared/part-links.server";
import { partOfVehicle } from "./+shared/part-of-vehicle.server";

export const meta = pageTitle((data: { name: string }) => data.name);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const { vehicle, part, list, page, closed } = await partOfVehicle(scope, params);
  const seesCosts = scope.may("costs:view");
  const mayModify = scope.may("records:modify");
  const facts = partView(part, seesCosts);
  const ended = part.removed_as === "mistake" ? "Removed as entered by mistake on" : "Taken off on";
  return {
    list,
    page,
    closed,
    changes: await listChanges(scope, part.id),
    title: vehicle.title,
    name: partName(facts),
    details: partDetails(part, seesCosts),
    photoId: seesCosts ? part.photo_id : null,
    stock: part.inventory_item_id && {
      to: `/inventory/${part.inventory_item_id}`,
      pieces: formatCounted(part.quantity_taken ?? 0, "piece"),
    },
    ended: part.removed_at && `${ended} ${formatTime(part.removed_at, scope.account.timeZone)}`,
    breakdown: part.breakdown_id && `/fleet-data/${vehicle.id}/breakdowns/${part.breakdown_id}`,
    service: part.service_entry_id && `/fleet-data/${vehicle.id}/service/${part.service_entry_id}`,
    form: mayModify
      ? {
          meterUnit: vehicle.meterUnit,
          values: partFormValues(part, vehicle.meterUnit),
          links: withChosen(await linksOf(scope, vehicle.id), part),
        }
      : undefined,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope, { files: true });
  const { which, vehicle, list } = await partOfVehicle(scope, params);
  await keepPhoto(scope, form, { showsMoney: true });
  const asked = { schema: editedPartSchema(vehicle), failure: "Failed to update part" };
  return saveForm(form, asked, async (typed, token) => {
    const saved = await updatePart(scope, which, typed, token);
    if ("problem" in saved) return partProblemText(saved);
    const text = typed.mileage?.note;
    return redirectWithFlash(request, list, { kind: "success", title: "Part updated", text });
  });
}

export default function PartPage() {
  const { list, title, name, details, photoId, ended, closed, form, changes } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // After a refusal the form stays, whatever happened to the part: it holds typed values.
  const edits = form && (answer || !(closed.left || closed.removed));
  return (
    <DialogPage title={name} close={{ to: list, label: "Back to the parts" }}>
      <p>{title}</p>
      {ended && <Notice kind="info">{ended}. It is kept in the vehicle&apos;s history.</Notice>}
      <LinkedTo />
      {edits ? (
        <EditPart form={form} />
      ) : (
        <>
          <PartDetails details={details} />
          {photoId && <PhotoLink id={photoId} description="Photo of the invoice" />}
        </>
      )}
      <ChangesList changes={changes} />
    </DialogPage>
  );
}

function LinkedTo() {
  const { breakdown, service, stock } = useLoaderData<typeof loader>();
  if (!breakdown && !service && !stock) return null;
  return (
    <p>
      {stock && <Link to={stock.to}>Taken from stock: {stock.pieces}</Link>}{" "}
      {breakdown && <Link to={breakdown}>The breakdown it was fitted for</Link>}{" "}
      {service && <Link to={service}>The service it was fitted during</Link>}
    </p>
  );
}

type EditPartProps = { form: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["form"]> };

function EditPart({ form: { meterUnit, values, links } }: EditPartProps) {
  const { list, page, details, closed } = useLoaderData<typeof loader>();
  const { form, fields, answer } = useRecordForm<Record<PartField, string>>("part", values);
  return (
    <RecordForm form={form} answer={answer} action={page} save="Save Changes" multipart>
      <ClosedNotice left={closed.left} />
      {answer?.conflict && (
        <Card title="Saved now">
          <PartDetails details={details} />
        </Card>
      )}
      <ChangeReasonField field={fields.changeReason} />
      <PartFormFields fields={fields} meterUnit={meterUnit} links={links} />
      <input type="hidden" name="version" value={fields.version.initialValue} />
      <ButtonRow>
        <Button>Save Changes</Button>
        <ButtonLink to={list}>Cancel</ButtonLink>
        <ButtonLink to={`${page}/remove`} variant="quiet">
          Remove
        </ButtonLink>
      </ButtonRow>
    </RecordForm>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
