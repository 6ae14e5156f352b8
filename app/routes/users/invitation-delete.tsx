import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { deleteInvitation, getInvitation } from "~/features/users/invitations.server";
import { readForm } from "~/http/forms/read-form.server";
import { RemovalPage } from "~/http/forms/record-page";
import { noFields, saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { EmailAddress } from "~/ui/email-address";

export const meta = pageTitle("Delete Invitation");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "users:manage");
  const { id, email } = orNotFound(await getInvitation(scope, readId(params.invitationId)));
  return { email, page: `/account/users/invitations/${id}` };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "users:manage");
  const id = readId(params.invitationId);
  const form = await readForm(request, scope);
  return saveForm(form, { schema: noFields, failure: "Error removing user" }, async () =>
    redirectWithFlash(
      request,
      "/account/users",
      (await deleteInvitation(scope, id))
        ? { kind: "success", title: "Invitation deleted", text: "Its link no longer works." }
        : {
            kind: "info",
            title: "Nothing was deleted",
            text: "The invitation was accepted or deleted before.",
          },
    ),
  );
}

export default function InvitationDeletePage() {
  const { email, page } = useLoaderData<typeof loader>();
  return (
    <RemovalPage
      title={
        <>
          Delete the invitation of <EmailAddress text={email} />?
        </>
      }
      back={{ to: page, label: "Back to the invitation" }}
      action={`${page}/delete`}
      remove="Delete Invitation"
    >
      <p>The link that was sent stops working, and the seat is free.</p>
    </RemovalPage>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Error loading users" />;
}
