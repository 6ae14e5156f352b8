import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";

export { default } from "~/http/requests/no-page";

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:view", "Please sign in to access inventory");
  return redirect(`/inventory/reseller/${scope.isMaster ? "customers" : "parts"}`, 303);
}
