import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { getTwoStep, turnOffTwoStep } from "~/auth/two-step/two-step.server";
import { passwordAndCodeSchema } from "~/features/accounts/sign-in-schema";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { counted, guessRefused } from "./+shared/counted.server";
import { ProofFields } from "./+shared/proof-fields";

export const meta = pageTitle("Turn Off Two-Step Sign-In");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "own-sign-in:change");
  if (!(await getTwoStep(scope))) throw redirect("/account/two-step", 303);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "own-sign-in:change");
  const parsed = parseForm(await readForm(request, scope), passwordAndCodeSchema, ["password"]);
  if ("problem" in parsed) return refuseForm(parsed);
  const failure = "Two-step sign-in is still on";
  return attempt(parsed, failure, async () => {
    const off = await counted(scope, request, () => turnOffTwoStep(scope, parsed.value, parsed.token));
    if ("problem" in off && off.problem !== "not-on") {
      const { status, ...problem } = guessRefused(off);
      return refuse(parsed, failure, problem, status);
    }
    return redirectWithFlash(request, "/account/two-step", {
      kind: "success",
      title: "Two-step sign-in is off",
      text: "Signing in asks for your password alone.",
    });
  });
}

export default function TwoStepOffPage() {
  const { fields, ...record } = useRecordForm<{ password: string; code: string }>("two-step-off");
  return (
    <RecordPage
      {...record}
      title="Turn Off Two-Step Sign-In"
      back={{ to: "/account/two-step", label: "Back to Two-Step Sign-In" }}
      intro={<p>Your password alone then signs you in. The recovery codes are of no use any more.</p>}
      action="/account/two-step/off"
      save="Turn Off"
      danger
      checks={false}
    >
      <ProofFields fields={fields} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load account information" />;
}
