import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { makeFormToken } from "~/http/forms/form-token.server";
import { requireUser } from "~/auth/require-scope.server";
import { environment } from "~/environment";
import { launchText } from "~/features/accounts/launch-text";
import { mailIsSetUp } from "~/features/mail/mail.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { PageMessages } from "~/root";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { Shell } from "~/ui/shell";

export const meta = pageTitle("Waitlist");

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, forms, role } = await requireUser(request);
  if (role !== "waitlist") throw redirect("/dashboard", 303);
  return {
    launch: launchText(environment.LAUNCH_DATE, new Date()),
    email: user.email,
    mailIsSetUp,
    formToken: await makeFormToken(forms),
  };
}

export default function WaitlistPage() {
  const { launch, email, mailIsSetUp } = useLoaderData<typeof loader>();
  const told = mailIsSetUp
    ? "Once yours is open, a mail says so."
    : "Sign in from time to time: once yours is open, you come to your dashboard instead of this page.";
  return (
    <Shell brandTo="/" message={<PageMessages />}>
      <DialogPage title="Welcome to FleetTrack Pro">
        <p>
          <strong>You are on the waitlist. {launch}</strong>
        </p>
        <p>
          Your account is kept under {email}. {told} You sign in with the same address and password.
        </p>
        <PostForm action="/auth/sign-out">
          <ButtonRow>
            <ButtonLink to="/" variant="primary">
              Back to Home
            </ButtonLink>
            <Button variant="secondary">Sign Out</Button>
          </ButtonRow>
        </PostForm>
      </DialogPage>
    </Shell>
  );
}
