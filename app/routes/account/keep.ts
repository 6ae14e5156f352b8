import type { ActionFunctionArgs } from "@remix-run/node";
import { keepAccount } from "~/auth/closing.server";
import { requireScope } from "~/auth/require-scope.server";
import { readForm } from "~/http/forms/read-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "account:close");
  await readForm(request, scope);
  const isKept = await keepAccount(scope);
  return redirectWithFlash(
    request,
    "/account",
    isKept
      ? { kind: "success", title: "The company is kept", text: "Nothing will be erased." }
      : { kind: "info", title: "The company is not closing", text: "Nothing was changed." },
  );
}
