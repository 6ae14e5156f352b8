import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { groupsOfFour } from "~/auth/two-step/recovery-codes.server";
import { getTwoStep, makeRecoveryCodes } from "~/auth/two-step/two-step.server";
import { passwordAndCodeSchema } from "~/features/accounts/sign-in-schema";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { counted, guessRefused } from "./+shared/counted.server";
import { ProofFields } from "./+shared/proof-fields";
import { RecoveryCodesPage } from "./+shared/recovery-codes";

export const meta = pageTitle("New Recovery Codes");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "own-sign-in:change");
  if (!(await getTwoStep(scope))) throw redirect("/account/two-step", 303);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "own-sign-in:change");
  const parsed = parseForm(await readForm(request, scope), passwordAndCodeSchema, ["password"]);
  if ("problem" in parsed) return refuseForm(parsed);
  const failure = "No new codes were made";
  return attempt(parsed, failure, async () => {
    const made = await counted(scope, request, () => makeRecoveryCodes(scope, parsed.value, parsed.token));
    if (!("problem" in made)) return data({ codes: made.codes.map(groupsOfFour) });
    if (made.problem === "not-on" || made.problem === "shown-before")
      return redirect("/account/two-step", 303);
    const { status, ...problem } = guessRefused(made);
    return refuse(parsed, failure, problem, status);
  });
}

export default function TwoStepCodesPage() {
  const made = useActionData<typeof action>();
  const { fields, ...record } = useRecordForm<{ password: string; code: string }>("codes");
  if (made && "codes" in made)
    return (
      <RecoveryCodesPage
        title="These are your recovery codes now"
        text="Those from before are of no use any more."
        codes={made.codes}
      />
    );
  return (
    <RecordPage
      {...record}
      title="New Recovery Codes"
      back={{ to: "/account/two-step", label: "Back to Two-Step Sign-In" }}
      intro={<p>You get ten new codes. Those from before are then of no use.</p>}
      action="/account/two-step/codes"
      save="Make New Codes"
      checks={false}
    >
      <ProofFields fields={fields} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load account information" />;
}
