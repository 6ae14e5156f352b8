import type { ActionFunctionArgs } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { stockImports } from "~/features/import-kinds/import-kinds.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { undoFile } from "./+shared/import-actions.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:manage", "Please sign in to access inventory");
  return undoFile(request, scope, stockImports, params.importId);
}
