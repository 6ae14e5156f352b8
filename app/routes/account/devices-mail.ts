import type { ActionFunctionArgs } from "@remix-run/node";
import { chooseNewBrowserMails } from "~/auth/devices.server";
import { requireScope } from "~/auth/require-scope.server";
import { readForm } from "~/http/forms/read-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "own-sign-in:change");
  const { fields } = await readForm(request, scope);
  const wanted = fields.get("newBrowserMails") === "on";
  await chooseNewBrowserMails(scope, wanted);
  return redirectWithFlash(request, "/account/devices", {
    kind: "success",
    title: "Saved",
    text: wanted
      ? "You get a mail when somebody signs in as you from a new browser."
      : "You get no mail about new browsers.",
  });
}
