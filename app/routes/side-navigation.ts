import { type ActionFunctionArgs, replace } from "@remix-run/node";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { requireScope } from "~/auth/require-scope.server";
import { readForm } from "~/http/forms/read-form.server";
import { writeSideBar } from "~/http/requests/device-preferences.server";
import { safePath } from "~/http/requests/safe-path";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "dashboard:use");
  const { fields } = await readForm(request, scope);
  const headers = { "set-cookie": await writeSideBar(request, fields.get("open") === "1") };
  return replace(safePath(fields.get("from"), "/dashboard"), { status: 303, headers });
}
