import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { visitor } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { demoMinutes } from "~/auth/demos/demo-settings";
import { isResetToken } from "~/auth/password.server";
import { findSession } from "~/auth/session.server";
import { environment } from "~/environment";
import { trialAskedFor } from "~/features/accounts/sign-up-plans";
import { mailIsSetUp } from "~/features/mail/mail.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { isUnreachable, type refuse } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { safePath } from "~/http/requests/safe-path";
import { PageMessages } from "~/root";
import { DemoButton } from "~/http/forms/demo-button";
import { DialogPage } from "~/ui/dialog-page";
import { Shell } from "~/ui/shell";
import { Tabs } from "~/ui/tabs";
import { NewPasswordForm, ResetRequestForm } from "./+shared/reset-forms";
import { finishReset, requestReset } from "./+shared/reset.server";
import { SignInForm } from "./+shared/sign-in-form";
import { signInAndGo } from "./+shared/sign-in.server";
import { SignUpForm } from "./+shared/sign-up-form";
import { signUpAndGo } from "./+shared/sign-up.server";
import { placeFor } from "./+shared/welcome.server";

const tabs = { signin: "Sign In", signup: "Sign Up", reset: "Reset Password" } as const;
type Tab = keyof typeof tabs;

export const meta = pageTitle((data: { tab: Tab }) => tabs[data.tab]);

export async function loader({ request }: LoaderFunctionArgs) {
  const question = readQuestion(request);
  // Someone who is signed in elsewhere may use a reset link too.
  if (!question.resetToken) {
    const session = await findSession(request).catch((error: unknown) => {
      throw isUnreachable(error) ? refuseRequest(503) : error;
    });
    if (session?.state === "live") throw redirect(placeFor(session.role, question.to), 303);
  }
  return {
    ...question,
    linkIsFresh: question.resetToken ? await isResetToken(question.resetToken) : false,
    formToken: await makeFormToken(visitor.forms),
    mailIsSetUp,
    hasDemos: environment.DEMO_READY > 0,
    trial: environment.WAITLIST ? undefined : trialAskedFor(new URL(request.url).searchParams.get("trial")),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, visitor);
  const { tab, to, resetToken } = readQuestion(request);
  if (tab === "reset") return resetToken ? finishReset(request, form) : requestReset(request, form);
  const answer = tab === "signin" ? await signInAndGo(request, form, to) : await signUpAndGo(request, form);
  return "data" in answer ? warnSignedInAsAnother(request, answer) : answer;
}

/** If someone else is signed in in this browser, the page would redirect to their dashboard as if the form had worked. */
async function warnSignedInAsAnother(request: Request, answer: ReturnType<typeof refuse>) {
  const session = await findSession(request).catch(() => undefined);
  if (session?.state !== "live") return answer;
  const errors = Object.values(answer.data.result.error ?? {}).flatMap((texts) => texts ?? []);
  const text = `${errors.join(" ")} You are still signed in as ${session.email}: sign out first.`;
  return redirectWithFlash(request, "/dashboard", { kind: "error", title: answer.data.title, text });
}

function readQuestion(request: Request) {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("tab") ?? "";
  const isReset = searchParams.get("reset") === "true";
  const tab: Tab = isReset ? "reset" : Object.hasOwn(tabs, asked) ? (asked as Tab) : "signin";
  return {
    tab,
    to: safePath(searchParams.get("to"), "/dashboard"),
    resetToken: isReset ? searchParams.get("token") : null,
  };
}

export default function AuthPage() {
  const { tab, to, resetToken, linkIsFresh, mailIsSetUp, trial, hasDemos } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Shell brandTo="/" message={<PageMessages />}>
      <DialogPage
        title={tabs[tab]}
        close={{ to: "/", label: "Back to the home page" }}
        actions={
          hasDemos &&
          tab !== "reset" && (
            <>
              <p>Or look around first: a company with a year of records, yours for {demoMinutes} minutes.</p>
              <DemoButton variant="secondary" />
            </>
          )
        }
      >
        <Tabs
          label="Sign in or create an account"
          tabs={(Object.keys(tabs) as Tab[]).map((key) => ({
            label: tabs[key],
            to: `/auth?tab=${key}`,
            current: key === tab,
          }))}
        />
        {tab === "signin" && <SignInForm answer={answer} to={to} />}
        {tab === "signup" && <SignUpForm answer={answer} trial={trial} />}
        {tab === "reset" && !(resetToken && linkIsFresh) && (
          <ResetRequestForm answer={answer} mailIsSetUp={mailIsSetUp} staleLink={resetToken !== null} />
        )}
        {tab === "reset" && resetToken && linkIsFresh && (
          <NewPasswordForm answer={answer} token={resetToken} />
        )}
      </DialogPage>
    </Shell>
  );
}
