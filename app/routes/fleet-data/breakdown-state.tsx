import { getFormProps, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { BreakdownDetails } from "~/features/breakdowns/breakdown-details";
import { breakdownFacts } from "~/features/breakdowns/breakdown-facts";
import { changeBreakdownState } from "~/features/breakdowns/breakdown-follow-up.server";
import { CostField } from "~/features/breakdowns/breakdown-form";
import { breakdownStateSchema, costInForm } from "~/features/breakdowns/breakdown-schema";
import { breakdownStates, stateNames } from "~/features/breakdowns/breakdown-types";
import { getBreakdown } from "~/features/breakdowns/breakdowns.server";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { Refusal } from "~/http/forms/refusal";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { DialogPage } from "~/ui/dialog-page";
import { Select, TextArea } from "~/ui/field";
import { breakdownOfVehicle, whichBreakdown } from "./+shared/breakdown-of-vehicle.server";

export const meta = pageTitle("Change State");

export { shouldRevalidate } from "~/http/requests/revalidate";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { vehicle, breakdown, of, closed } = await breakdownOfVehicle(scope, params);
  const wanted = new URL(request.url).searchParams.get("to");
  return {
    page: `/fleet-data/${vehicle.id}/breakdowns/${breakdown.id}`,
    of,
    closed,
    saved: breakdownFacts(breakdown, scope.may("costs:view")),
    values: {
      state: breakdownStates.find((state) => state === wanted) ?? breakdown.state,
      cost: costInForm(breakdown.cost),
      version: String(breakdown.version),
    },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const which = whichBreakdown(params);
  const parsed = parseForm(await readForm(request, scope), breakdownStateSchema);
  orNotFound(await getBreakdown(scope, which.vehicleId, which.id));
  if (!parsed.ok) return refuseForm(parsed);
  return attempt(parsed, "Failed to update breakdown", async () => {
    const saved = await changeBreakdownState(scope, which, parsed.value, parsed.token);
    if ("problem" in saved) {
      return refuse(parsed, "Failed to update breakdown", recordProblemText(saved, "breakdown"), 409);
    }
    const page = `/fleet-data/${which.vehicleId}/breakdowns/${which.id}`;
    const title = `Breakdown saved as ${stateNames[parsed.value.state].toLowerCase()}`;
    return redirectWithFlash(request, page, { kind: "success", title });
  });
}

export default function BreakdownStatePage() {
  const { page, of, closed, values, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<"state" | "cost" | "note" | "version", string>>({
    id: "state",
    lastResult: answer?.result,
    defaultValue: values,
  });
  const options = breakdownStates.map((value) => ({ value, label: stateNames[value] }));
  return (
    <DialogPage title="Change State" close={{ to: page, label: "Back to the breakdown" }}>
      <p>{of}</p>
      <ClosedNotice {...closed} />
      <PostForm {...getFormProps(form)} action={`${page}/state`}>
        <Refusal form={form} title={answer?.title} />
        {answer?.conflict && (
          <Card title="Saved now">
            <BreakdownDetails facts={saved} />
          </Card>
        )}
        <Select field={fields.state} label="State" required options={options} />
        <CostField field={fields.cost} />
        <TextArea field={fields.note} label="Note" hint="It is kept with your name and the time." />
        <input type="hidden" name="version" value={fields.version.initialValue} />
        <ButtonRow>
          <Button>Save State</Button>
          <ButtonLink to={page}>Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </DialogPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
