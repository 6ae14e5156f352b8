import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import type { Scope } from "~/auth/scope";
import { keepPhoto, noUserForPhoto } from "~/features/files/keep-photo.server";
import { partNotes } from "~/features/parts/part-view";
import { PartFormFields } from "~/features/parts/part-form";
import { partProblemText } from "~/features/parts/part-problem";
import { type NewPart, type PartField, partSchema } from "~/features/parts/part-schema";
import { withChosenScan } from "~/features/parts/scans-question";
import { addPart, checkPart } from "~/features/parts/parts.server";
import { samePartNotice } from "~/features/parts/same-part";
import { stockNote, takenNote } from "~/features/parts/stock-text";
import { endScanOf, reviewedScan } from "~/features/scans/reviewed-scan.server";
import { askingIfUsed } from "~/features/scans/used-scan.server";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readKey } from "~/http/requests/read-search";
import { StatusPage } from "~/http/requests/status-page";
import { ButtonLink } from "~/ui/button";
import { linksOf } from "./+shared/part-links.server";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle("Add Part");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const vehicle = await recordVehicle(scope, params.vehicleId);
  const links = await linksOf(scope, vehicle.id);
  const { searchParams } = new URL(request.url);
  const wanted = (choices: { value: string }[], id: string | null) =>
    choices.find(({ value }) => value === id)?.value ?? "";
  return {
    ...vehicle,
    links,
    hasStock: scope.may("inventory:modify"),
    partNumber: readKey(searchParams.get("number")),
    scan: await reviewedScan(scope, request, {}),
    breakdownId: wanted(links.breakdowns, searchParams.get("breakdown")),
    serviceEntryId: wanted(links.services, searchParams.get("service")),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify", undefined, noUserForPhoto);
  const form = await readForm(request, scope, { files: true });
  const { id, ...vehicle } = await recordVehicle(scope, params.vehicleId);
  await keepPhoto(scope, form, { showsMoney: true });
  return saveForm(
    form,
    {
      schema: partSchema(vehicle),
      failure: "Failed to add part",
      check: async (typed) => lookOver(scope, id, ifTaken(scope, typed)),
    },
    askingIfUsed(async (typed, token) => {
      const added = await addPart(
        scope,
        id,
        ifTaken(scope, typed),
        token,
        endScanOf(scope, { request, form }, typed),
      );
      if ("problem" in added) return partProblemText(added);
      const same = added.same ? samePartNotice(added.same, typed.installDate) : "";
      const texts = [typed.mileage?.note, added.stock && takenNote(added.stock), same];
      const text = texts.filter(Boolean).join(" ") || undefined;
      return redirectWithFlash(request, backTo(id, typed), { kind: "success", title: "Part added!", text });
    }),
  );
}

/** Only people who may take from stock. */
function ifTaken(scope: Scope, typed: NewPart): NewPart {
  const fromStock = typed.fromStock && scope.may("inventory:modify");
  return fromStock ? withChosenScan(typed) : { ...typed, fromStock };
}

async function lookOver(scope: Scope, vehicleId: string, typed: NewPart) {
  const checked = await checkPart(scope, vehicleId, typed);
  if ("problem" in checked) return partProblemText(checked);
  const same = checked.same ? samePartNotice(checked.same, typed.installDate) : "";
  const notes = [...partNotes(columnsOf(typed)), stockNote(checked.item, typed), same];
  return { notes: notes.filter(Boolean) };
}

function columnsOf({ partNumber, installDate, mileage, ...typed }: NewPart) {
  return { ...typed, part_number: partNumber, install_date: installDate, reading: mileage };
}

/** Back to the page that asked for the part. */
function backTo(vehicleId: string, { breakdownId, serviceEntryId }: NewPart): string {
  if (serviceEntryId) return `/fleet-data/${vehicleId}/service/${serviceEntryId}`;
  if (breakdownId) return `/fleet-data/${vehicleId}/breakdowns/${breakdownId}`;
  return `/fleet-data/${vehicleId}/parts`;
}

export default function NewPartPage() {
  const { id, title, today, hasLeft, breakdownId, serviceEntryId, partNumber, scan, ...shown } =
    useLoaderData<typeof loader>();
  const values = { partNumber, installDate: today, quantityTaken: "1", breakdownId, serviceEntryId };
  const { fields, ...record } = useRecordForm<Record<PartField, string>>("part", values);
  const list = `/fleet-data/${id}/parts`;
  return (
    <RecordPage
      {...record}
      title="Add Part"
      back={{ to: list, label: "Back to the parts" }}
      intro={
        <>
          <ClosedNotice left={hasLeft} />
          <p>{title}</p>
          {!scan && (
            <ButtonLink to={`/scans/new/part-number?for=${id}`}>Scan the number from a photo</ButtonLink>
          )}
        </>
      }
      action={`${list}/new${scan ? `?scan=${scan.id}` : ""}`}
      save="Add Part"
      multipart
    >
      <PartFormFields fields={fields} {...shown} focused={!record.answer} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
