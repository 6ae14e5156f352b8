import type { ActionFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { mailIsSetUp } from "~/features/mail/mail.server";
import { getInvitation, resendInvitation } from "~/features/users/invitations.server";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { noFields } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound, refuseRequest } from "~/http/requests/refuse-request.server";
import { refusedInvitation } from "./+shared/refused-invitation.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "users:invite");
  const id = readId(params.invitationId);
  const parsed = parseForm(await readForm(request, scope), noFields);
  if ("problem" in parsed) return refuseForm(parsed);
  const { role, email } = orNotFound(await getInvitation(scope, id));
  const sent = await resendInvitation(scope, id, parsed.token);
  const page = `/account/users/invitations/${id}`;
  if ("problem" in sent) {
    const { formErrors = [], fieldErrors = {} } = refusedInvitation(sent, { role });
    return redirectWithFlash(request, page, {
      kind: "error",
      title: "Error sending invitation",
      text: [...formErrors, ...Object.values(fieldErrors).flat()].join(" "),
    });
  }
  const text = mailIsSetUp ? `A new link is on its way to ${email}.` : `Hand the new link below to ${email}.`;
  return redirectWithFlash(request, page, { kind: "success", title: "User invited", text });
}
