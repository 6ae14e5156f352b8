import type { ActionFunctionArgs } from "@remix-run/node";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { signOutAllDevices } from "~/auth/devices.server";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { redirectWithFlash } from "~/http/requests/flash.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "own-sign-in:change");
  await readForm(request, scope);
  await signOutAllDevices(scope);
  const flash = {
    kind: "success" as const,
    title: "Signed out",
    text: "You are signed out on every device.",
  };
  return redirectWithFlash(request, "/auth?tab=signin", flash);
}
