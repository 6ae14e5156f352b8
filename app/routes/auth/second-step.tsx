import { getFormProps, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { waitMessage } from "~/auth/attempts.server";
import { visitor } from "~/auth/form-holder.server";
import { findSession } from "~/auth/session.server";
import { findSecondStep, finishSecondStep, secondStepMinutes } from "~/auth/two-step/second-step.server";
import { wrongCode } from "~/features/accounts/code-text";
import { codeSchema } from "~/features/accounts/sign-in-schema";
import { mailNewBrowser } from "~/features/mail/new-browser-mail.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { PostForm } from "~/http/forms/post-form";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { Refusal } from "~/http/forms/refusal";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { safePath } from "~/http/requests/safe-path";
import { PageMessages } from "~/root";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { Field } from "~/ui/field";
import { Shell } from "~/ui/shell";
import { welcome } from "./+shared/welcome.server";

export const meta = pageTitle("Enter Your Code");

export async function loader({ request }: LoaderFunctionArgs) {
  const to = toOf(request);
  const waiting = await findSecondStep(request);
  if (waiting) return { to, email: waiting.email, formToken: await makeFormToken(visitor.forms) };
  const session = await findSession(request);
  if (session?.state === "live") throw redirect(to, 303);
  throw await signInAgain(request, to);
}

export async function action({ request }: ActionFunctionArgs) {
  const parsed = parseForm(await readForm(request, visitor), codeSchema);
  if ("problem" in parsed) return refuseForm(parsed);
  const failure = "The sign-in could not be checked";
  return attempt(
    parsed,
    failure,
    async () => {
      const typed = { code: parsed.value.code, formToken: parsed.token, tellOwner: mailNewBrowser };
      const entered = await finishSecondStep(request, typed);
      if (!("problem" in entered))
        return welcome(request, entered, { ...entered, to: toOf(request), text: codesLeft(entered) });
      if (entered.problem === "over") return signInAgain(request, toOf(request));
      if (entered.problem === "wait")
        return refuse(parsed, "Sign in failed", { formErrors: [waitMessage(entered.minutes)] }, 429);
      return refuse(parsed, "Sign in failed", { fieldErrors: { code: [wrongCode] } });
    },
    "Sign in failed",
  );
}

function toOf(request: Request): string {
  return safePath(new URL(request.url).searchParams.get("to"), "/dashboard");
}

function signInAgain(request: Request, to: string) {
  return redirectWithFlash(request, `/auth?tab=signin&to=${encodeURIComponent(to)}`, {
    kind: "info",
    title: "Please sign in again",
    text: `The code has to be typed within ${secondStepMinutes} minutes after the password, in the same browser.`,
  });
}

function codesLeft({ codesLeft: left }: { codesLeft: number | null }): string | undefined {
  if (left === null) return undefined;
  const rest = left === 0 ? "None is left" : `${left} ${left === 1 ? "is" : "are"} left`;
  return `You used a recovery code. ${rest}: new ones are made on the account page, under Two-Step Sign-In.`;
}

export default function SecondStepPage() {
  const { to, email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<{ code: string }>({ id: "second-step", lastResult: answer?.result });
  return (
    <Shell brandTo="/" message={<PageMessages />}>
      <DialogPage title="Enter Your Code" close={{ to: "/", label: "Back to the home page" }}>
        <p>
          The password of {email} is right. Now type the code that your authenticator app shows for FleetTrack
          Pro. If neither the phone nor a recovery code is at hand, the person who runs the server can turn
          the code off.
        </p>
        <PostForm {...getFormProps(form)} action={`/auth/second-step?to=${encodeURIComponent(to)}`}>
          <Refusal form={form} answer={answer} />
          <Field
            field={fields.code}
            label="Code"
            hint="6 digits, or one of your recovery codes of 16"
            required
            mono
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            autoFocus={!answer}
          />
          <ButtonRow>
            <Button>Sign In</Button>
            <ButtonLink to="/auth?tab=signin">Sign in as somebody else</ButtonLink>
          </ButtonRow>
        </PostForm>
      </DialogPage>
    </Shell>
  );
}
