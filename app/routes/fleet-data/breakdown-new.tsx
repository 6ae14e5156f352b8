import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { alertAnnounced, alertForeseen } from "~/features/breakdowns/alert-words";
import { alertOutlook } from "~/features/breakdowns/breakdown-alert.server";
import { BreakdownTypeField, BreakdownWhenFields } from "~/features/breakdowns/breakdown-form";
import { newBreakdownSchema } from "~/features/breakdowns/breakdown-schema";
import { addBreakdown } from "~/features/breakdowns/breakdowns.server";
import { keepPhoto } from "~/features/files/keep-photo.server";
import { PhotoField } from "~/features/files/photo-field";
import { meterQuestion } from "~/features/meters/meter-question";
import { formatReading } from "~/features/meters/meter-unit";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { askBack, attempt, isCheck, refuse, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { RecordForm } from "~/http/forms/record-form";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
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
  const { id: vehicleId, meterUnit, today } = await recordVehicle(scope, params.vehicleId);
  await keepPhoto(scope, form, { showsMoney: false });
  const parsed = parseForm(form, newBreakdownSchema(meterUnit, today));
  if (!parsed.ok) return refuseForm(parsed);
  const { breakdownType, breakdownDate, mileage } = parsed.value;
  if (isCheck(form)) {
    const at = mileage ? ` at ${formatReading(mileage.value, mileage.unit)}` : "";
    const understood = `${breakdownType} on ${formatDay(breakdownDate)}${at}.`;
    return showChecked(parsed, [understood, alertForeseen(alertOutlook(scope))]);
  }
  return attempt(parsed, "Failed to record breakdown", async () => {
    const added = await addBreakdown(scope, vehicleId, parsed.value, parsed.token);
    if ("problem" in added) {
      if (added.problem === "meter-doubtful") return askBack(parsed, meterQuestion(added));
      return refuse(parsed, "Failed to record breakdown", recordProblemText(added, "breakdown"), 409);
    }
    return redirectWithFlash(request, `/fleet-data/${vehicleId}/breakdowns/${added.breakdownId}`, {
      kind: "success",
      title: "Breakdown recorded!",
      text: [mileage?.note, alertAnnounced(added.alert)].filter(Boolean).join(" "),
    });
  });
}

type Fields = Record<"breakdownType" | "mileage" | "notes" | "breakdownDate" | "photo" | "photoId", string>;

export default function NewBreakdownPage() {
  const { id, title, meterUnit, current, today, hasLeft } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Fields>({
    id: "breakdown",
    lastResult: answer?.result,
    defaultValue: { breakdownDate: today },
  });
  const list = `/fleet-data/${id}/breakdowns`;
  return (
    <DialogPage title="Report Breakdown" close={{ to: list, label: "Back to the breakdowns" }}>
      <ClosedNotice left={hasLeft} />
      <p>{title}</p>
      <RecordForm form={form} answer={answer} action={`${list}/new`} save="Report Breakdown" checks multipart>
        <BreakdownTypeField field={fields.breakdownType} focused={!answer} />
        <BreakdownWhenFields fields={fields} unit={meterUnit} current={current} />
        <TextArea field={fields.notes} label="Notes" hint="What happened, where it stands, who has it" />
        <PhotoField fields={fields} />
        <ButtonRow>
          <Button>Report Breakdown</Button>
          <ButtonLink to={list}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
