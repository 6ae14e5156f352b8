import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { BreakdownDetails } from "~/features/breakdowns/breakdown-details";
import { breakdownView } from "~/features/breakdowns/breakdown-view";
import { changeBreakdownState } from "~/features/breakdowns/breakdown-follow-up.server";
import { CostField } from "~/features/breakdowns/breakdown-form";
import { breakdownStateSchema, costInForm } from "~/features/breakdowns/breakdown-schema";
import { breakdownStates, stateNames } from "~/features/breakdowns/breakdown-types";
import { ClosedNotice } from "~/features/vehicles/closed-notice";
import { recordProblemText } from "~/features/vehicles/record-problem";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Select, TextArea } from "~/ui/field";
import { breakdownOfVehicle } from "./+shared/breakdown-of-vehicle.server";

export const meta = pageTitle("Change State");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const { breakdown, page, of, closed } = await breakdownOfVehicle(scope, params);
  const wanted = new URL(request.url).searchParams.get("to");
  return {
    page,
    of,
    closed,
    saved: breakdownView(breakdown, scope.may("costs:view")),
    values: {
      state: breakdownStates.find((state) => state === wanted) ?? breakdown.state,
      cost: costInForm(breakdown.cost),
      version: String(breakdown.version),
    },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "records:modify");
  const form = await readForm(request, scope);
  const { which, page } = await breakdownOfVehicle(scope, params);
  const asked = { schema: breakdownStateSchema, failure: "Failed to update breakdown" };
  return saveForm(form, asked, async (typed, token) => {
    const saved = await changeBreakdownState(scope, which, typed, token);
    if ("problem" in saved) return recordProblemText(saved, "breakdown");
    const title = `Breakdown saved as ${stateNames[typed.state].toLowerCase()}`;
    return redirectWithFlash(request, page, { kind: "success", title });
  });
}

type Fields = Record<"state" | "cost" | "note" | "version", string>;

export default function BreakdownStatePage() {
  const { page, of, closed, values, saved } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Fields>("state", values);
  const options = breakdownStates.map((value) => ({ value, label: stateNames[value] }));
  return (
    <RecordPage
      {...record}
      title="Change State"
      back={{ to: page, label: "Back to the breakdown" }}
      intro={
        <>
          <p>{of}</p>
          <ClosedNotice {...closed} />
        </>
      }
      action={`${page}/state`}
      save="Save State"
      version={fields.version}
      saved={<BreakdownDetails facts={saved} />}
    >
      <Select field={fields.state} label="State" required options={options} />
      <CostField field={fields.cost} />
      <TextArea field={fields.note} label="Note" hint="It is kept with your name and the time." />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load vehicle details" />;
}
