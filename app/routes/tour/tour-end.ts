import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { requireScope } from "~/auth/require-scope.server";
import { endTour } from "~/features/tour/tour.server";
import { readForm } from "~/http/forms/read-form.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

export { default } from "~/http/requests/no-page";

export function loader() {
  return refuseRequest(405);
}

/** Of skipping and of finishing it. */
export async function action({ request }: ActionFunctionArgs) {
  const scope = await requireScope(request, "dashboard:use");
  await readForm(request, scope);
  await endTour(scope);
  return redirect("/dashboard", 303);
}
