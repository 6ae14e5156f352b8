import type { ActionFunctionArgs } from "@remix-run/node";
import { cancelOpenChange } from "~/auth/address-change.server";
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
  await readForm(request, scope);
  await cancelOpenChange(scope);
  return redirectWithFlash(request, "/account/email", {
    kind: "success",
    title: "The change is called off",
    text: "The links that were mailed are of no use any more.",
  });
}
