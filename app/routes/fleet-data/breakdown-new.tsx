import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { alertAnnounced, alertForeseen } from "~/features/breakdowns/alert-text";
import { alertOutlook } from "~/features/breakdowns/breakdown-alert.server";
import { BreakdownTypeField, BreakdownWhenFields, UnsafeField } from "~/features/breakdowns/breakdown-form";
import { newBreakdownSchema } from "~/features/breakdowns/breakdown-schema";
import { addBreakdown } from "~/features/breakdowns/breakdowns.server";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { PhotoField } from "~/features/files/photo-field";
import { formatReading } from "~/features/meters/meter-unit";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { TextArea } from "~/ui/field";
import { formatDay } from "~/ui/format";
import { recordVehicle } from "./+shared/record-vehicle.server";

export const meta = pageTitle("Report Breakdown");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  return recordVehicle(scope, params.vehicleId);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope, { files: true });
  const { id, meterUnit, today } = await recordVehicle(scope, params.vehicleId);
  await keepPhoto(scope, form, { showsMoney: false });
  return saveForm(
    form,
    {
      schema: newBreakdownSchema(meterUnit, today),
      failure: "Failed to record breakdown",
      check: ({ breakdownType, breakdownDate, mileage }) => {
        const at = mileage ? ` at ${formatReading(mileage.value, mileage.unit)}` : "";
        const understood = `${breakdownType} on ${formatDay(breakdownDate)}${at}.`;
        return { notes: [understood, alertForeseen(alertOutlook(scope))] };
      },
    },
    async (typed, token) => {
      const added = await addBreakdown(scope, id, typed, token);
      if ("problem" in added) return recordProblemText(added, "breakdown");
      return redirectWithFlash(request, `/fleet-data/${id}/breakdowns/${added.breakdownId}`, {
        kind: "success",
        title: "Breakdown recorded!",
        text: [typed.mileage?.note, alertAnnounced(added.alert)].filter(Boolean).join(" "),
      });
    },
  );
}

type Fields = Record<
  "breakdownType" | "cannotBeDriven" | "mileage" | "notes" | "breakdownDate" | "photo" | "photoId",
  string
>;

export default function NewBreakdownPage() {
  const { id, title, meterUnit, current, today, hasLeft } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Fields>("breakdown", { breakdownDate: today });
  const list = `/fleet-data/${id}/breakdowns`;
  return (
    <RecordPage
      {...record}
      title="Report Breakdown"
      back={{ to: list, label: "Back to the breakdowns" }}
      intro={
        <>
          <ClosedNotice left={hasLeft} />
          <p>{title}</p>
        </>
      }
      action={`${list}/new`}
      save="Report Breakdown"
      multipart
    >
      <BreakdownTypeField field={fields.breakdownType} focused={!record.answer} />
      <UnsafeField field={fields.cannotBeDriven} />
      <BreakdownWhenFields fields={fields} unit={meterUnit} current={current} />
      <TextArea field={fields.notes} label="Notes" hint="What happened, where it stands, who has it" />
      <PhotoField fields={fields} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
