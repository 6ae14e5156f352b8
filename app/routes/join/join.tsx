import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { formHolder, visitor } from "~/auth/form-holder.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { readForm } from "~/http/forms/read-form.server";
import { type Flash, redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { PageMessages } from "~/root";
import { ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { EmailAddress } from "~/ui/email-address";
import { Shell } from "~/ui/shell";
import { JoinForm, SignOutForm } from "./+shared/join-forms";
import { joinAsPerson, joinAsVisitor } from "./+shared/join-and-go.server";
import { findSignedIn, viewOf } from "./+shared/join-view.server";
import { Leaving } from "./+shared/leaving";

export const meta = pageTitle((data: { company: string }) => `Join ${data.company}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await findSignedIn(request);
  const view = await viewOf(request, params.token ?? "");
  if (view.view === "closed" && view.state === "accepted" && session?.email === view.email)
    throw await redirectWithFlash(request, "/dashboard", joinedBefore);
  const forms = session ? formHolder(session.user_id) : visitor.forms;
  return { ...view, isSignedIn: session !== undefined, formToken: await makeFormToken(forms) };
}

const joinedBefore: Flash = {
  kind: "info",
  title: "Nothing was changed",
  text: "You accepted this invitation already, and its link works once.",
};

export async function action({ request, params }: ActionFunctionArgs) {
  const session = await findSignedIn(request);
  const forms = session ? formHolder(session.user_id) : visitor.forms;
  const form = await readForm(request, { forms });
  const token = params.token ?? "";
  return session ? joinAsPerson(request, form, token, session) : joinAsVisitor(request, form, token);
}

export default function JoinPage() {
  const { company, author, role, email, ...data } = useLoaderData<typeof loader>();
  return (
    <Shell brandTo="/" message={<PageMessages />}>
      <DialogPage title={`Join ${company}`} close={{ to: "/", label: "Back to the home page" }}>
        {data.view !== "closed" && (
          <p>
            <EmailAddress text={author} /> invites <EmailAddress text={email} /> to work with {company}, as{" "}
            {role}.
          </p>
        )}
        <View />
      </DialogPage>
    </Shell>
  );
}

function View() {
  const data = useLoaderData<typeof loader>();
  const page = `/join/${useParams().token ?? ""}`;
  switch (data.view) {
    case "closed":
      return <Closed text={data.text} isSignedIn={data.isSignedIn} />;
    case "somebody-else":
      return <SomebodyElse signedIn={data.signedIn} email={data.email} />;
    case "sign-in":
      return <SignInFirst email={data.email} page={page} />;
    case "new":
      return <JoinForm page={page} />;
    case "signed-in":
      return <Leaving {...data} page={page} />;
  }
}

function Closed({ text, isSignedIn }: { text: string; isSignedIn: boolean }) {
  return (
    <>
      <p>{text}</p>
      <ButtonRow>
        {isSignedIn ? (
          <ButtonLink to="/dashboard">Dashboard</ButtonLink>
        ) : (
          <ButtonLink to="/auth?tab=signin">Sign In</ButtonLink>
        )}
      </ButtonRow>
    </>
  );
}

function SomebodyElse({ signedIn, email }: { signedIn: string; email: string }) {
  return (
    <>
      <p>
        You are signed in as <EmailAddress text={signedIn} />, and this invitation is for{" "}
        <EmailAddress text={email} />. It is not used up: sign out here, and open the link again.
      </p>
      <SignOutForm />
    </>
  );
}

function SignInFirst({ email, page }: { email: string; page: string }) {
  return (
    <>
      <p>
        <EmailAddress text={email} /> has a password here already. Sign in with it to answer the invitation.
      </p>
      <ButtonRow>
        <ButtonLink to={`/auth?tab=signin&to=${encodeURIComponent(page)}`} variant="primary">
          Sign In
        </ButtonLink>
      </ButtonRow>
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="The invitation could not be opened" />;
}
