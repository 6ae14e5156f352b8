import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { formatReading } from "~/features/meters/meter-unit";
import { sourceLabels } from "~/features/meters/reading-sources";
import { strikeSchema } from "~/features/vehicles/vehicle-meter-schema";
import { listAllReadings, setStruck } from "~/features/vehicles/vehicle-meter.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { RecordForm } from "~/http/forms/record-form";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { Field } from "~/ui/field";
import { formatDay } from "~/ui/format";

export const meta = pageTitle("Strike out a reading");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const vehicleId = readId(params.vehicleId);
  const readings = await listAllReadings(scope, vehicleId);
  const readingId = readId(params.readingId);
  const reading = orNotFound(readings.find(({ id }) => id === readingId));
  return {
    vehicleId,
    readingId,
    isStruck: reading.struck_at !== null,
    source: reading.source === "meter" ? undefined : sourceLabels[reading.source],
    text: `${formatReading(reading.value, reading.unit)}, read on ${formatDay(reading.read_on)}`,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const place = { vehicleId: readId(params.vehicleId), readingId: readId(params.readingId) };
  const parsed = parseForm(await readForm(request, scope), strikeSchema);
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to change the reading", async () => {
    const struck = parsed.value.struck === "yes";
    const { changed } = await setStruck(scope, place, { ...parsed.value, struck }, parsed.token);
    const title = struck ? "Reading struck out" : "The reading counts again";
    return redirectWithFlash(
      request,
      `/fleet-data/${place.vehicleId}/meter`,
      changed ? { kind: "success", title } : { kind: "info", title: "Nothing was changed" },
    );
  });
}

export default function MeterReadingPage() {
  const { vehicleId, readingId, isStruck, source, text } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<{ reason: string }>({ id: "strike", lastResult: answer?.result });
  const back = `/fleet-data/${vehicleId}/meter`;
  const words = isStruck ? "Let It Count" : "Strike Out";
  return (
    <DialogPage
      title={isStruck ? "Let this reading count again?" : "Strike out this reading?"}
      close={{ to: back, label: "Back to the meter" }}
    >
      <p>
        <b>{text}</b>
      </p>
      {!isStruck && (
        <>
          <p>It stays in the list, crossed out. Everything worked out from it is worked out anew.</p>
          {source && <p>It was entered with: {source}. When you know the right figure, correct it there.</p>}
        </>
      )}
      <RecordForm form={form} answer={answer} action={`${back}/${readingId}`} save={words}>
        <input type="hidden" name="struck" value={isStruck ? "no" : "yes"} />
        {!isStruck && <Field field={fields.reason} label="Reason" hint="Such as a typing error" />}
        <ButtonRow>
          <Button>{words}</Button>
          <ButtonLink to={back}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
