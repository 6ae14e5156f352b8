import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { meterQuestion } from "~/features/meters/meter-question";
import { partNotes } from "~/features/parts/part-facts";
import { PartFormFields } from "~/features/parts/part-form";
import { partProblemText } from "~/features/parts/part-problem";
import { type NewPart, type PartField, partSchema } from "~/features/parts/part-schema";
import { type PartProblem, addPart, checkPart } from "~/features/parts/parts.server";
import { samePartNotice } from "~/features/parts/same-part";
import { stockNote, takenNote } from "~/features/parts/stock-words";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { askBack, attempt, isCheck, refuse, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
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
    breakdownId: wanted(links.breakdowns, searchParams.get("breakdown")),
    serviceEntryId: wanted(links.services, searchParams.get("service")),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope, { files: true });
  const { id, ...vehicle } = await recordVehicle(scope, params.vehicleId);
  await keepPhoto(scope, form, { showsMoney: true });
  const parsed = parseForm(form, partSchema(vehicle));
  if (!parsed.ok) return refuseForm(parsed);
  const typed = { ...parsed.value, fromStock: parsed.value.fromStock && scope.may("inventory:modify") };
  const refused = (problem: Exclude<PartProblem, { problem: "meter-doubtful" }>) =>
    refuse(parsed, "Failed to add part", partProblemText(problem), 409);
  return attempt(parsed, "Failed to add part", async () => {
    if (isCheck(form)) {
      const checked = await checkPart(scope, id, typed);
      if ("problem" in checked) return refused(checked);
      const same = checked.same ? samePartNotice(checked.same, typed.installDate) : "";
      const notes = [...partNotes(columnsOf(typed)), stockNote(checked.item, typed), same];
      return showChecked(parsed, notes.filter(Boolean));
    }
    const added = await addPart(scope, id, typed, parsed.token);
    if ("problem" in added) {
      return added.problem === "meter-doubtful" ? askBack(parsed, meterQuestion(added)) : refused(added);
    }
    const same = added.same ? samePartNotice(added.same, typed.installDate) : "";
    const texts = [typed.mileage?.note, added.stock && takenNote(added.stock), same];
    const text = texts.filter(Boolean).join(" ") || undefined;
    return redirectWithFlash(request, backTo(id, typed), { kind: "success", title: "Part added!", text });
  });
}

function columnsOf({ partNumber, installDate, mileage, ...typed }: NewPart) {
  return { ...typed, part_number: partNumber, install_date: installDate, reading: mileage };
}

/** Where the part was asked for. */
function backTo(vehicleId: string, { breakdownId, serviceEntryId }: NewPart): string {
  if (serviceEntryId) return `/fleet-data/${vehicleId}/service/${serviceEntryId}`;
  if (breakdownId) return `/fleet-data/${vehicleId}/breakdowns/${breakdownId}`;
  return `/fleet-data/${vehicleId}/parts`;
}

export default function NewPartPage() {
  const { id, title, meterUnit, current, today, hasLeft, links, hasStock, breakdownId, serviceEntryId } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<PartField, string>>({
    id: "part",
    lastResult: answer?.result,
    defaultValue: { installDate: today, quantityTaken: "1", breakdownId, serviceEntryId },
  });
  const list = `/fleet-data/${id}/parts`;
  return (
    <DialogPage title="Add Part" close={{ to: list, label: "Back to the parts" }}>
      <ClosedNotice left={hasLeft} />
      <p>{title}</p>
      <RecordForm form={form} answer={answer} action={`${list}/new`} save="Add Part" checks multipart>
        <PartFormFields
          fields={fields}
          meterUnit={meterUnit}
          current={current}
          links={links}
          hasStock={hasStock}
          focused={!answer}
        />
        <ButtonRow>
          <Button>Add Part</Button>
          <ButtonLink to={list}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
