import type { ActionFunctionArgs } from "@remix-run/node";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { writeDevicePreferences } from "~/http/requests/device-preferences.server";
import { redirectWithFlash } from "~/http/requests/flash.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "account:view");
  const { fields } = await readForm(request, scope);
  const chosen = {
    plainPages: fields.get("plainPages") === "on",
    shortcuts: fields.get("shortcuts") === "on",
  };
  const headers = new Headers({ "set-cookie": await writeDevicePreferences(request, chosen) });
  return redirectWithFlash(request, "/account", { kind: "success", title: "Saved for this device" }, headers);
}
