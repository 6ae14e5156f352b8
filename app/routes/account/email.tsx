import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { askForAddress, getOpenChange } from "~/auth/address-change.server";
import { beginAttempt, waitMessage } from "~/auth/attempts.server";
import { requireScope } from "~/auth/require-scope.server";
import { newAddressSchema } from "~/features/accounts/sign-in-schema";
import { mailAddressChange } from "~/features/mail/address-change-mail.server";
import { mailIsSetUp } from "~/features/mail/mail.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { PostForm } from "~/http/forms/post-form";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonRow } from "~/ui/button";
import { DetailsList } from "~/ui/details-list";
import { Field, Password } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { counted, guessRefused } from "./+shared/counted.server";

export const meta = pageTitle("Change Email");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "own-sign-in:change");
  const open = await getOpenChange(scope);
  return {
    email: scope.user.email,
    mailIsSetUp,
    open: open && {
      newEmail: open.new_email,
      newConfirmed: open.new_confirmed_at !== null,
      oldConfirmed: open.old_confirmed_at !== null,
    },
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "own-sign-in:change");
  const parsed = parseForm(await readForm(request, scope), newAddressSchema, ["password"]);
  if ("problem" in parsed) return refuseForm(parsed);
  const failure = "Address not changed";
  return attempt(parsed, failure, async () => {
    if (!mailIsSetUp) return refuse(parsed, failure, { formErrors: [askOperator] }, 409);
    const tried = await beginAttempt("address", scope.user.email, request);
    if ("problem" in tried) return refuse(parsed, failure, { formErrors: [waitMessage(tried.minutes)] }, 429);
    const ask = () => askForAddress(scope, parsed.value, parsed.token, mailAddressChange);
    const asked = await counted(scope, request, ask);
    if (!("problem" in asked)) return redirectWithFlash(request, "/account/email", mailed);
    if (asked.problem === "same")
      return refuse(parsed, failure, { fieldErrors: { email: ["This is your address already"] } });
    const { status, ...problem } = guessRefused(asked);
    return refuse(parsed, failure, problem, status);
  });
}

const askOperator =
  "Mail is not set up here, so neither address can confirm the change. The person who runs the server can change it.";

/** The same when somebody else has the new address: it gets no link then. */
const mailed = {
  kind: "success" as const,
  title: "Open both mailboxes",
  text: "A link is on its way to each address. The change is made once both were opened, within 24 hours.",
};

export default function EmailPage() {
  const { email, mailIsSetUp, open } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<{ email: string; password: string }>("email");
  return (
    <RecordPage
      {...record}
      title="Change Email"
      back={{ to: "/account", label: "Back to the account" }}
      intro={
        <>
          <p>You sign in as {email}. Mail to you goes there as well.</p>
          {mailIsSetUp ? open && <Open {...open} oldEmail={email} /> : <NotSetUp email={email} />}
        </>
      }
      action="/account/email"
      save="Change Email"
      closed={!mailIsSetUp}
      checks={false}
    >
      <Field
        field={fields.email}
        label="New email"
        hint="Both addresses get a link. The change is made once both were opened."
        type="email"
        required
        autoComplete="email"
      />
      <Password field={fields.password} label="Current password" autoComplete="current-password" />
    </RecordPage>
  );
}

type OpenProps = { oldEmail: string; newEmail: string; newConfirmed: boolean; oldConfirmed: boolean };

function Open({ oldEmail, newEmail, newConfirmed, oldConfirmed }: OpenProps) {
  const said = (confirmed: boolean) => (confirmed ? "Confirmed" : "Waiting for its link to be opened");
  return (
    <Notice kind="info" title={`To become ${newEmail}`}>
      <DetailsList
        details={[
          { label: newEmail, value: said(newConfirmed) },
          { label: oldEmail, value: said(oldConfirmed) },
        ]}
      />
      <PostForm action="/account/email/cancel">
        <ButtonRow>
          <Button variant="secondary">Call Off the Change</Button>
        </ButtonRow>
      </PostForm>
    </Notice>
  );
}

function NotSetUp({ email }: { email: string }) {
  return (
    <Notice kind="warning" title="Mail is not set up here">
      <p>Both addresses have to confirm a change by mail. The person who runs the server can make it:</p>
      <p>
        <code>npm run operator -- address {email} NEW</code>
      </p>
    </Notice>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load account information" />;
}
