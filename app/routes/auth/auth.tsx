import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readForm } from "~/auth/form.server";
import { makeFormToken } from "~/auth/form-token.server";
import { isResetToken } from "~/auth/password.server";
import { findSession } from "~/auth/session.server";
import { mailIsSetUp } from "~/features/mail/mail.server";
import { pageTitle } from "~/http/page-title";
import { safePath } from "~/http/safe-path";
import { FlashMessage } from "~/root";
import { DialogPage } from "~/ui/dialog-page";
import { Shell } from "~/ui/shell";
import { Tabs } from "~/ui/tabs";
import { NewPasswordForm, ResetRequestForm } from "./reset-forms";
import { finishReset, requestReset } from "./reset.server";
import { SignInForm } from "./sign-in-form";
import { signInAndGo } from "./sign-in.server";
import { SignUpForm } from "./sign-up-form";
import { signUpAndGo } from "./sign-up.server";

const tabs = { signin: "Sign In", signup: "Sign Up", reset: "Reset Password" } as const;
type Tab = keyof typeof tabs;

export const meta = pageTitle((data: { tab: Tab }) => tabs[data.tab]);

export async function loader({ request }: LoaderFunctionArgs) {
  const question = readQuestion(request);
  // A reset link is for people who are signed in somewhere, too.
  if (!question.resetToken) {
    const session = await findSession(request);
    if (session?.state === "live")
      throw redirect(session.role === "waitlist" ? "/waitlist" : question.to, 303);
  }
  return {
    ...question,
    linkIsFresh: question.resetToken ? await isResetToken(question.resetToken) : false,
    formToken: await makeFormToken("visitor"),
    mailIsSetUp,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, "visitor");
  const { tab, to, resetToken } = readQuestion(request);
  if (tab === "signin") return signInAndGo(request, form, to);
  if (tab === "signup") return signUpAndGo(request, form);
  return resetToken ? finishReset(request, form) : requestReset(request, form);
}

function readQuestion(request: Request) {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("tab") ?? "";
  const isReset = searchParams.get("reset") === "true";
  const tab: Tab = isReset ? "reset" : asked in tabs ? (asked as Tab) : "signin";
  return {
    tab,
    to: safePath(searchParams.get("to"), "/dashboard"),
    resetToken: isReset ? searchParams.get("token") : null,
  };
}

export default function AuthPage() {
  const { tab, to, resetToken, linkIsFresh, mailIsSetUp } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Shell brandTo="/" message={<FlashMessage />}>
      <DialogPage title={tabs[tab]} close={{ to: "/", label: "Back to the home page" }}>
        <Tabs
          label="Sign in or create an account"
          tabs={(Object.keys(tabs) as Tab[]).map((key) => ({
            label: tabs[key],
            to: `/auth?tab=${key}`,
            current: key === tab,
          }))}
        />
        {tab === "signin" && <SignInForm answer={answer} to={to} />}
        {tab === "signup" && <SignUpForm answer={answer} />}
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
