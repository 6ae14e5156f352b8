import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { qrCode } from "~/auth/two-step/qr-code.server";
import { groupsOfFour } from "~/auth/two-step/recovery-codes.server";
import { confirmTwoStep, getSetup } from "~/auth/two-step/two-step.server";
import { codeSchema } from "~/features/accounts/sign-in-schema";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { PostForm } from "~/http/forms/post-form";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { useRecordForm } from "~/http/forms/record-page";
import { Refusal } from "~/http/forms/refusal";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { QrCode } from "~/ui/qr-code";
import { RecoveryCodesPage } from "./+shared/recovery-codes";

export const meta = pageTitle("Set Up Two-Step Sign-In");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "own-sign-in:change");
  const setup = await getSetup(scope);
  return {
    setup: setup && {
      typedKey: groupsOfFour(setup.secret),
      address: setup.address,
      picture: qrCode(setup.address),
    },
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "own-sign-in:change");
  const parsed = parseForm(await readForm(request, scope), codeSchema);
  if ("problem" in parsed) return refuseForm(parsed);
  const failure = "Two-step sign-in is not on yet";
  return attempt(parsed, failure, async () => {
    const confirmed = await confirmTwoStep(scope, parsed.value.code, parsed.token);
    if (!("problem" in confirmed)) return data({ codes: confirmed.codes.map(groupsOfFour) });
    if (confirmed.problem === "wrong-code")
      return refuse(parsed, failure, { fieldErrors: { code: [wrong] } });
    return redirect("/account/two-step", 303);
  });
}

const wrong = "The app shows another code now. Check the time on the phone, and type the code it shows.";

export default function TwoStepAppPage() {
  const { setup } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "codes" in answer)
    return (
      <RecoveryCodesPage
        title="Two-step sign-in is on"
        text="From now on, signing in asks for a code of the app as well."
        codes={answer.codes}
      />
    );
  return (
    <DialogPage
      title="Set Up Two-Step Sign-In"
      close={{ to: "/account/two-step", label: "Back to Two-Step Sign-In" }}
    >
      {setup ? <Setup {...setup} /> : <NothingStarted />}
    </DialogPage>
  );
}

type SetupProps = { typedKey: string; address: string; picture: { size: number; path: string } };

function Setup({ typedKey, address, picture }: SetupProps) {
  const { form, fields, answer } = useRecordForm<{ code: string }>("two-step-app");
  return (
    <PostForm id={form.id} action="/account/two-step/app">
      <Refusal form={form} answer={answer} />
      <ol className="steps">
        <li>
          <p>Scan this picture with the authenticator app.</p>
          <QrCode {...picture} label="Picture for the authenticator app" />
          <p>
            Or type this key into the app: <code className="identifier">{typedKey}</code>
          </p>
          <p>
            The app is on this device? <a href={address}>Open it with the key</a>
          </p>
        </li>
        <li>
          <p>Type the code that the app shows then.</p>
          <Field
            field={fields.code}
            label="Code"
            hint="6 digits"
            required
            mono
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
          />
        </li>
      </ol>
      <ButtonRow>
        <Button>Turn On</Button>
        <ButtonLink to="/account/two-step">Cancel</ButtonLink>
      </ButtonRow>
    </PostForm>
  );
}

function NothingStarted() {
  const start = <ButtonLink to="/account/two-step">To Two-Step Sign-In</ButtonLink>;
  return (
    <Notice kind="info" title="Nothing is being set up" actions={start}>
      It is on already, or was begun more than 30 minutes ago.
    </Notice>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load account information" />;
}
