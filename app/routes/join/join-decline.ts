import type { ActionFunctionArgs } from "@remix-run/node";
import { formHolder, visitor } from "~/auth/form-holder.server";
import { declineInvitation } from "~/features/users/join.server";
import { readForm } from "~/http/forms/read-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { findSignedIn } from "./+shared/join-view.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

/** Whoever holds the link may decline, unless somebody else is signed in: it then opens nothing, and the seat is free. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await findSignedIn(request);
  await readForm(request, { forms: session ? formHolder(session.user_id) : visitor.forms });
  const token = params.token ?? "";
  const { declined, isForOther } = await declineInvitation(token, session?.email);
  if (isForOther)
    return redirectWithFlash(request, `/join/${token}`, {
      kind: "error",
      title: "Nothing was changed",
      text: "This invitation is for somebody else, who may decline it.",
    });
  return redirectWithFlash(request, session ? "/dashboard" : "/auth?tab=signin", {
    kind: "info",
    title: declined ? "Invitation declined" : "Nothing was changed",
    text: declined ? undefined : "The invitation was answered, replaced or deleted meanwhile.",
  });
}
