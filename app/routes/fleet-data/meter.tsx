import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { MeterField } from "~/features/meters/meter-field";
import { meterQuestion } from "~/features/meters/meter-question";
import { formatReadAs } from "~/features/meters/lifetime-use";
import { sourceLabels } from "~/features/meters/reading-sources";
import { ReadingsTable } from "~/features/meters/readings-table";
import { readingSchema } from "~/features/vehicles/vehicle-meter-schema";
import {
  addReading,
  lifetimeUse,
  listAllReadings,
  readingsOnPage,
  wasReplaced,
} from "~/features/vehicles/vehicle-meter.server";
import { hasLeft } from "~/features/vehicles/vehicle-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { listPage } from "~/http/requests/list-page";
import { pageTitle } from "~/http/requests/page-title";
import { readOptionalId } from "~/http/requests/read-id.server";
import { PostForm } from "~/http/forms/post-form";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Field, FieldRow } from "~/ui/field";
import { formatDay } from "~/ui/format";
import { Page } from "~/ui/page";
import { ListPager } from "~/ui/pager";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle("Meter");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "vehicles:view");
  const vehicle = await recordVehicle(scope, params.vehicleId);
  const after = readOptionalId(new URL(request.url).searchParams.get("after"));
  const [found, lifetime, mayUndo] = await Promise.all([
    listAllReadings(scope, vehicle.id, after),
    lifetimeUse(scope, vehicle),
    wasReplaced(scope, vehicle.id),
  ]);
  const { rows, pager } = listPage(request, found, {
    ...{ max: readingsOnPage, order: "newest first" },
    position: ({ id }) => ({ after: id }),
  });
  return {
    ...vehicle,
    lifetime,
    mayRecord: scope.may("records:modify") && !vehicle.hasLeft,
    mayUndo,
    pager,
    readings: rows.map((reading) => ({
      id: reading.id,
      day: formatDay(reading.read_on),
      figures: formatReadAs(reading, vehicle.meterUnit),
      source: sourceLabels[reading.source] ?? reading.source,
      isFixed: reading.source === "opening" || reading.source === "closing",
      struck: reading.struck_at === null ? undefined : (reading.strike_reason ?? "Struck out"),
    })),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope);
  const { id, ...vehicle } = await recordVehicle(scope, params.vehicleId);
  const asked = { schema: readingSchema(vehicle), failure: "Failed to save the reading" };
  return saveForm(form, asked, async (typed, token) => {
    const saved = await addReading(scope, id, typed, token);
    if ("problem" in saved) {
      if (saved.problem === "meter-doubtful") return { question: meterQuestion(saved) };
      return { formErrors: [hasLeft.text] };
    }
    const flash = { kind: "success", title: "Reading saved", text: typed.meter.mileage!.note } as const;
    return redirectWithFlash(request, `/fleet-data/${id}/meter`, flash);
  });
}

export default function MeterPage() {
  const { id, title, lifetime, mayRecord, readings, pager, mayUndo } = useLoaderData<typeof loader>();
  return (
    <Page title="Meter" back={{ to: `/fleet-data/${id}`, label: title }}>
      {lifetime && (
        <p>
          Run in all, over every meter it had: <b>{lifetime}</b>
        </p>
      )}
      {mayRecord && <ReadingForm />}
      {mayRecord && (
        <ButtonRow>
          <ButtonLink to={`/fleet-data/${id}/meter/replace`}>Meter Was Replaced</ButtonLink>
          <ButtonLink to={`/fleet-data/${id}/meter/unit`}>Change Unit</ButtonLink>
        </ButtonRow>
      )}
      {mayRecord && mayUndo && (
        <PostForm action={`/fleet-data/${id}/meter/replace/undo`}>
          <Button variant="quiet">Undo the last replacement</Button>
        </PostForm>
      )}
      <ReadingsTable readings={readings} page={`/fleet-data/${id}/meter`} mayChange={mayRecord} />
      <ListPager {...pager} />
    </Page>
  );
}

function ReadingForm() {
  const { id, meterUnit, current, today } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<{ mileage: string; readOn: string }>({
    id: "reading",
    lastResult: answer?.result,
    defaultValue: { readOn: today },
  });
  return (
    <RecordForm form={form} answer={answer} action={`/fleet-data/${id}/meter`} save="Add Reading">
      <FieldRow>
        <MeterField field={fields.mileage} unit={meterUnit} current={current} required />
        <Field field={fields.readOn} label="Date" type="date" required />
      </FieldRow>
      <ButtonRow>
        <Button>Add Reading</Button>
      </ButtonRow>
    </RecordForm>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
