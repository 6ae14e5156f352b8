import type { ActionFunctionArgs } from "@remix-run/node";
import { signOutDevice } from "~/auth/devices.server";
import { requireScope } from "~/auth/require-scope.server";
import { readForm } from "~/http/forms/read-form.server";
import { type Flash, redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "own-sign-in:change");
  await readForm(request, scope);
  const { browser } = await signOutDevice(scope, readId(params.sessionId));
  const flash: Flash = browser
    ? { kind: "success", title: "Signed out", text: `${browser} is signed out.` }
    : { kind: "info", title: "Nothing to sign out", text: "That device is signed out already." };
  return redirectWithFlash(request, "/account/devices", flash);
}
