import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { recoveryCodeCount } from "~/auth/two-step/recovery-codes.server";
import { getTwoStep, startTwoStep } from "~/auth/two-step/two-step.server";
import { ownPasswordSchema } from "~/features/accounts/sign-in-schema";
import { PostForm } from "~/http/forms/post-form";
import { readForm } from "~/http/forms/read-form.server";
import { useRecordForm } from "~/http/forms/record-page";
import { Refusal } from "~/http/forms/refusal";
import { saveForm } from "~/http/forms/save-form.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DetailsList } from "~/ui/details-list";
import { DialogPage } from "~/ui/dialog-page";
import { Password } from "~/ui/field";
import { formatTime } from "~/ui/format";
import { Notice } from "~/ui/notice";
import { counted, guessRefused } from "./+shared/counted.server";

export const meta = pageTitle("Two-Step Sign-In");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "own-sign-in:change");
  const on = await getTwoStep(scope);
  return {
    on: on && {
      since: formatTime(on.since, scope.account.timeZone),
      codesLeft: on.codesLeft,
      codesMade: recoveryCodeCount,
    },
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "own-sign-in:change");
  const form = await readForm(request, scope);
  const failure = "Two-step sign-in is not set up";
  return saveForm(form, { schema: ownPasswordSchema, failure }, async ({ password }, token) => {
    const started = await counted(scope, request, () => startTwoStep(scope, password, token));
    if (!("problem" in started)) return redirect("/account/two-step/app", 303);
    if (started.problem === "already-on") return redirect("/account/two-step", 303);
    return guessRefused(started);
  });
}

export default function TwoStepPage() {
  const { on } = useLoaderData<typeof loader>();
  return (
    <DialogPage title="Two-Step Sign-In" close={{ to: "/account", label: "Back to the account" }}>
      {on ? <On {...on} /> : <Off />}
    </DialogPage>
  );
}

function On({ since, codesLeft, codesMade }: { since: string; codesLeft: number; codesMade: number }) {
  return (
    <>
      <p>Signing in asks for your password and a code from your authenticator app.</p>
      {codesLeft < 3 && (
        <Notice kind="warning" title="Few recovery codes are left">
          Make new ones before the last is used: without them, a lost phone locks you out.
        </Notice>
      )}
      <DetailsList
        details={[
          { label: "On since", value: since },
          { label: "Recovery codes left", value: `${codesLeft} of ${codesMade}` },
        ]}
      />
      <ButtonRow>
        <ButtonLink to="/account/two-step/codes">New Recovery Codes</ButtonLink>
        <ButtonLink to="/account/two-step/off">Turn Off</ButtonLink>
      </ButtonRow>
    </>
  );
}

function Off() {
  const { form, fields, answer } = useRecordForm<{ password: string }>("two-step");
  return (
    <>
      <p>
        With it, signing in asks for your password and for a code from an app on your phone. Somebody who has
        learned your password cannot get in with it.
      </p>
      <p>You need a phone or computer with any authenticator app. It works without a network.</p>
      <PostForm id={form.id} action="/account/two-step">
        <Refusal form={form} answer={answer} />
        <Password field={fields.password} label="Current password" autoComplete="current-password" />
        <ButtonRow>
          <Button>Set It Up</Button>
          <ButtonLink to="/account">Cancel</ButtonLink>
        </ButtonRow>
      </PostForm>
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load account information" />;
}
