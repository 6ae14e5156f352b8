import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { mailIsSetUp } from "~/features/mail/mail.server";
import { invite } from "~/features/users/invitations.server";
import { type RoleFields, RoleFormFields } from "~/features/users/role-fields";
import { inviteSchema, inviteTitle } from "~/features/users/user-schemas";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Field } from "~/ui/field";
import { refusedInvitation } from "./+shared/refused-invitation.server";

export const meta = pageTitle("Invite User");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireScope(request, "users:invite");
  return { mailIsSetUp };
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "users:invite");
  const form = await readForm(request, scope);
  const asked = { schema: inviteSchema, failure: "Error sending invitation", invalid: inviteTitle };
  return saveForm(form, asked, async (input, token) => {
    const invited = await invite(scope, input, token);
    if ("problem" in invited) return refusedInvitation(invited, input);
    return redirectWithFlash(request, `/account/users/invitations/${invited.id}`, {
      kind: "success",
      title: "User invited",
      text: mailIsSetUp
        ? `A link is on its way to ${input.email}.`
        : `Mail is not set up here: hand the link below to ${input.email}.`,
    });
  });
}

type Fields = RoleFields & { email: string };

export default function UserInvitePage() {
  const { mailIsSetUp } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<Fields>("invite", { role: "limited_user" });
  return (
    <RecordPage
      {...record}
      title="Invite User"
      back={{ to: "/account/users", label: "Manage Account Users" }}
      intro={
        <p>
          {mailIsSetUp
            ? "Whoever has the address gets a link that works once, for seven days. It asks for a name and a password."
            : "Mail is not set up here: you get a link to hand over. It works once, for seven days, and asks for a name and a password."}
        </p>
      }
      action="/account/users/invite"
      save="Send Invitation"
    >
      <Field field={fields.email} label="Email" type="email" required autoComplete="off" maxLength={255} />
      <RoleFormFields fields={fields} />
    </RecordPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Error sending invitation" />;
}
