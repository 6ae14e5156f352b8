import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { formatReading } from "~/features/meters/meter-unit";
import { sourceLabels } from "~/features/meters/reading-sources";
import { strikeSchema } from "~/features/vehicles/vehicle-meter-schema";
import { confirmReading } from "~/features/vehicles/readings-to-check.server";
import { getReading, setStruck } from "~/features/vehicles/vehicle-meter.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { formatDay } from "~/ui/format";

export const meta = pageTitle("Strike out a reading");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const vehicleId = readId(params.vehicleId);
  const readingId = readId(params.readingId);
  const reading = orNotFound(await getReading(scope, { vehicleId, readingId }));
  return {
    vehicleId,
    readingId,
    isStruck: reading.struck_at !== null,
    doubt: reading.struck_at === null && reading.checked_at === null ? reading.doubt : null,
    source: reading.source === "meter" ? undefined : sourceLabels[reading.source],
    text: `${formatReading(reading.value, reading.unit)}, read on ${formatDay(reading.read_on)}`,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const place = { vehicleId: readId(params.vehicleId), readingId: readId(params.readingId) };
  const form = await readForm(request, scope);
  const asked = { schema: strikeSchema, failure: "Failed to change the reading" };
  return saveForm(form, asked, async (typed, token) => {
    const struck = typed.struck === "yes";
    const { changed } = typed.isRight
      ? await confirmReading(scope, place, token)
      : await setStruck(scope, place, { ...typed, struck }, token);
    const title = typed.isRight
      ? "Reading found right"
      : struck
        ? "Reading struck out"
        : "The reading counts again";
    return redirectWithFlash(
      request,
      `/fleet-data/${place.vehicleId}/meter`,
      changed ? { kind: "success", title } : { kind: "info", title: "Nothing was changed" },
    );
  });
}

export default function MeterReadingPage() {
  const { vehicleId, readingId, isStruck, doubt, source, text } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<{ reason: string }>("strike");
  const list = `/fleet-data/${vehicleId}/meter`;
  return (
    <RecordPage
      {...record}
      title={isStruck ? "Let this reading count again?" : "Strike out this reading?"}
      back={{ to: list, label: "Back to the meter" }}
      intro={
        <>
          <p>
            <b>{text}</b>
          </p>
          {doubt && <p>Saved by a driver although it was questioned: {doubt}</p>}
          {!isStruck && (
            <p>It stays in the list, crossed out. Everything worked out from it is worked out anew.</p>
          )}
          {!isStruck && source && (
            <p>It was entered with: {source}. When you know the right figure, correct it there.</p>
          )}
        </>
      }
      action={`${list}/${readingId}`}
      save={isStruck ? "Let It Count" : "Strike Out"}
      more={
        doubt && (
          <Button variant="secondary" name="isRight" value="yes">
            It Is Right
          </Button>
        )
      }
    >
      <input type="hidden" name="struck" value={isStruck ? "no" : "yes"} />
      {!isStruck && <Field field={fields.reason} label="Reason" hint="Such as a typing error" />}
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
