import type { ActionFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { crmImports } from "~/features/import-kinds/import-kinds.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { undoFile } from "./+shared/import-actions.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "crm:use");
  return undoFile(request, scope, crmImports, params.importId);
}
