import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { makeFormToken } from "~/http/forms/form-token.server";
import { requireUser } from "~/auth/require-scope.server";
import { environment } from "~/environment";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { PageMessages } from "~/root";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Page } from "~/ui/page";
import { Shell } from "~/ui/shell";

export const meta = pageTitle("Waitlist");

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, forms, role } = await requireUser(request);
  if (role !== "waitlist") throw redirect("/dashboard", 303);
  return { launchDate: environment.LAUNCH_DATE, email: user.email, formToken: await makeFormToken(forms) };
}

export default function WaitlistPage() {
  const { launchDate, email } = useLoaderData<typeof loader>();
  return (
    <Shell brandTo="/" message={<PageMessages />}>
      <Page title="Welcome to FleetTrack Pro">
        <p>You are on the waitlist. We launch on {launchDate}.</p>
        <p>
          Your account is ready under {email}: from that day on you sign in with the same address and
          password.
        </p>
        <PostForm action="/auth/sign-out">
          <ButtonRow>
            <ButtonLink to="/" variant="primary">
              Back to Home
            </ButtonLink>
            <Button variant="secondary">Sign Out</Button>
          </ButtonRow>
        </PostForm>
      </Page>
    </Shell>
  );
}
